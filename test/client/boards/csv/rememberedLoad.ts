import type { RememberedLoad } from '../../../../src/client/boards/csv/loading/loadMemory';
import { Sheet } from '../../../../src/client/boards/csv/sheet/sheet';

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

/** The summary of a file with one good and one bad row, under the key of the load. */
export const aSummary = new Sheet(new TextEncoder().encode('device_id,screen_name\nd1,A\n,B'), 'k').summary();
