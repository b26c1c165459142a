import { letters } from '../lettering';
import { block, isTall, rect, tint, unit, type Design } from '../layout';

/** Words as large as the board. Colours: ground, words, block, words on the block. */
export const shout: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const tall = isTall(face);
  const narrow = w < h * 1.4;
  const foot = h * (tall ? 0.16 : 0.26);
  const words = block({ x: u * 6, y: u * 6, w: w - u * 12, h: h - foot - u * 12 }, copy.headline, {
    colour: tint(copy, 1),
    weight: 164,
    tracking: -22,
    leading: 0.92,
    stand: 'middle',
  });
  return (
    rect(0, 0, w, h, tint(copy, 0)) +
    rect(0, h - foot, w, foot, tint(copy, 2)) +
    words.svg +
    letters(u * 6, narrow ? h - foot * 0.56 : h - foot / 2 + u * 2.4, copy.line ?? '', {
      size: Math.min(u * 8, foot * 0.4),
      colour: tint(copy, 3),
      weight: 96,
      fit: w * (narrow ? 0.88 : 0.56),
    }) +
    letters(narrow ? u * 6 : w - u * 6, narrow ? h - foot * 0.2 : h - foot / 2 + u * 2.2, copy.brand, {
      size: Math.min(u * 5.6, foot * 0.3),
      colour: tint(copy, 3),
      weight: 140,
      tracking: 160,
      anchor: narrow ? 'start' : 'end',
      fit: w * (narrow ? 0.7 : 0.32),
    })
  );
};
