import type { Campaign } from '#contract/campaigns';
import { isPast, millisecondsSince } from '../ui/format/moment';
import { formatMoney } from '../ui/format/money';
import { campaignMessages } from './campaigns.messages';

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

/** The effective budget: the one with the smaller remaining share; null without any. */
export function budgetLeft(campaign: Campaign): BudgetLeft | null {
  const daily = dailyLeft(campaign);
  const monthly = monthlyLeft(campaign);
  if (daily === null || monthly === null) return daily ?? monthly;
  return monthly.share < daily.share ? monthly : daily;
}

/**
 * The pacing as text: how much of the budget is spent, and how long the rest lasts at the rate of the window (24 hours
 * or 30 days, less if the campaign began within it). `now`: milliseconds since 1970.
 */
export function pacingText(
  { which, budget, spent, left }: BudgetLeft,
  { startTime }: Pick<Campaign, 'startTime'>,
  now = Date.now(),
): string {
  const gone = campaignMessages.pacing[which](formatMoney(spent), formatMoney(budget));
  if (left <= 0) return `${gone} ${campaignMessages.nothingLeft}`;
  if (spent <= 0) return gone;
  const hour = 3_600_000;
  const runs = startTime === null ? Infinity : millisecondsSince(startTime, now);
  const window = Math.max(hour, Math.min((which === 'daily' ? 24 : 720) * hour, runs));
  const hours = (left / spent) * (window / hour);
  const rest =
    hours < 48
      ? campaignMessages.lastsHours(Math.max(1, Math.round(hours)))
      : campaignMessages.lastsDays(Math.round(hours / 24));
  return `${gone} ${rest}`;
}

export const hasEnded = ({ endTime }: Pick<Campaign, 'endTime'>, now?: number): boolean =>
  endTime !== null && isPast(endTime, now);
