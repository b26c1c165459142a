import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { sortKey } from '../db/schema/columns';
import { files } from '../db/schema/schema';

export type NewFileValues = Pick<
  typeof files.$inferSelect,
  'fileName' | 'storageKey' | 'facts' | 'sha256' | 'orgId' | 'purpose' | 'uploadedBy'
>;

/** Returns the id of the new record; undefined if these bytes have a record already. */
export async function insertFile(
  db: Queryable,
  { facts, fileName, ...values }: NewFileValues,
): Promise<string | undefined> {
  const [made] = await db
    .insert(files)
    .values({
      id: newId(),
      fileName,
      fileNameKey: sortKey(fileName),
      fileFormat: facts.type,
      createdAt: new Date(),
      bytes: facts.bytes,
      width: facts.width,
      height: facts.height,
      durationMs: facts.durationMs,
      facts,
      // A film has no picture before its poster is saved.
      pictureHash: facts.type.startsWith('video/') ? '' : null,
      ...values,
    })
    .onConflictDoNothing({ target: files.storageKey })
    .returning({ id: files.id });
  return made?.id;
}
