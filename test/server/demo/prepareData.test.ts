import { eq } from 'drizzle-orm';
import { listOrganisations, listTeams } from '#contract/organisations';
import { checkSession } from '#contract/session';
import { testApp } from '#test/app';
import { aUser, signInAs } from '#test/people';
import { readConfig } from '../../../src/server/settings/config';
import { ConfigError } from '../../../src/server/settings/configError';
import { users } from '../../../src/server/db/schema/schema';
import { applyDemoPassword, prepareDemoHash } from '../../../demo/demoPassword';
import { prepareData } from '../../../src/server/start/prepareData';
import { setPasswordHash } from '../../../src/server/users/account.queries';
import { explain } from '../../../src/server/start/startFailure';

const own = 'six green bottles';
const server = testApp();
beforeEach(() => server.db.execute('truncate users, organisations, teams, settings cascade'));

const prepare = (env: Record<string, string>) => prepareData({ ...server.services, config: readConfig(env) });
const login = async (loginEmail: string, loginPass: string) => (await server.login(loginEmail, loginPass)).status;

test('a store that keeps the demo from being stored is named', async () => {
  const down = () => Promise.reject(new Error('no such bucket'));
  const storage = { ...server.services.storage, put: down, ping: down };
  const stopped: unknown = await prepareData({ ...server.services, storage, config: readConfig({}) }).catch(
    (error: unknown) => error,
  );
  expect(explain(stopped, { S3_BUCKET: 'posters' })).toBe('S3_BUCKET cannot be used: no such bucket');
  expect(explain(stopped, { DATA_DIR: '/srv' })).toBe('DATA_DIR (/srv) cannot be used: no such bucket');
});

describe('without a demo', () => {
  const settings = { DEMO: '0', ADMIN_EMAIL: 'First@Test.example', ADMIN_PASSWORD: own };

  test('an administrator must be named', async () => {
    await expect(prepare({ DEMO: '0' })).rejects.toThrow(
      new ConfigError('ADMIN_EMAIL and ADMIN_PASSWORD must be set: the database has no administrator yet'),
    );
    await expect(prepare({ DEMO: '0', ADMIN_EMAIL: 'a@test.example' })).rejects.toThrow(ConfigError);
  });

  test('the first administrator gets one organisation and one team, once, also from two processes', async () => {
    await Promise.all([prepare(settings), prepare(settings)]);
    await prepare(settings);
    expect(await login('first@test.example', own)).toBe(200);
    const [first] = await server.db.select().from(users).where(eq(users.emailKey, 'first@test.example'));
    const token = await signInAs(server.db, first?.id ?? '');
    expect((await server.call(listOrganisations, {}, { token })).reply).toMatchObject({
      organisations: [{ orgName: 'My organisation', teams: 1 }],
      totalOrganisations: 1,
    });
    expect((await server.call(listTeams, {}, { token })).reply.teams).toMatchObject([
      { teamName: 'My team', teamMembers: [first?.id] },
    ]);
  });

  test('if there is an administrator, the settings change no user', async () => {
    await aUser(server.db, { email: 'there@test.example', isAdmin: true, password: own });
    await prepare({ ...settings, ADMIN_EMAIL: 'there@test.example', ADMIN_PASSWORD: 'another good phrase' });
    expect(await login('there@test.example', own)).toBe(200);
  });

  test('an address that is known already becomes the administrator', async () => {
    await aUser(server.db, { email: 'first@test.example', isActive: false });
    await prepare(settings);
    expect(await login('first@test.example', own)).toBe(200);
  });
});

describe('the password of the demo', () => {
  /** Creates a demo user as the seed does. */
  async function ofTheDemo(given?: string): Promise<string> {
    const id = await aUser(server.db, { email: 'admin@example.com', isAdmin: true });
    await setPasswordHash(server.db, id, await prepareDemoHash(server.db, given));
    return id;
  }

  test('is the public one, or the one that is set', async () => {
    await ofTheDemo();
    expect(await login('admin@example.com', 'marquee-demo')).toBe(200);
    await applyDemoPassword(server.db, true, own);
    expect([await login('admin@example.com', 'marquee-demo'), await login('admin@example.com', own)]).toEqual([
      401, 200,
    ]);
    await applyDemoPassword(server.db, true, undefined);
    expect([await login('admin@example.com', 'marquee-demo'), await login('admin@example.com', own)]).toEqual([
      200, 401,
    ]);
  });

  test('opens nothing outside demo mode, ends the sessions, and comes back with the demo', async () => {
    const token = await signInAs(server.db, await ofTheDemo());
    await applyDemoPassword(server.db, false, undefined);
    expect(await login('admin@example.com', 'marquee-demo')).toBe(401);
    expect((await server.call(checkSession, {}, { token })).status).toBe(401);
    await applyDemoPassword(server.db, true, undefined);
    expect(await login('admin@example.com', 'marquee-demo')).toBe(200);
  });

  test('is not changed if a user has chosen their own', async () => {
    const id = await ofTheDemo();
    await aUser(server.db, { email: 'chosen@example.com', isAdmin: true, password: own });
    const [chosen] = await server.db.select().from(users).where(eq(users.emailKey, 'chosen@example.com'));
    await setPasswordHash(server.db, id, chosen?.passwordHash ?? null);
    await applyDemoPassword(server.db, false, undefined);
    expect(await login('admin@example.com', own)).toBe(200);
  });
});
