import { isDeepStrictEqual } from 'node:util';
import { and, sql, type SQL } from 'drizzle-orm';
import { isSame } from '../audit/changes.rules';
import type { Queryable } from '../db/connect';
import { isAny, pickIds } from '../db/existing';
import { newId } from '../db/newId';
import { sortKey } from '../db/schema/columns';
import { boards, campaignBoards } from '../db/schema/schema';
import { textArray } from '../db/textArray';
import type { BoardValues, StoredBoard } from './board';
import { blankBoard, valueKeys } from './boardFields.rules';

/** The sort keys and the texts they are computed from. */
const keys: readonly (readonly [name: string, of: 'boardname' | 'city' | 'country' | 'publisherName' | 'venueType'])[] =
  [
    ['boardname_key', 'boardname'],
    ['city_key', 'city'],
    ['country_key', 'country'],
    ['publisher_name_key', 'publisherName'],
    ['venue_type_key', 'venueType'],
  ];
interface StatementParts {
  names: SQL;
  /** The value of each name: a column of `r`, or one value for all boards. */
  values: SQL;
  /** `r`: one row for each board, with its id and its individual values as texts. */
  rows: SQL;
}

/**
 * The parts of one statement: the changed values and their sort keys. Fewer bytes are faster: values that all boards
 * share (country, publisher, resolution) are sent once, the others as columns, and a sort key only if the database
 * would lower-case the text differently from `sortKey`.
 */
function statementPartsFor(
  rows: readonly BoardValues[],
  ids: readonly string[],
  changed: ReadonlySet<keyof BoardValues>,
): StatementParts {
  const [first] = rows;
  const given: { name: string; value: SQL }[] = [];
  const arrays = [textArray(ids)];
  /** Adds a column to `r` and returns its name. */
  const column = (texts: readonly (string | null)[]): string => `r.v${arrays.push(textArray(texts)) - 1}`;
  for (const key of valueKeys) {
    if (!changed.has(key)) continue;
    if (first === undefined || rows.every((row) => isDeepStrictEqual(row[key], first[key]))) {
      if (first !== undefined) given.push(...sharedBy(first, key));
      continue;
    }
    const [name, type] = [boards[key].name, boards[key].getSQLType()];
    const texts = rows.map((row) => toText(row[key]));
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
    rows: sql`unnest(${sql.join(arrays, sql`, `)}) as r(${sql.raw(['id', ...arrays.slice(1).map((_, index) => `v${index + 1}`)].join(', '))})`,
  };
}

/** A value in the database's text format; lists as JSON. */
const toText = (value: BoardValues[keyof BoardValues]): string | null =>
  typeof value === 'string'
    ? value
    : value === null
      ? null
      : Array.isArray(value)
        ? JSON.stringify(value)
        : String(value);

/** A value that all boards share, and its sort key if it has one. */
function sharedBy(board: BoardValues, key: keyof BoardValues): { name: string; value: SQL }[] {
  const { name } = boards[key];
  const value = { name, value: sql`${toText(board[key])}::${sql.raw(boards[key].getSQLType())}` };
  const sorted = keys.find(([, of]) => of === key);
  return sorted === undefined ? [value] : [value, { name: sorted[0], value: sql`${sortKey(board[sorted[1]])}::text` }];
}

/** ASCII is lower-cased the same way everywhere. */
const isAscii = (text: string | null): boolean => text === null || !/[^\0-\x7f]/.test(text);

/** The values that at least one of the new boards sets; the others keep the table's defaults. */
const findFilledKeys = (rows: readonly BoardValues[]): Set<keyof BoardValues> =>
  new Set(valueKeys.filter((key) => rows.some((row) => !isSame(row[key], blankBoard[key]))));

/**
 * Inserts boards that have device ids. Returns the ids of the inserted boards by device id. If another call is creating
 * a board with the same device id, it waits for that call and then inserts nothing for that device.
 */
export async function insertNew(
  db: Queryable,
  rows: readonly BoardValues[],
  editedBy: string | null,
): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  // In a fixed order, so that two calls never deadlock.
  const ordered = [...rows].sort((a, b) => (a.deviceId < b.deviceId ? -1 : 1));
  // Ascending ids too: the index of the primary key then grows at its end.
  const ids = rows.map(newId).sort();
  const { names, values, rows: written } = statementPartsFor(ordered, ids, findFilledKeys(rows));
  const { rowCount } = await db.execute(sql`
    insert into boards (id, ${names}, last_edited, edited_by)
    select r.id, ${values}, now(), ${editedBy} from ${written}
    on conflict (device_id, device_slot) where device_id <> '' and not is_deleted do nothing`);
  // `returning` every row costs a tenth of the whole import, so ids are read back only if a row is missing.
  const made =
    rowCount === rows.length ? undefined : await db.select({ id: boards.id }).from(boards).where(isAny(boards.id, ids));
  const there = new Set(made?.map(({ id }) => id) ?? ids);
  const pairs = ordered.map(({ deviceId }, index) => [deviceId, ids[index] ?? ''] as const);
  return new Map(pairs.filter(([, id]) => there.has(id)));
}

/** Writes the given values of locked boards. */
export async function writeBoards(
  db: Queryable,
  rows: readonly StoredBoard[],
  changed: Iterable<keyof BoardValues>,
  editedBy: string | null,
): Promise<void> {
  if (rows.length === 0) return;
  const { names, values, rows: written } = statementPartsFor(rows, pickIds(rows), new Set(changed));
  await db.execute(sql`
    update boards b set (${names}) = row(${values}), last_edited = now(), edited_by = ${editedBy}, version = b.version + 1
    from ${written} where b.id = r.id`);
}

/** Deletes the boards that were not changed since their creation. Returns their ids. */
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

/** Removes deleted boards, but for those that campaigns book: these name them among their config errors. */
export async function removeUnbooked(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  // Locked first: a booking that is being saved then counts.
  await db.select({ id: boards.id }).from(boards).where(isAny(boards.id, ids)).orderBy(boards.id).for('update');
  await db
    .delete(boards)
    .where(
      and(
        isAny(boards.id, ids),
        sql`${boards.isDeleted} and not exists (select 1 from ${campaignBoards} where ${campaignBoards.boardId} = ${boards.id})`,
      ),
    );
}
