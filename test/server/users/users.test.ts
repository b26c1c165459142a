import { eq } from 'drizzle-orm';
import { checkSession, createUser, getUser, listUsers, modifyUser, resetPassword } from '#contract/session';
import { inject, testApp } from '#test/app';
import { mailTo, readMailbox, tokenIn } from '#test/mailbox';
import { anOrganisation, aSession, aTeam, aUser, everywhere, signInAs } from '#test/people';
import { auditLog, loginFailures, userIdentities, users } from '../../../src/server/db/schema/schema';

const server = testApp();

const modify = (
  id: string,
  body: NonNullable<Parameters<typeof server.call<typeof modifyUser>>[1]>['body'],
  as?: { token?: string; headers?: Record<string, string> },
) => server.call(modifyUser, { params: { id }, ...(body ? { body } : {}) }, as);

const idOf = async (email: string): Promise<string> =>
  (await server.db.select().from(users).where(eq(users.email, email)))[0]?.id ?? '';

describe('the list', () => {
  beforeAll(async () => {
    for (const [email, firstName, lastName] of [
      ['émile@test.example', 'Émile', 'Zola'],
      ['zoe@test.example', 'zoe', 'Ärger'],
      ['under_score@test.example', 'Bo', '50%'],
    ] as const) {
      await aUser(server.db, { email, firstName, lastName, isActive: email !== 'zoe@test.example' });
    }
  });

  test('sorts by lower-cased text in code-point order, both ways', async () => {
    const { reply } = await server.call(listUsers, { query: { sortID: 'firstName' } });
    expect(reply.users.map(({ firstName }) => firstName)).toEqual(['Bo', 'Robin', 'zoe', 'Émile']);
    const { reply: down } = await server.call(listUsers, { query: { sortID: 'firstName', sortDesc: 'true' } });
    expect(down.users.map(({ firstName }) => firstName)).toEqual(['Émile', 'zoe', 'Robin', 'Bo']);
    expect(down.totalUsers).toBe(4);
  });

  test('filters by role, state, organisation and team', async () => {
    const orgId = await anOrganisation(server.db);
    const teamId = await aTeam(server.db, { orgId, members: [server.adminId] });
    const emails = async (query: NonNullable<Parameters<typeof server.call<typeof listUsers>>[1]>['query']) =>
      (await server.call(listUsers, query ? { query } : {})).reply.users.map(({ email }) => email);
    expect(await emails({ isAdmin: 'true' })).toEqual(['robin@test.example']);
    expect(await emails({ isActive: 'false' })).toEqual(['zoe@test.example']);
    expect(await emails({ orgID: orgId })).toEqual(['robin@test.example']);
    expect(await emails({ teamID: teamId })).toEqual(['robin@test.example']);
    expect(await emails({ teamID: 'none' })).toEqual([]);
    expect(await emails({ search: 'robin vale' })).toEqual(['robin@test.example']);
  });

  test('says how each signs in', async () => {
    const zoe = await idOf('zoe@test.example');
    await server.db
      .insert(userIdentities)
      .values({ issuer: 'https://provider.test.example', subject: 'z', userId: zoe });
    const { users: listed } = (await server.call(listUsers)).reply;
    const ways = new Map(listed.map(({ email, signsInBy }) => [email, signsInBy]));
    expect(ways.get('zoe@test.example')).toContain('oidc');
    expect(ways.get('robin@test.example')).not.toContain('oidc');
  });

  test('no answer holds a password hash, a secret or a token', async () => {
    const { body } = await inject(server.app, 'GET', '/api/user/all', { token: server.token });
    expect(body).toContain('robin@test.example');
    expect(body).not.toMatch(/"[^"]*(?:hash|secret"|totp|token|key")/i);
  });

  test('those who do not manage people see active ones by name, and sort and filter by nothing else', async () => {
    const roles = everywhere('Viewer');
    const self = await aUser(server.db, { email: 'viewer@test.example', roles });
    const as = { token: await signInAs(server.db, self) };
    const { users: found } = (await server.call(listUsers, {}, as)).reply;
    expect(found.find(({ _id }) => _id === self)).toMatchObject({ roles, recentPages: [] });
    expect(found.map(({ email }) => email)).not.toContain('zoe@test.example');
    for (const [name, value] of Object.entries({
      sortID: 'lastSeen',
      hasSecondFactor: 'false',
      role: 'Owner',
      isAdmin: 'true',
      isActive: 'true',
    })) {
      const { failure } = await server.call(listUsers, { query: { [name]: value } }, as);
      expect(failure).toMatchObject({ code: 'permission.denied', fields: [{ path: name }] });
    }
    await server.db.delete(users).where(eq(users.id, self));
  });
});

test('GET /api/user/{id} answers the names', async () => {
  expect((await server.call(getUser, { params: { id: server.adminId } })).reply).toEqual({
    firstName: 'Robin',
    lastName: 'Vale',
  });
  expect((await server.call(getUser, { params: { id: 'none' } })).failure.code).toBe('user.not_found');
});

describe('inviting', () => {
  test('makes a user in the given teams who sets a password by mail', async () => {
    const teams = [await aTeam(server.db), await aTeam(server.db)];
    const { reply, headers } = await server.call(createUser, {
      body: { email: 'new@test.example', firstName: 'Nia', isAdmin: true, teams },
    });
    expect(reply.user).toMatchObject({
      email: 'new@test.example',
      username: 'new@test.example',
      firstName: 'Nia',
      lastName: '',
      teams,
      isAdmin: true,
      isActive: true,
      lastSeen: null,
    });
    expect(headers['etag']).toBe('"1"');
    const mail = await mailTo(server.services.config.dataDir, 'new@test.example');
    expect(mail.subject).toBe('Your invitation to Marquee');
    const [email, password] = ['new@test.example', 'hanging on the wall'];
    const reset = await server.call(resetPassword, { body: { token: tokenIn(mail), password } }, { token: null });
    expect(reset.status).toBe(200);
    expect((await server.login(email, password)).status).toBe(200);
  });

  test('with only roles, as the console sends them, makes an administrator; without any, a user who cannot sign in', async () => {
    const roles = everywhere('Reviewer');
    const { reply } = await server.call(createUser, { body: { email: 'reviewer@test.example', roles } });
    expect(reply.user).toMatchObject({ isAdmin: true, roles });
    const none = await server.call(createUser, { body: { email: 'none@test.example' } });
    expect(none.reply.user).toMatchObject({ isAdmin: false, roles: [] });
  });

  test('a taken address, whatever its case, and an unknown team are refused; nothing is left behind', async () => {
    expect((await server.call(createUser, { body: { email: 'ROBIN@test.example' } })).failure).toMatchObject({
      statusCode: 409,
      code: 'user.email_taken',
      fields: [{ path: 'email' }],
    });
    const { failure } = await server.call(createUser, { body: { email: 'half@test.example', teams: ['none'] } });
    expect(failure).toMatchObject({ statusCode: 404, code: 'team.not_found', fields: [{ path: 'teams.0' }] });
    expect(await server.db.select().from(users).where(eq(users.emailKey, 'half@test.example'))).toEqual([]);
  });

  test.each(['Ana\nYour password ended: https://evil.example', 'Ana\rx', 'Ana\u2028x', 'Ana\u0000x'])(
    'a name of more than one line (%j) is refused: it would write into mails',
    async (firstName) => {
      const email = 'lines@test.example';
      for (const names of [{ firstName }, { lastName: firstName }]) {
        const { failure } = await server.call(createUser, { body: { email, ...names } });
        expect([failure.statusCode, failure.fields?.[0]?.path]).toEqual([400, Object.keys(names)[0]]);
        const own = await server.call(modifyUser, { params: { id: server.adminId }, body: names });
        expect(own.failure.statusCode).toBe(400);
      }
      expect(readMailbox(server.services.config.dataDir).filter(({ to }) => to === email)).toEqual([]);
    },
  );

  test('invitations are limited to a hundred an hour', async () => {
    const token = await aSession(server.db, { email: 'mailer@test.example', isAdmin: true });
    const taken = { email: 'mailer@test.example' };
    for (let i = 0; i < 100; i += 1)
      expect((await server.call(createUser, { body: taken }, { token })).failure.code).toBe('user.email_taken');
    const { failure } = await server.call(createUser, { body: { email: 'one-more@test.example' } }, { token });
    expect(failure).toMatchObject({ statusCode: 429, code: 'request.too_many', retryAfter: 60 });
    expect(readMailbox(server.services.config.dataDir).some(({ to }) => to.includes('one-more'))).toBe(false);
    expect((await server.call(createUser, { body: taken })).failure.code).toBe('user.email_taken');
    await server.db.delete(loginFailures);
  });
});

describe('changing', () => {
  test('only what is in the body changes, with a new version', async () => {
    const id = await aUser(server.db, { email: 'part@test.example', firstName: 'Part', lastName: 'Ly' });
    const { reply, headers } = await modify(id, { lastName: 'Whole' });
    expect(reply.user).toMatchObject({ firstName: 'Part', lastName: 'Whole', version: 2 });
    expect(headers['etag']).toBe('"2"');
    expect((await modify(id, { lastName: 'Whole' })).reply).toMatchObject({
      message: 'Nothing was changed.',
      user: { version: 2 },
    });
  });

  test('roles in another order are no change', async () => {
    const [a, b] = [await anOrganisation(server.db), await anOrganisation(server.db)];
    const id = await aUser(server.db, { email: 'order@test.example' });
    const [viewer] = everywhere('Viewer');
    const reviewer = (...organisations: string[]) => ({ role: 'Reviewer' as const, organisations });
    for (const [roles, version] of [
      [[viewer!, reviewer(a, b)], 2],
      [[reviewer(b, a), viewer!], 2],
      [[reviewer(b), viewer!], 3],
    ] as const)
      expect((await modify(id, { roles: [...roles] })).reply.user).toMatchObject({ version });
  });

  test('teams change in the order given and count as a change of the teams', async () => {
    const [a, b, c] = [await aTeam(server.db), await aTeam(server.db), await aTeam(server.db)];
    const id = await aUser(server.db, { email: 'moves@test.example' });
    expect((await modify(id, { teams: [a, b] })).reply.user.teams).toEqual([a, b]);
    expect((await modify(id, { teams: [c, a, c] })).reply.user.teams).toEqual([c, a]);
    expect((await modify(id, { teams: [] })).reply.user).toMatchObject({ teams: [], version: 4 });
    expect((await modify(id, { teams: [a, 'none'] })).failure).toMatchObject({
      code: 'team.not_found',
      fields: [{ path: 'teams.1' }],
    });
  });

  test('a user who is deactivated or no longer an administrator is signed out at once', async () => {
    for (const change of [{ isActive: false }, { isAdmin: false }]) {
      const id = await aUser(server.db, { email: `${Object.keys(change).join()}@test.example`, isAdmin: true });
      const token = await signInAs(server.db, id);
      await modify(id, change);
      expect((await server.call(checkSession, {}, { token })).status).toBe(401);
    }
  });

  test('users cannot deactivate themselves or give up their own role', async () => {
    const roles = everywhere('Viewer');
    for (const body of [{ isActive: false }, { isAdmin: false }, { roles }])
      expect((await modify(server.adminId, body)).failure.code).toBe('user.not_yourself');
    expect((await modify(server.adminId, { isActive: true, isAdmin: true })).status).toBe(200);
  });

  test('what was done is in the audit log, in words', async () => {
    const id = await aUser(server.db, { email: 'log@test.example' });
    await modify(id, { email: 'log2@test.example', isAdmin: true, firstName: 'Lo' });
    const [line] = await server.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(line).toMatchObject({
      action: 'user.modify',
      byName: 'Robin Vale',
      detail: 'email log@test.example -> log2@test.example, firstName "Lo", roles none -> Owner',
      address: '127.0.0.1',
    });
    const organisation = await anOrganisation(server.db, { orgName: 'Kestrel Air' });
    const other = await aUser(server.db, { email: 'named@test.example' });
    await modify(other, { firstName: 'Jo', roles: [{ role: 'Finance', organisations: [organisation] }] });
    const [named] = await server.db.select().from(auditLog).where(eq(auditLog.subjectId, other));
    expect(named).toMatchObject({
      detail: 'named@test.example: firstName "Jo", roles none -> Finance (Kestrel Air)',
      changes: [
        { field: 'firstName', from: null, to: 'Jo' },
        { field: 'roles', from: null, to: 'Finance (Kestrel Air)' },
      ],
    });
    const member = await aUser(server.db, { email: 'member@test.example' });
    await aTeam(server.db, { teamName: 'Day', members: [member] });
    await modify(member, { teams: [await aTeam(server.db, { teamName: 'Night' })] });
    const [moved] = await server.db.select().from(auditLog).where(eq(auditLog.subjectId, member));
    expect(moved?.changes).toEqual([
      { field: 'teamsLeft', from: 'Day', to: null },
      { field: 'teamsJoined', from: null, to: 'Night' },
    ]);
  });
});
