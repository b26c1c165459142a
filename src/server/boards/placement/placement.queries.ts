import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { RuleKind } from '#contract/placement';
import { boardLabel } from '../../db/boardLabel';
import type { Queryable } from '../../db/connect';
import { boards, changes, organisations, placementRules } from '../../db/schema/schema';

const at = (kind: RuleKind, subject: string) => and(eq(placementRules.kind, kind), eq(placementRules.subject, subject));

/** Every stored rule with the name, place and owner of what it is for; rules of deleted boards are left out. */
export async function findRules(db: Queryable) {
  return db
    .select({
      ...getTableColumns(placementRules),
      boardname: sql<string | null>`case when ${boards.id} is not null then ${boardLabel} end`,
      city: boards.city,
      venueType: boards.venueType,
      boardOwner: boards.boardOwner,
      orgName: organisations.orgName,
    })
    .from(placementRules)
    .leftJoin(boards, and(eq(placementRules.kind, 'board'), eq(boards.id, placementRules.subject)))
    .leftJoin(organisations, and(eq(placementRules.kind, 'owner'), eq(organisations.id, placementRules.subject)))
    .where(sql`${boards.isDeleted} is not true`);
}

/** How many boards, without deleted ones, each owner and each venue type has. */
export async function countBoardsBy(db: Queryable, column: 'boardOwner' | 'venueType'): Promise<Map<string, number>> {
  const rows = await db
    .select({ value: boards[column], n: sql<number>`count(*)::int` })
    .from(boards)
    .where(eq(boards.isDeleted, false))
    .groupBy(boards[column]);
  return new Map(rows.map(({ value, n }) => [value ?? '', n]));
}

/** Locks a rule until the transaction ends; undefined without one. */
export async function lockRule(db: Queryable, kind: RuleKind, subject: string) {
  const [found] = await db.select().from(placementRules).where(at(kind, subject)).for('update');
  return found;
}

export async function writeRule(
  db: Queryable,
  { kind, subject, ...rule }: typeof placementRules.$inferInsert,
): Promise<void> {
  const values = { ...rule, at: sql`now()` };
  await db
    .insert(placementRules)
    .values({ kind, subject, ...values })
    .onConflictDoUpdate({
      target: [placementRules.kind, placementRules.subject],
      set: { ...values, version: sql`${placementRules.version} + 1` },
    });
}

export async function removeRule(db: Queryable, kind: RuleKind, subject: string): Promise<void> {
  await db.delete(placementRules).where(at(kind, subject));
}

/** The name of the board that is not deleted, or of the organisation; undefined without one. */
export async function findSubject(
  db: Queryable,
  kind: 'board' | 'owner',
  subject: string,
): Promise<string | undefined> {
  const [found] =
    kind === 'board'
      ? await db
          .select({ name: boardLabel })
          .from(boards)
          .where(and(eq(boards.id, subject), eq(boards.isDeleted, false)))
      : await db.select({ name: organisations.orgName }).from(organisations).where(eq(organisations.id, subject));
  return found?.name;
}

/** Tells the consoles to read again what a rule decides: it may be any board, artwork or campaign. */
export async function noteRuled(db: Queryable): Promise<void> {
  await db
    .insert(changes)
    .values(['board', 'artwork', 'campaign'].map((kind) => ({ xid: sql`pg_current_xact_id()`, kind, ids: [] })));
}
