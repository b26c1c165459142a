import { glyph, type Letters } from './glyph';
import { arc, cap, line, oval, reach, slant, type Pen } from './pen';

const mid = cap / 2;

/** Two strokes that meet in a point: A upside down is V. */
function wedge(p: Pen, tip: number, foot: number): string {
  const h = reach(p, p.width / 2, cap);
  return slant(p, h, foot, p.c, tip) + slant(p, p.width - h, foot, p.c, tip);
}

/** A lying bowl: from the stem over a half circle back to the stem. */
function bowl(p: Pen, top: number, bottom: number, right: number): string {
  const r = (bottom - top) / 2;
  return `${line(p.l, top, right - r, top)}${arc(right - 2 * r, top, right, bottom, -90, 90, true)}${line(right - r, bottom, p.l, bottom).replace('M', 'L')}`;
}

export const capitals: Letters = {
  A: glyph(600, 'slant', (p) => ({
    fill: wedge(p, cap, 0),
    stroke: line(p.width * 0.2, -0.27 * 700, p.width * 0.8, -0.27 * 700),
  })),
  B: glyph(500, 'stem round', (p) => ({
    stroke: line(p.l, 0, p.l, cap) + bowl(p, cap + p.s, mid + 4, p.r - 28) + bowl(p, mid + 4, -p.s, p.r),
  })),
  C: glyph(560, 'round slant', (p) => ({ stroke: arc(p.l, p.T, p.r + 84, p.B, -46, -314) })),
  D: glyph(590, 'stem round', (p) => ({
    stroke: `${line(p.l, -p.s, p.l, cap + p.s)}${arc(p.l - (p.r - p.l) * 0.5, cap + p.s, p.r, -p.s, -90, 90, true)}Z`,
  })),
  E: glyph(440, 'stem thin', (p) => ({
    stroke: line(p.width, cap + p.s, p.l, cap + p.s, p.l, -p.s, p.width, -p.s) + line(p.l, mid, p.width - 36, mid),
  })),
  F: glyph(420, 'stem thin', (p) => ({
    stroke: line(p.width, cap + p.s, p.l, cap + p.s, p.l, 0) + line(p.l, mid + 16, p.width - 40, mid + 16),
  })),
  G: glyph(650, 'round stem', (p) => ({
    stroke: `${arc(p.l, p.T, p.r + 20, p.B, -44, -360)}${line(p.r + 20, mid + p.s - 12, p.c + 40, mid + p.s - 12).replace('M', 'L')}`,
  })),
  H: glyph(560, 'stem', (p) => ({
    stroke: line(p.l, 0, p.l, cap) + line(p.r, 0, p.r, cap) + line(p.l, mid, p.r, mid),
  })),
  I: glyph(100, 'stem', (p) => ({ stroke: line(p.c, 0, p.c, cap) })),
  J: glyph(380, 'thin stem', (p) => ({
    stroke: `${line(p.r, cap, p.r, -200)}${arc(p.l, -400 - p.B, p.r, p.B, 0, 155, true)}`,
  })),
  K: glyph(540, 'stem slant', (p) => ({
    stroke: line(p.l, 0, p.l, cap),
    fill: slant(p, p.l, -250, p.width - 70, cap) + slant(p, p.width * 0.4, -400, p.width - 50, 0),
  })),
  L: glyph(410, 'stem slant', (p) => ({ stroke: line(p.l, cap, p.l, -p.s, p.width, -p.s) })),
  M: glyph(720, 'stem', (p) => ({
    stroke: line(p.l, 0, p.l, cap) + line(p.r, 0, p.r, cap),
    fill: slant(p, p.l + 14, cap, p.c, -60) + slant(p, p.r - 14, cap, p.c, -60),
  })),
  N: glyph(580, 'stem', (p) => ({
    stroke: line(p.l, 0, p.l, cap) + line(p.r, 0, p.r, cap),
    fill: slant(p, p.l + 10, cap, p.r - 10, 0),
  })),
  O: glyph(690, 'round', (p) => ({ stroke: oval(p.l, p.T, p.r, p.B) })),
  P: glyph(490, 'stem round', (p) => ({ stroke: line(p.l, 0, p.l, cap) + bowl(p, cap + p.s, mid + 50, p.r) })),
  Q: glyph(690, 'round', (p) => ({ stroke: oval(p.l, p.T, p.r, p.B), fill: slant(p, p.c + 50, -190, p.r - 10, 30) })),
  R: glyph(510, 'stem slant', (p) => ({
    stroke: line(p.l, 0, p.l, cap) + bowl(p, cap + p.s, mid + 40, p.r - 8),
    fill: slant(p, p.width * 0.46, mid + 40, p.width - 62, 0),
  })),
  S: glyph(480, 'round', (p) => ({ stroke: ess(p, p.T, mid - 10, p.B) })),
  T: glyph(510, 'slant', (p) => ({ stroke: line(0, cap + p.s, p.width, cap + p.s) + line(p.c, cap, p.c, 0) })),
  U: glyph(550, 'stem', (p) => ({
    stroke: `${line(p.l, cap, p.l, -(p.r - p.l) / 2)}${arc(p.l, p.B - (p.r - p.l), p.r, p.B, 180, 0, true)}${line(p.r, -(p.r - p.l) / 2, p.r, cap).replace('M', 'L')}`,
  })),
  V: glyph(580, 'slant', (p) => ({ fill: wedge(p, 0, cap) })),
  W: glyph(880, 'slant', (p) => ({ fill: double(p, cap) })),
  X: glyph(560, 'slant', (p) => {
    const h = reach(p, p.width, cap);
    return { fill: slant(p, h, cap, p.width - h, 0) + slant(p, p.width - h, cap, h, 0) };
  }),
  Y: glyph(560, 'slant', (p) => {
    const h = reach(p, p.width / 2, 400);
    return {
      fill: slant(p, h, cap, p.c, -290) + slant(p, p.width - h, cap, p.c, -290),
      stroke: line(p.c, -310, p.c, 0),
    };
  }),
  Z: glyph(510, 'thin', (p) => zed(p, cap)),
};

/** Two round bowls on each other, open at opposite sides. */
export function ess(p: Pen, top: number, middle: number, bottom: number): string {
  return arc(p.l + 12, top, p.r - 6, middle, -28, -270) + arc(p.l, middle, p.r, bottom, -90, 155, true);
}

export function double(p: Pen, top: number): string {
  const h = reach(p, p.width / 4, top);
  const q = p.width / 4;
  return (
    slant(p, h, top, q + h / 3, 0) +
    slant(p, p.c, top, q + h / 3, 0) +
    slant(p, p.c, top, p.width - q - h / 3, 0) +
    slant(p, p.width - h, top, p.width - q - h / 3, 0)
  );
}

export function zed(p: Pen, top: number): { stroke: string; fill: string } {
  const h = Math.min(reach(p, p.width, top), p.s * 2);
  return {
    stroke: line(8, top + p.s, p.width - 4, top + p.s) + line(0, -p.s, p.width, -p.s),
    fill: slant(p, p.width - h, top + p.s, h, -p.s),
  };
}
