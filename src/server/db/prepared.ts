import { Column, fillPlaceholders, is, type SQL } from 'drizzle-orm';
import { Pool, types, type CustomTypesConfig } from 'pg';
import type { Queryable } from './connect';

/** A drizzle select with one level of fields, not yet run. */
interface Select<Row> {
  toSQL(): { sql: string; params: unknown[] };
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Row[]> };
}
type Run<Row> = (values?: Record<string, unknown>) => Promise<Row[]>;
type Read = (value: unknown) => unknown;

const known = new WeakMap<Queryable, Map<string, unknown>>();

/**
 * A select that runs many times a second: its text is built once, planned once by the database, and the reader of each
 * column is looked up once instead of for each value (which took drizzle longer than pg needed for the whole query).
 * `name`: the name of the prepared statement, which must determine its text. `fields`: the selected fields.
 */
export function preparedRows<Row>(
  db: Queryable,
  name: string,
  fields: Readonly<Record<string, Column | SQL>>,
  build: () => Select<Row>,
): Run<Row> {
  const mine = known.get(db) ?? new Map<string, unknown>();
  known.set(db, mine);
  if (!mine.has(name)) mine.set(name, prepare(db, name, fields, build()));
  return mine.get(name) as Run<Row>; // set by the line above under a name that determines its type
}

function prepare<Row>(
  db: Queryable,
  name: string,
  fields: Readonly<Record<string, Column | SQL>>,
  select: Select<Row>,
): Run<Row> {
  // Not in a transaction: its connection is released before preparing would pay off.
  if (!('$client' in db && db.$client instanceof Pool)) {
    const query = select.prepare(name);
    return (values = {}) => query.execute(values);
  }
  const pool = db.$client;
  const { sql: text, params } = select.toSQL();
  const asRow = rowReader(fields);
  return async (values = {}) => {
    const { rows } = await pool.query<unknown[]>({
      name,
      text,
      rowMode: 'array',
      types: typesOfDrizzle,
      values: fillPlaceholders(params, values),
    });
    return rows.map(asRow) as Row[]; // the fields and the rows' type come from one select
  };
}

function rowReader(
  fields: Readonly<Record<string, Column | SQL>>,
): (values: readonly unknown[]) => Record<string, unknown> {
  const readers = Object.entries(fields).map(([name, field]): [string, Read] => [name, readerOf(field)]);
  return (values) => {
    const row: Record<string, unknown> = {};
    for (let i = 0; i < readers.length; i += 1) {
      const [name, read] = readers[i] ?? unreachable;
      const value = values[i];
      row[name] = value === null ? null : read(value);
    }
    return row;
  };
}

const unreachable: [string, Read] = ['', (value) => value];

/** Drizzle's reader of the field; that of `SQL` is not in its public types. */
function readerOf(field: Column | SQL): Read {
  if (is(field, Column)) return (value) => field.mapFromDriverValue(value);
  const { decoder } = field as unknown as { decoder: { mapFromDriverValue: Read } }; // drizzle-orm/sql: "@internal decoder"
  return (value) => decoder.mapFromDriverValue(value);
}

/** Dates, times and intervals are passed to drizzle's columns as the database's text. */
const asWritten = new Set<number>([
  types.builtins.TIMESTAMPTZ,
  types.builtins.TIMESTAMP,
  types.builtins.DATE,
  types.builtins.INTERVAL,
]);
const typesOfDrizzle: CustomTypesConfig = {
  getTypeParser: (id, format): Read =>
    asWritten.has(id) ? (value: unknown) => value : (types.getTypeParser(id, format) as Read), // pg's types say `any`
};
