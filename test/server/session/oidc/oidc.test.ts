import { eq } from 'drizzle-orm';
import { finishOidc, startOidc } from '#contract/oidc';
import { getConfig } from '#contract/product';
import { forgotPassword, getMe, signOut } from '#contract/session';
import { startApp, type TestApp } from '#test/app';
import { startProvider, type TestProvider } from '#test/oidcProvider';
import { aSession, aUser, everywhere } from '#test/people';
import { buildApp } from '../../../../src/server/app';
import { auditLog, oidcSignIns, passwordLinks, users } from '../../../../src/server/db/schema/schema';

const publicUrl = 'http://localhost:3999';
let provider: TestProvider;
let server: TestApp;
beforeAll(async () => {
  provider = await startProvider(publicUrl);
  server = await startApp(provider.settings);
});
afterAll(async () => {
  await server.close();
  provider.stop();
});
afterEach(() => provider.lie(null));

const begin = async () => (await server.call(startOidc, {}, { token: null })).reply;
const finish = (answer: URL, binding: string) =>
  server.call(finishOidc, { body: { query: answer.search, binding } }, { token: null });

/** A complete sign-in as a user of the provider. */
async function enter(login: string) {
  const { url, binding } = await begin();
  return finish(await provider.signIn(url, login), binding);
}

const meOf = async (token: string) => (await server.call(getMe, {}, { token })).reply;
const lastAct = async (action: string): Promise<string | undefined> => {
  const acts = await server.db.select().from(auditLog).where(eq(auditLog.action, action));
  return acts.sort((a, b) => a.at.getTime() - b.at.getTime()).at(-1)?.detail;
};

describe('people', () => {
  test('a new user whose group maps to a role gets an account with that role', async () => {
    await provider.person('rita', {
      email: 'rita@acme.example',
      name: 'Rita\u200B van\u202E Dam',
      groups: ['reviewers', 'tennis'],
    });
    const { reply } = await enter('rita');
    expect(reply.tokenToStore).toBe(reply.token);
    expect(await meOf(reply.token)).toMatchObject({
      email: 'rita@acme.example',
      firstName: 'Rita van',
      lastName: 'Dam',
      roles: everywhere('Reviewer'),
    });
    expect(await lastAct('user.create')).toBe('rita@acme.example, by Acme SSO: roles none -> Reviewer');
    expect(await lastAct('session.start')).toBe('Acme SSO');
  });

  test('a new user without such a group is refused, and gets no account', async () => {
    await provider.person('tess', { email: 'tess@acme.example', groups: ['tennis'] });
    expect((await enter('tess')).failure).toMatchObject({ statusCode: 403, code: 'oidc.no_role' });
    const { db } = server;
    expect(await db.select().from(users).where(eq(users.email, 'tess@acme.example'))).toEqual([]);
    expect(await lastAct('session.refuse')).toBe('somebody new: Acme SSO, no group gives a role');
  });

  test('roles follow the groups at each sign-in; without one the person is refused and signed out everywhere', async () => {
    await provider.person('vic', { email: 'vic@acme.example', groups: ['viewers'] });
    const first = await enter('vic');
    await provider.person('vic', { email: 'vic@acme.example', groups: ['viewers', 'reviewers'] });
    const second = await enter('vic');
    const me = await meOf(second.reply.token);
    expect(me.roles?.map(({ role }) => role)).toEqual(['Reviewer', 'Viewer']);
    expect((await meOf(first.reply.token))._id).toBe(me._id);
    await provider.person('vic', { email: 'vic@acme.example', groups: [] });
    expect((await enter('vic')).failure.code).toBe('oidc.no_role');
    for (const token of [first.reply.token, second.reply.token])
      expect((await server.call(getMe, {}, { token })).failure.code).toBe('session.required');
    expect(await lastAct('session.refuse')).toBe('vic@acme.example: Acme SSO, no group gives a role');
  });

  test('a deactivated account stays out, whatever the groups say', async () => {
    await provider.person('dan', { email: 'dan@acme.example', groups: ['owners'] });
    const me = await meOf((await enter('dan')).reply.token);
    await server.db.update(users).set({ isActive: false }).where(eq(users.email, me.email));
    expect((await enter('dan')).failure).toMatchObject({
      code: 'oidc.no_role',
      message: expect.stringContaining('deactivated') as string,
    });
  });

  test('groups may be one text in the ID token, and an account needs an e-mail', async () => {
    await provider.person('nomail', { groups: ['reviewers'] });
    expect((await enter('nomail')).failure.code).toBe('oidc.refused');
    await provider.lie({ claims: { email: 'one@acme.example', groups: 'reviewers' } });
    expect((await enter('nomail')).status).toBe(200);
  });
});

test('a user who signs in only through the provider gets no link to set a password', async () => {
  await provider.person('lin', { email: 'lin@acme.example', groups: ['viewers'] });
  await enter('lin');
  const { db } = server;
  await aUser(db, { email: 'pam@acme.example', isAdmin: true });
  for (const loginEmail of ['lin@acme.example', 'pam@acme.example'])
    await server.call(forgotPassword, { body: { loginEmail } }, { token: null });
  const links = await db.select().from(passwordLinks).innerJoin(users, eq(users.id, passwordLinks.userId));
  expect(links.map((row) => row.users.email)).toEqual(['pam@acme.example']);
});

describe('the protocol', () => {
  beforeAll(() => provider.person('ona', { email: 'ona@acme.example', groups: ['owners'] }));

  test('the address of the provider asks for a code with PKCE, state and nonce', async () => {
    const { url } = await begin();
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
      response_type: 'code',
      client_id: 'marquee',
      redirect_uri: `${publicUrl}/oidc/callback`,
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/) as string,
      state: expect.stringMatching(/^[\w-]{40,}$/) as string,
      nonce: expect.stringMatching(/^[\w-]{40,}$/) as string,
      scope: 'openid profile email groups',
    });
  });

  test('one process can finish a sign-in that another started', async () => {
    const { url, binding } = await begin();
    const answer = await provider.signIn(url, 'ona');
    const other = await buildApp(server.services);
    const response = await other.inject({
      method: 'POST',
      url: '/api/super/oidc/finish',
      payload: { query: answer.search, binding },
    });
    expect(response.statusCode).toBe(200);
    await other.close();
  });

  const refused = { statusCode: 401, code: 'oidc.refused' };

  test('a wrong state, and one begun in another browser, are refused', async () => {
    const [mine, theirs] = [await begin(), await begin()];
    const answer = await provider.signIn(theirs.url, 'ona');
    // Login CSRF: the provider's answer to an attacker, opened in the victim's browser.
    expect((await finish(answer, mine.binding)).failure).toMatchObject(refused);
    const forged = new URL(answer);
    forged.searchParams.set('state', new URL(mine.url).searchParams.get('state') ?? '');
    expect((await finish(forged, mine.binding)).failure).toMatchObject(refused);
    forged.searchParams.delete('state');
    expect((await finish(forged, mine.binding)).failure).toMatchObject(refused);
  });

  test('an answer is accepted once, and its code is not accepted again for another sign-in', async () => {
    const { url, binding } = await begin();
    const answer = await provider.signIn(url, 'ona');
    expect((await finish(answer, binding)).status).toBe(200);
    expect((await finish(answer, binding)).failure).toMatchObject(refused);
    const again = await begin();
    const replayed = new URL(answer);
    replayed.searchParams.set('state', new URL(again.url).searchParams.get('state') ?? '');
    expect((await finish(replayed, again.binding)).failure).toMatchObject(refused);
  });

  test('an answer after ten minutes is refused', async () => {
    const { url, binding } = await begin();
    const answer = await provider.signIn(url, 'ona');
    await server.db.update(oidcSignIns).set({ expiresAt: new Date(Date.now() - 1) });
    expect((await finish(answer, binding)).failure).toMatchObject(refused);
  });

  test('an answer that names another provider is refused (mix-up)', async () => {
    const { url, binding } = await begin();
    const answer = await provider.signIn(url, 'ona');
    expect(answer.searchParams.get('iss')).toBe(provider.issuer);
    answer.searchParams.set('iss', 'https://evil.example');
    expect((await finish(answer, binding)).failure).toMatchObject(refused);
  });

  test('the error of the provider is returned', async () => {
    const { url, binding } = await begin();
    const state = new URL(url).searchParams.get('state') ?? '';
    const answer = new URL(`${publicUrl}/oidc/callback?error=access_denied&state=${state}&iss=${provider.issuer}`);
    expect((await finish(answer, binding)).failure).toMatchObject({
      ...refused,
      message: 'Acme SSO did not let you in.',
    });
  });

  const seconds = Math.floor(Date.now() / 1000);
  test.each([
    ['another nonce', { claims: { nonce: 'another' } }],
    ['another audience', { claims: { aud: 'another' } }],
    ['another party beside the audience', { claims: { aud: ['marquee', 'another'], azp: 'another' } }],
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['a time that is over', { claims: { exp: seconds - 3600, iat: seconds - 7200 } }],
    ['no signature (alg: none)', { alg: 'none' as const }],
    ['a signature by a shared secret', { alg: 'HS256' as const }],
    ["a key that is not the provider's", { foreignKey: true }],
  ])('an ID token with %s is refused', async (_, lie) => {
    await provider.lie(lie);
    expect((await enter('ona')).failure).toMatchObject(refused);
    expect(await lastAct('session.refuse')).toBe('Acme SSO: its answer was refused');
  });

  test('a replaced key of the provider is used at once', async () => {
    await provider.rotate();
    expect((await enter('ona')).status).toBe(200);
  });

  test('signing out leads to the page of the provider; a password session does not', async () => {
    const { reply } = await enter('ona');
    const { signOutUrl } = (await server.call(signOut, {}, { token: reply.token })).reply;
    const url = new URL(signOutUrl ?? '');
    expect(url.origin).toBe(provider.issuer);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      client_id: 'marquee',
      post_logout_redirect_uri: `${publicUrl}/`,
      id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
    });
    expect((await server.call(getMe, {}, { token: reply.token })).failure.code).toBe('session.required');
    const { db } = server;
    const token = await aSession(db, { email: 'pat@test.example', isAdmin: true });
    expect((await server.call(signOut, {}, { token })).reply.signOutUrl).toBeUndefined();
  });
});

test('the configuration returns the ways to sign in', async () => {
  const { signIn: ways, extensions } = (await server.call(getConfig)).reply;
  expect(ways).toEqual({ password: true, secondFactor: false, oidc: 'Acme SSO' });
  expect(extensions).toContain('oidc');
});

test('without a provider the calls are a 404 and the extension is missing; an unreachable one is reported as such', async () => {
  const without = await startApp();
  expect((await without.call(startOidc, {}, { token: null })).status).toBe(404);
  const { signIn: ways, extensions } = (await without.call(getConfig)).reply;
  expect([ways, extensions.includes('oidc')]).toEqual([{ password: true, secondFactor: false }, false]);
  await without.close();
  const away = await startApp({ ...provider.settings, OIDC_ISSUER: 'http://localhost:9' });
  expect((await away.call(startOidc, {}, { token: null })).failure).toMatchObject({
    code: 'oidc.unreachable',
    message: 'Acme SSO does not answer right now. Try again in a moment.',
  });
  await away.close();
});
