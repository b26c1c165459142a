import { eq } from 'drizzle-orm';
import { testDatabase } from '#test/database';
import { idempotencyKeys, settings } from '../../../src/server/db/schema/schema';
import { runIdempotently } from '../../../src/server/http/idempotency';
import { deleteExpiredRecords } from '../../../src/server/start/housekeeping.queries';

const database = testDatabase();

const ask = (key: string | undefined, request: unknown, work: () => Promise<unknown>, userId = 'u1') =>
  runIdempotently(
    database,
    { userId, key, route: '/api/x', params: {}, body: request, text: JSON.stringify(request) },
    work,
  );

test('calls with one key do the work once and all get its reply', async () => {
  let runs = 0;
  const work = () => Promise.resolve({ run: (runs += 1) });
  const replies = await Promise.all(Array.from({ length: 10 }, () => ask('ten', { a: 1 }, work)));
  expect(replies).toEqual(Array(10).fill({ run: 1 }));
});

test('without a key every call does the work', async () => {
  let runs = 0;
  const work = () => Promise.resolve((runs += 1));
  expect([await ask(undefined, {}, work), await ask(undefined, {}, work)]).toEqual([1, 2]);
});

test('the same key of another user is independent', async () => {
  expect([
    await ask('mine', {}, () => Promise.resolve('a')),
    await ask('mine', {}, () => Promise.resolve('b'), 'u2'),
  ]).toEqual(['a', 'b']);
});

test('a long reply is stored compressed and returned unchanged', async () => {
  const reply = {
    rows: Array.from({ length: 1000 }, (_, index) => ({ index, name: `Zürich ${String(index)}`, none: null })),
  };
  await ask('long', {}, () => Promise.resolve(reply));
  expect(await ask('long', {}, () => Promise.reject(new Error('not again')))).toEqual(reply);
  const [kept] = await database.db
    .select({ reply: idempotencyKeys.reply })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.key, 'long'));
  expect(String(kept?.reply).length).toBeLessThan(JSON.stringify(reply).length / 3);
});

test('another request under the same key is refused', async () => {
  await ask('same', { amount: 1 }, () => Promise.resolve('ok'));
  await expect(ask('same', { amount: 2 }, () => Promise.resolve('no'))).rejects.toMatchObject({
    code: 'idempotency.key_reused',
    details: { fields: [{ path: 'Idempotency-Key' }] },
  });
});

test('failed work leaves neither the key nor anything it wrote', async () => {
  const fails = runIdempotently(
    database,
    { userId: 'u1', key: 'fails', route: '/api/x', params: {}, body: {}, text: '{}' },
    async (tx) => {
      await tx.insert(settings).values({ name: 'half', value: 1 });
      throw new Error('after the first half');
    },
  );
  await expect(fails).rejects.toThrow('after the first half');
  expect(await database.db.select().from(settings).where(eq(settings.name, 'half'))).toEqual([]);
  expect(await ask('fails', {}, () => Promise.resolve('now'))).toBe('now');
});

test('a key is deleted after a day', async () => {
  await ask('old', {}, () => Promise.resolve('first'));
  await database.db
    .update(idempotencyKeys)
    .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    .where(eq(idempotencyKeys.key, 'old'));
  await ask('young', {}, () => Promise.resolve('first'));
  await deleteExpiredRecords(database.db);
  expect(await ask('old', {}, () => Promise.resolve('again'))).toBe('again');
  expect(await ask('young', {}, () => Promise.resolve('again'))).toBe('first');
});
