import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServices } from '../start/compose';
import { readConfig, type Config } from '../settings/config';
import { connect } from '../db/connect';
import { inspectServer } from '../db/migrate';
import { inTime } from '../http/inTime';
import { createLog } from '../start/log';
import type { Services } from '../start/services';
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
    const [mark, text] = await inTime(look(), timeLimit).then(
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
  const { missing, isNewer } = await inspectServer(database);
  await database.close();
  if (isNewer) return 'a newer Marquee has migrated the schema';
  return missing === 0 ? 'the schema is up to date' : `${String(missing)} pending migrations: npm run migrate`;
}

/** A pool connects when it is first used, and these checks do not use it. */
async function servicesFor(config: Config): Promise<Services> {
  const database = await connect({ kind: 'server', url: config.databaseUrl ?? 'postgres://localhost' });
  return createServices(config, database, createLog('silent'), () => 'http://localhost');
}

async function checkStore(config: Config): Promise<string> {
  if (config.s3 === undefined) return `files in ${config.dataDir}`;
  const { storage } = await servicesFor(config);
  await storage.ping();
  return `bucket ${config.s3.bucket}`;
}

async function checkSignIn(config: Config): Promise<string> {
  const { oidc, passwordLogin, breakGlass } = config.identity;
  const passwords = passwordLogin ? 'passwords' : `the password of ${breakGlass ?? 'nobody'}`;
  if (!oidc) return passwords;
  const { identity } = await servicesFor(config);
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

runCommand(check);
