import type { z } from 'zod';
import type { modifyCampaign } from '#contract/campaigns';
import type { ActChange } from '#contract/product';
import { changesOf } from '../audit/changes.rules';
import { inDollars } from '../organisations/money.rules';
import { asCampaign, type CampaignRow } from './campaign';

type Body = z.output<typeof modifyCampaign.body>;

type Owners = Pick<CampaignRow, 'orgName' | 'teamName'>;

/**
 * The changes of a request for the audit log: boards and artworks only by their number, organisation and team by name.
 */
export function changesOfCampaign(row: CampaignRow, body: Body, after: Owners): ActChange[] {
  const before = asCampaign(row);
  const { campaignName, campaignPaused, campaignBudget, campaignBoards, artworks, startTime, endTime } = body;
  return [
    ...changesOf(before, { campaignName, campaignPaused }),
    ...changesOf(ownersOf(row), ownersOf(after)),
    ...changesOf(instantsOf(before), instantsOf({ startTime, endTime })),
    ...(campaignBudget === undefined
      ? []
      : changesOf(budgetsOf(before.campaignBudget), budgetsOf({ ...before.campaignBudget, ...campaignBudget }))),
    ...changesOfList('campaignBoards', before.campaignBoards, campaignBoards),
    ...changesOfList('artworks', before.artworks ?? [], artworks),
  ];
}

const ownersOf = ({ orgName, teamName }: Owners) => ({ organisation: orgName, managementTeam: teamName });

const instantsOf = ({ startTime, endTime }: Pick<Body, 'startTime' | 'endTime'>) => ({
  startTime: asInstant(startTime),
  endTime: asInstant(endTime),
});
const asInstant = (given: string | null | undefined) => (typeof given === 'string' ? new Date(given) : given);

const budgetsOf = (budget: NonNullable<Body['campaignBudget']>) => ({
  dailyBudget: moneyOf(budget.isDailyBudgetEnabled, budget.dailyBudget),
  monthlyBudget: moneyOf(budget.isMonthlyBudgetEnabled, budget.monthlyBudget),
});
const moneyOf = (isEnabled: boolean | undefined, dollars: number | null | undefined): string | null =>
  isEnabled === true && typeof dollars === 'number' ? inDollars(dollars) : null;

function changesOfList(field: string, before: readonly string[], after: readonly string[] | undefined): ActChange[] {
  if (after === undefined) return [];
  const had = new Set(before);
  const has = new Set(after);
  const [added, removed] = [[...has].filter((id) => !had.has(id)).length, before.filter((id) => !has.has(id)).length];
  if (added === 0 && removed === 0) return [];
  return [{ field, from: String(had.size), to: `${String(has.size)} (${String(added)} new, ${String(removed)} gone)` }];
}
