import { capitals } from './capitals';
import { place, type Glyph, type Letters } from './glyph';
import { figures, cyrillic, marks } from './signs';
import { smallLetters } from './smallLetters';

export interface TextStyle {
  /** Height of the em in the drawing's units: capitals are 0.7 of it. */
  size: number;
  colour: string;
  /** Thickness of the strokes in thousandths of the em: 50 light, 100 regular, 140 heavy. */
  weight?: number;
  /** More (or less) room between letters, in thousandths of the em. */
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Degrees to the right. */
  lean?: number;
  /** Makes the text smaller where it would be wider than this. */
  fit?: number;
}

const alphabet: Letters = { ...capitals, ...smallLetters, ...figures, ...marks, ...cyrillic };
const alike: Record<string, string> = { Н: 'H', о: 'o', а: 'a', р: 'p', с: 'c', е: 'e', "'": '’', '−': '–' };
/** Marks above a letter, drawn as a second letter over the first. */
const accents: Record<string, [base: string, mark: (centre: number, top: number, weight: number) => string]> = {
  é: ['e', (x, y, w) => `M${String(x - 10)} ${String(y - 40 - w / 3)}l70 -110`],
  ã: ['a', (x, y, w) => `M${String(x - 120)} ${String(y - 50 - w / 2)}c60 -110 160 40 230 -50`],
  ü: [
    'u',
    (x, y, w) => `M${String(x - 95)} ${String(y - 70)}v${String(-w)}M${String(x + 95)} ${String(y - 70)}v${String(-w)}`,
  ],
  ö: [
    'o',
    (x, y, w) => `M${String(x - 95)} ${String(y - 70)}v${String(-w)}M${String(x + 95)} ${String(y - 70)}v${String(-w)}`,
  ],
};
/** Pairs that need less room than their sides say. */
const pairs: Record<string, number> = {
  Te: -70,
  To: -70,
  Ta: -70,
  Tr: -50,
  Ti: -20,
  AV: -60,
  VA: -60,
  We: -30,
  Wa: -40,
  Ya: -60,
  Yo: -60,
  LT: -70,
  AT: -50,
  TA: -50,
  'r.': -40,
  'y.': -40,
  'T.': -60,
  'F.': -50,
  AY: -50,
  PA: -40,
};

function glyphOf(letter: string): Glyph {
  return alphabet[letter] ?? alphabet[alike[letter] ?? '-'] ?? missing;
}
const missing: Glyph = { width: 400, sides: ['stem', 'stem'], draw: () => ({}) };

/** Lays letters in a row: paths in em units with their place, and the width of the whole. */
function layOut(text: string, weight: number, tracking: number): { width: number; stroke: string; fill: string } {
  let x = 0;
  let stroke = '';
  let fill = '';
  const letters = [...text];
  for (const [index, letter] of letters.entries()) {
    const accent = accents[letter];
    const placed = place(glyphOf(accent?.[0] ?? letter), weight);
    const at = `translate(${(x + placed.left).toFixed(1)} 0)`;
    if (placed.stroke) stroke += `<path transform="${at}" d="${placed.stroke}"/>`;
    if (placed.fill) fill += `<path transform="${at}" d="${placed.fill}"/>`;
    if (accent)
      stroke += `<path transform="${at}" d="${accent[1]((placed.advance - 2 * placed.left) / 2, -510, weight)}"/>`;
    x += placed.advance + tracking + (pairs[letter + (letters[index + 1] ?? '')] ?? 0);
  }
  return { width: Math.max(0, x - tracking), stroke, fill };
}

/** Width of a text in the drawing's units. */
export function textWidth(
  text: string,
  { size, weight = 100, tracking = 0 }: Pick<TextStyle, 'size' | 'weight' | 'tracking'>,
): number {
  return (layOut(text, weight, tracking).width * size) / 1000;
}

/** A line of text as SVG paths, with its baseline at `y`. */
export function letters(
  x: number,
  y: number,
  text: string,
  { size, colour, weight = 100, tracking = 0, anchor = 'start', lean = 0, fit }: TextStyle,
): string {
  const { width, stroke, fill } = layOut(text, weight, tracking);
  const scale = Math.min(size / 1000, fit === undefined || width === 0 ? Infinity : fit / width);
  const left = x - (anchor === 'middle' ? 0.5 : anchor === 'end' ? 1 : 0) * width * scale;
  const skew = lean === 0 ? '' : ` skewX(${String(-lean)})`;
  return (
    `<g transform="translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(5)})${skew}">` +
    `<g fill="none" stroke="${colour}" stroke-width="${String(weight)}" stroke-linejoin="miter">${stroke}</g><g fill="${colour}">${fill}</g></g>`
  );
}
