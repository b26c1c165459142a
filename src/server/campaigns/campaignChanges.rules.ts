import type { z } from 'zod';
import type { modifyCampaign } from '#contract/campaigns';
import type { ActChange } from '#contract/product';
import { differingFields, findChanges, type FieldChange } from '../audit/changes.rules';
import { inDollars } from '../organisations/money.rules';
import { asCampaign, type CampaignRow } from './campaign';

type Body = z.output<typeof modifyCampaign.body>;

/**
 * Every field that a request changes, whole: of boards and artworks the ids that leave and those that join, money in
 * dollars. `values`: the other fields in their stored form.
 */
export function changedFields(before: CampaignRow, values: object, body: Body): FieldChange[] {
  const dollars = (value: unknown) => (typeof value === 'number' ? value / 1e6 : value);
  const { campaignBoards = before.boardIds, artworks = before.artworkIds } = body;
  const lists = {
    campaignBoards: moved(before.boardIds, campaignBoards),
    artworks: moved(before.artworkIds, artworks),
  };
  return [
    ...differingFields(before, values).map(({ field, from, to }) => ({
      field: field.replace('Micros', ''),
      from: dollars(from),
      to: dollars(to),
    })),
    ...Object.entries(lists).flatMap(([field, { left, joined }]) =>
      left.length + joined.length === 0 ? [] : [{ field, from: left, to: joined }],
    ),
  ];
}

/** The kind of act for the audit log, and the answer to who saved. */
export function wordsFor([first, ...others]: readonly FieldChange[]): { action: string; message: string } {
  if (first?.field !== 'campaignPaused' || others.length > 0)
    return { action: 'campaign.modify', message: 'The campaign is saved.' };
  return first.to === true
    ? { action: 'campaign.pause', message: 'The campaign is paused.' }
    : { action: 'campaign.resume', message: 'The campaign is active.' };
}

/** The changes of a request for the audit log: boards and artworks only by their number. */
export function campaignChanges(row: CampaignRow, body: Body): ActChange[] {
  const before = asCampaign(row);
  const { campaignName, campaignPaused, campaignBudget, campaignBoards, artworks, startTime, endTime } = body;
  return [
    ...findChanges(before, { campaignName, campaignPaused }),
    ...findChanges(pickOwners(row), pickOwners(body)),
    ...findChanges(toInstants(before), toInstants({ startTime, endTime })),
    ...(campaignBudget === undefined
      ? []
      : findChanges(toBudgets(before.campaignBudget), toBudgets({ ...before.campaignBudget, ...campaignBudget }))),
    ...diffList('campaignBoards', before.campaignBoards, campaignBoards),
    ...diffList('artworks', before.artworks ?? [], artworks),
  ];
}

const pickOwners = ({ parentOrg, managementTeam }: Pick<Body, 'parentOrg' | 'managementTeam'>) => ({
  organisation: parentOrg,
  managementTeam,
});

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
  const { left, joined } = moved(before, after);
  if (left.length + joined.length === 0) return [];
  const size = String(before.length - left.length + joined.length);
  const to = `${size} (${String(joined.length)} new, ${String(left.length)} gone)`;
  return [{ field, from: String(before.length), to }];
}

/** The ids that leave a list and those that join it. */
function moved(before: readonly string[], after: readonly string[]): Record<'left' | 'joined', string[]> {
  const had = new Set(before);
  const has = new Set(after);
  return { left: before.filter((id) => !has.has(id)), joined: [...has].filter((id) => !had.has(id)) };
}
