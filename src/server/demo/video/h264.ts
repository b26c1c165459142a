import { BitWriter, unitOf } from './bits';
import { guess, miss, store, type Guess, type Neighbours, type Plane } from './plane';

/**
 * A small H.264 encoder (constrained baseline, ITU-T H.264 03/2005) for drawings: what stayed the same since the last frame is
 * skipped, a block that its neighbours foretell is one of the four intra predictions without residual, the rest is stored as it is (I_PCM).
 * No transform, so no loss but a tolerance of a few grey levels; flat drawings come out at a few hundred kilobytes.
 */
export interface Encoder {
  readonly sequenceSet: Buffer;
  readonly pictureSet: Buffer;
  /** One frame of RGBA pixels, a number a pixel; the first is the key frame. Returns one NAL unit. */
  frame(pixels: Uint32Array): Buffer;
}

const guesses = ['vertical', 'horizontal', 'dc', 'plane'] as const satisfies readonly Guess[];
/** intra_chroma_pred_mode counts them in another order. */
const chromaCode: Record<Guess, number> = { dc: 0, horizontal: 1, vertical: 2, plane: 3 };
const tolerance = 1;
/** Taken out of their object once: these run for every pixel of every frame. */
const { min, round } = Math;
const pcm = 16;

/** The guess that misses least; its block is left in the trial buffer. Undefined when none is near enough. */
function best(measure: (kind: Guess) => number): Guess | undefined {
  let found: Guess | undefined;
  let least = Infinity;
  let last: Guess | undefined;
  for (const kind of guesses) {
    const missed = measure(kind);
    last = kind;
    if (missed < least) [found, least] = [kind, missed];
    if (missed === 0) break;
  }
  if (found !== undefined && found !== last) measure(found);
  return found;
}

export function createEncoder(width: number, height: number): Encoder {
  const [columns, rows] = [Math.ceil(width / 16), Math.ceil(height / 16)];
  const plane = (size: number): Plane => ({
    data: new Uint8Array(columns * rows * size * size),
    stride: columns * size,
  });
  const picture = { y: plane(16), cb: plane(8), cr: plane(8) };
  const block = { y: new Uint8Array(256), cb: new Uint8Array(64), cr: new Uint8Array(64) };
  const trial = { y: new Uint8Array(256), cb: new Uint8Array(64), cr: new Uint8Array(64) };
  /** Coefficients that each macroblock counts as having: 16 when stored whole, else none. */
  const coefficients = new Uint8Array(columns * rows);
  let last: Uint32Array | undefined;
  let count = 0;

  const luma =
    (mx: number, my: number, at: Neighbours) =>
    (kind: Guess): number =>
      guess(kind, picture.y, mx * 16, my * 16, 16, at, trial.y) ? miss(trial.y, block.y, tolerance) : Infinity;
  const chroma =
    (mx: number, my: number, at: Neighbours) =>
    (kind: Guess): number =>
      guess(kind, picture.cb, mx * 8, my * 8, 8, at, trial.cb) &&
      guess(kind, picture.cr, mx * 8, my * 8, 8, at, trial.cr)
        ? miss(trial.cb, block.cb, tolerance) + miss(trial.cr, block.cr, tolerance)
        : Infinity;

  const macroblock = (out: BitWriter, mx: number, my: number, first: number): void => {
    const at = { left: mx > 0, above: my > 0 };
    const mode = best(luma(mx, my, at));
    const hue = mode === undefined ? undefined : best(chroma(mx, my, at));
    const place = my * columns + mx;
    const kept = hue === undefined ? block : trial;
    if (mode === undefined || hue === undefined) {
      out
        .ue(first + 25)
        .align()
        .bytes(block.y)
        .bytes(block.cb)
        .bytes(block.cr);
    } else {
      out
        .ue(first + 1 + guesses.indexOf(mode))
        .ue(chromaCode[hue])
        .se(0);
      noCoefficients(
        out,
        at.left ? coefficients[place - 1] : undefined,
        at.above ? coefficients[place - columns] : undefined,
      );
    }
    coefficients[place] = hue === undefined ? pcm : 0;
    store(picture.y, mx * 16, my * 16, 16, kept.y);
    store(picture.cb, mx * 8, my * 8, 8, kept.cb);
    store(picture.cr, mx * 8, my * 8, 8, kept.cr);
  };

  return {
    sequenceSet: sequenceSet(width, height, columns, rows),
    pictureSet: unitOf(
      0x68,
      new BitWriter().ue(0).ue(0).bits(0, 2).ue(0).ue(0).ue(0).bits(0, 3).se(0).se(0).se(0).bits(0b100, 3).end(),
    ),
    frame(pixels) {
      const before = last;
      const out = sliceHeader(before === undefined, count);
      let skipped = 0;
      for (let my = 0; my < rows; my += 1) {
        for (let mx = 0; mx < columns; mx += 1) {
          if (before !== undefined && same(pixels, before, width, height, mx, my)) {
            coefficients[my * columns + mx] = 0;
            skipped += 1;
            continue;
          }
          if (before !== undefined) out.ue(skipped);
          skipped = 0;
          readBlock(pixels, width, height, mx, my, block);
          macroblock(out, mx, my, before === undefined ? 0 : 5);
        }
      }
      if (skipped > 0) out.ue(skipped);
      last = pixels;
      count += 1;
      return unitOf(before === undefined ? 0x65 : 0x61, out.end());
    },
  };
}

function sequenceSet(width: number, height: number, columns: number, rows: number): Buffer {
  const level = columns * rows <= 8192 ? 40 : 51;
  const out = new BitWriter()
    .bits(66, 8)
    .bits(0b1100_0000, 8)
    .bits(level, 8)
    .ue(0)
    .ue(0)
    .ue(2)
    .ue(1)
    .bits(0, 1)
    .ue(columns - 1)
    .ue(rows - 1)
    .bits(0b11, 2);
  const [right, bottom] = [columns * 16 - width, rows * 16 - height];
  if (right + bottom > 0)
    out
      .bits(1, 1)
      .ue(0)
      .ue(right / 2)
      .ue(0)
      .ue(bottom / 2);
  else out.bits(0, 1);
  // Colours: ITU-R BT.709, limited range.
  return unitOf(
    0x67,
    out
      .bits(1, 1)
      .bits(0b0_0_1, 3)
      .bits(5, 3)
      .bits(0b0_1, 2)
      .bits(1, 8)
      .bits(1, 8)
      .bits(1, 8)
      .bits(0, 1 + 1 + 1 + 1 + 1 + 1)
      .end(),
  );
}

function sliceHeader(key: boolean, count: number): BitWriter {
  const out = new BitWriter()
    .ue(0)
    .ue(key ? 7 : 5)
    .ue(0)
    .bits(count % 16, 4);
  if (key) out.ue(0).bits(0, 2);
  else out.bits(0, 3);
  // No change of the quantiser, no filter over block edges.
  return out.se(0).ue(1);
}

/** coeff_token for "none": its code depends on what the neighbours have (clause 9.2.1). */
function noCoefficients(out: BitWriter, left: number | undefined, above: number | undefined): void {
  const few = left === undefined || above === undefined ? (left ?? above ?? 0) : (left + above + 1) >> 1;
  if (few < 2) out.bits(1, 1);
  else out.bits(0b0000_11, 6);
}

function same(one: Uint32Array, other: Uint32Array, width: number, height: number, mx: number, my: number): boolean {
  const right = min(width, mx * 16 + 16);
  const bottom = min(height, my * 16 + 16);
  for (let y = my * 16; y < bottom; y += 1) {
    for (let i = y * width + mx * 16; i < y * width + right; i += 1) if (one[i] !== other[i]) return false;
  }
  return true;
}

/** A macroblock in BT.709 luma and chroma, limited range; beyond the edge the last pixel goes on. */
function readBlock(
  pixels: Uint32Array,
  width: number,
  height: number,
  mx: number,
  my: number,
  out: { y: Uint8Array; cb: Uint8Array; cr: Uint8Array },
): void {
  for (let j = 0; j < 16; j += 2) {
    for (let i = 0; i < 16; i += 2) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let k = 0; k < 4; k += 1) {
        const x = min(width - 1, mx * 16 + i + (k & 1));
        const y = min(height - 1, my * 16 + j + (k >> 1));
        const pixel = pixels[y * width + x] ?? 0;
        const pr = pixel & 255;
        const pg = (pixel >> 8) & 255;
        const pb = (pixel >> 16) & 255;
        out.y[(j + (k >> 1)) * 16 + i + (k & 1)] = round(16 + (219 * (0.2126 * pr + 0.7152 * pg + 0.0722 * pb)) / 255);
        r += pr / 4;
        g += pg / 4;
        b += pb / 4;
      }
      const at = (j >> 1) * 8 + (i >> 1);
      out.cb[at] = round(128 + (224 * (-0.1146 * r - 0.3854 * g + 0.5 * b)) / 255);
      out.cr[at] = round(128 + (224 * (0.5 * r - 0.4542 * g - 0.0458 * b)) / 255);
    }
  }
}
