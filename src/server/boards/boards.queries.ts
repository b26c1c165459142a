import { and, asc, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../db/connect';
import { preparedRows } from '../db/prepared';
import { boards, campaignBoards, campaigns, files, totals, users } from '../db/schema/schema';
import type { BoardRow } from './board';

export type BoardSort =
  'boardname' | 'country' | 'city' | 'publisher_name' | 'venueType' | 'isDeleted' | 'dateCreated' | 'lastEdited';
export interface BoardOrder {
  sortID: BoardSort;
  sortDesc: boolean;
}

/** The name has an index; the others are sorted by the lookup, and by the database only until that is loaded. */
const sortColumns: Record<BoardSort, PgColumn> = {
  boardname: boards.boardnameKey,
  country: boards.countryKey,
  city: boards.cityKey,
  publisher_name: boards.publisherNameKey,
  venueType: boards.venueTypeKey,
  isDeleted: boards.isDeleted,
  dateCreated: boards.createdAt,
  lastEdited: boards.lastEdited,
};

/** Ties follow the id in the same direction, and unset counts as the smallest value, so that one index serves both directions. */
function ordering({ sortID, sortDesc }: BoardOrder): SQL[] {
  const column = sortColumns[sortID];
  const unset = sortID === 'lastEdited' ? (sortDesc ? sql` nulls last` : sql` nulls first`) : sql``;
  return sortDesc ? [sql`${desc(column)}${unset}`, desc(boards.id)] : [sql`${asc(column)}${unset}`, asc(boards.id)];
}

/** A StoredBoard. */
export const storedColumns = {
  id: boards.id,
  boardname: boards.boardname,
  lat: boards.lat,
  long: boards.long,
  city: boards.city,
  state: boards.state,
  country: boards.country,
  height: boards.height,
  width: boards.width,
  minCpiMicros: boards.minCpiMicros,
  surfaceArea: boards.surfaceArea,
  boardOwner: boards.boardOwner,
  team: boards.team,
  reachBoardId: boards.reachBoardId,
  deviceId: boards.deviceId,
  deviceSlot: boards.deviceSlot,
  publisherId: boards.publisherId,
  publisherName: boards.publisherName,
  openingHours: boards.openingHours,
  screenType: boards.screenType,
  venueType: boards.venueType,
  adTypes: boards.adTypes,
  boardPaused: boards.boardPaused,
  isDeleted: boards.isDeleted,
  boardFile: boards.boardFile,
  boardImgUrl: boards.boardImgUrl,
  lastEdited: boards.lastEdited,
  version: boards.version,
};
const campaignCount = sql<number>`(select count(*)::int from campaign_boards used join campaigns c on c.id = used.campaign_id where used.board_id = ${boards.id} and c.deleted_at is null)`;

const rowColumns = { ...storedColumns, seq: boards.seq, imageKey: files.storageKey, campaigns: campaignCount };

function selectBoards<More extends Record<string, SQL<number>>>(db: Queryable, more: More) {
  return db
    .select({ ...rowColumns, ...more })
    .from(boards)
    .leftJoin(files, and(eq(files.id, boards.boardFile), isNull(files.deletedAt)));
}

const allBoards = sql<number>`(select coalesce(sum(${totals.n}), 0)::int from ${totals} where ${totals.name} = 'boards')`;

/** All boards, deleted ones included; kept by a trigger, never counted (docs/decisions/021-totals.md). */
export async function countAllBoards(db: Queryable): Promise<number> {
  const fields = { n: allBoards };
  const [counted] = await preparedRows(db, 'count_boards', fields, () =>
    db.select(fields).from(sql`(select 1) as one`),
  )();
  return counted?.n ?? 0;
}

/** Page sizes that the console offers: their queries are kept ready. */
const commonSizes = new Set([5, 10, 20, 25, 50, 100]);

const pageColumns = { ...rowColumns, total: allBoards };

/**
 * Only ids are walked, along the sort's index; the rows of the page are read last. The limit is part of the text, and so
 * is an offset of nought: with numbers it does not know, the database would plan for a tenth of the table, or plan anew
 * for each page, which takes longer than reading it.
 */
async function readPage(db: Queryable, order: BoardOrder, isBackwards: boolean, limit: number, offset: number) {
  const build = () => {
    const walked = db
      .select({ id: boards.id })
      .from(boards)
      .orderBy(...ordering(isBackwards ? { ...order, sortDesc: !order.sortDesc } : order))
      .limit(sql.raw(String(limit)) as SQL & number); // typed for numbers and placeholders; a literal is wanted here
    const chosen = (offset === 0 ? walked : walked.offset(sql.placeholder('offset'))).as('chosen');
    return selectBoards(db, { total: allBoards })
      .innerJoin(chosen, eq(chosen.id, boards.id))
      .orderBy(...ordering(order));
  };
  if (!commonSizes.has(limit)) return build().prepare('').execute({ offset });
  const name = `boards_by_${order.sortID}_${order.sortDesc ? 'desc' : 'asc'}${isBackwards ? '_from_end' : ''}_${limit}${offset === 0 ? '' : '_at'}`;
  return preparedRows(db, name, pageColumns, build)({ offset });
}

/** The first boards of the unfiltered list, and how many boards there are. */
export async function findFirstBoards(
  db: Queryable,
  order: BoardOrder,
  limit: number,
): Promise<{ rows: BoardRow[]; total: number }> {
  const rows = await readPage(db, order, false, limit, 0);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** Boards of the unfiltered list from place `start` (from 0) on, walked to from the end where that is nearer. */
export async function findBoardsAt(
  db: Queryable,
  order: BoardOrder,
  { start, count, total }: { start: number; count: number; total: number },
): Promise<BoardRow[]> {
  const size = Math.min(count, total - start);
  if (size <= 0) return [];
  const fromEnd = total - start - size;
  // The last page is a short one: seen from the end, its limit reaches into the page before it.
  return fromEnd < start
    ? (await readPage(db, order, true, count, fromEnd)).slice(-size)
    : readPage(db, order, false, count, start);
}

/** The first boards of the unfiltered list. */
export async function findSeqsAt(db: Queryable, order: BoardOrder, limit: number): Promise<number[]> {
  const found = await db
    .select({ seq: boards.seq })
    .from(boards)
    .orderBy(...ordering(order))
    .limit(limit);
  return found.map(({ seq }) => seq);
}

/** The boards of some places in the lookup, in the order given; those that are gone are left out. */
export async function findBoardsBySeq(db: Queryable, seqs: readonly number[]): Promise<BoardRow[]> {
  if (seqs.length === 0) return [];
  const query = preparedRows(db, 'boards_by_seq', rowColumns, () =>
    selectBoards(db, {}).where(sql`${boards.seq} = any(${sql.placeholder('seqs')}::bigint[])`),
  );
  const found = await query({ seqs });
  const bySeq = new Map(found.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}

export async function findBoard(db: Queryable, id: string): Promise<BoardRow | undefined> {
  const [found] = await selectBoards(db, {}).where(eq(boards.id, id));
  return found;
}

/** Those of the ids that exist, by name. */
export async function findBoardsById(db: Queryable, ids: readonly string[]): Promise<BoardRow[]> {
  if (ids.length === 0) return [];
  return selectBoards(db, {})
    .where(sql`${boards.id} = any(${sql.param(ids)}::text[])`)
    .orderBy(boards.boardnameKey, boards.id);
}

/** Boards that are not deleted and have the device id, oldest slot first. */
export async function findBoardsByDevice(db: Queryable, deviceId: string) {
  return db
    .select({ id: boards.id, deviceId: boards.deviceId })
    .from(boards)
    .where(and(eq(boards.deviceId, deviceId), ne(boards.deviceId, ''), eq(boards.isDeleted, false)))
    .orderBy(boards.deviceSlot);
}

/** Ids and names in the order given. */
export async function findBoardNames(db: Queryable, seqs: readonly number[]) {
  if (seqs.length === 0) return [];
  const found = await db
    .select({ seq: boards.seq, id: boards.id, boardname: boards.boardname, boardPaused: boards.boardPaused })
    .from(boards)
    .where(sql`${boards.seq} = any(${sql.param(seqs)}::bigint[])`);
  const bySeq = new Map(found.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}

/** The campaigns that use a board, those deleted apart, by name. */
export async function findCampaignsOfBoard(db: Queryable, boardId: string) {
  return db
    .select({ id: campaigns.id, campaignName: campaigns.campaignName })
    .from(campaignBoards)
    .innerJoin(campaigns, eq(campaigns.id, campaignBoards.campaignId))
    .where(and(eq(campaignBoards.boardId, boardId), isNull(campaigns.deletedAt)))
    .orderBy(campaigns.campaignNameKey, campaigns.id);
}

/** Who changed a board last, by name; null where nobody has. */
export async function findLastEditor(db: Queryable, id: string): Promise<string | null> {
  const [found] = await db
    .select({
      name: sql<
        string | null
      >`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email}, ${boards.editedBy})`,
    })
    .from(boards)
    .leftJoin(users, eq(users.id, boards.editedBy))
    .where(eq(boards.id, id));
  return found?.name ?? null;
}
