import { grouped } from './grouped';

/**
 * Formats dollars (not micros) with two decimals: `$1,234.50`. Without `Intl`, whose first call on a page takes 15 to
 * 30 ms.
 */
export function formatMoney(amount: number): string {
  const [whole = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.');
  // Small negative amounts are '$0.00', not '-$0.00'.
  return `${amount <= -0.005 ? '-' : ''}$${grouped(Number(whole))}.${cents}`;
}
