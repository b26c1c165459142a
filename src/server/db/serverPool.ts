import { Socket } from 'node:net';
import { Client, Pool, type ClientBase, type PoolClient } from 'pg';
import { splitHosts } from './hosts.rules';
import { createHosts, requirePrimary } from './manyHosts';
import { isTransient, mustCloseConnection } from './transientErrors';

export interface PoolOptions {
  /** Of several hosts, the first that takes writes is used; but see `standby`. */
  readonly url: string;
  /** Reads from a standby: any host that the address leads to is used. */
  readonly standby?: boolean;
  /** The most connections. */
  readonly max: number;
  /** How long to wait for a free connection of the pool, and for a new one: milliseconds. */
  readonly timeLimit: number;
  /**
   * How long a statement may go without data from the server before its connection is closed: milliseconds; 0: no
   * limit.
   */
  readonly silence: number;
}

/**
 * How much later than this process the server cancels a statement: milliseconds. Under synchronous replication, a
 * server that cancels a commit's wait may report it as done.
 */
const afterUs = 5_000;
/** After this time the server ends a transaction that is idle: milliseconds. */
const idleInTransaction = 30_000;

/**
 * A pool of monitored connections to a server: a cut, a silent server or a failover fails the running statements, but
 * never ends the process or leaks a connection.
 */
export function openServerPool({ url, standby = false, max, timeLimit, silence }: PoolOptions): Pool {
  const each = splitHosts(url);
  const urls = each.length > 0 ? each : [url];
  const hosts = createHosts(urls);
  const pool = new Pool({
    connectionString: urls[0],
    Client: hosts.Client,
    max,
    connectionTimeoutMillis: timeLimit,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: async (client) => {
      // The pool does not listen to clients in use; without a listener, a cut connection would end the process.
      client.on('error', nothing);
      if (silence > 0) endWhenSilent(client, silence);
      await prepareSession(client, silence);
      // A proxy may still lead to the former primary, whose reads would be stale.
      if (!standby) await requirePrimary(client);
    },
  });
  hosts.follow(pool);
  pool.on('error', nothing);
  dropSpent(pool);
  return pool;
}

/**
 * Sets up a session: time limits, and no JIT compilation, which would take tens of milliseconds for queries of a few:
 * without statistics of a table, the server overestimates the cost of looking up a thousand device ids
 * (docs/decisions/015-csv-and-imports.md). Settings that the database engine does not know are skipped.
 */
async function prepareSession(client: ClientBase, silence: number): Promise<void> {
  const settings = [
    'set jit = off',
    ...(silence > 0
      ? [
          `set statement_timeout = ${String(silence + afterUs)}`,
          `set idle_in_transaction_session_timeout = ${String(idleInTransaction)}`,
        ]
      : []),
  ];
  for (const setting of settings)
    await client.query(setting).catch((error: unknown) => {
      // A closed connection is not handed out.
      if (isTransient(error)) throw error;
    });
}

/** A peer that died without closing the connection is only detected by a timeout. */
function endWhenSilent(client: ClientBase, silence: number): void {
  const stream = client instanceof Client ? client.connection.stream : undefined;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(silence);
  stream.on('timeout', () => {
    // Only while a statement waits for its reply, not while idle.
    if ('readyForQuery' in client && client.readyForQuery === false) stream.destroy(new SilentError(silence));
  });
}

class SilentError extends Error {
  readonly code = 'ETIMEDOUT';
  constructor(silence: number) {
    super(`The database has not answered for ${String(silence / 1000)} s.`);
  }
}

/**
 * After an error that indicates a failover, a stopping server or a silent one, no existing connection is used again.
 */
function dropSpent(pool: Pool): void {
  const open = new Set<PoolClient>();
  const spent = new WeakSet<PoolClient>();
  const renew = (): void => {
    for (const client of open) spent.add(client);
    // Idle connections are closed by taking and releasing them.
    for (let i = pool.idleCount; i > 0; i -= 1)
      pool.connect().then((client) => {
        client.release();
      }, nothing);
  };
  pool.on('connect', (client) => {
    open.add(client);
    client.connection.on('errorMessage', (message: { code?: string; message?: string }) => {
      if (!spent.has(client) && mustCloseConnection(message)) renew();
    });
    client.on('error', (error) => {
      if (!spent.has(client) && error instanceof SilentError) renew();
    });
  });
  pool.on('remove', (client) => open.delete(client));
  // The pool discards an ending connection when it is released.
  pool.on('release', (_error, client) => {
    if (spent.has(client)) void client.end().catch(nothing);
  });
}

const nothing = (): void => undefined;
