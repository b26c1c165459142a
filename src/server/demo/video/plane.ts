/** One colour plane of the picture as the decoder will have it. */
export interface Plane {
  readonly data: Uint8Array;
  /** Samples in a row. */
  readonly stride: number;
}

/** How a block is guessed from its neighbours above and at the left (H.264 clauses 8.3.3 and 8.3.4). */
export type Guess = 'vertical' | 'horizontal' | 'dc' | 'plane';
export interface Neighbours {
  left: boolean;
  above: boolean;
}

/** Taken out of their object once: these run for every sample of every frame. */
const { abs, floor } = Math;

const clip = (x: number): number => (x < 0 ? 0 : x > 255 ? 255 : x);

/** Fills `out` (size by size) with a guess; false where the neighbours it needs are outside the picture. */
export function guess(
  kind: Guess,
  { data, stride }: Plane,
  x: number,
  y: number,
  size: number,
  { left, above }: Neighbours,
  out: Uint8Array,
): boolean {
  const at = y * stride + x;
  switch (kind) {
    case 'vertical':
      if (!above) return false;
      for (let j = 0; j < size; j += 1) out.set(data.subarray(at - stride, at - stride + size), j * size);
      return true;
    case 'horizontal':
      if (!left) return false;
      for (let j = 0; j < size; j += 1) out.fill(data[at + j * stride - 1] ?? 0, j * size, (j + 1) * size);
      return true;
    case 'dc':
      if (size === 16) out.fill(mean(data, at, stride, 0, 0, 16, above, left));
      else chromaMeans(data, at, stride, above, left, out);
      return true;
    case 'plane':
      if (!left || !above) return false;
      slope(data, at, stride, size, out);
      return true;
  }
}

function mean(
  data: Uint8Array,
  at: number,
  stride: number,
  dx: number,
  dy: number,
  count: number,
  above: boolean,
  left: boolean,
): number {
  let sum = 0;
  if (above) for (let i = 0; i < count; i += 1) sum += data[at - stride + dx + i] ?? 0;
  if (left) for (let j = 0; j < count; j += 1) sum += data[at + (dy + j) * stride - 1] ?? 0;
  const samples = (above ? count : 0) + (left ? count : 0);
  return samples === 0 ? 128 : floor((sum + samples / 2) / samples);
}

/** Chroma takes one mean for each quarter: the two on the diagonal from both sides, the others from their nearer side first. */
function chromaMeans(
  data: Uint8Array,
  at: number,
  stride: number,
  above: boolean,
  left: boolean,
  out: Uint8Array,
): void {
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const dx = (quarter & 1) * 4;
    const dy = (quarter >> 1) * 4;
    const fromAbove = above && !(quarter === 2 && left);
    const fromLeft = left && !(quarter === 1 && above);
    const value = mean(data, at, stride, dx, dy, 4, fromAbove, fromLeft);
    for (let j = 0; j < 4; j += 1) out.fill(value, (dy + j) * 8 + dx, (dy + j) * 8 + dx + 4);
  }
}

function slope(data: Uint8Array, at: number, stride: number, size: number, out: Uint8Array): void {
  const half = size / 2;
  let h = 0;
  let v = 0;
  for (let i = 0; i < half; i += 1) {
    h += (i + 1) * ((data[at - stride + half + i] ?? 0) - (data[at - stride + half - 2 - i] ?? 0));
    v += (i + 1) * ((data[at + (half + i) * stride - 1] ?? 0) - (data[at + (half - 2 - i) * stride - 1] ?? 0));
  }
  const factor = size === 16 ? 5 : 34;
  const a = 16 * ((data[at + (size - 1) * stride - 1] ?? 0) + (data[at - stride + size - 1] ?? 0));
  const b = (factor * h + 32) >> 6;
  const c = (factor * v + 32) >> 6;
  for (let j = 0; j < size; j += 1) {
    for (let i = 0; i < size; i += 1) out[j * size + i] = clip((a + b * (i - half + 1) + c * (j - half + 1) + 16) >> 5);
  }
}

/** The sum of the differences, or Infinity where one is above the tolerance. */
export function miss(one: Uint8Array, other: Uint8Array, tolerance: number): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) {
    const difference = abs((one[i] ?? 0) - (other[i] ?? 0));
    if (difference > tolerance) return Infinity;
    sum += difference;
  }
  return sum;
}

export function store({ data, stride }: Plane, x: number, y: number, size: number, block: Uint8Array): void {
  for (let j = 0; j < size; j += 1) data.set(block.subarray(j * size, (j + 1) * size), (y + j) * stride + x);
}
