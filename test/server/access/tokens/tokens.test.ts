import { createServiceToken, listServiceTokens, revokeServiceToken } from '#contract/access';
import { createBoard, listBoards } from '#contract/boards';
import { listAudit } from '#contract/product';
import { getUser, signOut } from '#contract/session';
import { inject, testApp } from '#test/app';
import { anOrganisation, everywhere } from '#test/people';
import { buildApp } from '../../../../src/server/app';
import { serviceTokens, sessions } from '../../../../src/server/db/schema/schema';

const server = testApp();

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();
const create = (given: Partial<{ name: string; roles: unknown; endsAt: string }> = {}) =>
  server.call(createServiceToken, {
    body: {
      name: 'nightly-import',
      roles: everywhere('Inventory'),
      endsAt: inDays(30),
      ...given,
    } as never, // also for invalid bodies
  });
const list = async () => (await server.call(listServiceTokens)).reply.serviceTokens;

test('a token is returned once, stored as a hash, and listed with its role, expiry and last use', async () => {
  const { reply } = await create();
  expect(reply.token).toMatch(/^mqt_[\w-]{43}$/);
  const stored = await server.db.select().from(serviceTokens);
  expect(JSON.stringify(stored)).not.toContain(reply.token);
  expect(await list()).toEqual([
    expect.objectContaining({
      name: 'nightly-import',
      start: reply.token.slice(0, 8),
      roles: everywhere('Inventory'),
      createdBy: 'Robin Vale',
      lastUsed: null,
    }),
  ]);
  expect((await server.call(listBoards, {}, { token: reply.token })).status).toBe(200);
  expect((await list())[0]?.lastUsed).not.toBeNull();
});

test('what it does is recorded under its name', async () => {
  const { token, serviceToken } = (await create({ name: 'board-feed' })).reply;
  await server.call(createBoard, { body: { device_id: 'feed-1', boardname: 'By a program' } }, { token });
  const { entries } = (await server.call(listAudit, { query: { search: 'board-feed' } })).reply;
  expect(entries.map(({ by, byID, byEmail, action }) => [action, by, byID, byEmail])).toEqual([
    ['board.create', 'board-feed', serviceToken._id, null],
    ['token.create', 'Robin Vale', server.adminId, 'robin@test.example'],
  ]);
  expect((await server.call(getUser, { params: { id: serviceToken._id } })).reply).toEqual({
    firstName: 'board-feed',
    lastName: '',
  });
});

test('revoked, it counts no more from the next call, in another process too; and once it has ended', async () => {
  const { token, serviceToken } = (await create()).reply;
  const other = await buildApp(server.services);
  const status = async () => (await inject(other, 'GET', '/api/boards/uncached/', { token })).statusCode;
  expect(await status()).toBe(200);
  const { _id: id } = serviceToken;
  expect((await server.call(revokeServiceToken, { params: { id } })).status).toBe(200);
  expect(await status()).toBe(401);
  expect((await server.call(revokeServiceToken, { params: { id } })).failure.code).toBe('token.not_found');
  expect((await list()).map(({ _id }) => _id)).not.toContain(id);

  const short = (await create()).reply.token;
  await server.db.update(serviceTokens).set({ expiresAt: new Date(Date.now() - 1) });
  expect((await server.call(listBoards, {}, { token: short })).failure.code).toBe('session.required');
  await other.close();
});

test.each([
  ['an end that is over', { endsAt: inDays(-1) }, 'request.unprocessable'],
  ['an end too far away', { endsAt: inDays(1000) }, 'request.unprocessable'],
  ['no role', { roles: [] }, 'request.invalid'],
  ['no name', { name: ' ' }, 'request.invalid'],
  [
    'an organisation that is none',
    { roles: [{ role: 'Viewer', organisations: ['nowhere'] }] },
    'organisation.not_found',
  ],
])('%s is refused', async (_, given, code) => {
  expect((await create(given)).failure.code).toBe(code);
});

test('a token for one organisation works only there, and cannot end sessions', async () => {
  const organisation = await anOrganisation(server.db);
  await server.db.update(sessions).set({ createdAt: new Date() });
  const { token } = (await create({ roles: [{ role: 'Inventory', organisations: [organisation] }] })).reply;
  const make = (boardOwner: string | undefined) =>
    server.call(
      createBoard,
      { body: { device_id: `one-${boardOwner ?? ''}`, boardname: `B${boardOwner ?? ''}`, boardOwner } },
      { token },
    );
  expect((await make(organisation)).status).toBe(200);
  expect((await make(undefined)).status).toBe(403);
  expect((await server.call(signOut, {}, { token })).failure.code).toBe('permission.denied');
});
