import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from './listen';

export interface DatabaseProxy {
  /** The database's address by way of the proxy. */
  readonly url: string;
  /** Breaks every connection, as when the server dies. */
  cut(): void;
  /** From now on no data passes and no connection closes, as on a network that drops packets; new connections are accepted but get no data. */
  freeze(): void;
  /** New connections work again; frozen ones stay frozen. */
  thaw(): void;
  close(): Promise<void>;
}

/** A proxy between a program and a PostgreSQL server. */
export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const { hostname, port } = new URL(target);
  const pairs = new Set<[Socket, Socket]>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair: [Socket, Socket] = [near, far];
    pairs.add(pair);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      from.pipe(to);
    }
    if (isFrozen) stop(pair);
  });
  const url = new URL(target);
  url.host = new URL(await listenLocally(server)).host;
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
  };
  return {
    url: url.href,
    cut,
    freeze: () => {
      isFrozen = true;
      pairs.forEach(stop);
    },
    thaw: () => {
      isFrozen = false;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

function stop([near, far]: readonly [Socket, Socket]): void {
  for (const socket of [near, far]) socket.unpipe().pause();
}
