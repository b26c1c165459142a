import { and, asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { sortKey } from '../db/schema/columns';
import { boards, organisations, teams } from '../db/schema/schema';
import type { BoardValues, StoredBoard } from './board';
import { blankBoard, isSame, valueKeys } from './boardFields.rules';
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
interface Written {
  columns: readonly (readonly [name: string, type: string])[];
  names: SQL;
  /** The recordset's columns, the id among them. */
  recordset: SQL;
}

/** What one statement writes: the given values and the sort keys that follow them; every column less is time won. */
function writtenFor(changed: ReadonlySet<keyof BoardValues>): Written {
  const all = [...valueKeys.filter((key) => changed.has(key)).map((key) => columns[key]), ...keys.filter(([, of]) => changed.has(of)).map(([name]) => [name, 'text'] as const)];
  return { columns: all, names: sql.raw(all.map(([name]) => name).join(', ')), recordset: sql.raw(['id text', ...all.map(([name, type]) => `${name} ${type}`)].join(', ')) };
}

/** All boards as one parameter: the quickest way into the embedded database (research/performance.md 3b). */
function asJson(rows: readonly (BoardValues & { id: string })[], changed: ReadonlySet<keyof BoardValues>): string {
  const values = valueKeys.filter((key) => changed.has(key));
  const sortKeys = keys.filter(([, of]) => changed.has(of));
  const json = JSON.stringify(rows.map((row) => {
    const record: Record<string, unknown> = { id: row.id };
    for (const key of values) record[columns[key][0]] = row[key];
    for (const [name, of] of sortKeys) record[name] = sortKey(row[of]);
    return record;
  }));
  // Half of a surrogate pair is no text for the database; JSON.stringify writes it as an escape, lower-cased.
  return /\\ud[89a-f]/.test(json) ? JSON.stringify(JSON.parse(json, (_, value: unknown) => (typeof value === 'string' ? Buffer.from(value).toString() : value))) : json;
}

/** The values that at least one of the new boards says something about; the others are the table's defaults. */
const saidOf = (rows: readonly BoardValues[]): Set<keyof BoardValues> => new Set(valueKeys.filter((key) => rows.some((row) => !isSame(row[key], blankBoard[key]))));

/**
 * Inserts boards that have device ids and answers the ids of those that went in, by device id. Where another call has
 * just made a board with the device id, nothing is inserted for it (after waiting for that call to end).
 */
export async function insertNew(db: Queryable, rows: readonly BoardValues[], editedBy: string | null): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  // In one order everywhere, so that two calls never wait for each other in a circle.
  const ordered = [...rows].sort((a, b) => (a.deviceId < b.deviceId ? -1 : 1));
  // Ascending ids too: six of the indexes end in the id, and grow at one place then.
  const ids = rows.map(newId).sort();
  const sorted = ordered.map((row, place) => ({ id: ids[place] ?? newId(), ...row }));
  const said = saidOf(rows);
  const { names, recordset } = writtenFor(said);
  const made = await db.execute<{ id: string; device_id: string }>(sql`
    insert into boards (id, ${names}, last_edited, edited_by)
    select r.id, ${names}, now(), ${editedBy} from json_to_recordset(${asJson(sorted, said)}) as r(${recordset})
    on conflict (device_id, device_slot) where device_id <> '' and not is_deleted do nothing
    returning id, device_id`);
  return new Map(made.rows.map(({ id, device_id }) => [device_id, id]));
}

/** Writes the named values of boards that are locked; answers nothing. */
export async function writeBoards(db: Queryable, rows: readonly StoredBoard[], changed: Iterable<keyof BoardValues>, editedBy: string | null): Promise<void> {
  if (rows.length === 0) return;
  const keysChanged = new Set(changed);
  const { columns: some, recordset } = writtenFor(keysChanged);
  const assignments = sql.raw(some.map(([name]) => `${name} = r.${name}`).join(', '));
  await db.execute(sql`
    update boards b set ${assignments}, last_edited = now(), edited_by = ${editedBy}, version = b.version + 1
    from json_to_recordset(${asJson(rows, keysChanged)}) as r(${recordset}) where b.id = r.id`);
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

/**
 * Boards that are not deleted and have one of the device ids: one look into the index each, however large the table is
 * (a plain `= any` is read from end to end by a database without statistics, as the embedded one is).
 */
export async function findByDevices(db: Queryable, deviceIds: readonly string[]): Promise<StoredBoard[]> {
  const found = await db.execute(sql`
    select ${storedNames} from unnest(${sql.param(deviceIds)}::text[]) as asked(device) cross join lateral (
      select * from boards where device_id = asked.device and device_id <> '' and not is_deleted offset 0) b
    order by b.device_slot`);
  return found.rows.map(asStored);
}
const storedNames = sql.raw(['id', 'device_slot', 'last_edited', 'version', ...valueKeys.map((key) => columns[key][0])].map((name) => `b.${name}`).join(', '));

/** A row as the driver reads it; drizzle's own mapping takes longer than the query. */
function asStored(row: Record<string, unknown>): StoredBoard {
  const lastEdited = row['last_edited'] as string | null; // drizzle's driver leaves times as texts
  const values: Record<string, unknown> = { id: row['id'], deviceSlot: row['device_slot'], version: row['version'], lastEdited: lastEdited === null ? null : new Date(lastEdited) };
  for (const key of valueKeys) values[key] = row[columns[key][0]];
  if (row['min_cpi_micros'] !== null) values['minCpiMicros'] = Number(row['min_cpi_micros']);
  return values as unknown as StoredBoard; // one value for each key, typed as the table's columns are
}

/** Boards by id, locked until the transaction ends, in one order everywhere. */
export async function lockBoards(db: Queryable, ids: readonly string[]): Promise<StoredBoard[]> {
  if (ids.length === 0) return [];
  return db.select(storedColumns).from(boards).where(isAny(boards.id, ids)).orderBy(asc(boards.id)).for('no key update');
}

/** Those of the names (as keys) that a board which is not deleted has. */
export async function findTakenNames(db: Queryable, nameKeys: readonly string[]): Promise<Set<string>> {
  if (nameKeys.length === 0) return new Set();
  const found = await db.execute<{ key: string }>(sql`
    select asked.key from unnest(${sql.param(nameKeys)}::text[]) as asked(key) cross join lateral (
      select 1 from boards where boardname_key = asked.key and not is_deleted limit 1) taken`);
  return new Set(found.rows.map(({ key }) => key));
}

/** Those of the ids that exist. */
export async function findOrganisationIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  return ids.length === 0 ? new Set() : new Set((await db.select({ id: organisations.id }).from(organisations).where(inArray(organisations.id, [...ids]))).map(({ id }) => id));
}
export async function findTeamIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  return ids.length === 0 ? new Set() : new Set((await db.select({ id: teams.id }).from(teams).where(inArray(teams.id, [...ids]))).map(({ id }) => id));
}
