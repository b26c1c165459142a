import * as contract from '#contract/insights';
import { serve, type Route } from '../http/serve';
import type { Services } from '../services';
import * as insights from './insights.service';

/** The figures of `/insights` and the small plots: one call a plot. */
export function insightsRoutes({ database }: Services): Route[] {
  const { db } = database;
  return [
    serve(contract.getWaiting, ({ query, visible }) => insights.waitingOver(db, { ...query, visible })),
    serve(contract.getDecisionTimes, ({ query, visible }) => insights.decisionTimes(db, { ...query, visible })),
    serve(contract.getDecisions, ({ query, visible }) => insights.decisions(db, { ...query, visible })),
    serve(contract.getSubmissionFigures, ({ query, visible }) => insights.submissionFigures(db, { ...query, visible })),
    serve(contract.getBoardFigures, ({ query, visible }) => insights.boardFigures(database, { ...query, visible })),
    serve(contract.getSpend, ({ query, visible }) => insights.spendAgainstPlan(db, { ...query, visible })),
    serve(contract.getWallets, ({ query, visible }) => insights.wallets(db, { ...query, visible })),
    serve(contract.getCampaignSpend, ({ params }) => insights.campaignSpend(db, params.id)),
  ];
}
