import type { SspDriver } from './ssp';

export function createManualDriver(): SspDriver {
  return {
    name: 'manual',
    idField: 'reachCreativeID',
    submit: () => Promise.resolve({ remoteId: null, state: 'manual', feedback: [], lastmod: null }),
    poll: () => Promise.resolve({ verdicts: [], cursor: null }),
  };
}
