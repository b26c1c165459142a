import { createOrganisation, creditOrganisation } from '#contract/organisations';
import { listAudit } from '#contract/product';
import { startApp, type TestApp } from '#test/app';
import { recordAct } from '../../../src/server/audit/audit.queries';
import { product } from '../../../src/server/http/actor';

let server: TestApp;
beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

test('a line says who, what, when, from where and in which request', async () => {
  const {
    reply: { organisation },
    headers,
  } = await server.call(createOrganisation, { body: { orgName: 'Ledger Ltd' } });
  const { reply } = await server.call(listAudit);
  expect(reply.entries[0]).toMatchObject({
    by: 'Robin Vale',
    action: 'organisation.create',
    subject: 'organisation',
    subjectID: organisation._id,
    detail: 'Ledger Ltd',
    address: '127.0.0.1',
    requestID: headers['x-request-id'],
  });
  expect(Date.now() - Date.parse(reply.entries[0]?.at ?? '')).toBeLessThan(10_000);
});

test('newest first, filtered by action, noun, person, detail and subject', async () => {
  const {
    reply: { organisation },
  } = await server.call(createOrganisation, { body: { orgName: 'Filter 100% Ltd' } });
  await server.call(creditOrganisation, { params: { id: organisation._id }, body: { amount: 12.5, note: 'hello' } });
  await recordAct(server.services.database.db, product(), {
    action: 'submission.send',
    subject: 'submission',
    subjectId: 's1',
  });
  const actions = async (query: { action?: string; search?: string }) =>
    (await server.call(listAudit, { query })).reply.entries.map(({ action }) => action);
  expect((await actions({})).slice(0, 3)).toEqual(['submission.send', 'organisation.credit', 'organisation.create']);
  expect(await actions({ action: 'organisation.credit' })).toEqual(['organisation.credit']);
  expect(await actions({ action: 'organisation', search: organisation._id })).toEqual([
    'organisation.credit',
    'organisation.create',
  ]);
  expect(await actions({ action: 'org' })).toEqual([]);
  expect(await actions({ search: 'MARQUEE' })).toEqual(['submission.send']);
  expect(await actions({ search: '100%' })).toEqual(['organisation.create']);
  expect((await server.call(listAudit, { query: { action: 'organisation.credit' } })).reply.entries[0]?.detail).toBe(
    '$12.50, now $12.50: hello',
  );
});

test('pages and counts', async () => {
  const { reply } = await server.call(listAudit, { query: { page: 2, pageSize: 1 } });
  expect(reply.entries).toHaveLength(1);
  expect(reply.totalEntries).toBeGreaterThan(3);
});
