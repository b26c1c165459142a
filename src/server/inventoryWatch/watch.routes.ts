import * as ruleContract from '#contract/inventoryRules';
import type { RuledReply } from '#contract/inventoryRules';
import * as contract from '#contract/inventoryWatch';
import { serve, type Route } from '../http/serve';
import { inSnapshot, inTransaction } from '../db/transaction';
import type { Services } from '../start/services';
import { accept } from './accept.service';
import { ignore, undoAct } from './acts.service';
import { readDifferenceTouches } from './touches.service';
import { listHistory } from './history.service';
import {
  applyRule,
  asRule,
  countRuled,
  deleteRule,
  listRules,
  makeRule,
  turnRule,
  type RuleRow,
} from './rules.service';
import { asCheck, listDifferences, listIds, summarise } from './watch.service';

/** The most differences that one call to a rule accepts. */
const mostAtOnce = 5000;

export function watchRoutes(services: Services): Route[] {
  return [...readRoutes(services), ...checkRoutes(services), ...actRoutes(services), ...ruleRoutes(services)];
}

function readRoutes({ database: { db }, watch }: Services): Route[] {
  return [
    serve(contract.listDifferences, ({ query: { page, pageSize, ...filter }, visible, origin }) =>
      listDifferences(db, { ...filter, visible }, { page, pageSize }, origin),
    ),
    serve(contract.listDifferenceIds, ({ query, visible }) => listIds(db, { ...query, visible })),
    serve(contract.getInventorySummary, ({ visible }) =>
      inSnapshot(db, (tx) => summarise(tx, visible, watch.nextCheckAt())),
    ),
    serve(contract.listInventoryHistory, ({ query, visible, actor }) => listHistory(db, query, visible, actor)),
  ];
}

function checkRoutes({ watch }: Services): Route[] {
  return [
    serve(contract.startInventoryCheck, async ({ actor }) => ({ check: asCheck(await watch.check(actor)) })),
    serve(contract.cancelInventoryCheck, async ({ params, actor }) => ({
      check: asCheck(await watch.cancel(params.id, actor)),
    })),
  ];
}

function actRoutes({ database }: Services): Route[] {
  return [
    serve(contract.acceptDifferences, ({ body: { load, items, boardOwner, team }, actor, scope, visible }) =>
      inTransaction(database.db, (tx) =>
        accept(tx, {
          load,
          source: 'inventory',
          items,
          ownership: { boardOwner: boardOwner ?? null, team: team ?? null },
          actor,
          scope,
          visible,
        }),
      ),
    ),
    serve(contract.countDifferenceTouches, ({ body, visible, origin }) =>
      readDifferenceTouches(database.db, body.items, visible, origin),
    ),
    serve(contract.ignoreDifferences, async ({ body: { ids, isIgnored }, actor, scope }) => {
      const changed = await ignore(database, ids, isIgnored, { actor, scope });
      const what = changed === 1 ? '1 difference is' : `${String(changed)} differences are`;
      return { changed, message: `${what} ${isIgnored ? 'ignored' : 'shown again'}.` };
    }),
    serve(contract.undoInventoryAct, async ({ params, actor, scope }) => {
      const { deleted, restored, left } = await undoAct(database, params.id, actor, scope);
      const message = left.length === 0 ? 'Undone.' : 'Undone, except for what somebody has changed since.';
      return { deleted, restored, left, message };
    }),
  ];
}

function ruleRoutes({ database, watch, log }: Services): Route[] {
  /** What a rule accepts at once. What fails or is too much for one call is left to the watch. */
  const applied = async (rule: RuleRow): Promise<RuledReply> => {
    const onError = (error: unknown): void =>
      log.error({ err: error, rule: rule.id }, 'a new rule could not be applied');
    const { accepted, isMore, load } = await applyRule(database, rule, { now: { most: mostAtOnce, onError } });
    if (isMore) watch.wakeRules();
    return { rule: asRule({ ...rule, applied: rule.applied + accepted }), accepted, isMore, load };
  };
  return [
    serve(ruleContract.listInventoryRules, async () => ({ rules: (await listRules(database.db)).map(asRule) })),
    serve(ruleContract.countInventoryRuleTouches, ({ body }) => countRuled(database.db, body)),
    serve(ruleContract.createInventoryRule, async ({ body, actor }) =>
      applied(await inTransaction(database.db, (tx) => makeRule(tx, body, actor))),
    ),
    serve(ruleContract.modifyInventoryRule, async ({ params, body, actor }) =>
      applied(await turnRule(database, params.id, body.isOn, actor)),
    ),
    serve(ruleContract.deleteInventoryRule, async ({ params, actor }) => {
      await deleteRule(database, params.id, actor);
      return { message: 'The rule is removed. The changes it made stay.' };
    }),
  ];
}
