import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool, type PoolClient } from 'pg';
import { openEmbedded, openInMemory, type GivenPglite } from './embedded/embedded';
import { EmbeddedSocket } from './embedded/embeddedSocket';
import * as schema from './schema/schema';
import { openServerPool } from './serverPool';
import { readingFromStandby, type ReadingOf } from './standby';

/** The database or a transaction: what every query function takes as its first argument. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export interface Database {
  /**
   * Embedded, all queries share ONE connection: inside `db.transaction(async (tx) => ...)` use `tx` only,
   * or the query waits for the transaction that waits for it.
   */
  readonly db: NodePgDatabase<typeof schema>;
  /** Connections for single statements, which are mostly reads. */
  readonly pool: Pool;
  /**
   * Connections for transactions, so that commits waiting for a standby do not block reads. Embedded: the same
   * connection.
   */
  readonly transactions: Pool;
  /** The connection of the readiness probe. Embedded: the same connection. */
  readonly probe: Pool;
  /** For long or frequent reads that need no transaction with writes: on the standby, if there is one. */
  readonly reading: ReadingOf<Queryable>;
  /** The standby's connections. */
  readonly standby: Pool | undefined;
  readonly kind: 'embedded' | 'server';
  close(): Promise<void>;
}

export type DatabaseLocation =
  | { kind: 'embedded'; folder: string }
  | { kind: 'memory'; given: GivenPglite }
  | {
      kind: 'server';
      url: string;
      /** The address of a standby. */
      readUrl?: string | undefined;
      /**
       * How long a statement may go without data from the server: milliseconds; 0: no limit, for commands whose
       * statements take minutes.
       */
      silence?: number;
    };

/** The most connections of a process, for each kind of work. */
const most = { statements: 5, transactions: 6, probe: 1, standby: 4 };
/** Milliseconds. */
const placeWithin = 10_000;
const usualSilence = 20_000;
const probeWithin = 4_000;
const standbyWithin = 2_000;

/** Opens the database. This is the one file that knows PGlite from PostgreSQL. */
export async function connect(location: DatabaseLocation): Promise<Database> {
  return location.kind === 'server' ? connectToServer(location) : connectEmbedded(location);
}

function connectToServer({
  url,
  readUrl,
  silence = usualSilence,
}: Extract<DatabaseLocation, { kind: 'server' }>): Database {
  const timeLimit = placeWithin;
  const pool = openServerPool({ url, max: most.statements, timeLimit, silence });
  const transactions = openServerPool({ url, max: most.transactions, timeLimit, silence });
  const probe = openServerPool({ url, max: most.probe, timeLimit: probeWithin, silence: probeWithin });
  const standby =
    readUrl === undefined
      ? undefined
      : openServerPool({ url: readUrl, standby: true, max: most.standby, timeLimit: standbyWithin, silence });
  const db = drizzleOver(pool, transactions);
  return {
    db,
    pool,
    transactions,
    probe,
    reading:
      standby === undefined
        ? (read) => read(db)
        : readingFromStandby<Queryable>({ db, pool, standby, over: drizzleOnce() }),
    standby,
    kind: 'server',
    close: async () => {
      await Promise.all([pool.end(), transactions.end(), probe.end(), standby?.end()]);
    },
  };
}

async function connectEmbedded(location: Exclude<DatabaseLocation, { kind: 'server' }>): Promise<Database> {
  const embedded = await (location.kind === 'embedded' ? openEmbedded(location.folder) : openInMemory(location.given));
  // The only connection is never closed as idle.
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
  const db = drizzleOver(pool, pool);
  return {
    db,
    pool,
    transactions: pool,
    probe: pool,
    reading: (read) => read(db),
    standby: undefined,
    kind: 'embedded',
    close: async () => {
      await pool.end();
      await embedded.close();
    },
  };
}

/** Sends single statements through one pool and transactions through the other. */
function drizzleOver(pool: Pool, transactions: Pool): Database['db'] {
  const db = drizzle(pool, { schema });
  const over = drizzleOnce();
  // Drizzle's own implementation never releases the connection if `begin` fails.
  db.transaction = async (work, config) => {
    const client = await transactions.connect();
    try {
      return await over(client).transaction(work, config);
    } finally {
      // A connection that is still inside a transaction must not be reused.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}

/** One drizzle for each connection. */
function drizzleOnce(): (client: PoolClient) => NodePgDatabase<typeof schema> {
  const known = new WeakMap<PoolClient, NodePgDatabase<typeof schema>>();
  return (client) => {
    const own = known.get(client) ?? drizzle(client, { schema });
    known.set(client, own);
    return own;
  };
}
