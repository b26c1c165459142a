import type { z } from 'zod';
import type { ImportField } from '#contract/imports';
import type { createInventoryRule, InventoryRule, InventoryRuleTouches } from '#contract/inventoryRules';
import { recordAudit } from '../audit/audit.queries';
import type { Database, Queryable } from '../db/connect';
import { newId } from '../db/newId';
import { inTransaction } from '../db/transaction';
import { systemActor, type Actor } from '../http/actor';
import { failure, fieldFailure, required } from '../http/failure';
import { findLoad } from '../boards/loads.queries';
import { accept } from './accept.service';
import { countRuled as countOpen, findAcceptable } from './accepting.queries';
import { findLast } from './checks.queries';
import type { Rule } from './compare.rules';
import {
  addToRule,
  findActiveRules,
  findSameRule,
  insertRule,
  lockRuleThatIsOn,
  removeRule,
  switchRule,
  type RuleRow,
} from './rules.queries';

export type { RuleRow };

/** The most differences accepted in one transaction. */
const batch = 500;

/** Applies the rules that always accept. */
export async function applyRules(
  database: Pick<Database, 'db'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (const rule of await findActiveRules(database.db)) await applyRule(database, rule, { isStopping });
}

interface Applied {
  accepted: number;
  isMore: boolean;
  /** Null if nothing was accepted. */
  load: string | null;
}

/**
 * Applies one rule, as one act for each check, or `now` as an act of its own, which stops after about `most` differences
 * and at the first failure.
 */
export async function applyRule(
  { db }: Pick<Database, 'db'>,
  rule: Rule & { isOn?: boolean },
  {
    isStopping = () => false,
    now,
  }: { isStopping?: () => boolean; now?: { most: number; onError: (error: unknown) => void } },
): Promise<Applied> {
  const applied: Applied = { accepted: 0, isMore: false, load: null };
  if (rule.action !== 'take' || rule.field === null || rule.isOn === false) return applied;
  const fields = [rule.field as ImportField]; // the contract admits no other
  let tried = 0;
  for (let after = ''; !isStopping();) {
    const ids = await findAcceptable(db, rule, after, batch);
    if (ids.length === 0) break;
    if (now && tried >= now.most) return { ...applied, isMore: true };
    tried += ids.length;
    after = ids.at(-1) ?? after;
    const load = applied.load ?? (await findLoadId(db, rule, now !== undefined));
    const acceptBatch = inTransaction(db, async (tx) => {
      if (!(await lockRuleThatIsOn(tx, rule.id))) return undefined;
      const outcome = await accept(tx, {
        load,
        source: 'rule',
        items: ids.map((id) => ({ id, fields })),
        ownership: { boardOwner: null, team: null },
        actor: systemActor(),
        scope: 'all',
        visible: 'all',
      });
      await addToRule(tx, rule.id, outcome.accepted);
      return outcome.accepted;
    });
    const accepted = await (now ? acceptBatch.catch(now.onError) : acceptBatch);
    if (accepted === undefined) return { ...applied, isMore: now !== undefined };
    applied.accepted += accepted;
    if (accepted > 0) applied.load = load;
  }
  return applied;
}

/** One act for each rule and check; another one if that was undone, or `isOwn` if there is one. */
async function findLoadId(db: Queryable, rule: Rule, isOwn: boolean): Promise<string> {
  const last = await findLast(db, 'done');
  const id = `${last?.id ?? 'start'}-${rule.id}`;
  const before = await findLoad(db, id);
  return before === undefined || (before.undoneAt === null && !isOwn) ? id : `${id}-${newId()}`;
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

type RuleBody = z.output<typeof createInventoryRule.body>;

const asStored = ({ action, field, publisher_name, venueType }: RuleBody): Omit<Rule, 'id'> => ({
  action,
  field: field ?? null,
  publisherName: publisher_name ?? null,
  venueType: venueType ?? null,
});

/** How many open differences such a rule is about. */
export const countRuled = (db: Queryable, body: RuleBody): Promise<InventoryRuleTouches> =>
  countOpen(db, asStored(body));

/** @throws Failure `rule.exists` */
export async function makeRule(tx: Queryable, body: RuleBody, actor: Actor): Promise<RuleRow> {
  const rule = asStored(body);
  if (await findSameRule(tx, rule))
    throw fieldFailure('rule.exists', rule.field === null ? 'action' : 'field', 'This rule exists already.');
  const made = await insertRule(tx, { ...rule, byName: actor.name });
  if (!made) throw failure('internal');
  await recordRule(tx, actor, 'inventory.rule_made', made);
  return made;
}

/** @throws Failure `rule.not_found` */
export async function turnRule(
  { db }: Pick<Database, 'db'>,
  id: string,
  isOn: boolean,
  actor: Actor,
): Promise<RuleRow> {
  return inTransaction(db, async (tx) => {
    const changed = required(await switchRule(tx, id, isOn), 'rule.not_found');
    await recordRule(tx, actor, isOn ? 'inventory.rule_on' : 'inventory.rule_off', changed);
    return changed;
  });
}

/** @throws Failure `rule.not_found` */
export async function deleteRule({ db }: Pick<Database, 'db'>, id: string, actor: Actor): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gone = required(await removeRule(tx, id), 'rule.not_found');
    await recordRule(tx, actor, 'inventory.rule_removed', gone);
  });
}

const recordRule = (tx: Queryable, actor: Actor, action: string, rule: RuleRow): Promise<void> =>
  recordAudit(tx, actor, {
    action,
    subject: 'rule',
    subjectId: rule.id,
    detail: [rule.action, rule.field ?? rule.venueType ?? '', rule.publisherName ?? 'all publishers']
      .filter((part) => part !== '')
      .join(' '),
  });
