import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type ClientBase } from 'pg';
import { openEmbedded, openInMemory } from './embedded';
import { EmbeddedSocket } from './embeddedSocket';
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
    const pool = new Pool({
      connectionString: location.url,
      max: location.connections ?? 10,
      connectionTimeoutMillis: 10_000,
      onConnect: withoutCompiling,
    });
    // An idle connection that breaks must not end the process; the next query opens another.
    pool.on('error', () => undefined);
    return { db: drizzle(pool, { schema }), pool, kind: 'server', close: () => pool.end() };
  }
  const embedded = await (location.kind === 'embedded' ? openEmbedded(location.folder) : openInMemory(location.image));
  // The one connection is never given up as idle.
  const pool = new Pool({
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    sslnegotiation: 'postgres',
    stream: () => new EmbeddedSocket(embedded.exchange),
    max: 1,
    idleTimeoutMillis: 0,
  });
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool, { schema }),
    pool,
    kind: 'embedded',
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

/**
 * Queries here take milliseconds, their compilation tens of them: while a table's statistics are not there yet, a server takes a look-up of a thousand device
 * ids for dear enough (docs/decisions/015-imports.md). An engine that does not know the setting does without.
 */
async function withoutCompiling(connection: ClientBase): Promise<void> {
  await connection.query('set jit = off').catch(() => undefined);
}
