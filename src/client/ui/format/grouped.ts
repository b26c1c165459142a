/**
 * A whole number with thousands separators: 1,000,320. Without `Intl`, whose first call on a page takes 15 to 30 ms.
 */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** '1 row', '1,000 rows'. `many`: the plural, if it is not regular. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;
