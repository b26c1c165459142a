import { chance } from '../../chance';
import { letters } from '../lettering';
import { block, isTall, rect, tint, unit, type Copy, type Design } from '../layout';

/** One tile of the composition: a quarter, a half, a disc, a triangle or a square. */
function tile(x: number, y: number, a: number, kind: number, turn: number, colour: string, hole: string): string {
  const shapes = [
    `M0 0H${String(a)}V${String(a)}A${String(a)} ${String(a)} 0 0 1 0 0Z`,
    `M0 ${String(a)}A${String(a / 2)} ${String(a / 2)} 0 0 1 ${String(a)} ${String(a)}Z`,
    `M0 ${String(a)}L${String(a)} 0V${String(a)}Z`,
    `M0 0H${String(a)}V${String(a)}H0Z`,
    `M0 ${String(a / 2)}A${String(a / 2)} ${String(a / 2)} 0 0 1 ${String(a)} ${String(a / 2)}A${String(a / 2)} ${String(a / 2)} 0 0 1 0 ${String(a / 2)}Z`,
  ];
  const spot =
    kind === 3 ? `<circle cx="${String(a / 2)}" cy="${String(a / 2)}" r="${String(a * 0.24)}" fill="${hole}"/>` : '';
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${String(turn * 90)} ${String(a / 2)} ${String(a / 2)})"><path d="${shapes[kind] ?? ''}" fill="${colour}"/>${spot}</g>`;
}

function tiles(copy: Copy, x: number, y: number, a: number, columns: number, rows: number): string {
  const random = chance(copy.seed ?? 5);
  const inks = copy.colours.slice(1);
  let last = -1;
  let out = '';
  for (let i = 0; i < columns * rows; i += 1) {
    let ink = Math.floor(random() * inks.length);
    if (ink === last) ink = (ink + 1) % inks.length;
    last = ink;
    out += tile(
      x + (i % columns) * a,
      y + Math.floor(i / columns) * a,
      Math.ceil(a),
      Math.floor(random() * 5),
      Math.floor(random() * 4),
      inks[ink] ?? '',
      tint(copy, 0),
    );
  }
  return out;
}

/** Colours: paper, then the inks of the tiles; the last one writes. */
export const museum: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const ink = copy.colours.at(-1) ?? '#000000';
  const paper = rect(0, 0, w, h, tint(copy, 0));
  if (isTall(face)) {
    const a = w / 2;
    const rows = Math.max(2, Math.floor((h * 0.66) / a));
    const words = block({ x: u * 7, y: rows * a + u * 6, w: w - u * 14, h: h - rows * a - u * 26 }, copy.headline, {
      colour: ink,
      weight: 130,
    });
    return (
      paper +
      tiles(copy, 0, 0, a, 2, rows) +
      words.svg +
      letters(u * 7, h - u * 7, copy.line ?? copy.brand, { size: u * 6.6, colour: ink, weight: 84, fit: w - u * 14 })
    );
  }
  const a = h / 2;
  const columns = Math.max(2, Math.ceil((w * 0.54) / a));
  const box = { x: u * 7, y: u * 7, w: w - columns * a - u * 13, h: h * 0.62 };
  const words = block(box, copy.headline, { colour: ink, weight: 130 });
  return (
    paper +
    tiles(copy, w - columns * a, 0, a, columns, 2) +
    words.svg +
    letters(box.x, h - u * 7, copy.line ?? copy.brand, {
      size: u * 5.6,
      colour: ink,
      weight: 84,
      fit: w - columns * a - u * 10,
    })
  );
};
