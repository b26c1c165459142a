import { randomBytes } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { files } from '../db/schema/schema';
import { keepFirstSetting } from '../db/storedSettings';

/** The key that signs upload addresses: created once and shared by all processes on this database. */
export async function findUploadSecret(db: Queryable): Promise<string> {
  const secret = await keepFirstSetting(db, 'upload.secret', randomBytes(32).toString('base64url'));
  if (typeof secret !== 'string') throw new Error('The setting upload.secret is damaged');
  return secret;
}

/** The record of the bytes under a key; undefined if there is none. */
export async function findStoredFile(db: Queryable, key: string) {
  const [found] = await db
    .select({
      fileName: files.fileName,
      type: files.fileFormat,
      bytes: files.bytes,
      sha256: files.sha256,
      width: files.width,
      height: files.height,
    })
    .from(files)
    .where(and(eq(files.storageKey, key), isNull(files.deletedAt)));
  return found;
}
