import { connect, type Database } from './connect';
import { inspectServer, migrateToLatest } from './migrate';
import { whenAvailable } from './whenAvailable';

interface ServerLocation {
  readonly url: string;
  readonly readUrl: string | undefined;
  /** Where migrations run instead: past a pooler, or as a role that may change the schema. */
  readonly migrateUrl: string | undefined;
}

/** Opens a PostgreSQL server for serving; an older schema is brought up to date first. @throws ConfigError for a server that is too old */
export async function openServer(
  { url, readUrl, migrateUrl }: ServerLocation,
  waiting: Parameters<typeof whenAvailable>[1],
): Promise<Database> {
  const database = await connect({ kind: 'server', url, readUrl });
  const missing = await whenAvailable(async () => {
    const version = await inspectServer(database);
    if (version.isNewer)
      waiting.log.warn('the database has been migrated by a newer Marquee: finish the upgrade, or go back with care');
    return version.missing;
  }, waiting);
  if (missing > 0) await migrateServer(migrateUrl ?? url, waiting);
  return database;
}

/** Brings the schema of a server up to date, without a time limit. @returns how many migrations were applied */
export async function migrateServer(url: string, waiting: Parameters<typeof whenAvailable>[1]): Promise<number> {
  const database = await connect({ kind: 'server', url, silence: 0 });
  try {
    return await whenAvailable(async () => {
      const { missing } = await inspectServer(database);
      await migrateToLatest(database);
      return missing;
    }, waiting);
  } finally {
    await database.close();
  }
}
