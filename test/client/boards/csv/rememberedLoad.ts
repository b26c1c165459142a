import type { RememberedLoad } from '../../../../src/client/boards/csv/loading/loadMemory';

/** A load that has begun and has no answers yet. */
export const aRememberedLoad = (given: Partial<RememberedLoad> = {}): RememberedLoad => ({
  loadId: 'L',
  userId: 'u',
  key: 'k',
  name: 'boards.csv',
  file: new Blob(),
  rows: 0,
  changes: { order: 'height-first', edits: [] },
  boardOwner: null,
  team: null,
  startedAt: '',
  started: true,
  chunks: {},
  ...given,
});
