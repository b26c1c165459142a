import * as contract from '#contract/insights';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import * as insights from './insights.service';

/** The figures of `/insights` and the small plots: one call a plot. */
export function insightsRoutes(services: Services): Route[] {
  const { reading } = services.database;
  return [
    serve(contract.getWaiting, ({ query, visible }) =>
      reading((db) => insights.waitingOver(db, { ...query, visible })),
    ),
    serve(contract.getDecisionTimes, ({ query, visible }) =>
      reading((db) => insights.decisionTimes(db, { ...query, visible })),
    ),
    serve(contract.getDecisions, ({ query, visible }) =>
      reading((db) => insights.decisions(db, { ...query, visible })),
    ),
    serve(contract.getSubmissionFigures, ({ query, visible }) =>
      reading((db) => insights.submissionFigures(db, { ...query, visible })),
    ),
    serve(contract.getBoardFigures, ({ query, visible }) => insights.boardFigures(services, { ...query, visible })),
    serve(contract.getSpend, ({ query, visible }) =>
      reading((db) => insights.spendAgainstPlan(db, { ...query, visible })),
    ),
    serve(contract.getWallets, ({ query, visible }) => reading((db) => insights.wallets(db, { ...query, visible }))),
    serve(contract.getCampaignSpend, ({ params }) => reading((db) => insights.campaignSpend(db, params.id))),
  ];
}
