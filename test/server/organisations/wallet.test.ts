import fc from 'fast-check';
import { creditOrganisation, getOrganisation, listWalletEntries, modifyOrganisation } from '#contract/organisations';
import { listAudit } from '#contract/product';
import { inject, testApp } from '#test/app';
import { anOrganisation } from '#test/people';
import { toDollars, toMicros } from '../../../src/server/organisations/money.rules';

const server = testApp();

const credit = (id: string, amount: number, note?: string) =>
  server.call(creditOrganisation, { params: { id }, body: { amount, ...(note === undefined ? {} : { note }) } });
const balance = async (id: string) =>
  (await server.call(getOrganisation, { params: { id } })).reply.org.orgWallet.fundsAvailable;
const organisation = (fundsMicros = 0) => anOrganisation(server.db, { fundsMicros });

test('credit adds to the wallet and to the ledger, newest first, with person and note', async () => {
  const id = await organisation();
  expect((await credit(id, 120.5, 'Invoice 7')).reply).toMatchObject({
    organisation: { orgWallet: { fundsAvailable: 120.5 } },
    message: 'Added to the wallet.',
  });
  expect((await credit(id, -20.25)).reply.message).toBe('Taken from the wallet.');
  const { entries: acts } = (await server.call(listAudit, { query: { recordID: id } })).reply;
  expect(acts.map(({ action, detail }) => [action, detail])).toEqual([
    ['organisation.debit', '$20.25, now $100.25'],
    ['organisation.credit', '$120.50, now $120.50: Invoice 7'],
  ]);
  const { reply } = await server.call(listWalletEntries, { params: { id } });
  expect(reply.totalEntries).toBe(2);
  expect(reply.entries.map(({ amount, balance: after, note, by }) => ({ amount, after, note, by }))).toEqual([
    { amount: -20.25, after: 100.25, note: '', by: 'Robin Vale' },
    { amount: 120.5, after: 120.5, note: 'Invoice 7', by: 'Robin Vale' },
  ]);
});

test('a wallet never falls below zero', async () => {
  const id = await organisation(10_000_000);
  expect((await credit(id, -6)).status).toBe(200);
  expect((await credit(id, -6)).failure).toMatchObject({
    code: 'request.unprocessable',
    message: 'There are only $4.00 in this wallet.',
    fields: [{ path: 'amount' }],
  });
  expect(await balance(id)).toBe(4);
});

test.each([[0], [0.001], [Number.NaN], [2_000_000_000], ['5'], [null]])('the amount %j is refused', async (amount) => {
  const id = await organisation();
  const url = `/api/organisation/credit/${id}`;
  const answer = await inject(server.app, 'POST', url, { token: server.token, payload: { amount } });
  expect(answer.statusCode).toBe(400);
  if (amount === 2_000_000_000) expect(answer.body).toContain('at most 1,000,000,000');
  expect(await balance(id)).toBe(0);
});

test('a wallet cannot hold more than can be counted exactly', async () => {
  const id = await organisation(9_007_000_000_000_000);
  expect((await credit(id, 1_000_000)).failure).toMatchObject({
    statusCode: 422,
    message: 'A wallet cannot hold that much.',
  });
});

test('a credit does not change the version of the organisation, so an open form can still be saved', async () => {
  const id = await organisation();
  await credit(id, 5);
  expect(
    (
      await server.call(
        modifyOrganisation,
        { params: { id }, body: { orgType: 'Board Owner' } },
        { headers: { 'if-match': '"1"' } },
      )
    ).status,
  ).toBe(200);
});

test('an unknown organisation has neither wallet nor ledger', async () => {
  expect((await credit('none', 5)).failure.code).toBe('organisation.not_found');
  expect((await server.call(listWalletEntries, { params: { id: 'none' } })).failure.code).toBe(
    'organisation.not_found',
  );
});

test('dollars and millionths agree for every amount of cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
      expect(toMicros(cents / 100)).toBe(cents * 10_000);
      expect(toDollars(cents * 10_000)).toBe(cents / 100);
    }),
  );
});
