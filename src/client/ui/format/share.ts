/** A budget is low if less than this share is left. */
export const LOW_BUDGET_SHARE = 0.15;
/** The wallet ring changes colour below this share. */
export const LOW_WALLET_SHARE = 0.25;

// 0.149 * 1000 is 148.99999999999997, so floating-point errors are rounded away before truncating.
const permille = (share: number): number => Math.floor(Number((Math.max(0, share) * 1000).toFixed(6)));

/** '14.9%': one decimal, truncated and not rounded, so that 14.99 is never shown as 15.0 in red. */
export const formatShare = (share: number): string => `${(permille(share) / 10).toFixed(1)}%`;

/** Rounded, because dollars have no exact binary form: 140.20 minus 119.17 is slightly less than 15 % of 140.20. */
export const isLowBudget = (share: number): boolean => Number(share.toFixed(9)) < LOW_BUDGET_SHARE;
