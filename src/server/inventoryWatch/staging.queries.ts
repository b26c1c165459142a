import { sql } from 'drizzle-orm';
import type { Screen } from '#contract/provider';
import { batches } from '../db/batches';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { sortKey } from '../db/schema/columns';
import { inventoryDifferences } from '../db/schema/schema';
import { textArray } from '../db/textArray';
import type { StoredBoard } from '../boards/board';
import type { BoardChange } from '../boards/boardFields.rules';
import { hashFields, type SeenField } from './compare.rules';

/** Begins the recorded id of a screen without any id. */
export const unidentified = 'unidentified';
/** Begins the record of a screen that an earlier page listed too. */
export const repeated = 'repeated';

type Row = typeof inventoryDifferences.$inferInsert;

/**
 * Records the screens of a page. One that has neither a readable id nor a device id is recorded as `unidentified`, so
 * that this check reports nothing as gone. Each that an earlier page listed is recorded as `repeated`.
 * @returns how many of them no earlier page listed, and how many one did
 */
export async function noteSeen(
  tx: Queryable,
  checkId: string,
  screens: readonly Pick<Screen, 'id' | 'device_id'>[],
): Promise<{ unseen: number; repeats: number }> {
  // Of a screen that a page lists twice, the first counts.
  const devices = new Map(
    screens
      .toReversed()
      .map(({ id, device_id: device }) => [
        id || (device === '' ? `${unidentified} ${newId()}` : `device ${device}`),
        device,
      ]),
  );
  const unseen = await insertSeen(tx, checkId, devices);
  const repeats = devices.size - unseen;
  await insertSeen(tx, checkId, new Map(Array.from({ length: repeats }, () => [`${repeated} ${newId()}`, ''])));
  return { unseen, repeats };
}

/** Returns how many ids are new to this check. */
async function insertSeen(tx: Queryable, checkId: string, devices: ReadonlyMap<string, string>): Promise<number> {
  if (devices.size === 0) return 0;
  const { rowCount } = await tx.execute(sql`
    insert into inventory_seen (check_id, screen_id, device_id)
    select ${checkId}, s.id, s.device from unnest(${textArray([...devices.keys()])}, ${textArray([...devices.values()])}) as s(id, device)
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** A screen that no board has. */
export const newScreen = (checkId: string, given: BoardChange, ruleId: string | null): Row => ({
  ...staged(checkId),
  subject: `screen:${given.deviceId ?? given.reachBoardId ?? ''}`,
  state: 'new',
  boardId: null,
  screenId: given.reachBoardId ?? '',
  deviceId: given.deviceId ?? '',
  ...labels(given),
  fields: [],
  values: { ...given },
  fingerprint: 'new',
  ruleId,
});

/** A board whose screen has different values. */
export const changedBoard = (checkId: string, stored: StoredBoard, screenId: string, fields: SeenField[]): Row => ({
  ...staged(checkId),
  subject: `board:${stored.id}`,
  state: 'changed',
  boardId: stored.id,
  screenId,
  deviceId: stored.deviceId,
  ...labels(stored),
  fields,
  values: null,
  fingerprint: hashFields('changed', fields),
});

const staged = (checkId: string) => ({ id: newId(), checkId, status: 'staged' as const });

const labels = ({ boardname = '', city = '', country = '', publisherName = '' }: BoardChange) => ({
  name: boardname,
  nameKey: sortKey(boardname),
  city,
  country,
  publisherName,
  publisherNameKey: sortKey(publisherName),
});

/** If two screens belong to one board, or have one device id, the first counts. */
export async function stage(tx: Queryable, rows: readonly Row[]): Promise<void> {
  for (const some of batches(rows)) await tx.insert(inventoryDifferences).values(some).onConflictDoNothing();
}
