import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FolderLock {
  /**
   * The secret of this process: a client that has read it in the folder's `lock` file may send requests to the holder.
   */
  readonly secret: string;
  /** Sets the handler of connections to the lock; without one, connections are closed. */
  onConnection(listener: (socket: Socket) => void): void;
  release(): Promise<void>;
}

/** The file with the holder's process id and secret; only its owner can read it. */
export const lockFileName = 'lock';

/**
 * One process at a time on an embedded database: a second one would lose rows silently. The lock is a listening socket,
 * which the system releases however the process ends, kill -9 included. On Linux its address is abstract (no file, so
 * nothing stale); elsewhere a socket file or pipe, checked by connecting.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // An existing folder may be readable by others. That of another owner cannot be changed.
  if (statSync(folder).uid === process.getuid?.()) chmodSync(folder, 0o700);
  const address = lockAddress(folder);
  let listener = (socket: Socket): void => void socket.destroy();
  const onConnection = (socket: Socket): void => {
    listener(socket);
  };
  const server = await listen(address, onConnection).catch(async (error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
    if (process.platform === 'linux' || (await answers(address))) {
      throw new Error(`Another Marquee is running on ${folder}. Stop it first, or set DATA_DIR to another folder.`);
    }
    rmSync(address, { force: true });
    return listen(address, onConnection);
  });
  const secret = randomBytes(32).toString('base64url');
  const file = join(folder, lockFileName);
  writeFileSync(file, `${String(process.pid)}\n${secret}\n`, { mode: 0o600 });
  // The mode above applies only to a new file.
  chmodSync(file, 0o600);
  server.unref();
  return {
    secret,
    onConnection: (next) => {
      listener = next;
    },
    release: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Where the process that holds the folder listens. */
export function lockAddress(folder: string): string {
  const name = `marquee-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  return process.platform === 'linux'
    ? `\0${name}`
    : process.platform === 'win32'
      ? `\\\\.\\pipe\\${name}`
      : join(tmpdir(), name);
}

async function listen(address: string, onConnection: (socket: Socket) => void): Promise<Server> {
  const server = createServer(onConnection).listen(address);
  await once(server, 'listening');
  return server;
}

/** Whether a process holds the lock at the address. */
export async function answers(address: string): Promise<boolean> {
  const socket = createConnection(address);
  const isConnected = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return isConnected;
}
