import { Socket } from 'node:net';
import { Client, Pool, type ClientBase, type PoolClient } from 'pg';
import { hostsOf } from './hosts.rules';
import { createHosts, demandPrimary } from './manyHosts';
import { isPassing, isSpent } from './passing';

export interface PoolOptions {
  /** Only a host that takes writes is used, of several the first; but see `standby`. */
  readonly url: string;
  /** Whether it is to be read from a standby: then whatever the address leads to is taken. */
  readonly standby?: boolean;
  /** The most connections. */
  readonly max: number;
  /** How long to wait for a place, and for a new connection: milliseconds. */
  readonly patience: number;
  /** How long the server may be silent in the middle of a statement before its connection is given up: milliseconds; 0: for ever. */
  readonly silence: number;
}

/** How much later than this side the server gives a statement up: milliseconds. A commit that it ends itself, it may report as done (synchronous replication). */
const afterUs = 5_000;
/** How long the server keeps a transaction open that nobody goes on with: milliseconds. */
const idleInTransaction = 30_000;

/** Connections to a server, each watched: a cut, a silence or a switch to another primary costs the statements under way, never the process or a place. */
export function openServerPool({ url, standby = false, max, patience, silence }: PoolOptions): Pool {
  const each = hostsOf(url);
  const urls = each.length > 0 ? each : [url];
  const hosts = createHosts(urls);
  const pool = new Pool({
    connectionString: urls[0],
    Client: hosts.Client,
    max,
    connectionTimeoutMillis: patience,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    onConnect: async (client) => {
      // A client that is checked out has no listener of the pool's; without one, a cut ends the process.
      client.on('error', nothing);
      if (silence > 0) endWhenSilent(client, silence);
      await prepareSession(client, silence);
      // A proxy may still lead to what was the primary: its reads would be old.
      if (!standby) await demandPrimary(client);
    },
  });
  hosts.follow(pool);
  pool.on('error', nothing);
  dropSpent(pool);
  return pool;
}

/**
 * Queries here take milliseconds, their compilation tens of them: while a table's statistics are not there yet, a server takes a look-up of a thousand device
 * ids for dear enough (docs/decisions/015-imports.md). An engine that does not know a setting does without.
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
      // A connection that is gone is not handed out.
      if (isPassing(error)) throw error;
    });
}

/** A peer that has fallen silent closes nothing: only time tells. */
function endWhenSilent(client: ClientBase, silence: number): void {
  const stream = client instanceof Client ? client.connection.stream : undefined;
  if (!(stream instanceof Socket)) return;
  stream.setTimeout(silence);
  stream.on('timeout', () => {
    // Waiting for an answer, and not merely idle.
    if ('readyForQuery' in client && client.readyForQuery === false) stream.destroy(new SilentError(silence));
  });
}

class SilentError extends Error {
  readonly code = 'ETIMEDOUT';
  constructor(silence: number) {
    super(`The database has not answered for ${String(silence / 1000)} s.`);
  }
}

/** After an error that tells of another primary, of a server that stops or of one that is silent, no connection from before is used again. */
function dropSpent(pool: Pool): void {
  const open = new Set<PoolClient>();
  const spent = new WeakSet<PoolClient>();
  const renew = (): void => {
    for (const client of open) spent.add(client);
    // The idle ones leave as soon as they are taken and given back.
    for (let i = pool.idleCount; i > 0; i -= 1)
      pool.connect().then((client) => {
        client.release();
      }, nothing);
  };
  pool.on('connect', (client) => {
    open.add(client);
    client.connection.on('errorMessage', (message: { code?: string; message?: string }) => {
      if (!spent.has(client) && isSpent(message)) renew();
    });
    client.on('error', (error) => {
      if (!spent.has(client) && error instanceof SilentError) renew();
    });
  });
  pool.on('remove', (client) => open.delete(client));
  // The pool throws away what is ending when it comes back.
  pool.on('release', (_error, client) => {
    if (spent.has(client)) void client.end().catch(nothing);
  });
}

const nothing = (): void => undefined;
