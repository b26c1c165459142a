import type { Campaign } from '#contract/campaigns';
import type { BudgetLeft } from '#contract/campaignStates';
import { isPast, millisecondsSince } from '../ui/format/moment';
import { formatMoney } from '../ui/format/formatMoney';
import { campaignMessages } from './campaigns.messages';

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
