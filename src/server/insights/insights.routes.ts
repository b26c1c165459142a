import * as contract from '#contract/insights';
import type { Scope } from '#contract/permissions';
import type { Queryable } from '../db/connect';
import { serve, type Route } from '../http/serve';
import type { Services } from '../start/services';
import * as insights from './insights.service';
import type { Range } from './range';

/** The figures of `/insights` and the small plots: one call a plot. */
export function insightsRoutes(services: Services): Route[] {
  const { reading } = services.database;
  /** A figure of the range that the query names. */
  const figure =
    <Read>(read: (db: Queryable, range: Range) => Promise<Read>) =>
    ({ query, visible }: { query: Omit<Range, 'visible'>; visible: Scope }): Promise<Read> =>
      reading((db) => read(db, { ...query, visible }));
  return [
    serve(contract.getWaiting, figure(insights.waitingOver)),
    serve(contract.getDecisionTimes, figure(insights.decisionTimes)),
    serve(contract.getDecisions, figure(insights.decisions)),
    serve(contract.getSubmissionFigures, figure(insights.submissionFigures)),
    serve(contract.getBoardFigures, ({ query, visible }) => insights.boardFigures(services, { ...query, visible })),
    serve(contract.getSpend, figure(insights.spendAgainstPlan)),
    serve(contract.getWallets, ({ query, visible }) => reading((db) => insights.wallets(db, { ...query, visible }))),
    serve(contract.getCampaignSpend, ({ params }) => reading((db) => insights.campaignSpend(db, params.id))),
  ];
}
