import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FileFacts } from '#contract/artwork';
import type { Queryable } from '../db/connect';
import { boards, campaignArtworks, campaignBoards, campaigns, files } from '../db/schema/schema';

export interface BookedBoard {
  id: string;
  boardname: string;
  width: number | null;
  height: number | null;
  adTypes: string[];
}

/** The boards of the artwork's campaigns, each once, by name; deleted boards and campaigns do not count. */
export async function findBookedBoards(db: Queryable, fileId: string): Promise<BookedBoard[]> {
  const booked = db
    .select({ id: campaignBoards.boardId })
    .from(campaignArtworks)
    .innerJoin(campaigns, and(eq(campaigns.id, campaignArtworks.campaignId), isNull(campaigns.deletedAt)))
    .innerJoin(campaignBoards, eq(campaignBoards.campaignId, campaigns.id))
    .where(eq(campaignArtworks.fileId, fileId));
  return db
    .select({
      id: boards.id,
      boardname: boards.boardname,
      width: boards.width,
      height: boards.height,
      adTypes: boards.adTypes,
    })
    .from(boards)
    .where(and(sql`${boards.id} in ${booked}`, eq(boards.isDeleted, false)))
    .orderBy(boards.boardnameKey, boards.id);
}

/** The campaigns an artwork is in, by name. */
export async function findCampaignsOf(db: Queryable, fileId: string): Promise<{ id: string; campaignName: string }[]> {
  return db
    .select({ id: campaigns.id, campaignName: campaigns.campaignName })
    .from(campaignArtworks)
    .innerJoin(campaigns, eq(campaigns.id, campaignArtworks.campaignId))
    .where(and(eq(campaignArtworks.fileId, fileId), isNull(campaigns.deletedAt)))
    .orderBy(campaigns.campaignNameKey, campaigns.id);
}

/** What the bytes of a file said when it was uploaded; undefined when there is no such file. */
export async function findFacts(db: Queryable, fileId: string): Promise<FileFacts | undefined> {
  const [found] = await db
    .select({ facts: files.facts })
    .from(files)
    .where(and(eq(files.id, fileId), isNull(files.deletedAt)));
  return found?.facts;
}
