/**
 * Import it before what it changes: the out-box then looks, and polls verdicts, ten times as often as in the product,
 * so that its tests spend no time waiting.
 */
const faster = 10;

jest.mock('../../../src/server/db/poller', () => {
  const real = jest.requireActual<typeof import('../../../src/server/db/poller')>('../../../src/server/db/poller');
  const createPoller: typeof real.createPoller = (work, seconds, rest) =>
    real.createPoller(work, seconds / faster, rest);
  return { createPoller };
});
jest.mock('../../../src/server/db/storedSettings', () => {
  const real = jest.requireActual<typeof import('../../../src/server/db/storedSettings')>(
    '../../../src/server/db/storedSettings',
  );
  const takeTurnEvery: typeof real.takeTurnEvery = (db, name, seconds) =>
    real.takeTurnEvery(db, name, seconds / faster);
  return { ...real, takeTurnEvery };
});

export {};
