/**
 * The pen that draws the letters of the demo artworks. A letter is a skeleton with a stroke of any weight, not a font file:
 * the drawings then look the same on a machine without fonts. Units: 1000 to the em, y grows downwards, 0 is the baseline.
 */
export interface Pen {
  /** Half the stroke: what the skeleton stays inside the outline. */
  readonly s: number;
  /** Skeleton heights for strokes that lie: top of capitals, of ascenders, of small letters, baseline, bottom of descenders. */
  readonly T: number;
  readonly A: number;
  readonly X: number;
  readonly B: number;
  readonly D: number;
  /** Left, centre and right of a letter `width` wide. */
  readonly l: number;
  readonly c: number;
  readonly r: number;
  readonly width: number;
}

/** Outline heights, for strokes that stand. */
export const cap = -700;
export const ascender = -740;
export const small = -510;
export const descender = 190;
/** Round letters reach a little over the line, or they look too small. */
const overshoot = 8;

export function penFor(width: number, weight: number): Pen {
  const s = weight / 2;
  return {
    s,
    width,
    l: s,
    c: width / 2,
    r: width - s,
    T: cap + s - overshoot,
    A: ascender + s,
    X: small + s - overshoot,
    B: -s + overshoot,
    D: descender - s,
  };
}

const n = (x: number): string => String(Math.round(x * 10) / 10);

/** A line through points: x, y, x, y, ... */
export function line(...points: number[]): string {
  let path = '';
  for (let i = 0; i + 1 < points.length; i += 2)
    path += `${i === 0 ? 'M' : 'L'}${n(points[i] ?? 0)} ${n(points[i + 1] ?? 0)}`;
  return path;
}

/** Part of the ellipse in a box, from one angle to another in degrees: 0 is right, 90 is down; backwards when `to` is smaller. */
export function arc(x0: number, y0: number, x1: number, y1: number, from: number, to: number, joined = false): string {
  const rx = (x1 - x0) / 2;
  const ry = (y1 - y0) / 2;
  const at = (degrees: number): string => {
    const a = (degrees * Math.PI) / 180;
    return `${n(x0 + rx + rx * Math.cos(a))} ${n(y0 + ry + ry * Math.sin(a))}`;
  };
  const steps = Math.ceil(Math.abs(to - from) / 170);
  let path = `${joined ? 'L' : 'M'}${at(from)}`;
  for (let i = 1; i <= steps; i += 1) {
    path += `A${n(rx)} ${n(ry)} 0 0 ${to > from ? '1' : '0'} ${at(from + ((to - from) * i) / steps)}`;
  }
  return path;
}

export const oval = (x0: number, y0: number, x1: number, y1: number): string => `${arc(x0, y0, x1, y1, 0, 360)}Z`;

/** A slanting stroke cut level at both ends, as a closed shape; its thickness across is the pen's weight. */
export function slant(pen: Pen, x0: number, y0: number, x1: number, y1: number): string {
  // Always downwards, so that two that cross wind the same way and do not cut a hole into each other.
  if (y1 < y0) return slant(pen, x1, y1, x0, y0);
  const thickness = (pen.s * 2 * Math.hypot(x1 - x0, y1 - y0)) / Math.max(1, Math.abs(y1 - y0));
  const h = Math.min(thickness, pen.s * 4) / 2;
  return `${line(x0 - h, y0, x0 + h, y0, x1 + h, y1, x1 - h, y1)}Z`;
}

/** How far the level cut of such a stroke reaches to each side of its middle. */
export function reach(pen: Pen, dx: number, dy: number): number {
  return (pen.s * Math.hypot(dx, dy)) / Math.abs(dy);
}
