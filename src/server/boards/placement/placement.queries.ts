import { and, asc, desc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { ruleId, venueTypeKey, type RuleKind } from '#contract/placement';
import { boardLabel } from '../../db/storedBoard';
import type { Queryable } from '../../db/connect';
import { boards, changes, organisations, placementRules } from '../../db/schema/schema';

const at = (kind: RuleKind, subject: string) =>
  and(
    eq(placementRules.kind, kind),
    kind === 'venueType'
      ? or(eq(placementRules.subject, subject), sql`lower(${placementRules.subject}) = ${venueTypeKey(subject)}`)
      : eq(placementRules.subject, subject),
  );
/** The class of the advisory locks of rules: any number that no other lock here uses. */
const ruleLocks = 7_302_116;

/** Every stored rule, the newest last, with the name, place and owner of what it is for; rules of deleted boards are left out. */
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
    .where(sql`${boards.isDeleted} is not true`)
    .orderBy(asc(placementRules.at));
}

/** How many boards, without deleted ones, each owner and each venue type (by its key) has. */
export async function countBoardsBy(
  db: Queryable,
  column: 'boardOwner' | 'venueTypeKey',
): Promise<Map<string, number>> {
  const rows = await db
    .select({ value: boards[column], n: sql<number>`count(*)::int` })
    .from(boards)
    .where(eq(boards.isDeleted, false))
    .groupBy(boards[column]);
  return new Map(rows.map(({ value, n }) => [value ?? '', n]));
}

/** Locks a rule, stored or not, until the transaction ends; undefined without one. */
export async function lockRule(db: Queryable, kind: RuleKind, subject: string) {
  // A save of a board locks it, too, before its rule: there is no deadlock.
  if (kind === 'board') await db.select().from(boards).where(eq(boards.id, subject)).for('no key update');
  else await db.execute(sql`select pg_advisory_xact_lock(${ruleLocks}, hashtext(${ruleId(kind, subject)}))`);
  const [found] = await db.select().from(placementRules).where(at(kind, subject)).orderBy(desc(placementRules.at));
  return found;
}

export async function insertRule(db: Queryable, rule: typeof placementRules.$inferInsert): Promise<void> {
  await db.insert(placementRules).values(rule);
}

/** Removes a rule, in every spelling of its venue type. */
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
