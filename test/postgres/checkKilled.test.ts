import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { checkThroughKills, screensOfProvider } from '#test/checkKills';
import { startProcess, temporaryFolder } from '#test/process';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
});

test('when a process is killed during a check, another continues after the lease ends, and no screen is counted twice', async () => {
  const url = new URL(process.env['MARQUEE_TEST_POSTGRES'] ?? '');
  const admin = new Client({ connectionString: url.href });
  await admin.connect();
  const name = `c_${randomBytes(8).toString('hex')}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  url.pathname = `/${name}`;
  const database = new Client({ connectionString: url.href });
  const [loginEmail, loginPass] = ['first@test.example', 'six green bottles'];
  const env = { DATABASE_URL: url.href, DATA_DIR: folder.path, ADMIN_EMAIL: loginEmail, ADMIN_PASSWORD: loginPass };
  await database.connect();
  const found = await checkThroughKills(
    (more) => startProcess({ ...env, ...more }),
    { loginEmail, loginPass },
    1,
    () =>
      // With PostgreSQL, the lease of the killed process stays valid until it expires: expire it now.
      database.query(
        `update inventory_checks set leased_until = now() - interval '1 second' where leased_until > now()`,
      ),
  );
  await database.end();
  expect(found.check).toMatchObject({ state: 'done', screens: screensOfProvider, found: { new: screensOfProvider } });
  expect(found).toMatchObject({ found: screensOfProvider, shownMeanwhile: [0] });
}, 300_000);
