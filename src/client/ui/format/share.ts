/** The wallet ring changes colour below this share. */
export const LOW_WALLET_SHARE = 0.25;

// 0.149 * 1000 is 148.99999999999997, so floating-point errors are rounded away before truncating.
const permille = (share: number): number => Math.floor(Number((Math.max(0, share) * 1000).toFixed(6)));

/** '14.9%': one decimal, truncated and not rounded, so that 14.99 is never shown as 15.0 in red. */
export const formatShare = (share: number): string => `${(permille(share) / 10).toFixed(1)}%`;
