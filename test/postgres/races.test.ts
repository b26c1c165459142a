import '../server/session/lastOwner.test';
import { and, eq } from 'drizzle-orm';
import { createOrganisation, creditOrganisation, getOrganisation, listWalletEntries } from '#contract/organisations';
import { forgotPassword, resetPassword, signIn } from '#contract/session';
import { testApp } from '#test/app';
import { mailTo, tokenIn } from '#test/mailbox';
import { anOrganisation, aUser } from '#test/people';
import { idempotencyKeys } from '../../src/server/db/schema/schema';
import { runIdempotently } from '../../src/server/http/idempotency';
import { toDollars, toMicros } from '../../src/server/organisations/money.rules';

const server = testApp();

const atOnce = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));
const counts = (answers: readonly { status: number }[]): Record<number, number> =>
  answers.reduce<Record<number, number>>((sum, { status }) => ({ ...sum, [status]: (sum[status] ?? 0) + 1 }), {});

test('of twenty concurrent creates with one name, one succeeds', async () => {
  expect(counts(await atOnce(20, () => server.call(createOrganisation, { body: { orgName: 'Race' } })))).toEqual({
    200: 1,
    409: 19,
  });
});

test('fifty credits at once: none is lost, every balance in the ledger is right, and none falls below zero', async () => {
  const id = await anOrganisation(server.db, { fundsMicros: 1_000_000 });
  const credit = (amount: number) => server.call(creditOrganisation, { params: { id }, body: { amount } });
  await atOnce(50, (index) => credit(index % 5 === 4 ? -0.03 : 0.1));
  const query = { pageSize: 100, sortDesc: 'false' } as const;
  let sum = 1_000_000;
  for (const { amount, balance } of (await server.call(listWalletEntries, { params: { id }, query })).reply.entries) {
    sum += toMicros(amount);
    expect(balance).toBe(toDollars(sum));
  }
  expect(sum).toBe(4_700_000);
  expect(counts(await atOnce(2, () => credit(-3)))).toEqual({ 200: 1, 422: 1 });
  expect((await server.call(getOrganisation, { params: { id } })).reply.org.orgWallet.fundsAvailable).toBe(1.7);
});

test('ten calls at once with one key do the work once, and all get its reply', async () => {
  let runs = 0;
  const request = { userId: 'u1', key: 'ten', route: '/api/x', params: {}, body: { a: 1 }, text: '{"a":1}' };
  const replies = await atOnce(10, () =>
    runIdempotently(server.services.database, request, () => Promise.resolve({ run: (runs += 1) })),
  );
  expect(replies).toEqual(Array(10).fill({ run: 1 }));
  const mine = and(eq(idempotencyKeys.userId, 'u1'), eq(idempotencyKeys.key, 'ten'));
  expect(await server.db.select().from(idempotencyKeys).where(mine)).toHaveLength(1);
});

test('of two concurrent uses of a reset link one succeeds', async () => {
  await aUser(server.db, { email: 'once@test.example', isAdmin: true, password: 'six green bottles' });
  await server.call(forgotPassword, { body: { loginEmail: 'once@test.example' } }, { token: null });
  const token = tokenIn(await mailTo(server.services.config.dataDir, 'once@test.example'));
  const passwords = ['hanging on the wall', 'another good phrase'];
  const use = (password = '') => server.call(resetPassword, { body: { token, password } }, { token: null });
  expect(counts(await atOnce(2, (index) => use(passwords[index])))).toEqual({ 200: 1, 410: 1 });
});

test('of twenty concurrent wrong passwords five are verified', async () => {
  const body = { loginEmail: 'guessed@test.example', loginPass: 'wrong' };
  expect(counts(await atOnce(20, () => server.call(signIn, { body }, { token: null })))).toEqual({ 401: 5, 429: 15 });
});
