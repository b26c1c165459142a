import { eq } from 'drizzle-orm';
import type { FileFacts } from '#contract/artwork';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { sortKey } from '../db/schema/columns';
import { files, organisations } from '../db/schema/schema';

export async function hasOrganisation(db: Queryable, id: string): Promise<boolean> {
  const found = await db.select({ id: organisations.id }).from(organisations).where(eq(organisations.id, id));
  return found.length > 0;
}

export interface NewFileValues {
  fileName: string;
  storageKey: string;
  facts: FileFacts;
  sha256: string;
  orgId: string;
  purpose: 'artwork' | 'board';
  uploadedBy: string | null;
}

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
      ...values,
    })
    .onConflictDoNothing({ target: files.storageKey })
    .returning({ id: files.id });
  return made?.id;
}
