import type { createInventoryRule, InventoryRule } from '#contract/inventoryRules';
import type { ImportField } from '#contract/imports';
import type { Scope } from '#contract/permissions';
import type { z } from 'zod';
import { recordAudit } from '../audit/audit.queries';
import type { Database, Queryable } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { systemActor, type Actor } from '../http/actor';
import { failure } from '../http/failure';
import { findLoad } from '../boards/loads.queries';
import { undoLoad, type Undone } from '../boards/loads.service';
import { accept } from './accept.service';
import { areWithin, findTakeable, reopen, setIgnored } from './accepting.queries';
import { findLast } from './checks.queries';
import { markEdited } from '../boards/edits.queries';
import { addToRule, findActiveRules, insertRule, removeRule, switchRule, type RuleRow } from './rules.queries';

/** The most differences accepted in one transaction. */
const batch = 500;

/**
 * Ignores differences, or no longer ignores them. Returns how many. @throws Failure `permission.denied` for boards of
 * others
 */
export async function ignore(
  { db }: Pick<Database, 'db'>,
  ids: readonly string[],
  isIgnored: boolean,
  { actor, scope }: { actor: Actor; scope: Scope },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await areWithin(tx, ids, scope))) throw failure('permission.denied');
    const changed = await setIgnored(tx, ids, isIgnored);
    if (changed > 0)
      await recordAudit(tx, actor, {
        action: isIgnored ? 'inventory.ignore' : 'inventory.notice',
        subject: 'load',
        subjectId: '',
        detail: `${String(changed)} differences`,
      });
    return changed;
  });
}

/**
 * Undoes what was accepted together. Fields that a rule accepted count as edited here from then on; otherwise the rule
 * would accept them again at the next check.
 * @throws Failure `load.not_found`, `load.already_undone`
 */
export async function undoAct({ db }: Pick<Database, 'db'>, id: string, actor: Actor, scope: Scope): Promise<Undone> {
  const load = await findLoad(db, id);
  if (!load || load.source === 'csv') throw failure('load.not_found');
  const undone = await undoLoad({ db }, id, actor, scope);
  await inTransaction(db, async (tx) => {
    const rows = await reopen(tx, id);
    const ofRule = load.source === 'rule';
    await markEdited(
      tx,
      rows.flatMap(({ boardId, before }) => {
        const fields = (before ?? []).filter(({ field, ours }) => ours !== null || (ofRule && field === load.fileName));
        return boardId === null ? [] : [{ boardID: boardId, fields }];
      }),
      actor,
    );
  });
  return undone;
}

/** Applies the rules that always accept, with one load for each rule and check. */
export async function applyRules({ db }: Pick<Database, 'db'>, isStopping: () => boolean = () => false): Promise<void> {
  const last = await findLast(db, 'done');
  for (const rule of await findActiveRules(db)) {
    if (rule.action !== 'take' || rule.field === null) continue;
    const fields = [rule.field as ImportField]; // the contract admits no other
    const load = `${last?.id ?? 'start'}-${rule.id}`;
    for (let after = ''; !isStopping();) {
      const ids = await findTakeable(db, rule, after, batch);
      if (ids.length === 0) break;
      after = ids.at(-1) ?? after;
      await inTransaction(db, async (tx) => {
        const { accepted } = await accept(tx, {
          load,
          source: 'rule',
          items: ids.map((id) => ({ id, fields })),
          ownership: { boardOwner: null, team: null },
          actor: systemActor(),
          scope: 'all',
          visible: 'all',
        });
        await addToRule(tx, rule.id, accepted);
      });
    }
  }
}

export { findRules as listRules } from './rules.queries';

export const asRule = (row: RuleRow): InventoryRule => ({
  _id: row.id,
  action: row.action,
  field: row.field as ImportField | null, // the contract admits no other
  publisher_name: row.publisherName,
  venueType: row.venueType,
  isOn: row.isOn,
  applied: row.applied,
  by: row.byName,
  at: row.at.toISOString(),
});

export async function makeRule(
  tx: Queryable,
  { action, field, publisher_name, venueType }: z.output<typeof createInventoryRule.body>,
  actor: Actor,
): Promise<InventoryRule> {
  const made = await insertRule(tx, {
    action,
    field: field ?? null,
    publisherName: publisher_name ?? null,
    venueType: venueType ?? null,
    byName: actor.name,
  });
  if (!made) throw failure('internal');
  await recordRule(tx, actor, 'inventory.rule_made', made);
  return asRule(made);
}

/** @throws Failure `rule.not_found` */
export async function turnRule(
  { db }: Pick<Database, 'db'>,
  id: string,
  isOn: boolean,
  actor: Actor,
): Promise<InventoryRule> {
  return inTransaction(db, async (tx) => {
    const changed = await switchRule(tx, id, isOn);
    if (!changed) throw failure('rule.not_found');
    await recordRule(tx, actor, isOn ? 'inventory.rule_on' : 'inventory.rule_off', changed);
    return asRule(changed);
  });
}

/** @throws Failure `rule.not_found` */
export async function deleteRule({ db }: Pick<Database, 'db'>, id: string, actor: Actor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = await removeRule(tx, id);
    if (!gone) throw failure('rule.not_found');
    await recordRule(tx, actor, 'inventory.rule_removed', gone);
  });
}

const recordRule = (tx: Queryable, actor: Actor, action: string, rule: RuleRow): Promise<void> =>
  recordAudit(tx, actor, {
    action,
    subject: 'rule',
    subjectId: rule.id,
    detail: [rule.action, rule.field ?? rule.venueType ?? '', rule.publisherName ?? 'all publishers'].join(' '),
  });
