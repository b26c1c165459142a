import { readMigrationFiles } from 'drizzle-orm/migrator';
import { sql } from 'drizzle-orm';
import type { Queryable } from './connect';

/** How the schema of a database compares with this version of Marquee. */
export interface SchemaVersion {
  /** Migrations that it lacks. */
  readonly missing: number;
  /** Whether a newer Marquee has migrated it. */
  readonly isNewer: boolean;
}

/**
 * Reads only the list of applied migrations; an empty database lacks all of them. `folder`: the migrations of this
 * version.
 */
export async function readSchemaVersion(db: Queryable, folder: string): Promise<SchemaVersion> {
  const known = readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis);
  const { rows } = await db.execute<{ is: boolean }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  );
  if (rows[0]?.is !== true) return { missing: known.length, isNewer: false };
  const applied = await db.execute<{ latest: string | null }>(
    sql`select max(created_at)::text as latest from drizzle.__drizzle_migrations`,
  );
  const latest = Number(applied.rows[0]?.latest ?? 0);
  return {
    missing: known.filter((when) => when > latest).length,
    isNewer: latest > Math.max(...known),
  };
}
