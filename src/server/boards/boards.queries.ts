import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { pickFields } from '#contract/people';
import type { Scope } from '#contract/permissions';
import { boardLabel } from '../db/storedBoard';
import type { Queryable } from '../db/connect';
import { isAny, lastEditIn } from '../db/existing';
import { prepared } from '../db/prepared';
import { storedRules } from './placement/storedRules';
import { inScope } from '../db/scope';
import { boards, files } from '../db/schema/schema';
import type { BoardRow } from './board';
import { valueKeys } from './boardFields.rules';

/** The columns of a `StoredBoard`. */
export const storedColumns = {
  id: boards.id,
  deviceSlot: boards.deviceSlot,
  lastEdited: boards.lastEdited,
  version: boards.version,
  ...pickFields(boards, valueKeys),
};

const campaignCount = sql<number>`(select count(*)::int from campaign_boards used join campaigns c on c.id = used.campaign_id where used.board_id = ${boards.id} and c.deleted_at is null)`;

const rowColumns = {
  ...storedColumns,
  seq: boards.seq,
  imageKey: files.storageKey,
  campaigns: campaignCount,
  rules: storedRules(),
};

function selectBoards(db: Queryable) {
  return db
    .select(rowColumns)
    .from(boards)
    .leftJoin(files, and(eq(files.id, boards.boardFile), isNull(files.deletedAt)));
}

/** In the order given, without boards that no longer exist. */
export async function findBoardsBySeq(db: Queryable, seqs: readonly number[]): Promise<BoardRow[]> {
  if (seqs.length === 0) return [];
  const query = prepared(db, 'boards_by_seq', (name) =>
    selectBoards(db)
      .where(sql`${boards.seq} = any(${sql.placeholder('seqs')}::bigint[])`)
      .prepare(name),
  );
  const found = await query.execute({ seqs });
  const bySeq = new Map(found.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}

export async function findBoard(db: Queryable, id: string): Promise<BoardRow | undefined> {
  const [found] = await selectBoards(db).where(eq(boards.id, id));
  return found;
}

/** Those of the ids that exist, by name. */
export async function findBoardsById(
  db: Queryable,
  ids: readonly string[],
  visible: Scope = 'all',
): Promise<BoardRow[]> {
  if (ids.length === 0) return [];
  return selectBoards(db)
    .where(and(isAny(boards.id, ids), inScope(boards.boardOwner, visible)))
    .orderBy(boards.boardnameKey, boards.id);
}

/** Boards that are not deleted and have the device id, oldest slot first. */
export async function findBoardsByDevice(db: Queryable, deviceId: string, visible: Scope = 'all') {
  return db
    .select({ id: boards.id, deviceId: boards.deviceId })
    .from(boards)
    .where(
      and(
        eq(boards.deviceId, deviceId),
        ne(boards.deviceId, ''),
        eq(boards.isDeleted, false),
        inScope(boards.boardOwner, visible),
      ),
    )
    .orderBy(boards.deviceSlot);
}

/** Ids and names in the order given. */
export async function findBoardNames(db: Queryable, seqs: readonly number[]) {
  if (seqs.length === 0) return [];
  const found = await db
    .select({ seq: boards.seq, id: boards.id, boardname: boardLabel, boardPaused: boards.boardPaused })
    .from(boards)
    .where(sql`${boards.seq} = any(${sql.param(seqs)}::bigint[])`);
  const bySeq = new Map(found.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}

export const findLastEdit = lastEditIn(boards);
