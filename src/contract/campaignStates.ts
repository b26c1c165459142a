import type { Campaign, CampaignState } from './campaigns';

/** A budget is low if less than this share is left. */
export const lowBudgetShare = 0.15;
/** Rounded, because dollars have no exact binary form: 140.20 minus 119.17 is slightly less than 15 % of 140.20. */
export const isLowBudget = (share: number): boolean => Number(share.toFixed(9)) < lowBudgetShare;

export interface BudgetLeft {
  which: 'daily' | 'monthly';
  /** From 0 to 1. */
  share: number;
  /** Dollars. */
  left: number;
  budget: number;
  spent: number;
}
type Budgeted = Pick<Campaign, 'campaignBudget' | 'campaignExpense'>;

function one(which: BudgetLeft['which'], enabled: boolean, budget: number | null, spent: number): BudgetLeft | null {
  if (!enabled || budget === null) return null;
  const left = Math.max(0, budget - spent);
  return { which, budget, spent, left, share: budget > 0 ? left / budget : 0 };
}

/** What is left of the daily budget (24 hours), null where it is not enabled. */
export const dailyLeft = ({ campaignBudget, campaignExpense }: Budgeted): BudgetLeft | null =>
  one('daily', campaignBudget.isDailyBudgetEnabled, campaignBudget.dailyBudget, campaignExpense.dailyExpense);

/** What is left of the monthly budget (30 days), null where it is not enabled. */
export const monthlyLeft = ({ campaignBudget, campaignExpense }: Budgeted): BudgetLeft | null =>
  one('monthly', campaignBudget.isMonthlyBudgetEnabled, campaignBudget.monthlyBudget, campaignExpense.monthlyExpense);

/** The effective budget: the one with the smaller remaining share; null without any. */
export function budgetLeft(campaign: Budgeted): BudgetLeft | null {
  const daily = dailyLeft(campaign);
  const monthly = monthlyLeft(campaign);
  if (daily === null || monthly === null) return daily ?? monthly;
  return monthly.share < daily.share ? monthly : daily;
}

const isPast = (moment: string | null, now = Date.now()): boolean => moment !== null && Date.parse(moment) <= now;

/** Paused before its start and before it spent anything. */
export const isDraft = ({ campaignPaused, startTime, campaignExpense }: Campaign, now?: number): boolean =>
  campaignPaused &&
  !isPast(startTime, now) &&
  campaignExpense.dailyExpense === 0 &&
  campaignExpense.monthlyExpense === 0;

/** Whether a campaign is in a state at a moment (milliseconds since 1970), else now. */
export const isInState: Record<CampaignState, (campaign: Campaign, now?: number) => boolean> = {
  active: ({ campaignPaused }) => !campaignPaused,
  paused: ({ campaignPaused }) => campaignPaused,
  ended: ({ endTime }, now) => isPast(endTime, now),
  errors: ({ configErrors }) => configErrors.length > 0,
  low: (campaign) => isLowBudget(budgetLeft(campaign)?.share ?? 1),
  draft: isDraft,
};
