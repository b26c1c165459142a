import { access, constants, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { largestFile } from '#contract/artwork';
import type { Database } from '../db/connect';
import { failure } from '../http/failure';
import { isKey } from './addresses';
import { requireSpace, toPath, readFrom, removeOlder, findSize, writeAtomically } from './diskFolder';
import type { IncomingUpload, Storage, StoredObject } from './storage';
import { spaceLimits } from './space';
import { findUploadSecret } from './storage.queries';
import { readSignedQuery, signedPath } from './uploadSignature';

/** The file extension stores the type, so that a file and its type cannot be separated. */
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
};
const typed = [...Object.entries(endings), ['application/octet-stream', 'bin'] as const];

/** Uploads without a record are removed after this time, when their address has expired: milliseconds. */
const forgottenAfter = 48 * 3_600_000;

/** Artwork as files below `folder`; processes that share it share the artwork. */
export function createDiskStorage({
  folder,
  database,
  floor = spaceLimits.scarce,
}: {
  folder: string;
  database: Database;
  floor?: number;
}): Storage {
  const objects = join(folder, 'objects');
  const incoming = join(folder, 'incoming');
  const prepare = onceDone(() => prepareFolders(objects, incoming));
  const uploadSecret = onceDone(() => findUploadSecret(database.db));
  const requireFreeSpace = async (): Promise<void> => {
    await prepare();
    await requireSpace(folder, floor);
  };
  /** A key may have a suffix (`.poster`, `.w192`); the type is then not separated by a second dot. */
  const objectPath = (key: string, ending: string): string => toPath(objects, `${key.replace('.', '-')}.${ending}`);

  async function find(key: string): Promise<{ path: string; type: string; bytes: number } | undefined> {
    for (const [type, ending] of typed) {
      const path = objectPath(key, ending);
      const bytes = await findSize(path);
      if (bytes !== undefined) return { path, type, bytes };
    }
    return undefined;
  }

  return {
    signUpload: async (terms) => {
      await requireFreeSpace();
      return signedPath(await uploadSecret(), terms, Date.now());
    },
    receive: async (upload) => {
      const terms = isKey(upload.key)
        ? readSignedQuery(await uploadSecret(), upload.key, upload.query, Date.now())
        : undefined;
      if (
        terms?.type.toLowerCase() !== upload.type?.toLowerCase() ||
        (terms?.length !== undefined && upload.length !== undefined && terms.length !== upload.length)
      )
        throw failure('upload.signature_invalid');
      await requireFreeSpace();
      if ((await findSize(toPath(incoming, upload.key))) !== undefined || (await find(upload.key)) !== undefined)
        throw failure('upload.already_stored');
      if (!(await writeAtomically(toPath(incoming, upload.key), limitLength(upload, terms?.length), { fresh: true })))
        throw failure('upload.already_stored');
    },
    getUpload: async (key) => {
      const bytes = isKey(key) ? await findSize(toPath(incoming, key)) : undefined;
      return bytes === undefined
        ? undefined
        : { bytes, read: (range) => Promise.resolve(readFrom(toPath(incoming, key), range)) };
    },
    acceptUpload: async (key, _bytes, type) => {
      // The file is complete and cannot be written again, so moving it is enough.
      const path = objectPath(key, endings[type] ?? 'bin');
      await mkdir(dirname(path), { recursive: true });
      await rename(toPath(incoming, key), path);
    },
    removeUpload: (key) => rm(toPath(incoming, key), { force: true }),
    removeStaleUploads: async () => {
      await prepare();
      await removeOlder(incoming, forgottenAfter);
    },
    put: async (key, body, type) => {
      await requireFreeSpace();
      await writeAtomically(objectPath(key, endings[type] ?? 'bin'), body, { fresh: false });
    },
    get: async (key): Promise<StoredObject | undefined> => {
      const found = await find(key);
      return (
        found && { type: found.type, bytes: found.bytes, read: (range) => Promise.resolve(readFrom(found.path, range)) }
      );
    },
    remove: async (key) => {
      for (const [, ending] of typed) await rm(objectPath(key, ending), { force: true });
    },
    readAddress: () => Promise.resolve(undefined),
    ping: async () => {
      await prepare();
      await access(objects, constants.R_OK | constants.W_OK);
    },
    close: () => Promise.resolve(),
  };
}

/** Runs `work` once; after a failure the next call tries again. */
function onceDone<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}

async function prepareFolders(objects: string, incoming: string): Promise<void> {
  await mkdir(objects, { recursive: true });
  await mkdir(incoming, { recursive: true });
  await removeOlder(incoming, forgottenAfter);
}

/** The body, up to a failure as soon as it is longer than allowed, or if it ends too early. */
async function* limitLength({ body }: IncomingUpload, length: number | undefined): AsyncGenerator<Buffer> {
  const most = length ?? largestFile;
  let bytes = 0;
  // Kept open after a failure, whose answer takes the same connection. Its chunks are bytes, as it has no encoding.
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > most) throw failure(length === undefined ? 'request.too_large' : 'upload.signature_invalid');
    yield chunk;
  }
  if (length !== undefined && bytes !== length) throw failure('upload.signature_invalid');
}
