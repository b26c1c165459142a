import { createServer, connect, type Socket } from 'node:net';
import { listenLocally } from '../../support/listen';

export interface CuttingProxy {
  address: string;
  /** Cuts the next upload, and each repetition of it, after this many bytes. */
  cutUploadAfter(bytes: number): void;
  /** The paths of all uploads that were started, in order and without repetitions. */
  uploads(): readonly string[];
  close(): Promise<void>;
}

/** A proxy between browser and server that can cut the connection during an upload. `target`: the server's address. */
export async function startCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const seen: string[] = [];
  let armed: number | undefined;
  let doomed: { path: string; after: number } | undefined;

  const server = createServer((browser) => {
    const api = connect(Number(port), hostname);
    let left: number | undefined;
    const end = (): void => {
      browser.resetAndDestroy();
      api.resetAndDestroy();
    };
    for (const socket of [browser, api]) {
      open.add(socket);
      socket.on('error', end).on('close', () => {
        open.delete(socket);
        end();
      });
    }
    api.pipe(browser);
    browser.on('data', (chunk: Buffer) => {
      const [, path] = /^PUT (\/[^ ?]*)/.exec(chunk.subarray(0, 400).toString('latin1')) ?? [];
      if (path !== undefined) {
        if (!seen.includes(path)) seen.push(path);
        if (armed !== undefined) doomed = { path, after: armed };
        armed = undefined;
        left = path === doomed?.path ? doomed.after : undefined;
      }
      if (left !== undefined) left -= chunk.length;
      if (left !== undefined && left <= 0) {
        end();
        return;
      }
      if (!api.write(chunk)) {
        browser.pause();
        api.once('drain', () => browser.resume());
      }
    });
  });
  return {
    address: await listenLocally(server),
    cutUploadAfter: (bytes) => {
      armed = bytes;
    },
    uploads: () => seen,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
