import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { ConfigError } from '../configError';
import type { Database } from './connect';
import { oneAtATime } from './oneAtATime';

/** Beside the program, in the sources and where they are built. */
export const migrationsFolder = join(__dirname, 'migrations');

/** Brings the schema up to date; safe when several processes start at once on one server. */
export async function migrateToLatest(database: Database): Promise<void> {
  await oneAtATime(database, () => migrate(database.db, { migrationsFolder }));
}

/** Answers once the database does. Throws when it cannot be reached, or takes no writes: as a standby it may be behind. */
export async function pingDatabase({ probe }: Pick<Database, 'probe'>): Promise<void> {
  const { rows } = await probe.query<{ standby: boolean }>('select pg_is_in_recovery() as standby');
  if (rows[0]?.standby !== false)
    throw Object.assign(new Error('the database is a standby, which takes no writes'), { code: readOnly });
}

/** PostgreSQL's own code for a write to a standby. */
const readOnly = '25006';

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
