import type { z } from 'zod';
import type { modifyCampaign } from '#contract/campaigns';
import type { ActChange } from '#contract/product';
import { findChanges } from '../audit/changes.rules';
import { inDollars } from '../organisations/money.rules';
import { asCampaign, type CampaignRow } from './campaign';

type Body = z.output<typeof modifyCampaign.body>;

type Owners = Pick<CampaignRow, 'orgName' | 'teamName'>;

/**
 * The changes of a request for the audit log: boards and artworks only by their number, organisation and team by name.
 */
export function campaignChanges(row: CampaignRow, body: Body, after: Owners): ActChange[] {
  const before = asCampaign(row);
  const { campaignName, campaignPaused, campaignBudget, campaignBoards, artworks, startTime, endTime } = body;
  return [
    ...findChanges(before, { campaignName, campaignPaused }),
    ...findChanges(pickOwners(row), pickOwners(after)),
    ...findChanges(toInstants(before), toInstants({ startTime, endTime })),
    ...(campaignBudget === undefined
      ? []
      : findChanges(toBudgets(before.campaignBudget), toBudgets({ ...before.campaignBudget, ...campaignBudget }))),
    ...diffList('campaignBoards', before.campaignBoards, campaignBoards),
    ...diffList('artworks', before.artworks ?? [], artworks),
  ];
}

const pickOwners = ({ orgName, teamName }: Owners) => ({ organisation: orgName, managementTeam: teamName });

const toInstants = ({ startTime, endTime }: Pick<Body, 'startTime' | 'endTime'>) => ({
  startTime: asInstant(startTime),
  endTime: asInstant(endTime),
});
const asInstant = (given: string | null | undefined) => (typeof given === 'string' ? new Date(given) : given);

const toBudgets = (budget: NonNullable<Body['campaignBudget']>) => ({
  dailyBudget: toMoney(budget.isDailyBudgetEnabled, budget.dailyBudget),
  monthlyBudget: toMoney(budget.isMonthlyBudgetEnabled, budget.monthlyBudget),
});
const toMoney = (isEnabled: boolean | undefined, dollars: number | null | undefined): string | null =>
  isEnabled === true && typeof dollars === 'number' ? inDollars(dollars) : null;

function diffList(field: string, before: readonly string[], after: readonly string[] | undefined): ActChange[] {
  if (after === undefined) return [];
  const had = new Set(before);
  const has = new Set(after);
  const [added, removed] = [[...has].filter((id) => !had.has(id)).length, before.filter((id) => !has.has(id)).length];
  if (added === 0 && removed === 0) return [];
  return [{ field, from: String(had.size), to: `${String(has.size)} (${String(added)} new, ${String(removed)} gone)` }];
}
