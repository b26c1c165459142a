/** A count that can be large, as it is read: 1,000,320. */
export const grouped = (count: number): string => count.toLocaleString('en');
