import * as contract from '#contract/placementRules';
import { serve, type Route } from '../../http/serve';
import type { Services } from '../../start/services';
import { changeRule, listRules, readRuleTouches } from './placementRules.service';

export function placementRulesRoutes(services: Services): Route[] {
  const { db } = services.database;
  return [
    serve(contract.listPlacementRules, ({ query, visible }) => listRules(db, query, visible)),
    serve(contract.savePlacementRule, async ({ body, actor, ifMatch, visible }) => ({
      rule: await changeRule(services, body, { actor, ifMatch, visible }),
      message: 'The rule is saved.',
    })),
    serve(contract.countRuleTouches, ({ body, visible, origin }) => readRuleTouches(db, body, visible, origin)),
  ];
}
