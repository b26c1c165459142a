import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { randomBytes } from 'node:crypto';
import { failure } from '../http/failure';
import { freeBytes } from './space';

/** Valid names of files in the store's folder; they exclude `..` and the like. */
const safeName = /^[A-Za-z0-9_-]{1,90}(?:\.[a-z0-9-]{1,20})?$/;

/** A path below the folder, spread over 256 folders so that none grows too large. @throws Error for an invalid name */
export function toPath(folder: string, name: string): string {
  if (!safeName.test(name)) throw new Error('Not a key of the store');
  return join(folder, name.slice(0, 2), name);
}

/**
 * Refuses to write below the floor of free space, because a full disk would stop the database. @throws Failure
 * `storage.full`
 */
export async function requireSpace(folder: string, floor: number): Promise<void> {
  if ((await freeBytes(folder)) < floor) throw failure('storage.full');
}

/** Bytes of a file, undefined when there is none. */
export async function findSize(path: string): Promise<number | undefined> {
  return stat(path).then(
    (found) => found.size,
    (error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    },
  );
}

export const readFrom = (path: string, range?: { start: number; end: number }): Readable =>
  createReadStream(path, range ?? {});

const errorCode = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
export const isMissing = (error: unknown): boolean => errorCode(error) === 'ENOENT';

/**
 * Writes a file atomically: to a temporary file, flushed to disk, then renamed. `fresh` does not replace an existing
 * file (of two concurrent writers one wins). Returns false if the file existed.
 */
export async function writeAtomically(
  path: string,
  body: AsyncIterable<Buffer> | Buffer,
  { fresh }: { fresh: boolean },
): Promise<boolean> {
  await mkdir(dirname(path), { recursive: true });
  const partial = `${path}.${randomBytes(6).toString('hex')}.part`;
  try {
    const handle = await open(partial, 'wx');
    try {
      await writeFile(handle, body);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return await moveInto(partial, path, fresh);
  } finally {
    await rm(partial, { force: true });
  }
}

async function moveInto(partial: string, path: string, fresh: boolean): Promise<boolean> {
  if (!fresh) {
    await rename(partial, path);
  } else {
    try {
      // Unlike rename, link does not replace a file that another writer has created in the meantime.
      await link(partial, path);
    } catch (error) {
      if (errorCode(error) === 'EEXIST') return false;
      if (errorCode(error) !== 'EPERM' && errorCode(error) !== 'ENOTSUP') throw error;
      if ((await findSize(path)) !== undefined) return false;
      await rename(partial, path);
    }
  }
  await syncFolder(dirname(path));
  return true;
}

/** The folder entry must survive a power loss too; Windows cannot flush a folder and need not. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
}

/** Removes files below the folder that were not modified for `age` milliseconds. */
export async function removeOlder(folder: string, age: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found?.isFile() === true && Date.now() - found.mtimeMs > age) await rm(path, { force: true });
  }
}
