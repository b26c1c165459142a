import { endianness } from 'node:os';

/** Where a number has its four digits of sixteen bits, the least significant first. */
const digits = endianness() === 'LE' ? ([0, 1, 2, 3] as const) : ([3, 2, 1, 0] as const);
const sign = 0x8000;
const size = 1 << 16;

/**
 * The numbers ordered by their values, those with equal values in the order they come in. Values are sorted by one digit
 * after the other (least significant digit radix sort); digits in which all are alike take no time, as most do of times of
 * one year and of small numbers.
 */
export function sortByValue(numbers: Uint32Array, valueOf: (number: number) => number): Uint32Array {
  const values = new Float64Array(numbers.length);
  for (let i = 0; i < numbers.length; i += 1) values[i] = valueOf(numbers[i] ?? 0);
  const bits = risingBits(values);
  // Places among `numbers` are moved, not the numbers: their bits are found by them.
  let places = new Uint32Array(numbers.length).map((_, i) => i);
  for (const digit of digits) {
    const starts = startsOf(bits, digit);
    if (starts === undefined) continue;
    const sorted = new Uint32Array(places.length);
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i] ?? 0;
      const its = bits[place * digits.length + digit] ?? 0;
      const to = starts[its] ?? 0;
      sorted[to] = place;
      starts[its] = to + 1;
    }
    places = sorted;
  }
  return places.map((place) => numbers[place] ?? 0);
}

/** The bits of the values, changed so that they rise as the values do: those of positive numbers rise already, those of negative ones fall. */
function risingBits(values: Float64Array): Uint16Array {
  const bits = new Uint16Array(values.buffer);
  for (let at = 0; at < bits.length; at += digits.length) {
    const highest = at + digits[3];
    if (((bits[highest] ?? 0) & sign) === 0) bits[highest] = (bits[highest] ?? 0) | sign;
    else for (let i = at; i < at + digits.length; i += 1) bits[i] = ~(bits[i] ?? 0);
  }
  return bits;
}

/** Where the numbers with each value of a digit go; undefined where all have the same. */
function startsOf(bits: Uint16Array, digit: number): Uint32Array | undefined {
  const counts = new Uint32Array(size);
  for (let i = digit; i < bits.length; i += digits.length) {
    const its = bits[i] ?? 0;
    counts[its] = (counts[its] ?? 0) + 1;
  }
  if (bits.length > 0 && counts[bits[digit] ?? 0] === bits.length / digits.length) return undefined;
  let start = 0;
  for (let value = 0; value < size; value += 1) {
    const count = counts[value] ?? 0;
    counts[value] = start;
    start += count;
  }
  return counts;
}
