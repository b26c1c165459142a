import { readFileSync, realpathSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { answers, lockAddress, lockFileName, type FolderLock } from '../db/folderLock';
import { upTo } from '../http/readUpTo';
import { isSameSecret } from '../secrets/isSameSecret';
import { manifestShape, type Manifest } from './manifest';

/** Longest request in bytes, and the time within which it must arrive in milliseconds. */
const limits = { bytes: 10_000, timeLimit: 5_000 };
const question = z.strictObject({ secret: z.string(), to: z.string() });
const reply = z.union([z.strictObject({ made: manifestShape }), z.strictObject({ refused: z.string() })]);

/**
 * PGlite allows one process, so a running Marquee must make its own backup. The request goes through the socket of its
 * folder lock, which only this machine can reach, with the secret from the lock file, which only the folder's owner can
 * read.
 */
export function serveBackupRequests(lock: FolderLock, make: (to: string) => Promise<Manifest>): void {
  lock.onConnection((socket) => {
    socket.on('error', () => undefined);
    readLine(socket)
      .then(async (line) => {
        const { secret, to } = question.parse(JSON.parse(line));
        if (!isSameSecret(secret, lock.secret)) throw new Error('The secret is not that of this process.');
        return { made: await make(to) };
      })
      .catch((error: unknown) => ({ refused: error instanceof Error ? error.message : String(error) }))
      .then(
        (answer) => socket.end(`${JSON.stringify(answer)}\n`),
        () => socket.destroy(),
      );
  });
}

/**
 * Requests a backup from the Marquee that runs on a folder. @returns undefined if none runs @throws Error with its
 * message
 */
export async function requestBackup(folder: string, to: string): Promise<Manifest | undefined> {
  const address = lockAddress(realpathSync(folder));
  if (!(await answers(address))) return undefined;
  const [, secret = ''] = readFileSync(join(folder, lockFileName), 'utf8').split('\n');
  const socket = createConnection(address);
  // The read below reports the error; without a listener, a second error of the same connection would end the process.
  socket.on('error', () => undefined);
  socket.write(`${JSON.stringify({ secret, to })}\n`);
  const line = await readLine(socket, Infinity, Infinity).catch(() => {
    throw new Error(
      `The process that runs on ${folder} made no backup: it is starting or stopping, or it is \`npm run seed\`. Try again in a moment.`,
    );
  });
  const answer = reply.parse(JSON.parse(line));
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.made;
}

/** The first line that comes; the connection stays open. */
async function readLine(socket: Socket, bytes = limits.bytes, timeLimit = limits.timeLimit): Promise<string> {
  let read = Buffer.alloc(0);
  if (timeLimit < Infinity) socket.setTimeout(timeLimit, () => socket.destroy(new Error('No question came.')));
  for await (const part of upTo(socket.iterator({ destroyOnReturn: false }), bytes, timeLimit)) {
    read = Buffer.concat([read, part]);
    const end = read.indexOf('\n');
    if (end < 0) continue;
    socket.setTimeout(0);
    return read.toString('utf8', 0, end);
  }
  throw new Error('The connection ended before the line did.');
}
