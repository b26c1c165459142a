import type { SspDriver } from './ssp';

/**
 * A platform without an API (Moving Walls and others): an administrator submits the artwork there and records the
 * outcome here.
 */
export function createManualDriver(): SspDriver {
  return {
    name: 'manual',
    platform: 'the platform',
    withdrawals: null,
    find: () => Promise.resolve(undefined),
    submit: () => Promise.resolve({ remoteId: null, state: 'manual', feedback: [], lastmod: null }),
    poll: () => [],
  };
}
