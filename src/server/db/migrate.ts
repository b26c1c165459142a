import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { ConfigError } from '../settings/configError';
import type { Database } from './connect';
import { requirePrimary } from './manyHosts';
import { readSchemaVersion, type SchemaVersion } from './schemaVersion';

/** Beside this file, in the sources and in the build. */
export const migrationsFolder = join(__dirname, 'migrations');

/** Brings the schema up to date; safe when several processes start at once on one server. */
export async function migrateToLatest(database: Database): Promise<void> {
  await withAdvisoryLock(database, () => migrate(database.db, { migrationsFolder }));
}

/**
 * Resolves once the database has answered. Throws if it cannot be reached or takes no writes: a standby may lag behind.
 */
export const pingDatabase = ({ probe }: Pick<Database, 'probe'>): Promise<void> => requirePrimary(probe);

/** How the schema of a server compares with this version of Marquee. @throws ConfigError for a server that is too old */
export async function inspectServer(database: Database): Promise<SchemaVersion> {
  await pingDatabase(database);
  await refuseOldServer(database);
  return readSchemaVersion(database.db, migrationsFolder);
}

/** @throws ConfigError for a server that is too old for the SQL used here. */
export async function refuseOldServer(database: Database): Promise<void> {
  const { rows } = await database.db.execute<{ version: string }>(
    sql`select current_setting('server_version_num') as version`,
  );
  const version = Number(rows[0]?.version);
  if (version < oldestServer)
    throw new ConfigError(
      `DATABASE_URL is a PostgreSQL ${String(Math.floor(version / 10_000))}; it must be 15 or newer`,
    );
}

/** In the format of `server_version_num`. */
const oldestServer = 150_000;

/** The key of the advisory lock: any number that no other program uses. */
const startLock = 7_302_114;

/**
 * Runs work that processes starting together on one server must not do at the same time.
 * The embedded database has one process. The lock belongs to a transaction, so that it also works through a pooler,
 * which assigns connections by transaction.
 */
export async function withAdvisoryLock<Result>(database: Database, work: () => Promise<Result>): Promise<Result> {
  if (database.kind === 'embedded') return work();
  return database.db.transaction(async (holder) => {
    // This transaction waits for the lock, and is idle while the work runs on other connections.
    await holder.execute(sql`set local statement_timeout = 0`);
    await holder.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await holder.execute(sql`select pg_advisory_xact_lock(${startLock})`);
    return work();
  });
}
