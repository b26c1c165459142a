/** Millionths in a dollar: how money is stored. */
const perDollar = 1_000_000;
/** The largest amount that a JavaScript number, and so JSON, holds exactly: 9,007,199,254.740991 dollars. */
export const largestMicros = Number.MAX_SAFE_INTEGER;

/** Dollars for a reply: a JSON number, exact to six decimals. */
export const toDollars = (micros: number): number => micros / perDollar;

/** Millionths from a request: rounded, so that binary rounding errors (0.1 + 0.2) are not stored. */
export const toMicros = (dollars: number): number => Math.round(dollars * perDollar);

/** Dollars as text: '$1,234.50'. */
export const inDollars = (dollars: number): string =>
  dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
