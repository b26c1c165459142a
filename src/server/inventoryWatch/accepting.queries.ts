import { and, asc, eq, gt, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { InventoryRuleTouches } from '#contract/inventoryRules';
import type { Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { isAny, namesById } from '../db/existing';
import { sortKey } from '../db/schema/columns';
import { boards, inventoryDifferences } from '../db/schema/schema';
import type { BoardEdit } from '../boards/board';
import { hashFields, type Rule, type SeenField } from './compare.rules';

export type DifferenceRow = typeof inventoryDifferences.$inferSelect;

/** The differences of these ids that can be accepted, or that this load has accepted, locked in a fixed order. */
export async function lockDifferences(tx: Queryable, ids: readonly string[], loadId: string): Promise<DifferenceRow[]> {
  return tx
    .select()
    .from(inventoryDifferences)
    .where(
      and(
        inArray(inventoryDifferences.id, [...ids]),
        or(inArray(inventoryDifferences.status, ['open', 'ignored']), eq(inventoryDifferences.loadId, loadId)),
      ),
    )
    .orderBy(asc(inventoryDifferences.id))
    .for('update');
}

/** When a board that is back went missing; null in all other states. */
const ifBack = sql`case when ${inventoryDifferences.state} = 'back' then ${inventoryDifferences.goneFrom} end`;

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
      // Of a board that is back, only its differing fields are left; `goneFrom` says so to the undo.
      state: 'changed',
      goneFrom: ifBack,
      status,
      loadId,
      before: row.fields,
      fields: [...rest],
      fingerprint: hashFields('changed', rest),
    })
    .where(eq(inventoryDifferences.id, row.id));
}

export async function markAccepted(tx: Queryable, ids: readonly string[], loadId: string): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(inventoryDifferences)
      .set({ status: 'accepted', loadId, before: sql`${inventoryDifferences.fields}`, goneFrom: ifBack })
      .where(isAny(inventoryDifferences.id, ids));
}

/**
 * Reopens the differences that an undone load had accepted. `findEdit`: who has edited a field of them since, by which
 * it is theirs from then on. Returns the fields that are edited here.
 */
export async function reopen(
  tx: Queryable,
  loadId: string,
  findEdit: (field: SeenField, row: DifferenceRow) => BoardEdit | null,
): Promise<{ boardID: string; field: string; edit: BoardEdit }[]> {
  const rows = await tx
    .select()
    .from(inventoryDifferences)
    .where(eq(inventoryDifferences.loadId, loadId))
    .for('update');
  const edits: { boardID: string; field: string; edit: BoardEdit }[] = [];
  for (const row of rows) {
    const { id, goneFrom, boardId, before, fields } = row;
    const state = goneFrom === null ? row.state : 'back';
    const were = (before ?? fields).map((field) => ({ ...field, ours: findEdit(field, row) }));
    await tx
      .update(inventoryDifferences)
      .set({ state, status: 'open', loadId: null, before: null, fields: were, fingerprint: hashFields(state, were) })
      .where(eq(inventoryDifferences.id, id));
    if (boardId !== null)
      edits.push(
        ...were.flatMap(({ field, ours }) => (ours === null ? [] : [{ boardID: boardId, field, edit: ours }])),
      );
  }
  return edits;
}

/** The publishers of boards, by the boards' ids. */
export const findPublisherNames = (tx: Queryable, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  namesById(tx, boards, boards.publisherName, ids);

/** Whether all of the differences are of boards in the scope; new screens have no organisation. */
export async function areWithin(tx: Queryable, ids: readonly string[], scope: Scope): Promise<boolean> {
  if (scope === 'all') return true;
  const outside = await tx
    .select({ id: inventoryDifferences.id })
    .from(inventoryDifferences)
    .leftJoin(boards, eq(boards.id, inventoryDifferences.boardId))
    .where(and(isAny(inventoryDifferences.id, ids), sql`not coalesce(${isAny(boards.boardOwner, scope)}, false)`))
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

/**
 * The open differences in this field of boards of the publisher; not those of boards that are back, since accepting one
 * would resume it. `isFree`: only where nobody edited it here.
 */
const openChanges = (
  { field, publisherName }: Pick<Rule, 'field' | 'publisherName'>,
  isFree: boolean,
): SQL | undefined =>
  and(
    eq(inventoryDifferences.status, 'open'),
    eq(inventoryDifferences.state, 'changed'),
    sql`${inventoryDifferences.fields} @> ${JSON.stringify([isFree ? { field, ours: null } : { field }])}::jsonb`,
    sql`exists (select 1 from boards b where b.id = ${inventoryDifferences.boardId} and not b.is_deleted)`,
    ofPublisher(publisherName),
  );

const ofPublisher = (name: string | null): SQL | undefined =>
  name === null ? undefined : eq(inventoryDifferences.publisherNameKey, sortKey(name));

/** The next differences, by id, of which a rule takes a field that nobody edited here. */
export async function findAcceptable(
  db: Queryable,
  rule: Pick<Rule, 'field' | 'publisherName'>,
  after: string,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: inventoryDifferences.id })
    .from(inventoryDifferences)
    .where(and(gt(inventoryDifferences.id, after), openChanges(rule, true)))
    .orderBy(asc(inventoryDifferences.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** How many open differences a rule is about, by state; `kept`: those that it does not take, because of an edit here. */
export async function countRuled(db: Queryable, rule: Omit<Rule, 'id'>): Promise<InventoryRuleTouches> {
  const { action, publisherName, venueType } = rule;
  const isNew = and(
    eq(inventoryDifferences.status, 'open'),
    eq(inventoryDifferences.state, 'new'),
    ofPublisher(publisherName),
  );
  const venue = action === 'ignoreNew' ? sql`${inventoryDifferences.values} ->> 'venueType'` : sql`null::text`;
  const rows = await db
    .select({
      state: inventoryDifferences.state,
      venue: sql<string | null>`${venue}`,
      all: sql<number>`count(*)::int`,
      free: sql<number>`(count(*) filter (where ${openChanges(rule, true)}))::int`,
    })
    .from(inventoryDifferences)
    .where(action === 'ignoreNew' ? isNew : openChanges(rule, false))
    .groupBy(inventoryDifferences.state, sql`2`);
  const counts = { new: 0, changed: 0, gone: 0, back: 0 };
  let kept = 0;
  for (const { state, venue, all, free } of rows) {
    if (action === 'ignoreNew' && venueType !== null && venue?.toLowerCase() !== venueType.toLowerCase()) continue;
    const count = action === 'take' ? free : all;
    counts[state] += count;
    kept += all - count;
  }
  return { counts, kept };
}
