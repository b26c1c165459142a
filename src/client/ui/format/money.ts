import { grouped } from './grouped';

/** Dollars with two decimals: `$1,234.50`. Takes dollars, not micros. Without `Intl`, whose first call of a page takes 15 to 30 ms. */
export function formatMoney(amount: number): string {
  const [whole = '0', cents = '00'] = Math.abs(amount).toFixed(2).split('.');
  // No '-$0.00' for what rounds to nothing.
  return `${amount <= -0.005 ? '-' : ''}$${grouped(Number(whole))}.${cents}`;
}
