import { once } from '../browser/once';

/** Made when the first amount is shown: the first format of a page takes 15 to 30 ms, which a list without money need not wait for. */
const dollars = once(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
);

/** Dollars with two decimals: `$1,234.50`. Takes dollars, not micros. */
export function formatMoney(amount: number): string {
  // No '-$0.00' for what rounds to nothing.
  return dollars().format(Math.abs(amount) < 0.005 ? 0 : amount);
}
