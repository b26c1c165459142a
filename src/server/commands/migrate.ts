import { readConfig } from '../settings/config';
import { ConfigError } from '../settings/configError';
import { migrateServer } from '../db/openServer';
import { createLog } from '../start/log';
import { inStage, runCommand } from '../start/startFailure';

/** `npm run migrate`: brings a server's schema up to date, before a new version of Marquee starts on it. */
async function migrate(): Promise<void> {
  const { databaseUrl, migrateUrl, databaseWait, logLevel } = readConfig(process.env);
  const url = migrateUrl ?? databaseUrl;
  if (url === undefined)
    throw new ConfigError('DATABASE_URL is not set: the embedded database is migrated when Marquee starts on it');
  const log = createLog(logLevel, process.stderr);
  const taken = await inStage('server', () => migrateServer(url, { timeLimit: databaseWait, log }));
  process.stdout.write(
    taken === 0 ? 'The schema is up to date.\n' : `Migrated: ${String(taken)} ${taken === 1 ? 'step' : 'steps'}.\n`,
  );
}

runCommand(migrate);
