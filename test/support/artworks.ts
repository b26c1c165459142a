import { randomBytes } from 'node:crypto';
import type { FileFacts } from '#contract/artwork';
import type { Queryable } from '../../src/server/db/connect';
import { newId } from '../../src/server/db/newId';
import { sortKey } from '../../src/server/db/schema/columns';
import { ads, files } from '../../src/server/db/schema/schema';

type FileValues = Partial<typeof files.$inferInsert>;

/** Inserts an artwork record (no bytes) and returns its id. */
export async function anArtwork(db: Queryable, given: FileValues = {}): Promise<string> {
  const id = given.id ?? newId();
  const fileName = given.fileName ?? `artwork-${id}.png`;
  const facts: FileFacts = given.facts ?? {
    width: given.width ?? 1920,
    height: given.height ?? 1080,
    durationMs: given.durationMs ?? null,
    bytes: 1000,
    type: given.fileFormat ?? 'image/png',
  };
  await db.insert(files).values({
    storageKey: randomBytes(24).toString('base64url'),
    fileFormat: 'image/png',
    sha256: randomBytes(32).toString('hex'),
    bytes: 1000,
    width: 1920,
    height: 1080,
    ...given,
    id,
    fileName,
    fileNameKey: sortKey(fileName),
    facts,
  });
  return id;
}

export async function anAd(
  db: Queryable,
  fileId: string,
  given: { adName?: string; campaignId?: string; orgId?: string } = {},
): Promise<string> {
  const id = newId();
  const adName = given.adName ?? `Ad ${id}`;
  await db.insert(ads).values({ id, fileId, ...given, adName, adNameKey: sortKey(adName) });
  return id;
}
