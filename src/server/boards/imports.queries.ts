import { and, asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { sortKey } from '../db/schema/columns';
import { boards, organisations, teams } from '../db/schema/schema';
import type { BoardValues, StoredBoard } from './board';
import { valueKeys } from './boardFields.rules';
import { storedColumns } from './boards.queries';

/** For comparing names as the database does. */
export const nameKeyOf = sortKey;

/** Every stored value as it is named and typed in the table. */
const columns: Readonly<Record<keyof BoardValues, readonly [name: string, type: string]>> = {
  boardname: ['boardname', 'text'], lat: ['lat', 'float8'], long: ['long', 'float8'], city: ['city', 'text'], state: ['state', 'text'], country: ['country', 'text'], height: ['height', 'int'],
  width: ['width', 'int'], minCpiMicros: ['min_cpi_micros', 'bigint'], surfaceArea: ['surface_area', 'float8'], boardOwner: ['board_owner', 'text'], team: ['team', 'text'],
  reachBoardId: ['reach_board_id', 'text'], deviceId: ['device_id', 'text'], publisherId: ['publisher_id', 'text'], publisherName: ['publisher_name', 'text'],
  openingHours: ['opening_hours', 'text'], screenType: ['screen_type', 'text'], venueType: ['venue_type', 'text'], adTypes: ['ad_types', 'jsonb'], boardPaused: ['board_paused', 'bool'],
  isDeleted: ['is_deleted', 'bool'], boardFile: ['board_file', 'text'], boardImgUrl: ['board_img_url', 'text'],
};
/** Sort keys and the texts they follow. */
const keys: readonly (readonly [name: string, of: 'boardname' | 'city' | 'country' | 'publisherName' | 'venueType'])[] = [
  ['boardname_key', 'boardname'], ['city_key', 'city'], ['country_key', 'country'], ['publisher_name_key', 'publisherName'], ['venue_type_key', 'venueType'],
];
const written: readonly (readonly [name: string, type: string])[] = [...valueKeys.map((key) => columns[key]), ...keys.map(([name]) => [name, 'text'] as const)];
const names = sql.raw(written.map(([name]) => name).join(', '));
const recordset = sql.raw(['id text', ...written.map(([name, type]) => `${name} ${type}`)].join(', '));
const assignments = sql.raw(written.map(([name]) => `${name} = r.${name}`).join(', '));

/** All boards as one parameter: the quickest way into the embedded database (research/performance.md 3b). */
function asJson(rows: readonly (BoardValues & { id: string })[]): string {
  const json = JSON.stringify(rows.map((row) => {
    const record: Record<string, unknown> = { id: row.id };
    for (const key of valueKeys) record[columns[key][0]] = row[key];
    for (const [name, of] of keys) record[name] = sortKey(row[of]);
    return record;
  }));
  // Half of a surrogate pair is no text for the database; JSON.stringify writes it as an escape, lower-cased.
  return /\\ud[89a-f]/.test(json) ? JSON.stringify(JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? Buffer.from(value).toString() : value))) : json;
}

/**
 * Inserts boards that have device ids and answers the ids of those that went in, by device id. Where another call has
 * just made a board with the device id, nothing is inserted for it (after waiting for that call to end).
 */
export async function insertNew(db: Queryable, rows: readonly BoardValues[], editedBy: string | null): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  // In one order everywhere, so that two calls never wait for each other in a circle.
  const sorted = [...rows].sort((a, b) => (a.deviceId < b.deviceId ? -1 : 1)).map((row) => ({ id: newId(), ...row }));
  const made = await db.execute<{ id: string; device_id: string }>(sql`
    insert into boards (id, ${names}, last_edited, edited_by)
    select r.id, ${names}, now(), ${editedBy} from json_to_recordset(${asJson(sorted)}) as r(${recordset})
    on conflict (device_id, device_slot) where device_id <> '' and not is_deleted do nothing
    returning id, device_id`);
  return new Map(made.rows.map(({ id, device_id }) => [device_id, id]));
}

/** Writes whole boards that are locked; answers nothing. */
export async function writeBoards(db: Queryable, rows: readonly StoredBoard[], editedBy: string | null): Promise<void> {
  if (rows.length === 0) return;
  await db.execute(sql`
    update boards b set ${assignments}, last_edited = now(), edited_by = ${editedBy}, version = b.version + 1
    from json_to_recordset(${asJson(rows)}) as r(${recordset}) where b.id = r.id`);
}

/** Deletes those of the boards that were never written since they were created, and answers their ids. */
export async function deleteUntouched(db: Queryable, ids: readonly string[], editedBy: string | null): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await db
    .update(boards)
    .set({ isDeleted: true, lastEdited: new Date(), editedBy, version: sql`${boards.version} + 1` })
    .where(and(isAny(boards.id, ids), sql`${boards.version} = 1 and not ${boards.isDeleted}`))
    .returning({ id: boards.id });
  return gone.map(({ id }) => id);
}

const isAny = (column: SQL | typeof boards.id, values: readonly string[]): SQL => sql`${column} = any(${sql.param(values)}::text[])`;

/** Boards that are not deleted and have one of the device ids. */
export async function findByDevices(db: Queryable, deviceIds: readonly string[]): Promise<StoredBoard[]> {
  return db.select(storedColumns).from(boards).where(and(isAny(sql`${boards.deviceId}`, deviceIds), sql`${boards.deviceId} <> '' and not ${boards.isDeleted}`)).orderBy(asc(boards.deviceSlot));
}

/** Boards by id, locked until the transaction ends, in one order everywhere. */
export async function lockBoards(db: Queryable, ids: readonly string[]): Promise<StoredBoard[]> {
  if (ids.length === 0) return [];
  return db.select(storedColumns).from(boards).where(isAny(boards.id, ids)).orderBy(asc(boards.id)).for('no key update');
}

/** Those of the names (as keys) that a board which is not deleted has. */
export async function findTakenNames(db: Queryable, nameKeys: readonly string[]): Promise<Set<string>> {
  if (nameKeys.length === 0) return new Set();
  const found = await db.selectDistinct({ key: boards.boardnameKey }).from(boards).where(and(isAny(sql`${boards.boardnameKey}`, nameKeys), sql`not ${boards.isDeleted}`));
  return new Set(found.map(({ key }) => key));
}

/** Those of the ids that exist. */
export async function findOrganisationIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  return ids.length === 0 ? new Set() : new Set((await db.select({ id: organisations.id }).from(organisations).where(inArray(organisations.id, [...ids]))).map(({ id }) => id));
}
export async function findTeamIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  return ids.length === 0 ? new Set() : new Set((await db.select({ id: teams.id }).from(teams).where(inArray(teams.id, [...ids]))).map(({ id }) => id));
}
