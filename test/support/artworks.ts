import { randomBytes } from 'node:crypto';
import type { FileFacts } from '#contract/artwork';
import type { Queryable } from '../../src/server/db/connect';
import { newId } from '../../src/server/db/newId';
import { sortKey } from '../../src/server/db/schema/columns';
import { ads, boards, campaignArtworks, campaignBoards, campaigns, files } from '../../src/server/db/schema/schema';

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

export async function aBookedBoard(db: Queryable, given: Partial<typeof boards.$inferInsert> = {}): Promise<string> {
  const id = given.id ?? newId();
  const boardname = given.boardname ?? `Board ${id}`;
  await db
    .insert(boards)
    .values({ width: 1920, height: 1080, ...given, id, boardname, boardnameKey: sortKey(boardname) });
  return id;
}

/** A campaign that books the boards and uses the artworks. */
export async function aCampaignOf(
  db: Queryable,
  given: {
    campaignName?: string;
    boards?: string[];
    artworks?: string[];
    deletedAt?: Date;
    startTime?: Date;
    endTime?: Date;
    campaignPaused?: boolean;
  } = {},
): Promise<string> {
  const id = newId();
  const campaignName = given.campaignName ?? `Campaign ${id}`;
  await db.insert(campaigns).values({
    id,
    campaignName,
    campaignNameKey: sortKey(campaignName),
    deletedAt: given.deletedAt ?? null,
    startTime: given.startTime ?? null,
    endTime: given.endTime ?? null,
    campaignPaused: given.campaignPaused ?? false,
  });
  if (given.boards !== undefined && given.boards.length > 0)
    await db.insert(campaignBoards).values(given.boards.map((boardId) => ({ campaignId: id, boardId })));
  if (given.artworks !== undefined && given.artworks.length > 0)
    await db.insert(campaignArtworks).values(given.artworks.map((fileId) => ({ campaignId: id, fileId })));
  return id;
}
