import type { Campaign } from '#contract/campaigns';
import { isPast } from '../ui/moment';

export interface BudgetLeft {
  which: 'daily' | 'monthly';
  /** From 0 to 1. */
  share: number;
  /** Dollars. */
  left: number;
  budget: number;
  spent: number;
}

function one(which: BudgetLeft['which'], enabled: boolean, budget: number | null, spent: number): BudgetLeft | null {
  if (!enabled || budget === null) return null;
  const left = Math.max(0, budget - spent);
  return { which, budget, spent, left, share: budget > 0 ? left / budget : 0 };
}

/** What is left of the daily budget (24 hours), null where it is not enabled. */
export const dailyLeft = ({ campaignBudget, campaignExpense }: Campaign): BudgetLeft | null =>
  one('daily', campaignBudget.isDailyBudgetEnabled, campaignBudget.dailyBudget, campaignExpense.dailyExpense);

/** What is left of the monthly budget (30 days), null where it is not enabled. */
export const monthlyLeft = ({ campaignBudget, campaignExpense }: Campaign): BudgetLeft | null =>
  one('monthly', campaignBudget.isMonthlyBudgetEnabled, campaignBudget.monthlyBudget, campaignExpense.monthlyExpense);

/** The budget that counts: the one of which less is left; null without any. */
export function budgetLeft(campaign: Campaign): BudgetLeft | null {
  const daily = dailyLeft(campaign);
  const monthly = monthlyLeft(campaign);
  if (daily === null || monthly === null) return daily ?? monthly;
  return monthly.share < daily.share ? monthly : daily;
}

export const hasEnded = ({ endTime }: Pick<Campaign, 'endTime'>, now?: number): boolean =>
  endTime !== null && isPast(endTime, now);
