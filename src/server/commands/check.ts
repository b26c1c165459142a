import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServices } from '../start/compose';
import { readConfig, type Config } from '../settings/config';
import { connect } from '../db/connect';
import { migrationsFolder, pingDatabase, refuseOldServer } from '../db/migrate';
import { readSchemaVersion } from '../db/schemaVersion';
import { createLog } from '../start/log';
import { explain, runCommand } from '../start/startFailure';

/** How long each check may take: milliseconds. */
const timeLimit = 15_000;

/** `npm run check`: whether Marquee could start with these settings. It starts, creates and changes nothing. */
async function check(): Promise<void> {
  const config = readConfig(process.env);
  const parts: [string, () => Promise<string>][] = [
    ['settings', () => Promise.resolve('understood')],
    ['database', () => checkDatabase(config)],
    ['store', () => checkStore(config)],
    ['sign-in', () => checkSignIn(config)],
    ['secrets', () => Promise.resolve(checkSecrets(config))],
  ];
  for (const [name, look] of parts) {
    const [mark, text] = await inTime(look()).then(
      (found) => ['ok', found],
      (error: unknown) => ['NOT OK', explain(error, process.env)],
    );
    if (mark !== 'ok') process.exitCode = 1;
    process.stdout.write(`${name}: ${mark ?? ''}, ${text ?? ''}\n`);
  }
}

async function checkDatabase({ databaseUrl, dataDir }: Config): Promise<string> {
  if (databaseUrl === undefined)
    return existsSync(join(dataDir, 'database'))
      ? `embedded, in ${dataDir}`
      : `embedded, will be made in ${dataDir} (DATABASE_URL is not set)`;
  const database = await connect({ kind: 'server', url: databaseUrl });
  await pingDatabase(database);
  await refuseOldServer(database);
  const { missing, isNewer } = await readSchemaVersion(database.db, migrationsFolder);
  await database.close();
  if (isNewer) return 'a newer Marquee has migrated the schema';
  return missing === 0 ? 'the schema is up to date' : `${String(missing)} pending migrations: npm run migrate`;
}

async function checkStore(config: Config): Promise<string> {
  if (config.s3 === undefined) return `files in ${config.dataDir}`;
  const database = await connect({ kind: 'server', url: config.databaseUrl ?? 'postgres://localhost' });
  const { storage } = await createServices(config, database, createLog('silent'), () => '');
  await storage.ping();
  return `bucket ${config.s3.bucket}`;
}

async function checkSignIn(config: Config): Promise<string> {
  const { oidc, passwordLogin, breakGlass } = config.identity;
  const passwords = passwordLogin ? 'passwords' : `the password of ${breakGlass ?? 'nobody'}`;
  if (!oidc) return passwords;
  const database = await connect({ kind: 'server', url: config.databaseUrl ?? 'postgres://localhost' });
  const { identity } = await createServices(config, database, createLog('silent'), () => 'http://localhost');
  await identity?.check();
  return `${passwords}, and ${oidc.name} at ${oidc.issuer}, which answers`;
}

/** The start only warns about this, so the check does not fail either. */
const checkSecrets = ({ databaseUrl, secretKeys }: Config): string =>
  secretKeys.length > 0
    ? 'encrypted with SECRET_KEY'
    : databaseUrl === undefined
      ? 'encrypted with the key in DATA_DIR'
      : 'second factors are stored in clear: set SECRET_KEY';

async function inTime(work: Promise<string>): Promise<string> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => {
      reject(new Error(`no answer in ${String(timeLimit / 1000)} s`));
    }, timeLimit).unref();
  });
  return Promise.race([work, late]);
}

runCommand(check);
