import { eq } from 'drizzle-orm';
import { testDatabase } from '#test/database';
import type { Queryable } from '../../src/server/db/connect';
import { settings } from '../../src/server/db/schema/schema';
import { inSnapshot } from '../../src/server/db/transaction';

const database = testDatabase();

const kept = async (db: Queryable) =>
  (await db.select().from(settings).where(eq(settings.name, 'now'))).map(({ value }) => value);
const write = (value: string) => database.db.insert(settings).values({ name: 'now', value });

test('the reads of a snapshot agree, whatever is written between them; the next snapshot sees the writes', async () => {
  const [before, after] = await inSnapshot(database.db, async (tx) => {
    const first = await kept(tx);
    await write('written meanwhile');
    return [first, await kept(tx)];
  });
  expect([before, after]).toEqual([[], []]);
  expect(await kept(database.db)).toEqual(['written meanwhile']);
});

test('a snapshot is for reading: it refuses to write', async () => {
  const work = inSnapshot(database.db, (tx) => tx.insert(settings).values({ name: 'now2', value: '1' }));
  await expect(work).rejects.toMatchObject({ cause: { code: '25006' } });
});
