import '../server/users/lastOwner.test';
import { createOrganisation, creditOrganisation, getOrganisation, listWalletEntries } from '#contract/organisations';
import { signIn } from '#contract/session';
import { testApp } from '#test/app';
import { anOrganisation } from '#test/people';
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

test('of twenty concurrent wrong passwords five are verified', async () => {
  const body = { loginEmail: 'guessed@test.example', loginPass: 'wrong' };
  expect(counts(await atOnce(20, () => server.call(signIn, { body }, { token: null })))).toEqual({ 401: 5, 429: 15 });
});
