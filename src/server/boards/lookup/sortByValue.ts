const digits = 4;
const size = 1 << 16;

/**
 * The numbers ordered by their values (nought or more, or -1), those with equal values in the order they come in. Values are sorted by
 * sixteen of their bits after the other (least significant digit radix sort): the bits of numbers that are not negative rise as
 * the numbers do, and bits in which all are alike take no time, as most do of times of one year and of small numbers.
 */
export function sortByValue(numbers: Uint32Array, valueOf: (number: number) => number): Uint32Array {
  const values = new Float64Array(numbers.length);
  for (let i = 0; i < numbers.length; i += 1) values[i] = valueOf(numbers[i] ?? 0) + 1;
  // Places among `numbers` are moved, not the numbers: their bits are found by them.
  const bits = new Uint16Array(values.buffer);
  let places = new Uint32Array(numbers.length).map((_, i) => i);
  for (let digit = 0; digit < digits; digit += 1) {
    const starts = startsOf(bits, digit);
    if (starts === undefined) continue;
    const sorted = new Uint32Array(places.length);
    for (let i = 0; i < places.length; i += 1) {
      const place = places[i] ?? 0;
      const its = bits[place * digits + digit] ?? 0;
      const to = starts[its] ?? 0;
      sorted[to] = place;
      starts[its] = to + 1;
    }
    places = sorted;
  }
  return places.map((place) => numbers[place] ?? 0);
}

/** Where the numbers with each value of a digit go; undefined where all have the same. The least significant digit is the first in memory on every machine that Node runs on. */
function startsOf(bits: Uint16Array, digit: number): Uint32Array | undefined {
  const counts = new Uint32Array(size);
  for (let i = digit; i < bits.length; i += digits) {
    const its = bits[i] ?? 0;
    counts[its] = (counts[its] ?? 0) + 1;
  }
  if (bits.length > 0 && counts[bits[digit] ?? 0] === bits.length / digits) return undefined;
  let start = 0;
  for (let value = 0; value < size; value += 1) {
    const count = counts[value] ?? 0;
    counts[value] = start;
    start += count;
  }
  return counts;
}
