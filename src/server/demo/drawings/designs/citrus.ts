import { chance } from '../../chance';
import { letters } from '../lettering';
import { block, disc, isTall, rect, tint, unit, type Design } from '../layout';

/** A slice of fruit: rind, pith and ten wedges. */
function slice(x: number, y: number, r: number, turn: number, rind: string, pith: string, flesh: string): string {
  let wedges = '';
  for (let i = 0; i < 10; i += 1) {
    wedges += `<path transform="rotate(${(turn + i * 36).toFixed(1)})" d="M${(r * 0.07).toFixed(1)} ${(-r * 0.1).toFixed(1)}L${(r * 0.23).toFixed(1)} ${(-r * 0.68).toFixed(1)}Q0 ${(-r * 0.9).toFixed(1)} ${(-r * 0.23).toFixed(1)} ${(-r * 0.68).toFixed(1)}L${(-r * 0.07).toFixed(1)} ${(-r * 0.1).toFixed(1)}Z" fill="${flesh}"/>`;
  }
  return (
    disc(x, y, r, rind) +
    disc(x, y, r * 0.9, pith) +
    `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)})">${wedges}</g>`
  );
}

/** Colours: ground, rind, pith, flesh, second rind, second flesh, words. */
export const citrus: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const tall = isTall(face);
  const random = chance(copy.seed ?? 7);
  const at = (copy.at ?? 1) * 40;
  const r = tall ? w * 0.4 : h * 0.42;
  const spots = tall
    ? [
        [w * 0.82, h * 0.55, r],
        [w * 0.16, h * 0.66, r * 0.74],
        [w * 0.66, h * 0.86, r * 1.05],
      ]
    : [
        [w * 0.72, h * 0.36, r],
        [w * 0.95, h * 0.86, r * 0.86],
        [w * 0.56, h * 0.98, r * 0.62],
      ];
  const fruit = spots
    .map(([x = 0, y = 0, size = 0], i) =>
      slice(x, y, size, random() * 36 + at, tint(copy, i === 1 ? 4 : 1), tint(copy, 2), tint(copy, i === 1 ? 5 : 3)),
    )
    .join('');
  const words = block(
    { x: u * 7, y: u * 9, w: tall ? w - u * 14 : w * 0.45, h: tall ? h * 0.22 : h * 0.5 },
    copy.headline,
    { colour: tint(copy, 6), weight: 150, tracking: -12 },
  );
  return (
    rect(0, 0, w, h, tint(copy, 0)) +
    fruit +
    words.svg +
    letters(u * 7, words.bottom + u * 9, copy.line ?? '', {
      size: u * 6.4,
      colour: tint(copy, 6),
      weight: 90,
      fit: tall ? w - u * 14 : w * 0.36,
    }) +
    letters(u * 7, tall ? words.bottom + u * 19 : h - u * 6, copy.brand, {
      size: u * 5.2,
      colour: tint(copy, 6),
      weight: 130,
      tracking: 240,
      fit: w * 0.5,
    })
  );
};
