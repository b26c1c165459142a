import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * One process at a time on an embedded database: a second one would lose rows silently (research/security.md fact 2).
 * The lock is a listening socket, which the system takes back however the process ends, kill -9 included.
 * On Linux its address is abstract (no file, so nothing stale); elsewhere a socket file or pipe, checked by connecting.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const name = `marquee-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  const address = process.platform === 'linux' ? `\0${name}` : process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name);
  const server = await listen(address).catch(async (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    if (process.platform === 'linux' || (await answers(address))) {
      throw new Error(`Another Marquee is running on ${folder}. Stop it first, or set DATA_DIR to another folder.`);
    }
    rmSync(address, { force: true });
    return listen(address);
  });
  writeFileSync(join(folder, 'lock'), `${String(process.pid)}\n`);
  server.unref();
  return () => new Promise((resolve) => server.close(() => { resolve(); }));
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', reject);
    server.listen(address, () => { resolve(server); });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address);
    socket.once('connect', () => { socket.destroy(); resolve(true); });
    socket.once('error', () => { resolve(false); });
  });
}
