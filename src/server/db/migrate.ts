import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { ConfigError } from '../config';
import type { Database } from './connect';
import { oneAtATime } from './oneAtATime';

const folder = join(__dirname, 'migrations');

/** Brings the schema up to date; safe when several processes start at once on one server. */
export async function migrateToLatest(database: Database): Promise<void> {
  await oneAtATime(database, () => migrate(database.db, { migrationsFolder: folder }));
}

/** Answers once the database does. Throws when it cannot be reached. */
export async function pingDatabase(database: Database): Promise<void> {
  await database.db.execute(sql`select 1`);
}

/** @throws ConfigError for a server older than the SQL here is written for. */
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

/** As `server_version_num` counts. */
const oldestServer = 150_000;
