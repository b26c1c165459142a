import type { Queryable } from './connect';

/** By connection and name. */
const known = new WeakMap<Queryable, Map<string, unknown>>();

/**
 * A query that runs many times a second: its text is built once, and planned once by the database. `name`: the name of
 * the prepared statement, which must determine its text.
 */
export function prepared<Query>(db: Queryable, name: string, prepare: (name: string) => Query): Query {
  const mine = known.get(db) ?? new Map<string, unknown>();
  known.set(db, mine);
  if (!mine.has(name)) mine.set(name, prepare(name));
  return mine.get(name) as Query; // set by the line above under a name that determines its type
}
