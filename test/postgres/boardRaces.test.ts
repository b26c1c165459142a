import { createBoard, findBoardsByDevice, getBoard, listBoards, modifyBoard } from '#contract/boards';
import { importBoards, type ImportRow } from '#contract/imports';
import { testApp } from '#test/app';
import { someBoards, somewhere } from '#test/boards';
import { lockBoard, lockName } from '../../src/server/boards/boardWrites.queries';

const app = testApp();

const rowsOf = (name: string, count: number): ImportRow[] =>
  Array.from({ length: count }, (_, i) => ({
    device_id: `${name}-${String(i)}`,
    boardname: `${name} ${String(i)}`,
    boardloc: { country: 'Norway' },
  }));
/** Loads rows as the console does: in chunks of 1,000, one after the other. */
async function load(rows: readonly ImportRow[]) {
  const sums = { created: 0, updated: 0, unchanged: 0, failed: 0 };
  for (let from = 0; from < rows.length; from += 1000) {
    const { reply } = await app.call(importBoards, { body: { rows: rows.slice(from, from + 1000) } });
    for (const name of ['created', 'updated', 'unchanged', 'failed'] as const) sums[name] += reply[name];
  }
  return sums;
}
const total = async (search: string) =>
  (await app.call(listBoards, { query: { search, pageSize: 1 } })).reply.totalBoards;
async function waitUntil(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
/** A deterministic shuffle, so that a failure can be reproduced. */
const mixed = <T>(items: readonly T[], step: number): T[] => items.map((_, i) => items[(i * step + 7) % items.length]!);

test('two loads of the same 2,000 rows at once make 2,000 boards', async () => {
  const rows = rowsOf('twice', 2000);
  const [one, two] = await Promise.all([load(rows), load(rows)]);
  expect(one.created + two.created).toBe(2000);
  expect(one.unchanged + two.unchanged).toBe(2000);
  expect([one.failed, two.failed, one.updated, two.updated]).toEqual([0, 0, 0, 0]);
  expect(await total('twice ')).toBe(2000);
}, 600_000);

test('four concurrent loads in different orders create each board once, while the same boards are being saved', async () => {
  const rows = rowsOf('mixed', 2000);
  await load(rows.slice(0, 400));
  const saves = async () => {
    for (const { device_id: deviceId = '' } of mixed(rows.slice(0, 400), 37).slice(0, 100)) {
      const [found] = (await app.call(findBoardsByDevice, { params: { deviceId } })).reply.boards;
      expect((await app.call(modifyBoard, { params: { id: found!._id }, body: { venueType: 'Airport' } })).status).toBe(
        200,
      );
    }
  };
  const [, ...loads] = await Promise.all([
    saves(),
    load(rows),
    load([...rows].reverse()),
    load(mixed(rows, 37)),
    load(mixed(rows, 1999)),
  ]);
  expect(loads.map(({ failed }) => failed)).toEqual([0, 0, 0, 0]);
  expect(loads.reduce((sum, { created }) => sum + created, 0)).toBe(1600);
  expect(await total('mixed ')).toBe(2000);
}, 600_000);

test('a save that the database aborts because of a deadlock is retried and succeeds', async () => {
  const [id = ''] = await someBoards(app.db, [{ boardname: 'Before' }]);
  let saving: Promise<{ status: number }> | undefined;
  await app.db.transaction(async (tx) => {
    await lockBoard(tx, id);
    // The save holds the lock on the new name and waits for the board.
    saving = app.call(modifyBoard, { params: { id }, body: { boardname: 'After' } });
    await waitUntil(
      async () =>
        (await tx.execute("select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')")).rows
          .length > 0,
    );
    // This causes a deadlock. The save has waited longer, so its transaction detects the deadlock and is aborted.
    await lockName(tx, 'After');
  });
  expect((await saving)?.status).toBe(200);
  expect((await app.call(getBoard, { params: { id } })).reply.board).toMatchObject({ boardname: 'After', version: 2 });
}, 600_000);

test('of thirty concurrent creates with one name, one succeeds', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => app.call(createBoard, { body: { boardname: 'Only One', ...somewhere } })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
}, 600_000);
