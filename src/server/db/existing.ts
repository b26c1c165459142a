import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Scope } from '#contract/permissions';
import type { Queryable } from './connect';
import { inScope } from './scope';
import { organisations, teams, users, type boards, type campaigns } from './schema/schema';

type WithId = PgTable & { id: PgColumn };

export const pickIds = <Id>(rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id);

export const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** The condition that a column has one of the values. */
export const isAny = (column: SQL | PgColumn, values: readonly string[]): SQL =>
  sql`${column} = any(${sql.param(values)}::text[])`;

/** Which of the ids are in a table and meet a condition. */
export async function existingIds(
  db: Queryable,
  table: WithId,
  ids: readonly string[],
  condition?: SQL,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db
    .select({ id: sql<string>`${table.id}` })
    .from(table)
    .where(and(isAny(table.id, ids), condition));
  return new Set(found.map(({ id }) => id));
}

/** Those that are not there, in the order given. */
export async function missingIds(
  db: Queryable,
  table: WithId,
  ids: readonly string[],
  condition?: SQL,
): Promise<string[]> {
  const found = await existingIds(db, table, ids, condition);
  return ids.filter((id) => !found.has(id));
}

export const recordExists = async (db: Queryable, table: WithId, id: string, condition?: SQL): Promise<boolean> =>
  (await existingIds(db, table, [id], condition)).has(id);

/** The names in a column of a table, by id. */
export async function namesById(
  db: Queryable,
  table: WithId,
  column: PgColumn,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await db
    .select({ id: sql<string>`${table.id}`, name: sql<string>`${column}` })
    .from(table)
    .where(isAny(table.id, ids));
  return new Map(found.map(({ id, name }) => [id, name]));
}

export const organisationExists = (db: Queryable, id: string): Promise<boolean> => recordExists(db, organisations, id);

/** Whether a team exists that the caller may see. */
export const teamExists = (db: Queryable, id: string, visible: Scope): Promise<boolean> =>
  recordExists(db, teams, id, inScope(teams.orgId, visible));

/** The name of a user by the id in a column: the e-mail where they have none, and the id itself where it is no user's. */
export const nameOfUser = (id: PgColumn): SQL<string | null> =>
  sql`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email}, ${id})`;

/** Reads who changed a board or a campaign last, and when; null if nobody has. */
export const lastEditIn = (table: typeof boards | typeof campaigns) => async (db: Queryable, id: string) => {
  const [found] = await db
    .select({ byName: nameOfUser(table.editedBy), at: sql<Date | null>`${table.lastEdited}`.mapWith(table.lastEdited) })
    .from(table)
    .leftJoin(users, eq(users.id, table.editedBy))
    .where(eq(table.id, id));
  return found;
};
