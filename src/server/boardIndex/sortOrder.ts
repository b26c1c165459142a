import { setImmediate as nextTurn } from 'node:timers/promises';

/** Compares two numbers; 0 only for the same number. */
export type Compare = (one: number, other: number) => number;

/** A sorted list of numbers; changes are merged at the next read. */
export class SortOrder {
  #order: Uint32Array;
  #length: number;
  readonly #moved = new Set<number>();

  /** Takes over the array. */
  constructor(sorted: Uint32Array) {
    this.#order = sorted;
    this.#length = sorted.length;
  }

  /** How many changes are not merged yet. */
  get waiting(): number {
    return this.#moved.size;
  }

  /** Call it when the sort key of a number changed, or the number was added or removed. */
  move(number: number): void {
    this.#moved.add(number);
  }

  /**
   * All numbers for which `exists` holds, in order. The array is internal: read it synchronously and do not change it.
   */
  sorted(compare: Compare, exists: (number: number) => boolean): Uint32Array {
    if (this.#moved.size > 0) this.#merge(compare, exists);
    return this.#order.subarray(0, this.#length);
  }

  #merge(compare: Compare, exists: (number: number) => boolean): void {
    const moved = Uint32Array.from(this.#moved).filter(exists).sort(compare);
    // A mask, because a million look-ups in a Set would take ten times as long.
    const isMoved = new Uint8Array(largest(this.#moved) + 1);
    for (const number of this.#moved) isMoved[number] = 1;
    const rest = new Uint32Array(this.#length);
    let kept = 0;
    for (let i = 0; i < this.#length; i += 1) {
      const number = this.#order[i] ?? 0;
      if (isMoved[number] !== 1) rest[kept++] = number;
    }
    const merged = new Uint32Array(kept + moved.length + 1024);
    let [from, to] = [0, 0];
    for (const number of moved) {
      const position = firstAfter(rest, from, kept, (other) => compare(other, number));
      merged.set(rest.subarray(from, position), to);
      to += position - from;
      merged[to++] = number;
      from = position;
    }
    merged.set(rest.subarray(from, kept), to);
    this.#order = merged;
    this.#length = kept + moved.length;
    this.#moved.clear();
  }
}

/** The first position from `low` on whose number does not sort before the given one. */
function firstAfter(sorted: Uint32Array, low: number, high: number, compare: (number: number) => number): number {
  let [left, right] = [low, high];
  while (left < right) {
    const middle = (left + right) >>> 1;
    if (compare(sorted[middle] ?? 0) < 0) left = middle + 1;
    else right = middle;
  }
  return left;
}

function largest(numbers: Iterable<number>): number {
  let found = 0;
  for (const number of numbers) found = Math.max(found, number);
  return found;
}

/** Numbers that are sorted without a break: a few milliseconds. */
const piece = 16_384;

/** Sorts in pieces and merges them, with turns of the event loop in between. */
export async function sortInTurns(numbers: Uint32Array, compare: Compare): Promise<Uint32Array> {
  if (numbers.length <= piece) return numbers.sort(compare);
  const middle = numbers.length >>> 1;
  const low = await sortInTurns(numbers.subarray(0, middle), compare);
  const high = await sortInTurns(numbers.subarray(middle), compare);
  return mergedSorted(low, high, compare);
}

async function mergedSorted(one: Uint32Array, other: Uint32Array, compare: Compare): Promise<Uint32Array> {
  const merged = new Uint32Array(one.length + other.length);
  let [from, fromOther] = [0, 0];
  for (let to = 0; to < merged.length; to += 1) {
    if (to % piece === 0) await nextTurn();
    const [a, b] = [one[from], other[fromOther]];
    if (b === undefined || (a !== undefined && compare(a, b) < 0)) {
      merged[to] = a ?? 0;
      from += 1;
    } else {
      merged[to] = b;
      fromOther += 1;
    }
  }
  return merged;
}
