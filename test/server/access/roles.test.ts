import { allCalls } from '#contract/calls';
import { buildUrl, type Endpoint } from '#contract/endpoint';
import type { FailureBody } from '#contract/failure';
import {
  callNeeds,
  onlyForPeople,
  roleNames,
  rolePermissions,
  type Permission,
  type RoleName,
} from '#contract/permissions';
import { getMe, modifyUser } from '#contract/session';
import { inject, testApp } from '#test/app';
import { anOrganisation, aServiceToken, aSession, aUser, everywhere, signInAs } from '#test/people';
import { sweep } from '#test/sweep';
import { buildApp } from '../../../src/server/app';

const server = testApp();
/** The roles as service tokens. */
const programs = new Map<RoleName, string>();
const tokens = new Map<RoleName, string>();
let withoutRoles: string;
beforeAll(async () => {
  const { db } = server;
  for (const role of roleNames) programs.set(role, await aServiceToken(db, everywhere(role)));
  for (const role of roleNames)
    tokens.set(role, await aSession(db, { email: `${role}@test.example`, roles: everywhere(role) }));
  withoutRoles = await aSession(db, { email: 'none@test.example', isAdmin: true, roles: [] });
});

async function ask(call: Endpoint, token: string | undefined): Promise<{ status: number; code: string }> {
  const ids = Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'any']));
  const payload = call.method === 'POST' ? {} : undefined;
  const response = await inject(server.app, call.method, buildUrl(call, ids), { token: token ?? '', payload });
  return { status: response.statusCode, code: response.statusCode < 400 ? '' : response.json<FailureBody>().code };
}

/** Whether one of the role's permissions, but for those left out, is one that the call needs. */
const mayCall = (role: RoleName, { name }: Endpoint, without: readonly Permission[] = []): boolean =>
  callNeeds[name]!.permission.some((one) => rolePermissions[role].includes(one) && !without.includes(one));

/** Streams are left out because they never end; test/server/events tests them. */
const closed = allCalls.filter(({ access, name, stream }) => access !== 'public' && name !== 'signOut' && !stream);
const calls = closed.map((call) => [call.name, call] as const);

test.each<[RoleName, readonly Permission[]]>([
  ['Owner', ['account', 'read', 'review', 'inventory', 'finance', 'audit', 'people']],
  ['Reviewer', ['account', 'read', 'review', 'audit']],
  ['Inventory', ['account', 'read', 'inventory', 'audit']],
  ['Finance', ['account', 'read', 'finance', 'audit']],
  ['Viewer', ['account', 'read']],
])('%s: the permissions as specified', (role, given) => {
  expect(rolePermissions[role]).toEqual(given);
});

test('no call that changes records needs only the permission to read them', () => {
  const loose = closed.filter(
    ({ name, method }) => method === 'POST' && callNeeds[name]?.permission.includes('read') && name !== 'setPresence',
  );
  expect(loose.map(({ name }) => name)).toEqual([]);
});

describe.each(roleNames)('%s', (role) => {
  test('may make the calls that its permissions are for, whatever they send, and is refused all others', () =>
    sweep(calls, async (call) => {
      const answer = await ask(call, tokens.get(role));
      if (mayCall(role, call)) expect(answer.status).not.toBe(403);
      else expect(answer).toEqual({ status: 403, code: 'permission.denied' });
    }));

  test('as a service token it may the same, except what needs an account or manages people', () =>
    sweep(calls, async (call) => {
      const answer = await ask(call, programs.get(role));
      if (mayCall(role, call, onlyForPeople)) expect([401, 403]).not.toContain(answer.status);
      else expect(answer).toEqual({ status: 403, code: 'permission.denied' });
    }));
});

test('who has no role is refused every call', () =>
  sweep(calls, async (call) => {
    expect(await ask(call, withoutRoles)).toEqual({ status: 403, code: 'permission.denied' });
  }));

test('the refusal has the specified text', async () => {
  const { failure } = await server.call(
    modifyUser,
    { params: { id: server.adminId }, body: { isActive: false } },
    { token: tokens.get('Viewer')! },
  );
  expect(failure).toMatchObject({
    statusCode: 403,
    code: 'permission.denied',
    message: "Hmm. It appears that you're not allowed to view this page. Try going back home.",
  });
});

describe('one account', () => {
  test('a Viewer changes their own names and pages, and neither their own role nor anybody else', async () => {
    const { db } = server;
    const id = await aUser(db, { email: 'vera@test.example', roles: everywhere('Viewer') });
    const as = { token: await signInAs(db, id) };
    const modify = (of: string, body: object) => server.call(modifyUser, { params: { id: of }, body }, as);
    expect((await modify(id, { firstName: 'Vera', recentPages: ['/boards'] })).status).toBe(200);
    for (const body of [{ roles: everywhere('Owner') }, { isAdmin: true }, { teams: [] }, { isActive: true }])
      expect((await modify(id, body)).failure.code).toBe('permission.denied');
    expect((await modify(server.adminId, { firstName: 'Mallory' })).failure.code).toBe('permission.denied');
  });

  test('an Owner of only some organisations cannot give roles', async () => {
    const { db } = server;
    const organisation = await anOrganisation(db);
    const id = await aUser(db, {
      email: 'part@test.example',
      roles: [{ role: 'Owner', organisations: [organisation] }],
    });
    const as = { token: await signInAs(db, id) };
    const given = await server.call(modifyUser, { params: { id: server.adminId }, body: { roles: [] } }, as);
    expect(given.failure.code).toBe('permission.denied');
  });

  test('a change of role counts from the next call, in another process too; without roles the session has ended', async () => {
    const { db } = server;
    const organisation = await anOrganisation(db, { orgName: 'Harbour Media' });
    const id = await aUser(db, { email: 'jo@test.example', roles: everywhere('Viewer') });
    const token = await signInAs(db, id);
    const other = await buildApp(server.services);
    const audit = async () => (await inject(other, 'GET', '/api/audit', { token })).statusCode;
    expect(await audit()).toBe(403);
    const reviewer = { role: 'Reviewer' as const, organisations: [organisation] };
    const changed = await server.call(modifyUser, { params: { id }, body: { roles: [reviewer] } });
    expect(changed.reply.user).toMatchObject({ isAdmin: true, roles: [reviewer] });
    expect(await audit()).toBe(200);
    expect((await server.call(getMe, {}, { token })).reply.roles).toEqual([reviewer]);
    await server.call(modifyUser, { params: { id }, body: { roles: [] } });
    expect(await audit()).toBe(401);
    await other.close();
  });

  test('a role needs organisations that exist, and `isAdmin` must agree with the roles', async () => {
    const { db } = server;
    const id = await aUser(db, { email: 'odd@test.example' });
    const modify = (body: object) => server.call(modifyUser, { params: { id }, body });
    expect((await modify({ roles: [{ role: 'Viewer', organisations: ['nowhere'] }] })).failure).toMatchObject({
      code: 'organisation.not_found',
      fields: [{ path: 'roles' }],
    });
    expect((await modify({ roles: [], isAdmin: true })).failure.code).toBe('request.unprocessable');
    expect((await modify({ isAdmin: true })).reply.user.roles).toEqual(everywhere('Owner'));
  });
});
