import fc from 'fast-check';
import { modifyBoard } from '#contract/boards';
import type { GivenScreen } from '#test/screenProvider';
import { startWatchTest, type WatchTest } from '#test/watch';

let on: WatchTest;
beforeAll(async () => {
  on = await startWatchTest();
});
afterAll(() => on.close());

const text = fc.constantFrom('A', 'a', 'Ünïcode 東', '50 % off', "O'Hara", 'B');
const values = fc.record({
  name: text,
  hours: fc.constantFrom('always', '06:00 to 23:00', ''),
  width: fc.constantFrom(1080, 1920),
  height: fc.constantFrom(1080, 1920),
  type: fc.constantFrom('LED', 'Poster'),
  city: fc.constantFrom('Lisbon', 'Porto'),
  publisher: fc.constantFrom('Citylight DOOH', 'Nordlys'),
});
type Values = typeof values extends fc.Arbitrary<infer V> ? V : never;
/** A screen's values at the first check, a manual edit, and its values at the second check; null: none. */
const story = fc.record({
  before: fc.option(values),
  edit: fc.option(fc.record({ field: fc.constantFrom('boardname' as const, 'opening_hours' as const), to: text })),
  after: fc.option(values),
});

/** The contract's field name for each value of a screen. */
const fieldNames: Record<keyof Values, string> = {
  name: 'boardname',
  city: 'boardloc.city',
  height: 'boardsize.height',
  width: 'boardsize.width',
  publisher: 'publisher_name',
  hours: 'opening_hours',
  type: 'screenType',
};

/** The expected difference of one screen, by a naive calculation. */
function expected({
  before,
  edit,
  after,
}: {
  before: Values | null;
  edit: { field: string; to: string } | null;
  after: Values | null;
}) {
  if (before === null) return after === null ? undefined : { state: 'new', fields: [] };
  if (after === null) return { state: 'gone', fields: [] };
  const board: Record<string, unknown> = Object.fromEntries(
    Object.entries(fieldNames).map(([key, field]) => [field, before[key as keyof Values]]), // keys of the record above
  );
  const isEdited = edit !== null && board[edit.field] !== edit.to;
  if (isEdited) board[edit.field] = edit.to;
  const fields = Object.entries(fieldNames).flatMap(([key, field]) => {
    const to = after[key as keyof Values]; // keys of the record above
    return to === '' || to === board[field]
      ? []
      : [{ field, from: board[field], to, isOurs: isEdited && edit.field === field }];
  });
  return fields.length === 0 ? undefined : { state: 'changed', fields };
}

test('the differences are those of a plain calculation, field by field, for any lists and edits', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(story, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), async (stories, pageSize) => {
      await on.reset();
      const screens = (which: 'before' | 'after'): GivenScreen[] =>
        stories.flatMap((one, place) => {
          const given = one[which];
          return given === null ? [] : [{ id: place + 1, device: `device:${String(place + 1)}`, ...given }];
        });
      // An empty list is refused, so one screen is always listed.
      const constant: GivenScreen = { id: 999, device: 'device:999', name: 'Constant' };
      on.provider.pageSize = pageSize;
      on.provider.screens = [...screens('before'), constant];
      await on.check();
      const items = (await on.list()).map(({ _id }) => ({ id: _id }));
      await on.accept(items);
      const boards = new Map(
        (
          await on.app.services.database.pool.query<{ id: string; device_id: string }>(
            'select id, device_id from boards',
          )
        ).rows.map(({ id, device_id }) => [device_id, id]),
      );
      for (const [place, { before, edit }] of stories.entries()) {
        const id = boards.get(`device:${String(place + 1)}`);
        if (before === null || edit === null || id === undefined) continue;
        const { status } = await on.app.call(modifyBoard, { params: { id }, body: { [edit.field]: edit.to } });
        // A duplicate name is refused; then there was no edit.
        if (status !== 200) stories[place] = { before, edit: null, after: stories[place]?.after ?? null };
      }
      on.provider.screens = [...screens('after'), constant];
      await on.check();
      const found = new Map(
        (await on.list()).map(({ device_id, state, fields }) => [
          device_id,
          { state, fields: fields.map(({ field, from, to, ours }) => ({ field, from, to, isOurs: ours !== null })) },
        ]),
      );
      for (const [place, one] of stories.entries()) {
        const device = `device:${String(place + 1)}`;
        const there = found.get(device);
        const wanted = expected(one);
        const sorted = <T extends { field: string }>(fields: T[]): T[] =>
          fields.sort((a, b) => (a.field < b.field ? -1 : 1));
        expect(there && { ...there, fields: sorted(there.fields) }).toEqual(
          wanted && { ...wanted, fields: sorted(wanted.fields) },
        );
        found.delete(device);
      }
      expect([...found.keys()]).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
