import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { ConfigError } from '../config';
import type { Database } from './connect';

const folder = join(__dirname, 'migrations');
/** Any number that no other program uses: processes that start together migrate one after the other. */
const migrationLock = 7_302_114;

/** Brings the schema up to date; safe when several processes start at once on one server. */
export async function migrateToLatest(database: Database): Promise<void> {
  if (database.kind === 'embedded') {
    await migrate(database.db, { migrationsFolder: folder });
    return;
  }
  const holder = await database.pool.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(database.db, { migrationsFolder: folder });
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => undefined);
    holder.release();
  }
}

/** Answers once the database does. Throws when it cannot be reached. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.db.execute(sql`select 1`);
}

/** @throws ConfigError for a server older than the SQL here is written for. */
export async function refuseOldServer(database: Database): Promise<void> {
  const { rows } = await database.db.execute<{ version: string }>(sql`select current_setting('server_version_num') as version`);
  const version = Number(rows[0]?.version);
  if (version < oldestServer) throw new ConfigError(`DATABASE_URL is a PostgreSQL ${String(Math.floor(version / 10_000))}; it must be 15 or newer`);
}

/** As `server_version_num` counts. */
const oldestServer = 150_000;
