import { double, ess, zed } from './capitals';
import { glyph, type Letters } from './glyph';
import { arc, ascender, descender, line, oval, reach, slant, small, type Pen } from './pen';

const mid = small / 2;
const bowl = (p: Pen): string => oval(p.l, p.X, p.r, p.B);
const stem = (x: number, top: number, bottom: number): string => line(x, top, x, bottom);

/** The arch of n and h: up from the stem, over, and down. */
function arch(p: Pen, l: number, r: number): string {
  const radius = (r - l) / 2;
  return `${arc(l, p.X, r, p.X + 2 * radius, 180, 360)}${line(r, p.X + radius, r, 0).replace('M', 'L')}`;
}

/** The hook of u and t, turned the other way. */
const cup = (p: Pen, l: number, r: number, top: number, to = 0): string =>
  `${line(l, top, l, p.B - (r - l) / 2)}${arc(l, p.B - (r - l), r, p.B, 180, to, true)}`;

const dot = (p: Pen, x: number): string => line(x, ascender + 10, x, ascender + 10 + Math.max(70, p.s * 2.1));

export const smallLetters: Letters = {
  a: glyph(480, 'round stem', (p) => ({ stroke: bowl(p) + stem(p.r, small, 0) })),
  b: glyph(480, 'stem round', (p) => ({ stroke: bowl(p) + stem(p.l, ascender, 0) })),
  c: glyph(390, 'round slant', (p) => ({ stroke: arc(p.l, p.X, p.r + 66, p.B, -46, -314) })),
  d: glyph(480, 'round stem', (p) => ({ stroke: bowl(p) + stem(p.r, ascender, 0) })),
  e: glyph(480, 'round', (p) => ({
    stroke: `${line(p.l, mid + 6, p.r, mid + 6)}${arc(p.l, p.X, p.r, p.B, 0, -322, true)}`,
  })),
  f: glyph(310, 'slant', (p) => ({
    stroke: `${line(110, 0, 110, ascender + 150)}${arc(110, p.A, 110 + 300, p.A + 300, 180, 285, true)}${line(0, small + p.s, p.width - 30, small + p.s)}`,
  })),
  g: glyph(480, 'round stem', (p) => ({
    stroke: `${bowl(p)}${line(p.r, small, p.r, descender - 180)}${arc(p.l, p.D - 360, p.r, p.D, 0, 145, true)}`,
  })),
  h: glyph(460, 'stem', (p) => ({ stroke: stem(p.l, ascender, 0) + arch(p, p.l, p.r) })),
  i: glyph(100, 'stem', (p) => ({ stroke: stem(p.c, small, 0) + dot(p, p.c) })),
  j: glyph(190, 'slant stem', (p) => ({
    stroke: `${line(p.r, small, p.r, descender - 120)}${arc(p.r - 240, p.D - 240, p.r, p.D, 0, 105, true)}${dot(p, p.r)}`,
  })),
  k: glyph(440, 'stem slant', (p) => ({
    stroke: stem(p.l, ascender, 0),
    fill: slant(p, p.l, -170, p.width - 80, small) + slant(p, p.width * 0.42, -290, p.width - 66, 0),
  })),
  l: glyph(100, 'stem', (p) => ({ stroke: stem(p.c, ascender, 0) })),
  m: glyph(740, 'stem', (p) => ({ stroke: stem(p.l, small, 0) + arch(p, p.l, p.c) + arch(p, p.c, p.r) })),
  n: glyph(460, 'stem', (p) => ({ stroke: stem(p.l, small, 0) + arch(p, p.l, p.r) })),
  o: glyph(500, 'round', (p) => ({ stroke: bowl(p) })),
  p: glyph(480, 'stem round', (p) => ({ stroke: bowl(p) + stem(p.l, small, descender) })),
  q: glyph(480, 'round stem', (p) => ({ stroke: bowl(p) + stem(p.r, small, descender) })),
  r: glyph(270, 'stem slant', (p) => ({ stroke: stem(p.l, small, 0) + arc(p.l, p.X, p.l + 360, p.X + 360, 180, 288) })),
  s: glyph(390, 'round', (p) => ({ stroke: ess(p, p.X, mid - 4, p.B) })),
  t: glyph(310, 'slant', (p) => ({
    stroke: `${line(105, -660, 105, p.B - 130)}${arc(105, p.B - 260, 105 + 260, p.B, 180, 70, true)}${line(0, small + p.s, p.width - 40, small + p.s)}`,
  })),
  u: glyph(460, 'stem', (p) => ({ stroke: cup(p, p.l, p.r, small) + stem(p.r, small, 0) })),
  v: glyph(450, 'slant', (p) => {
    const h = reach(p, p.width / 2, small);
    return { fill: slant(p, h, small, p.c, 0) + slant(p, p.width - h, small, p.c, 0) };
  }),
  w: glyph(700, 'slant', (p) => ({ fill: double(p, small) })),
  x: glyph(440, 'slant', (p) => {
    const h = reach(p, p.width, small);
    return { fill: slant(p, h, small, p.width - h, 0) + slant(p, p.width - h, small, h, 0) };
  }),
  y: glyph(450, 'slant', (p) => {
    const h = reach(p, p.width / 2, small);
    const foot = p.c - ((p.width / 2 - h) * descender) / -small;
    return { fill: slant(p, h, small, p.c, 0) + slant(p, p.width - h, small, foot, descender) };
  }),
  z: glyph(420, 'thin', (p) => zed(p, small)),
};
