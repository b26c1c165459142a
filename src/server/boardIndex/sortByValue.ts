import { endianness } from 'node:os';

/** The positions of the four 16-bit digits of a number, the least significant first. */
const digits = endianness() === 'LE' ? ([0, 1, 2, 3] as const) : ([3, 2, 1, 0] as const);
const sign = 0x8000;
const size = 1 << 16;

/**
 * Sorts numbers by their values, stably (least significant digit radix sort). Digits that are equal in all values are
 * skipped; for times within a year and for small numbers most are.
 */
export function sortByValue(numbers: Uint32Array, valueOf: (number: number) => number): Uint32Array {
  const values = new Float64Array(numbers.length);
  for (let i = 0; i < numbers.length; i += 1) values[i] = valueOf(numbers[i] ?? 0);
  const bits = risingBits(values);
  // Moves positions in `numbers` and not the numbers, because the bits are stored by position.
  let order = new Uint32Array(numbers.length).map((_, i) => i);
  for (const digit of digits) {
    const starts = startsOf(bits, digit);
    if (starts === undefined) continue;
    const sorted = new Uint32Array(order.length);
    for (let i = 0; i < order.length; i += 1) {
      const index = order[i] ?? 0;
      const its = bits[index * digits.length + digit] ?? 0;
      const to = starts[its] ?? 0;
      sorted[to] = index;
      starts[its] = to + 1;
    }
    order = sorted;
  }
  return order.map((index) => numbers[index] ?? 0);
}

/**
 * The bits of the values, transformed so that they sort like the values. (Those of positive numbers already do; those
 * of negative ones sort in reverse.)
 */
function risingBits(values: Float64Array): Uint16Array {
  const bits = new Uint16Array(values.buffer);
  for (let at = 0; at < bits.length; at += digits.length) {
    const highest = at + digits[3];
    if (((bits[highest] ?? 0) & sign) === 0) bits[highest] = (bits[highest] ?? 0) | sign;
    else for (let i = at; i < at + digits.length; i += 1) bits[i] = ~(bits[i] ?? 0);
  }
  return bits;
}

/** The start position of each value of a digit; undefined if all numbers have the same value. */
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
