import type { SspDriver } from './ssp';

export function createReachDriver(_settings: { base: () => string; token: string }): SspDriver {
  return {
    name: 'reach',
    idField: 'reachCreativeID',
    submit: () => Promise.resolve({ remoteId: null, state: 'manual', feedback: [], lastmod: null }),
    poll: () => Promise.resolve({ verdicts: [], cursor: null }),
  };
}
