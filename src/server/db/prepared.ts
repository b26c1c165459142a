import type { Queryable } from './connect';

const known = new WeakMap<Queryable, Map<string, unknown>>();

/**
 * A query that is asked many times a second, built (and, given a name, planned) once instead of each time: building
 * costs more than a small answer. `name` says which of a family it is; its text must not depend on anything else.
 */
export function preparedOnce<T>(db: Queryable, name: string, build: () => T): T {
  const mine = known.get(db) ?? new Map<string, unknown>();
  known.set(db, mine);
  if (!mine.has(name)) mine.set(name, build());
  return mine.get(name) as T; // put there by the line above, under a name that stands for its type
}
