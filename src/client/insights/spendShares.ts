import type { SpendRow } from '#contract/insights';

/**
 * The widths of a campaign's bar in percent. The larger of spend and plan fills the bar, so that it exceeds the plan as
 * the amounts do.
 */
export function spendShares({ spent, planned, plannedSoFar }: Pick<SpendRow, 'spent' | 'planned' | 'plannedSoFar'>) {
  const whole = Math.max(spent, planned);
  const share = (amount: number): number => (whole <= 0 ? 0 : (100 * amount) / whole);
  return { spent: share(spent), planned: share(planned), plannedSoFar: share(plannedSoFar) };
}
