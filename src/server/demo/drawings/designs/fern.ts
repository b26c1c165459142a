import { letters } from '../lettering';
import { block, isTall, placed, rect, tint, unit, type Design } from '../layout';

/** Two leaves in a box of 420 by 400 that fills a lower right corner. */
const leaves = (back: string, front: string, vein: string): string =>
  `<path d="M420 0v400H120Q60 190 210 78Q300 18 420 0Z" fill="${back}"/><path d="M420 150v250H220q-22 -132 66 -192q58 -38 134 -58Z" fill="${front}"/>` +
  `<g fill="none" stroke="${vein}" stroke-linecap="round"><path d="M176 400Q214 210 396 66" stroke-width="5"/><path d="M196 316q-30 -44 -34 -92M226 252q-16 -44 -6 -94M270 190q-4 -36 10 -74M212 282q50 -28 96 -24M262 204q52 -22 100 -14" stroke-width="2.6"/></g>`;

/** Colours: ground, back leaf, front leaf, words, second words. */
export const fern: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const tall = isTall(face);
  const words = block(
    { x: u * 8, y: tall ? h * 0.07 : h * 0.16, w: tall ? w - u * 16 : w * 0.5, h: tall ? h * 0.26 : h * 0.52 },
    copy.headline,
    { colour: tint(copy, 3), weight: 142, tracking: -12, leading: 1.02 },
  );
  return (
    rect(0, 0, w, h, tint(copy, 0)) +
    placed(
      { x: tall ? 0 : w * 0.4, y: tall ? h * 0.36 : 0, w: tall ? w : w * 0.6, h: tall ? h * 0.64 : h },
      420,
      400,
      leaves(tint(copy, 1), tint(copy, 2), tint(copy, 0)),
      { cover: tall, alignX: 1, alignY: 1 },
    ) +
    words.svg +
    letters(u * 8, tall ? words.bottom + u * 13 : h - u * 9, copy.brand, {
      size: u * 8,
      colour: tint(copy, 4),
      weight: 72,
      lean: 10,
      tracking: 30,
      fit: w * 0.5,
    })
  );
};
