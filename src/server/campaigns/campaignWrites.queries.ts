import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { Scope } from '#contract/permissions';
import { isArtwork } from '../db/artworkState';
import type { Queryable } from '../db/connect';
import { lastEditIn, missingIds } from '../db/existing';
import { newId } from '../db/newId';
import { inScope } from '../db/scope';
import { sortKey } from '../db/schema/columns';
import { ads, boards, campaignArtworks, campaignBoards, campaigns, files } from '../db/schema/schema';

/** A campaign's own values; undefined ones are not changed. */
export type CampaignValues = Omit<
  typeof campaigns.$inferInsert,
  'id' | 'campaignName' | 'campaignNameKey' | 'createdAt' | 'lastEdited' | 'editedBy' | 'deletedAt' | 'version'
> & { campaignName?: string | undefined };

export async function insertCampaign(
  tx: Queryable,
  values: CampaignValues & { campaignName: string },
  editedBy: string | null,
): Promise<string> {
  const id = newId();
  await tx.insert(campaigns).values({
    ...values,
    id,
    campaignNameKey: sortKey(values.campaignName),
    createdAt: new Date(),
    lastEdited: new Date(),
    editedBy,
  });
  return id;
}

export async function updateCampaign(
  tx: Queryable,
  id: string,
  values: CampaignValues,
  editedBy: string | null,
): Promise<void> {
  const key = values.campaignName === undefined ? {} : { campaignNameKey: sortKey(values.campaignName) };
  await tx
    .update(campaigns)
    .set({ ...values, ...key, lastEdited: new Date(), editedBy, version: sql`${campaigns.version} + 1` })
    .where(eq(campaigns.id, id));
}

/** A campaign that is not deleted, locked until the transaction ends. */
export async function lockCampaign(tx: Queryable, id: string) {
  const [found] = await tx
    .select()
    .from(campaigns)
    .where(and(eq(campaigns.id, id), isNull(campaigns.deletedAt)))
    .for('no key update');
  return found;
}

/** @returns its name; undefined if there is no such campaign (any more). */
export async function markDeleted(tx: Queryable, id: string, editedBy: string | null): Promise<string | undefined> {
  const [gone] = await tx
    .update(campaigns)
    .set({ deletedAt: new Date(), lastEdited: new Date(), editedBy, version: sql`${campaigns.version} + 1` })
    .where(and(eq(campaigns.id, id), isNull(campaigns.deletedAt)))
    .returning({ campaignName: campaigns.campaignName });
  return gone?.campaignName;
}

/** Takes a deletion back. Returns whether there was one. */
export async function restoreDeleted(tx: Queryable, id: string): Promise<boolean> {
  const restored = await tx
    .update(campaigns)
    .set({ deletedAt: null })
    .where(and(eq(campaigns.id, id), isNotNull(campaigns.deletedAt)))
    .returning({ id: campaigns.id });
  return restored.length > 0;
}

/** Replaces the campaign's boards. */
export async function replaceBoards(tx: Queryable, campaignId: string, boardIds: readonly string[]): Promise<void> {
  await tx
    .delete(campaignBoards)
    .where(
      and(
        eq(campaignBoards.campaignId, campaignId),
        boardIds.length === 0 ? undefined : notInArray(campaignBoards.boardId, [...boardIds]),
      ),
    );
  if (boardIds.length === 0) return;
  await tx.execute(
    sql`insert into campaign_boards (campaign_id, board_id) select ${campaignId}, unnest(${sql.param(boardIds)}::text[]) on conflict do nothing`,
  );
}

/** Replaces the campaign's artworks. Each has one ad, which is deleted when the artwork is removed. */
export async function replaceArtworks(
  tx: Queryable,
  campaign: { id: string; campaignName: string; parentOrg: string | null },
  fileIds: readonly string[],
): Promise<void> {
  const { id: campaignId, campaignName, parentOrg: orgId } = campaign;
  const gone = (column: typeof campaignArtworks.fileId | typeof ads.fileId) =>
    fileIds.length === 0 ? undefined : notInArray(column, [...fileIds]);
  await tx
    .delete(campaignArtworks)
    .where(and(eq(campaignArtworks.campaignId, campaignId), gone(campaignArtworks.fileId)));
  await tx.delete(ads).where(and(eq(ads.campaignId, campaignId), gone(ads.fileId)));
  if (fileIds.length === 0) return;
  await tx
    .insert(campaignArtworks)
    .values(fileIds.map((fileId) => ({ campaignId, fileId })))
    .onConflictDoNothing();
  const advertised = tx.select({ fileId: ads.fileId }).from(ads).where(eq(ads.campaignId, campaignId));
  const added = await tx
    .select({ id: files.id, fileName: files.fileName })
    .from(files)
    .where(and(inArray(files.id, [...fileIds]), notInArray(files.id, advertised)));
  const made = added.map((file) => {
    const adName = `${campaignName}: ${file.fileName}`;
    return {
      id: newId(),
      adName,
      adNameKey: sortKey(adName),
      fileId: file.id,
      campaignId,
      orgId,
      createdAt: new Date(),
    };
  });
  if (made.length > 0) await tx.insert(ads).values(made);
}

/** Moves the ads of a campaign to its new organisation. */
export async function moveAds(tx: Queryable, campaignId: string, orgId: string | null): Promise<void> {
  await tx.update(ads).set({ orgId }).where(eq(ads.campaignId, campaignId));
}

/** The ids that are not boards in use, or that the caller may not see. */
export const findUnknownBoards = (tx: Queryable, ids: readonly string[], visible: Scope): Promise<string[]> =>
  missingIds(tx, boards, ids, and(eq(boards.isDeleted, false), inScope(boards.boardOwner, visible)));
/** The ids that are not artworks (any more), or that the caller may not see. */
export const findUnknownArtworks = (tx: Queryable, ids: readonly string[], visible: Scope): Promise<string[]> =>
  missingIds(tx, files, ids, and(isArtwork, inScope(files.orgId, visible)));

export const findLastEdit = lastEditIn(campaigns);
