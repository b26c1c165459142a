import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';
import * as schema from './schema/schema';

/** The database or a transaction: what every query function takes as its first argument. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Database {
  /**
   * Embedded, all queries share ONE connection: inside `db.transaction(async (tx) => ...)` use `tx` only,
   * or the query waits for the transaction that waits for it.
   */
  readonly db: NodePgDatabase<typeof schema>;
  readonly pool: Pool;
  readonly kind: 'embedded' | 'server';
  close(): Promise<void>;
}

export type DatabaseLocation =
  | { kind: 'embedded'; folder: string }
  | { kind: 'memory'; image?: Blob }
  | { kind: 'server'; url: string; connections?: number };

/** Opens the database. This is the one file that knows PGlite from PostgreSQL. */
export async function connect(location: DatabaseLocation): Promise<Database> {
  if (location.kind === 'server') {
    const pool = new Pool({ connectionString: location.url, max: location.connections ?? 10, connectionTimeoutMillis: 10_000 });
    // An idle connection that breaks must not end the process; the next query opens another.
    pool.on('error', () => undefined);
    return { db: drizzle(pool, { schema }), pool, kind: 'server', close: () => pool.end() };
  }
  const lite = await PGlite.create({
    ...(location.kind === 'embedded' ? { dataDir: location.folder } : location.image ? { loadDataDir: location.image } : {}),
    extensions: { pg_trgm },
  });
  const config = createPgConfig(lite);
  acceptTypeParsers(config.connection);
  // The one connection is never given up as idle: it would be ended and used again.
  const pool = new Pool({ ...config, max: 1, idleTimeoutMillis: 0 });
  return {
    db: drizzle(pool, { schema }),
    pool,
    kind: 'embedded',
    close: async () => {
      await pool.end();
      await lite.close();
    },
  };
}

/** pg hands the query's own result parsers (drizzle's) on as if they were parameter types; PGlite's side takes only a list of those. */
function acceptTypeParsers(connection: { parse(query: { types?: unknown }): void }): void {
  const parse = connection.parse.bind(connection);
  connection.parse = ({ types, ...query }) => {
    parse(Array.isArray(types) ? { ...query, types } : query);
  };
}
