import { ess } from './capitals';
import { glyph, type Letters } from './glyph';
import { arc, cap, line, oval, reach, slant, small, type Pen } from './pen';

const mid = cap / 2;
const point = (p: Pen, x: number, y = 0): string => line(x, y, x, y - Math.max(76, p.s * 2.2));

export const figures: Letters = {
  0: glyph(520, 'round', (p) => ({ stroke: oval(p.l, p.T, p.r, p.B) })),
  1: glyph(290, 'slant stem', (p) => ({
    stroke: line(p.r, 0, p.r, cap),
    fill: slant(p, p.s * 1.4, -540, p.r - p.s * 0.2, cap),
  })),
  2: glyph(480, 'thin', (p) => ({
    stroke: `${arc(p.l, p.T, p.r - 6, p.T + 420, -168, 34)}${line(p.s * 2.3, -p.s, p.width, -p.s).replace('M', 'L')}`,
  })),
  3: glyph(480, 'round', (p) => ({
    stroke: arc(p.l + 14, p.T, p.r - 16, mid - 12, -155, 90) + arc(p.l, mid - 12, p.r, p.B, -90, 155),
  })),
  4: glyph(530, 'slant', (p) => ({
    stroke: line(p.width - 130, 0, p.width - 130, cap) + line(20, -165 - p.s / 2, p.width, -165 - p.s / 2),
    fill: slant(p, p.s * 1.5, -165, p.width - 130 - p.s * 0.4, cap),
  })),
  5: glyph(490, 'thin round', (p) => ({
    stroke: `${line(p.r - 20, cap + p.s, p.l + 40, cap + p.s, p.l + 22, mid - 30)}${arc(p.l - 10, -446 + p.s / 2, p.r, p.B, -142, 150, true)}`,
  })),
  6: glyph(510, 'round', (p) => ({
    stroke: oval(p.l, -450 + p.s / 2, p.r, p.B),
    fill: slant(p, p.l + 50, -330, p.c + 40, cap),
  })),
  7: glyph(470, 'thin slant', (p) => {
    const h = reach(p, p.width * 0.6, cap);
    return { stroke: line(0, cap + p.s, p.width, cap + p.s), fill: slant(p, p.width - h, cap + p.s, p.width * 0.3, 0) };
  }),
  8: glyph(500, 'round', (p) => ({ stroke: oval(p.l + 22, p.T, p.r - 22, mid - 14) + oval(p.l, mid - 14, p.r, p.B) })),
  9: glyph(510, 'round', (p) => ({
    stroke: oval(p.l, p.T, p.r, -250 - p.s / 2),
    fill: slant(p, p.r - 50, -370, p.c - 40, 0),
  })),
};

export const marks: Letters = {
  '.': glyph(100, 'thin', (p) => ({ stroke: point(p, p.c) })),
  ',': glyph(110, 'thin', (p) => ({ fill: slant(p, p.c + 16, -90, p.c - 26, 110) })),
  '!': glyph(100, 'stem', (p) => ({ stroke: point(p, p.c) + line(p.c, cap, p.c, -200) })),
  '?': glyph(420, 'thin', (p) => ({
    stroke: `${arc(p.l, p.T, p.r, p.T + 390, -170, 90)}${line(p.c, p.T + 390, p.c, -200).replace('M', 'L')}${point(p, p.c)}`,
  })),
  ':': glyph(100, 'thin', (p) => ({ stroke: point(p, p.c) + point(p, p.c, -340) })),
  '’': glyph(100, 'slant', (p) => ({ fill: slant(p, p.c + 14, cap, p.c - 20, cap + 190) })),
  '·': glyph(120, 'thin', (p) => ({ stroke: point(p, p.c, mid + Math.max(38, p.s)) })),
  '-': glyph(280, 'thin', (p) => ({ stroke: line(0, -255, p.width, -255) })),
  '–': glyph(480, 'slant', (p) => ({ stroke: line(0, -255, p.width, -255) })),
  '+': glyph(460, 'thin', (p) => ({ stroke: line(0, -300, p.width, -300) + line(p.c, -530, p.c, -70) })),
  '/': glyph(380, 'slant', (p) => {
    const h = reach(p, p.width, cap);
    return { fill: slant(p, p.width - h, cap - 30, h, 60) };
  }),
  '&': glyph(560, 'round slant', (p) => ({
    stroke: oval(p.l + 60, p.T, p.r - 150, mid - 30) + arc(p.l, mid - 30, p.r - 90, p.B, -90, -330),
    fill: slant(p, p.width * 0.36, mid - 60, p.width - p.s, 0),
  })),
  $: glyph(480, 'round', (p) => ({
    stroke: ess(p, p.T, mid - 10, p.B) + line(p.c, cap - 80, p.c, cap + p.s) + line(p.c, -p.s, p.c, 80),
  })),
  '%': glyph(720, 'round', (p) => ({
    stroke: oval(p.l, p.T, 290 - p.s, -380) + oval(p.width - 290 + p.s, -320, p.r, p.B),
    fill: slant(p, p.width - 180, cap, 180, 0),
  })),
  ' ': glyph(190, 'slant', () => ({})),
};

/** The Cyrillic letters of the night market; those that look like Latin ones are taken from there. */
export const cyrillic: Letters = {
  б: glyph(490, 'round', (p) => ({
    stroke: `${oval(p.l, small + p.s + 20, p.r, p.B)}${arc(p.l, cap + p.s, p.r + 300, 120, 180, 262)}`,
  })),
  з: glyph(400, 'round', (p) => ({
    stroke: arc(p.l + 10, p.X, p.r - 12, small / 2, -150, 90) + arc(p.l, small / 2, p.r, p.B, -90, 150),
  })),
  и: glyph(460, 'stem', (p) => ({
    stroke: line(p.l, small, p.l, 0) + line(p.r, small, p.r, 0),
    fill: slant(p, p.r - 6, small, p.l + 6, 0),
  })),
  й: glyph(460, 'stem', (p) => ({
    stroke: line(p.l, small, p.l, 0) + line(p.r, small, p.r, 0) + arc(p.c - 110, -790, p.c + 110, -590, 165, 15),
    fill: slant(p, p.r - 6, small, p.l + 6, 0),
  })),
  н: glyph(460, 'stem', (p) => ({
    stroke: line(p.l, small, p.l, 0) + line(p.r, small, p.r, 0) + line(p.l, small / 2, p.r, small / 2),
  })),
  ч: glyph(440, 'stem', (p) => ({
    stroke: `${line(p.l, small, p.l, -330)}${arc(p.l, -540, p.r + 60, -190, 180, 70, true)}${line(p.r, small, p.r, 0)}`,
  })),
};
