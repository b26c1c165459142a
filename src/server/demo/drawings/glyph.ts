import { penFor, type Pen } from './pen';

/** What a letter is made of: lines to be stroked, and closed shapes to be filled. */
export interface Shape {
  stroke?: string;
  fill?: string;
}

export interface Glyph {
  /** Width at weight 100; heavier letters are drawn a little wider. */
  readonly width: number;
  /** Room at the left and the right: next to a straight stem, a round or a slanting side. */
  readonly sides: readonly [Side, Side];
  draw(pen: Pen): Shape;
}

export type Side = 'stem' | 'round' | 'slant' | 'thin';
export type Letters = Readonly<Record<string, Glyph>>;

/** Room beside a letter, in thousandths of the em. */
const room: Record<Side, number> = { stem: 62, round: 40, slant: 12, thin: 50 };

export function glyph(width: number, sides: `${Side} ${Side}` | Side, draw: (pen: Pen) => Shape): Glyph {
  const [left = 'stem', right = left] = sides.split(' ') as Side[]; // the template type says so
  return { width, sides: [left, right], draw };
}

export interface Placed extends Shape {
  /** From the left edge of the room at the left to the right edge of the one at the right. */
  advance: number;
  left: number;
}

/** A letter at a weight (60 light, 100 regular, 140 heavy). */
export function place({ width, sides, draw }: Glyph, weight: number): Placed {
  const body = width + (weight - 100) * 0.55;
  const [left, right] = [room[sides[0]], room[sides[1]]];
  return { ...draw(penFor(body, weight)), advance: left + body + right, left };
}
