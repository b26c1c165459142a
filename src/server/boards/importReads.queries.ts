import { and, asc, isNull, sql } from 'drizzle-orm';
import { covers, type Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { existingIds, isAny, namesById } from '../db/existing';
import { sortKey } from '../db/schema/columns';
import { boards, files, organisations, teams } from '../db/schema/schema';
import { inScope } from '../db/scope';
import { textArray } from '../db/textArray';
import type { StoredBoard } from './board';
import { valueKeys } from './boardFields.rules';
import { storedColumns } from './boards.queries';

/** The key by which names are compared, as in the database. */
export const toNameKey = sortKey;

/**
 * Boards that are not deleted and have one of the device ids: one index look-up each, however large the table is. (For
 * a plain `= any`, a database without statistics, such as the embedded one, scans the whole table.)
 */
export async function findByDevices(db: Queryable, deviceIds: readonly string[]): Promise<StoredBoard[]> {
  if (deviceIds.length === 0) return [];
  // All values in one cell: the driver of the embedded database takes longer for thousands of cells than the query
  // itself.
  const found = await db.execute<{ boards: unknown[][] | null }>(sql`
    select json_agg(json_build_array(${storedNames}) order by b.device_slot) as boards from unnest(${textArray(deviceIds)}) as asked(device) cross join lateral (
      select * from boards where device_id = asked.device and device_id <> '' and not is_deleted offset 0) b`);
  return (found.rows[0]?.boards ?? []).map(asStored);
}
const storedNames = sql.raw(
  ['id', 'device_slot', 'last_edited', 'version', ...valueKeys.map((key) => boards[key].name)]
    .map((name) => `b.${name}`)
    .join(', '),
);

/** A board of `storedNames`, in their order. */
function asStored([id, deviceSlot, lastEdited, version, ...values]: unknown[]): StoredBoard {
  const board: Record<string, unknown> = {
    id,
    deviceSlot,
    version,
    lastEdited: typeof lastEdited === 'string' ? new Date(lastEdited) : null,
  };
  for (const [index, key] of valueKeys.entries()) board[key] = values[index];
  return board as unknown as StoredBoard; // one value for each key, typed as the table's columns are
}

/**
 * Boards by id, locked until the transaction ends. All callers lock in the same order, so that they do not deadlock.
 */
export async function lockBoards(db: Queryable, ids: readonly string[]): Promise<StoredBoard[]> {
  if (ids.length === 0) return [];
  return db
    .select(storedColumns)
    .from(boards)
    .where(isAny(boards.id, ids))
    .orderBy(asc(boards.id))
    .for('no key update');
}

/** Whether one of the boards has no organisation, or one outside the scope. */
export async function hasBoardsOutside(
  db: Queryable,
  ids: readonly string[],
  scope: readonly string[],
): Promise<boolean> {
  const where = and(isAny(boards.id, ids), sql`not coalesce(${isAny(boards.boardOwner, scope)}, false)`);
  return (await db.query.boards.findFirst({ columns: { id: true }, where })) !== undefined;
}

/** Which of the name keys are taken by boards that are not deleted. */
export async function findTakenNames(db: Queryable, nameKeys: readonly string[]): Promise<Set<string>> {
  if (nameKeys.length === 0) return new Set();
  const found = await db.execute<{ key: string }>(sql`
    select asked.key from unnest(${textArray(nameKeys)}) as asked(key) cross join lateral (
      select 1 from boards where boardname_key = asked.key and not is_deleted limit 1) taken`);
  return new Set(found.rows.map(({ key }) => key));
}

/**
 * For each of the device ids that is a number, a known one that differs in leading zeros alone: a spreadsheet drops them.
 * Only boards of the scope are named.
 */
export async function findZeroTwins(
  db: Queryable,
  deviceIds: readonly string[],
  scope: Scope,
): Promise<Map<string, string>> {
  const numbers = deviceIds.filter((id) => /^\d+$/.test(id));
  if (numbers.length === 0) return new Map();
  const padded = await db.execute<{ length: number }>(sql`
    select distinct length(device_id) as length from boards
    where device_id >= '0' and device_id < '1' and device_id <> '' and not is_deleted`);
  const lengths = padded.rows.map(({ length }) => length);
  const twins = new Map(
    numbers.map((id) => {
      const bare = id.replace(/^0+(?=\d)/, '');
      const others = [bare, ...lengths.map((length) => bare.padStart(length, '0'))];
      return [id, others.filter((other) => other !== id)] as const;
    }),
  );
  const found = await findByDevices(db, [...new Set([...twins.values()].flat())]);
  const known = new Set(found.filter(({ boardOwner }) => covers(scope, boardOwner)).map(({ deviceId }) => deviceId));
  return new Map(
    [...twins].flatMap(([id, others]) => {
      const twin = others.find((other) => known.has(other));
      return twin === undefined ? [] : [[id, twin] as const];
    }),
  );
}

/** The names of organisations and teams by id. */
export async function findNames(db: Queryable, ids: readonly (string | null)[]): Promise<Record<string, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return {};
  const found = await Promise.all([
    namesById(db, organisations, organisations.orgName, asked),
    namesById(db, teams, teams.teamName, asked),
  ]);
  return Object.fromEntries(found.flatMap((names) => [...names]));
}

/** Which of the ids exist and may be used by the caller. */
export const findOrganisationIds = (db: Queryable, ids: readonly string[], scope: Scope): Promise<Set<string>> =>
  existingIds(db, organisations, ids, inScope(organisations.id, scope));
export const findTeamIds = (db: Queryable, ids: readonly string[], visible: Scope): Promise<Set<string>> =>
  existingIds(db, teams, ids, inScope(teams.orgId, visible));
/** Photos that are not deleted. */
export const findPhotoIds = (db: Queryable, ids: readonly string[], visible: Scope): Promise<Set<string>> =>
  existingIds(db, files, ids, and(isNull(files.deletedAt), inScope(files.orgId, visible)));
