/** Millionths in a dollar: how money is stored. */
const perDollar = 1_000_000;
/** More than this a JavaScript number, and so JSON, cannot hold exactly: 9,007,199,254.740991 dollars. */
export const largestMicros = Number.MAX_SAFE_INTEGER;

/** For the wire: a JSON number, exact to the sixth decimal. */
export const toDollars = (micros: number): number => micros / perDollar;

/** From the wire: the nearest millionth, so that 0.1 + 0.2 style dust goes no further. */
export const toMicros = (dollars: number): number => Math.round(dollars * perDollar);
