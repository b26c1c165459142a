import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FileFacts } from '#contract/artwork';
import type { Scope } from '#contract/permissions';
import { boardLabel } from '../db/storedBoard';
import type { Queryable } from '../db/connect';
import { storedRules } from '../boards/placement/storedRules';
import { inScope } from '../db/scope';
import { boards, campaignArtworks, campaignBoards, campaigns, files } from '../db/schema/schema';

/** The boards of the artwork's campaigns, each once, by name; deleted boards and campaigns do not count. */
export async function findBookedBoards(db: Queryable, fileId: string) {
  const booked = db
    .select({ id: campaignBoards.boardId })
    .from(campaignArtworks)
    .innerJoin(campaigns, and(eq(campaigns.id, campaignArtworks.campaignId), isNull(campaigns.deletedAt)))
    .innerJoin(campaignBoards, eq(campaignBoards.campaignId, campaigns.id))
    .where(eq(campaignArtworks.fileId, fileId));
  return db
    .select({
      id: boards.id,
      boardname: boardLabel,
      owner: boards.boardOwner,
      width: boards.width,
      height: boards.height,
      adTypes: boards.adTypes,
      city: boards.city,
      venueType: boards.venueType,
      rules: storedRules(),
    })
    .from(boards)
    .where(and(sql`${boards.id} in ${booked}`, eq(boards.isDeleted, false)))
    .orderBy(boards.boardnameKey, boards.id);
}

/** The campaigns an artwork is in, by name. */
export async function findArtworkCampaigns(db: Queryable, fileId: string, visible: Scope) {
  return db
    .select({
      id: campaigns.id,
      campaignName: campaigns.campaignName,
      startTime: campaigns.startTime,
      endTime: campaigns.endTime,
      boards: sql<number>`(select count(*)::int from campaign_boards booked join boards b on b.id = booked.board_id where booked.campaign_id = ${campaigns.id} and not b.is_deleted)`,
      /** Neither paused nor over. */
      waiting: sql<boolean>`not ${campaigns.campaignPaused} and (${campaigns.endTime} is null or ${campaigns.endTime} > now())`,
    })
    .from(campaignArtworks)
    .innerJoin(campaigns, eq(campaigns.id, campaignArtworks.campaignId))
    .where(and(eq(campaignArtworks.fileId, fileId), isNull(campaigns.deletedAt), inScope(campaigns.parentOrg, visible)))
    .orderBy(campaigns.campaignNameKey, campaigns.id);
}

/** The facts read from a file's bytes at its upload; undefined if there is no such file. */
export async function findFacts(db: Queryable, fileId: string): Promise<FileFacts | undefined> {
  const where = and(eq(files.id, fileId), isNull(files.deletedAt));
  return (await db.query.files.findFirst({ columns: { facts: true }, where }))?.facts;
}
