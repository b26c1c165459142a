import { eq } from 'drizzle-orm';
import { finishOidc, startOidc } from '#contract/oidc';
import type { Grant, RoleName } from '#contract/permissions';
import { getMe } from '#contract/session';
import { startApp, type TestApp } from '#test/app';
import { startProvider, type TestProvider } from '#test/oidcProvider';
import { aUser, everywhere, signInAs } from '#test/people';
import { systemActor } from '../../../../src/server/http/actor';
import { sessions, userIdentities, users } from '../../../../src/server/db/schema/schema';
import { createSecrets } from '../../../../src/server/secrets/secrets';
import { finishOidc as finish } from '../../../../src/server/session/oidc/oidc.service';

const publicUrl = 'http://localhost:3998';
const password = 'six green bottles';
let provider: TestProvider;
beforeAll(async () => {
  provider = await startProvider(publicUrl);
});
afterAll(() => provider.stop());
afterEach(() => provider.lie(null));

/** After `start`, Olga is the only active Owner; she has a password. One app serves all tests with the same settings. */
let server: TestApp;
let olga: string;
const servers = new Map<string, TestApp>();
const start = async (settings: Record<string, string> = {}): Promise<void> => {
  const name = JSON.stringify(settings);
  server = servers.get(name) ?? (await startApp({ ...provider.settings, ...settings }));
  servers.set(name, server);

  await server.db.execute('truncate users cascade');
  olga = await aUser(server.db, { email: 'olga@acme.example', isAdmin: true, password });
};
afterAll(async () => {
  for (const one of servers.values()) await one.close();
});

const begin = async (login: string) => {
  const { url, binding } = (await server.call(startOidc, {}, { token: null })).reply;
  return { query: (await provider.signIn(url, login)).search, binding };
};
const enter = async (login: string) => server.call(finishOidc, { body: await begin(login) }, { token: null });
/** Creates a user at the provider with a verified address and the given groups. */
const person = (login: string, ...groups: string[]) =>
  provider.person(login, { email: `${login}@acme.example`, email_verified: true, groups });

const roles = async (id: string): Promise<RoleName[]> => {
  const [found] = await server.db.select().from(users).where(eq(users.id, id));
  return (found?.roles ?? []).map(({ role }) => role);
};
const identities = () => server.db.select().from(userIdentities);
const owner: Grant[] = everywhere('Owner');

describe('an existing Owner', () => {
  test('does not lose the role at the first sign-in with the provider', async () => {
    await start();
    await aUser(server.db, { email: 'second@acme.example', roles: owner, password });
    await person('olga', 'viewers');
    const { failure } = await enter('olga');
    expect(failure).toMatchObject({
      statusCode: 401,
      code: 'oidc.refused',
      message: expect.stringContaining('would take that role away. Ask another Owner') as string,
    });
    expect([await roles(olga), await identities()]).toEqual([['Owner'], []]);
  });

  test('is linked if a group makes them an Owner, and loses the role once another Owner or a group removes it', async () => {
    await start();
    await person('olga', 'owners');
    expect((await enter('olga')).status).toBe(200);
    await aUser(server.db, { email: 'second@acme.example', roles: owner, password });
    await person('olga', 'viewers');
    expect((await enter('olga')).status).toBe(200);
    expect(await roles(olga)).toEqual(['Viewer']);
  });
});

describe('the last Owner', () => {
  beforeEach(async () => {
    await start();
    await person('olga', 'owners');
    await enter('olga');
  });

  test('stays one when the group is gone, but is refused and signed out', async () => {
    const token = await signInAs(server.db, olga);
    await person('olga');
    expect((await enter('olga')).failure.message).toContain('You are the last Owner here');
    expect(await roles(olga)).toEqual(['Owner']);
    expect((await server.call(getMe, {}, { token })).failure.code).toBe('session.required');
  });

  test('keeps the role although their groups give less, and can make another user an Owner', async () => {
    const token = await signInAs(server.db, olga);
    await person('olga', 'reviewers');
    expect((await enter('olga')).failure.code).toBe('oidc.refused');
    expect(await roles(olga)).toEqual(['Owner']);
    expect((await server.call(getMe, {}, { token })).status).toBe(200);
  });

  test.each([
    ['deactivated', { isActive: false, password }],
    ['one who has not accepted the invitation', {}],
    ['an Owner of some organisations', { password, roles: [{ role: 'Owner' as const, organisations: ['o1'] }] }],
  ])('is the last Owner who can sign in, although there is another: %s', async (_, other) => {
    await aUser(server.db, { email: 'second@acme.example', roles: owner, ...other });
    await person('olga', 'reviewers');
    expect((await enter('olga')).failure.message).toContain('You are the last Owner here');
  });
});

test('with password sign-in off, an Owner with only a password does not count as another Owner', async () => {
  await start({ PASSWORD_LOGIN: '0', BREAK_GLASS_EMAIL: 'glass@acme.example' });
  await aUser(server.db, { email: 'second@acme.example', roles: owner, password });
  await person('olga', 'owners');
  await enter('olga');
  await person('olga', 'reviewers');
  expect((await enter('olga')).failure.message).toContain('You are the last Owner here');
  await aUser(server.db, { email: 'Glass@acme.example', roles: owner, password });
  expect((await enter('olga')).status).toBe(200);
  expect(await roles(olga)).toEqual(['Reviewer']);
});

describe.each(['0', '1'])('with PASSWORD_LOGIN=%s the emergency account', (passwordLogin) => {
  beforeEach(() => start({ PASSWORD_LOGIN: passwordLogin, BREAK_GLASS_EMAIL: 'Olga@acme.example' }));
  const refused = { code: 'oidc.refused', message: 'This account signs in with its password.' };

  test('signs in with its password, and nobody else does if PASSWORD_LOGIN is 0', async () => {
    await aUser(server.db, { email: 'ana@acme.example', isAdmin: true, password });
    const attempt = async (loginEmail: string) => (await server.login(loginEmail, password)).status;
    expect(await attempt('olga@acme.example')).toBe(200);
    expect(await attempt('ana@acme.example')).toBe(passwordLogin === '1' ? 200 : 401);
  });

  test.each(['viewers', 'owners', 'tennis'])(
    'cannot be used through the provider, even by somebody in the group %s',
    async (group) => {
      const token = await signInAs(server.db, olga);
      await person('olga', group);
      expect((await enter('olga')).status).toBe(group === 'tennis' ? 403 : 401);
      expect([await roles(olga), await identities()]).toEqual([['Owner'], []]);
      expect((await server.call(getMe, {}, { token })).status).toBe(200);
    },
  );

  test('is not changed by an identity that was linked to it earlier', async () => {
    await person('olga', 'viewers');
    await server.db.insert(userIdentities).values({ issuer: provider.issuer, subject: 'olga', userId: olga });
    const token = await signInAs(server.db, olga);
    expect((await enter('olga')).failure).toMatchObject(refused);
    await person('olga');
    expect((await enter('olga')).failure).toMatchObject(refused);
    expect(await roles(olga)).toEqual(['Owner']);
    expect((await server.call(getMe, {}, { token })).status).toBe(200);
  });

  test('is not created by a sign-in with the provider', async () => {
    await server.db.delete(users).where(eq(users.id, olga));
    await person('olga', 'owners');
    expect((await enter('olga')).failure).toMatchObject(refused);
    expect(await server.db.select().from(users).where(eq(users.email, 'olga@acme.example'))).toEqual([]);
  });
});

describe('an identity is linked to an account by its e-mail', () => {
  test.each([
    ['where nothing says that it is verified', { email: 'olga@acme.example' }],
    ['where it is not verified', { email: 'olga@acme.example', email_verified: false }],
    ['where a text says so', { email: 'olga@acme.example', email_verified: 'true' }],
  ])('never %s', async (_, claims) => {
    await start();
    await provider.person('olga', { groups: ['owners'] });
    await provider.lie({ claims });
    expect((await enter('olga')).failure.message).toContain('has not verified');
    expect(await identities()).toEqual([]);
  });

  test('never if the verified address is another one', async () => {
    await start();
    await provider.person('eve', { email: 'eve@acme.example', email_verified: true, groups: ['owners'] });
    // The ID token has the Owner's address, but the userinfo endpoint returns Eve's own address as the verified one.
    await provider.lie({ claims: { email: 'olga@acme.example' } });
    expect((await enter('eve')).failure.message).toContain('has not verified');
    expect(await identities()).toEqual([]);
  });

  test('never to a second identity at the provider, because two people would share the account', async () => {
    await start();
    // Eve signs in first with Nina's address, which is not verified.
    await provider.person('eve', { email: 'nina@acme.example', groups: ['viewers'] });
    const { token } = (await enter('eve')).reply;
    await person('nina', 'owners');
    expect((await enter('nina')).failure.message).toContain('Somebody else at Acme SSO signs in with your e-mail');
    expect((await server.call(getMe, {}, { token })).reply.roles).toEqual(everywhere('Viewer'));
  });
});

describe('the ID token, kept for signing out', () => {
  const stored = async (): Promise<string | null> =>
    (await server.db.select().from(sessions).where(eq(sessions.method, 'oidc')))[0]?.idToken ?? null;

  test('is encrypted, for its owner alone', async () => {
    await start();
    await person('olga', 'owners');
    await enter('olga');
    const sealed = (await stored()) ?? '';
    expect(sealed).toMatch(/^sealed:[0-9a-f]{8}:/);
    const { secrets } = server.services;
    expect(secrets.open(sealed, olga)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    expect(secrets.open(sealed, 'somebody else')).toBeUndefined();
  });

  test('is not kept without a key', async () => {
    await start();
    await person('olga', 'owners');
    const services = { ...server.services, secrets: createSecrets(() => []) };
    await finish(services, systemActor(), { ...(await begin('olga')), userAgent: 'test' });
    expect(await stored()).toBeNull();
  });
});
