import type { SspDriver } from './ssp';

export function createAdmgmtDriver(_settings: { base: () => string; token: string; bidderId: string }): SspDriver {
  return {
    name: 'admgmt',
    idField: 'reachCreativeID',
    submit: () => Promise.resolve({ remoteId: null, state: 'manual', feedback: [], lastmod: null }),
    poll: () => Promise.resolve({ verdicts: [], cursor: null }),
  };
}
