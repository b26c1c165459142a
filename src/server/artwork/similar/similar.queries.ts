import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { isArtwork } from '../../db/artworkState';
import type { Queryable } from '../../db/connect';
import { files } from '../../db/schema/schema';
import { maxDistance, bandKeysNear } from './pictureHash';

/** What a preview is made from. */
export const pictureColumns = {
  id: files.id,
  storageKey: files.storageKey,
  type: files.fileFormat,
  width: files.width,
  height: files.height,
};

/** undefined: no such artwork. */
export const findFingerprint = (db: Queryable, id: string) =>
  db.query.files.findFirst({
    columns: { sha256: true, pictureHash: true },
    where: and(eq(files.id, id), isNull(files.deletedAt)),
  });

/**
 * Artworks with the same bytes or a picture that looks alike: decided ones first, then the most alike, then the last decided. `maxRead` rows at most.
 */
export async function findAlike(
  db: Queryable,
  id: string,
  { sha256, pictureHash }: Pick<typeof files.$inferSelect, 'sha256' | 'pictureHash'>,
  maxRead: number,
) {
  const identical = sql<boolean>`${files.sha256} = ${sha256}`;
  /** Bits of 64 in which the hashes differ. */
  const distance: SQL<number> =
    pictureHash === null || pictureHash === ''
      ? sql<number>`0::int`
      : sql<number>`case when ${files.sha256} = ${sha256} then 0 else bit_count(('x' || ${files.pictureHash})::bit(64) # ('x' || ${pictureHash}::text)::bit(64))::int end`;
  const chosen = [sql`select id from files where sha256 = ${sha256}`];
  if (pictureHash !== null && pictureHash !== '')
    // Must be written exactly as in the index, or the index is not used.
    chosen.push(sql`select id from files where picture_hash <> '' and deleted_at is null and purpose = 'artwork'
      and (array['0' || substr(picture_hash, 1, 4), '1' || substr(picture_hash, 5, 4), '2' || substr(picture_hash, 9, 4), '3' || substr(picture_hash, 13, 4)]) && ${sql.param(bandKeysNear(pictureHash))}::text[]
      and bit_count(('x' || picture_hash)::bit(64) # ('x' || ${pictureHash}::text)::bit(64)) <= ${maxDistance}`);
  return db
    .select({ id: files.id, identical, distance, isPreApproved: files.isPreApproved })
    .from(files)
    .where(and(isArtwork, sql`${files.id} <> ${id}`, sql`${files.id} in (${sql.join(chosen, sql` union `)})`))
    .orderBy(
      sql`${files.isPreApproved} is null`,
      sql`${identical} desc`,
      asc(distance),
      sql`${files.decidedAt} desc nulls last`,
      asc(files.id),
    )
    .limit(maxRead);
}

/** Artworks without a picture hash, the newest first. */
export async function findUnhashed(db: Queryable, limit: number) {
  return db
    .select(pictureColumns)
    .from(files)
    .where(and(isNull(files.pictureHash), isArtwork))
    .orderBy(sql`${files.createdAt} desc`, sql`${files.id} desc`)
    .limit(limit);
}

export const countUnhashed = (db: Queryable): Promise<number> =>
  db.$count(files, and(isNull(files.pictureHash), isArtwork));

/** `null`: its picture is looked at again. */
export async function savePictureHash(db: Queryable, id: string, pictureHash: string | null): Promise<void> {
  await db.update(files).set({ pictureHash }).where(eq(files.id, id));
}
