import { letters, textWidth, type TextStyle } from './lettering';

/** The face of a board, in its own pixels. */
export interface Face {
  readonly w: number;
  readonly h: number;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What changes between two artworks of one design. */
export interface Copy {
  /** Colours in the order that the design explains. */
  colours: readonly string[];
  headline: readonly string[];
  line?: string;
  brand: string;
  /** Another number, another arrangement. */
  seed?: number;
  /** How far a moving picture has come, from 0 to 1; a still is drawn at 1. */
  at?: number;
}

/** Draws the inside of an SVG as large as the face. Ids of gradients start with the design's name, so that scenes can nest it. */
export type Design = (face: Face, copy: Copy) => string;

export const isTall = ({ w, h }: Face): boolean => h > w * 1.15;
export const isWide = ({ w, h }: Face): boolean => w > h * 2.4;
/** A length that suits the face: one hundredth of its smaller side, stretched a little on banners. */
export const unit = ({ w, h }: Face): number => Math.min(w, h * 1.3, Math.sqrt(w * h)) / 100;

/** Splits the face: words at the left (above on tall faces), the picture in the rest. */
export function split(face: Face, share = 0.5): { words: Box; picture: Box } {
  const { w, h } = face;
  const m = unit(face) * 6.5;
  if (isTall(face) || w < h * 1.15) {
    const top = h * (isTall(face) ? share * 0.72 : share * 0.78);
    return { words: { x: m, y: m, w: w - 2 * m, h: top - m }, picture: { x: 0, y: top, w, h: h - top } };
  }
  return {
    words: { x: m, y: m, w: w * share - m, h: h - 2 * m },
    picture: { x: w * share, y: 0, w: w * (1 - share), h },
  };
}

interface BlockStyle extends Omit<TextStyle, 'size' | 'fit' | 'anchor'> {
  /** Never larger than this. */
  size?: number;
  leading?: number;
  align?: 'start' | 'middle';
  stand?: 'top' | 'middle' | 'bottom';
}

/** Lines of text as large as the box takes them. Returns where the last baseline is, too. */
export function block(
  box: Box,
  lines: readonly string[],
  { size = Infinity, leading = 0.98, align = 'start', stand = 'top', ...style }: BlockStyle,
): { svg: string; size: number; bottom: number } {
  const widest = Math.max(...lines.map((text) => textWidth(text, { ...style, size: 1 })));
  const em = Math.min(size, box.w / widest, box.h / (0.72 + (lines.length - 1) * leading + 0.16));
  const height = em * (0.72 + (lines.length - 1) * leading);
  const free = box.h - height;
  const first = box.y + em * 0.72 + (stand === 'top' ? 0 : stand === 'bottom' ? free : free / 2);
  const x = align === 'middle' ? box.x + box.w / 2 : box.x;
  const svg = lines
    .map((text, i) => letters(x, first + i * leading * em, text, { ...style, size: em, anchor: align }))
    .join('');
  return { svg, size: em, bottom: first + (lines.length - 1) * leading * em };
}

export const rect = (x: number, y: number, w: number, h: number, colour: string, rx = 0): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${w.toFixed(1)}" height="${h.toFixed(1)}" fill="${colour}"${rx > 0 ? ` rx="${rx.toFixed(1)}"` : ''}/>`;
export const disc = (x: number, y: number, r: number, colour: string): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${r.toFixed(1)}" fill="${colour}"/>`;

/** A gradient over the whole shape; angle 0 runs to the right, 90 down. */
export function fade(id: string, colours: readonly string[], angle = 90): string {
  const a = (angle * Math.PI) / 180;
  const stops = colours
    .map((colour, i) => `<stop offset="${(i / Math.max(1, colours.length - 1)).toFixed(2)}" stop-color="${colour}"/>`)
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${Math.cos(a).toFixed(3)}" y2="${Math.sin(a).toFixed(3)}">${stops}</linearGradient>`;
}

/** A colour of the palette; black where a palette is too short. */
export const tint = (copy: Copy, index: number): string => copy.colours[index] ?? '#000000';

/** A picture made for `w` by `h`, placed into a box at its own shape; `cover` fills the box, else all of it shows. */
export function placed(
  box: Box,
  w: number,
  h: number,
  inside: string,
  { cover = false, alignY = 0.5, alignX = 0.5 } = {},
): string {
  const scale = cover ? Math.max(box.w / w, box.h / h) : Math.min(box.w / w, box.h / h);
  const x = box.x + (box.w - w * scale) * alignX;
  const y = box.y + (box.h - h * scale) * alignY;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})">${inside}</g>`;
}
