import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { inventoryRules } from '../db/schema/schema';
import type { Rule } from './compare.rules';

export type RuleRow = typeof inventoryRules.$inferSelect;

export async function findRules(db: Queryable): Promise<RuleRow[]> {
  return db.select().from(inventoryRules).orderBy(asc(inventoryRules.at), asc(inventoryRules.id));
}

export async function findActiveRules(db: Queryable): Promise<Rule[]> {
  return db
    .select()
    .from(inventoryRules)
    .where(eq(inventoryRules.isOn, true))
    .orderBy(asc(inventoryRules.at), asc(inventoryRules.id));
}

/**
 * The rule that does the same, whether it is on or off. No other rule is made before the transaction ends.
 */
export async function findSameRule(
  tx: Queryable,
  { action, field, publisherName, venueType }: Omit<Rule, 'id'>,
): Promise<RuleRow | undefined> {
  await tx.execute(sql`lock table ${inventoryRules} in share row exclusive mode`);
  const isSame = (one: string | null, other: string | null): boolean => one?.toLowerCase() === other?.toLowerCase();
  return (await findRules(tx)).find(
    (rule) =>
      rule.action === action &&
      rule.field === field &&
      isSame(rule.publisherName, publisherName) &&
      isSame(rule.venueType, venueType),
  );
}

/** Whether a rule is there and on; it stays so until the transaction ends. */
export async function lockRuleThatIsOn(tx: Queryable, id: string): Promise<boolean> {
  const [found] = await tx
    .select({ isOn: inventoryRules.isOn })
    .from(inventoryRules)
    .where(eq(inventoryRules.id, id))
    .for('no key update');
  return found?.isOn === true;
}

export async function insertRule(
  db: Queryable,
  rule: Pick<RuleRow, 'action' | 'field' | 'publisherName' | 'venueType' | 'byName'>,
): Promise<RuleRow | undefined> {
  const [made] = await db
    .insert(inventoryRules)
    .values({ id: newId(), ...rule })
    .returning();
  return made;
}

export async function switchRule(db: Queryable, id: string, isOn: boolean): Promise<RuleRow | undefined> {
  const [changed] = await db.update(inventoryRules).set({ isOn }).where(eq(inventoryRules.id, id)).returning();
  return changed;
}

export async function removeRule(db: Queryable, id: string): Promise<RuleRow | undefined> {
  const [gone] = await db.delete(inventoryRules).where(eq(inventoryRules.id, id)).returning();
  return gone;
}

/** Adds to the count of a rule. */
export async function addToRule(db: Queryable, id: string, taken: number): Promise<void> {
  await db
    .update(inventoryRules)
    .set({ applied: sql`${inventoryRules.applied} + ${taken}` })
    .where(eq(inventoryRules.id, id));
}
