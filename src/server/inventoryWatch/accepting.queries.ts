import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { boards, inventoryDifferences } from '../db/schema/schema';
import { isAny } from '../boards/importReads.queries';
import { fingerprintOf, type Rule, type SeenField } from './compare.rules';

export type DifferenceRow = typeof inventoryDifferences.$inferSelect;

/** The differences of these ids that can be accepted, locked in a fixed order. */
export async function lockDifferences(tx: Queryable, ids: readonly string[]): Promise<DifferenceRow[]> {
  return tx
    .select()
    .from(inventoryDifferences)
    .where(and(inArray(inventoryDifferences.id, [...ids]), inArray(inventoryDifferences.status, ['open', 'ignored'])))
    .orderBy(asc(inventoryDifferences.id))
    .for('update');
}

/** Keeps the fields of a difference that were not accepted. `ignored`: all of them were edited here, and stay. */
export async function keepUnacceptedFields(
  tx: Queryable,
  row: DifferenceRow,
  rest: readonly SeenField[],
  loadId: string,
  status: 'open' | 'ignored',
): Promise<void> {
  await tx
    .update(inventoryDifferences)
    .set({
      // Of a board that is back, only its differing fields are left.
      state: 'changed',
      goneFrom: null,
      status,
      loadId,
      before: row.fields,
      fields: [...rest],
      fingerprint: fingerprintOf('changed', rest),
    })
    .where(eq(inventoryDifferences.id, row.id));
}

export async function markAccepted(tx: Queryable, ids: readonly string[], loadId: string): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(inventoryDifferences)
      .set({ status: 'accepted', loadId, before: sql`${inventoryDifferences.fields}` })
      .where(isAny(inventoryDifferences.id, ids));
}

/**
 * Reopens the differences that an undone load had accepted. Returns the boards and which of their fields a person had
 * edited.
 */
export async function reopen(tx: Queryable, loadId: string): Promise<DifferenceRow[]> {
  const rows = await tx
    .select()
    .from(inventoryDifferences)
    .where(eq(inventoryDifferences.loadId, loadId))
    .for('update');
  for (const { id, state, before, fields } of rows) {
    const were = before ?? fields;
    await tx
      .update(inventoryDifferences)
      .set({ status: 'open', loadId: null, before: null, fields: were, fingerprint: fingerprintOf(state, were) })
      .where(eq(inventoryDifferences.id, id));
  }
  return rows;
}

/** Whether all of the differences are of boards in the scope; new screens have no organisation. */
export async function areWithin(tx: Queryable, ids: readonly string[], scope: Scope): Promise<boolean> {
  if (scope === 'all') return true;
  const outside = await tx
    .select({ id: inventoryDifferences.id })
    .from(inventoryDifferences)
    .leftJoin(boards, eq(boards.id, inventoryDifferences.boardId))
    .where(
      and(
        isAny(inventoryDifferences.id, ids),
        sql`not coalesce(${boards.boardOwner} = any(${sql.param(scope)}::text[]), false)`,
      ),
    )
    .limit(1);
  return outside.length === 0;
}

export async function setIgnored(tx: Queryable, ids: readonly string[], isIgnored: boolean): Promise<number> {
  const changed = await tx
    .update(inventoryDifferences)
    .set({ status: isIgnored ? 'ignored' : 'open', ruleId: null })
    .where(and(isAny(inventoryDifferences.id, ids), eq(inventoryDifferences.status, isIgnored ? 'open' : 'ignored')))
    .returning({ id: inventoryDifferences.id });
  return changed.length;
}

/** The next differences, by id, of which a rule takes a field that nobody edited here. */
export async function findTakeable(
  db: Queryable,
  { field, publisherName }: Pick<Rule, 'field' | 'publisherName'>,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: inventoryDifferences.id })
    .from(inventoryDifferences)
    .where(
      and(
        gt(inventoryDifferences.id, after),
        eq(inventoryDifferences.status, 'open'),
        inArray(inventoryDifferences.state, ['changed', 'back']),
        sql`${inventoryDifferences.fields} @> ${JSON.stringify([{ field, ours: null }])}::jsonb`,
        publisherName === null
          ? undefined
          : sql`${inventoryDifferences.publisherNameKey} = ${publisherName.toLowerCase()}`,
      ),
    )
    .orderBy(asc(inventoryDifferences.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}
