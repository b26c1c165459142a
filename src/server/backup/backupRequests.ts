import { readFileSync, realpathSync } from 'node:fs';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { answers, lockAddress, lockFileName, type FolderLock } from '../db/folderLock';
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
  const line = await readLine(socket, Infinity).catch(() => {
    throw new Error(
      `The process that runs on ${folder} made no backup: it is starting or stopping, or it is \`npm run seed\`. Try again in a moment.`,
    );
  });
  const answer = reply.parse(JSON.parse(line));
  if ('refused' in answer) throw new Error(answer.refused);
  return answer.made;
}

function readLine(socket: Socket, timeLimit = limits.timeLimit): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = Number.isFinite(timeLimit)
      ? setTimeout(() => {
          socket.destroy();
          reject(new Error('No question came.'));
        }, timeLimit)
      : undefined;
    const done = (): void => {
      clearTimeout(timer);
    };
    socket.setEncoding('utf8');
    socket.on('data', (part: string) => {
      text += part;
      const end = text.indexOf('\n');
      if (end >= 0) {
        done();
        resolve(text.slice(0, end));
      } else if (Number.isFinite(timeLimit) && text.length > limits.bytes) {
        done();
        socket.destroy();
        reject(new Error('The question is too long.'));
      }
    });
    socket.once('error', (error) => {
      done();
      reject(error);
    });
    socket.once('close', () => {
      done();
      reject(new Error('The connection ended before the line did.'));
    });
  });
}
