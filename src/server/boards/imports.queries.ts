import { and, asc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { sortKey } from '../db/schema/columns';
import { boards, organisations, teams } from '../db/schema/schema';
import { textArray } from '../db/textArray';
import type { BoardValues, StoredBoard } from './board';
import { blankBoard, isSame, valueKeys } from './boardFields.rules';
import { storedColumns } from './boards.queries';

/** For comparing names as the database does. */
export const nameKeyOf = sortKey;

/** Every stored value as it is named and typed in the table. */
const columns: Readonly<Record<keyof BoardValues, readonly [name: string, type: string]>> = {
  boardname: ['boardname', 'text'],
  lat: ['lat', 'float8'],
  long: ['long', 'float8'],
  city: ['city', 'text'],
  state: ['state', 'text'],
  country: ['country', 'text'],
  height: ['height', 'int'],
  width: ['width', 'int'],
  minCpiMicros: ['min_cpi_micros', 'bigint'],
  surfaceArea: ['surface_area', 'float8'],
  boardOwner: ['board_owner', 'text'],
  team: ['team', 'text'],
  reachBoardId: ['reach_board_id', 'text'],
  deviceId: ['device_id', 'text'],
  publisherId: ['publisher_id', 'text'],
  publisherName: ['publisher_name', 'text'],
  openingHours: ['opening_hours', 'text'],
  screenType: ['screen_type', 'text'],
  venueType: ['venue_type', 'text'],
  adTypes: ['ad_types', 'jsonb'],
  boardPaused: ['board_paused', 'bool'],
  isDeleted: ['is_deleted', 'bool'],
  boardFile: ['board_file', 'text'],
  boardImgUrl: ['board_img_url', 'text'],
};
/** Sort keys and the texts they follow. */
const keys: readonly (readonly [name: string, of: 'boardname' | 'city' | 'country' | 'publisherName' | 'venueType'])[] =
  [
    ['boardname_key', 'boardname'],
    ['city_key', 'city'],
    ['country_key', 'country'],
    ['publisher_name_key', 'publisherName'],
    ['venue_type_key', 'venueType'],
  ];
interface Written {
  names: SQL;
  /** What is written into each of the names: a column of `r`, or one value for all boards. */
  values: SQL;
  /** `r`: a row for each board, its id and the values that are its own, as texts. */
  rows: SQL;
}

/**
 * What one statement writes: the changed values and the sort keys that follow them. Every byte less is time won: values
 * which all the boards share (a list's country, publisher, resolution) are given once, the others by columns, and a sort
 * key is sent only where the database would lower-case otherwise than `sortKey`.
 */
function writtenFor(
  rows: readonly BoardValues[],
  ids: readonly string[],
  changed: ReadonlySet<keyof BoardValues>,
): Written {
  const [first] = rows;
  const given: { name: string; value: SQL }[] = [];
  const arrays = [textArray(ids)];
  /** Adds a column to `r` and answers what it is called there. */
  const column = (texts: readonly (string | null)[]): string => `r.v${arrays.push(textArray(texts)) - 1}`;
  for (const key of valueKeys) {
    if (!changed.has(key)) continue;
    if (first === undefined || rows.every((row) => isSame(row[key], first[key]))) {
      if (first !== undefined) given.push(...sharedBy(first, key));
      continue;
    }
    const [name, type] = columns[key];
    const texts = rows.map((row) => textOf(row[key]));
    const value = column(texts);
    given.push({ name, value: sql.raw(type === 'text' ? value : `${value}::${type}`) });
    const sorted = keys.find(([, of]) => of === key);
    if (sorted !== undefined)
      given.push({
        name: sorted[0],
        value: sql.raw(
          texts.every(isAscii) ? `lower(${value} collate "C")` : column(texts.map((text) => text && sortKey(text))),
        ),
      });
  }
  return {
    names: sql.raw(given.map(({ name }) => name).join(', ')),
    values: sql.join(
      given.map(({ value }) => value),
      sql`, `,
    ),
    rows: sql`unnest(${sql.join(arrays, sql`, `)}) as r(${sql.raw(['id', ...arrays.slice(1).map((_, place) => `v${place + 1}`)].join(', '))})`,
  };
}

/** A value as the database reads it; lists as JSON. */
const textOf = (value: BoardValues[keyof BoardValues]): string | null =>
  typeof value === 'string'
    ? value
    : value === null
      ? null
      : Array.isArray(value)
        ? JSON.stringify(value)
        : String(value);

/** A value of all the boards, and its sort key where it has one. */
function sharedBy(board: BoardValues, key: keyof BoardValues): { name: string; value: SQL }[] {
  const [name, type] = columns[key];
  const value = { name, value: sql`${textOf(board[key])}::${sql.raw(type)}` };
  const sorted = keys.find(([, of]) => of === key);
  return sorted === undefined ? [value] : [value, { name: sorted[0], value: sql`${sortKey(board[sorted[1]])}::text` }];
}

/** ASCII is lower-cased alike everywhere. */
const isAscii = (text: string | null): boolean => text === null || !/[^\0-\x7f]/.test(text);

/** The values that at least one of the new boards says something about; the others are the table's defaults. */
const saidOf = (rows: readonly BoardValues[]): Set<keyof BoardValues> =>
  new Set(valueKeys.filter((key) => rows.some((row) => !isSame(row[key], blankBoard[key]))));

/**
 * Inserts boards that have device ids and answers the ids of those that went in, by device id. Where another call has
 * just made a board with the device id, nothing is inserted for it (after waiting for that call to end).
 */
export async function insertNew(
  db: Queryable,
  rows: readonly BoardValues[],
  editedBy: string | null,
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  // In one order everywhere, so that two calls never wait for each other in a circle.
  const ordered = [...rows].sort((a, b) => (a.deviceId < b.deviceId ? -1 : 1));
  // Ascending ids too: the primary key grows at one place then.
  const ids = rows.map(newId).sort();
  const { names, values, rows: written } = writtenFor(ordered, ids, saidOf(rows));
  const { rowCount } = await db.execute(sql`
    insert into boards (id, ${names}, last_edited, edited_by)
    select r.id, ${values}, now(), ${editedBy} from ${written}
    on conflict (device_id, device_slot) where device_id <> '' and not is_deleted do nothing`);
  // Asking back for every row costs a tenth of the whole import: it is done only where one is missing.
  const made =
    rowCount === rows.length ? undefined : await db.select({ id: boards.id }).from(boards).where(isAny(boards.id, ids));
  const there = new Set(made?.map(({ id }) => id) ?? ids);
  const pairs = ordered.map(({ deviceId }, place) => [deviceId, ids[place] ?? ''] as const);
  return new Map(pairs.filter(([, id]) => there.has(id)));
}

/** Writes the named values of boards that are locked; answers nothing. */
export async function writeBoards(
  db: Queryable,
  rows: readonly StoredBoard[],
  changed: Iterable<keyof BoardValues>,
  editedBy: string | null,
): Promise<void> {
  if (rows.length === 0) return;
  const {
    names,
    values,
    rows: written,
  } = writtenFor(
    rows,
    rows.map(({ id }) => id),
    new Set(changed),
  );
  await db.execute(sql`
    update boards b set (${names}) = row(${values}), last_edited = now(), edited_by = ${editedBy}, version = b.version + 1
    from ${written} where b.id = r.id`);
}

/** Deletes those of the boards that were never written since they were created, and answers their ids. */
export async function deleteUntouched(
  db: Queryable,
  ids: readonly string[],
  editedBy: string | null,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await db
    .update(boards)
    .set({ isDeleted: true, lastEdited: new Date(), editedBy, version: sql`${boards.version} + 1` })
    .where(and(isAny(boards.id, ids), sql`${boards.version} = 1 and not ${boards.isDeleted}`))
    .returning({ id: boards.id });
  return gone.map(({ id }) => id);
}

const isAny = (column: SQL | typeof boards.id, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::text[])`;

/**
 * Boards that are not deleted and have one of the device ids: one look into the index each, however large the table is
 * (a plain `= any` is read from end to end by a database without statistics, as the embedded one is).
 */
export async function findByDevices(db: Queryable, deviceIds: readonly string[]): Promise<StoredBoard[]> {
  if (deviceIds.length === 0) return [];
  // One cell for all: the embedded database's driver takes longer over thousands of cells than the query takes.
  const found = await db.execute<{ boards: unknown[][] | null }>(sql`
    select json_agg(json_build_array(${storedNames}) order by b.device_slot) as boards from unnest(${textArray(deviceIds)}) as asked(device) cross join lateral (
      select * from boards where device_id = asked.device and device_id <> '' and not is_deleted offset 0) b`);
  return (found.rows[0]?.boards ?? []).map(asStored);
}
const storedNames = sql.raw(
  ['id', 'device_slot', 'last_edited', 'version', ...valueKeys.map((key) => columns[key][0])]
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
  for (const [place, key] of valueKeys.entries()) board[key] = values[place];
  return board as unknown as StoredBoard; // one value for each key, typed as the table's columns are
}

/** Boards by id, locked until the transaction ends, in one order everywhere. */
export async function lockBoards(db: Queryable, ids: readonly string[]): Promise<StoredBoard[]> {
  if (ids.length === 0) return [];
  return db
    .select(storedColumns)
    .from(boards)
    .where(isAny(boards.id, ids))
    .orderBy(asc(boards.id))
    .for('no key update');
}

/** Those of the names (as keys) that a board which is not deleted has. */
export async function findTakenNames(db: Queryable, nameKeys: readonly string[]): Promise<Set<string>> {
  if (nameKeys.length === 0) return new Set();
  const found = await db.execute<{ key: string }>(sql`
    select asked.key from unnest(${textArray(nameKeys)}) as asked(key) cross join lateral (
      select 1 from boards where boardname_key = asked.key and not is_deleted limit 1) taken`);
  return new Set(found.rows.map(({ key }) => key));
}

/** Those of the ids that exist. */
export async function findOrganisationIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  return ids.length === 0
    ? new Set()
    : new Set(
        (
          await db
            .select({ id: organisations.id })
            .from(organisations)
            .where(inArray(organisations.id, [...ids]))
        ).map(({ id }) => id),
      );
}
export async function findTeamIds(db: Queryable, ids: readonly string[]): Promise<Set<string>> {
  return ids.length === 0
    ? new Set()
    : new Set(
        (
          await db
            .select({ id: teams.id })
            .from(teams)
            .where(inArray(teams.id, [...ids]))
        ).map(({ id }) => id),
      );
}
