import { letters } from '../lettering';
import { block, isTall, rect, tint, unit, type Design } from '../layout';

/** Colours: ground, five bars from short to tall, words. */
export const signal: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const tall = isTall(face);
  const at = copy.at ?? 1;
  const field = tall ? { x: u * 7, w: w - u * 14, top: h * 0.36 } : { x: w * 0.52, w: w * 0.48 - u * 7, top: h * 0.12 };
  const foot = h - u * (tall ? 18 : 10);
  const step = field.w / 5;
  let bars = '';
  for (let i = 0; i < 5; i += 1) {
    const full = (foot - field.top) * (0.2 + 0.2 * i);
    const height = full * Math.min(1, Math.max(0.08, at * 5 - i));
    bars += rect(field.x + step * i + step * 0.1, foot - height, step * 0.8, height, tint(copy, 1 + i), step * 0.16);
  }
  const words = block(
    { x: u * 7, y: u * 9, w: tall ? w - u * 14 : w * 0.44, h: tall ? h * 0.24 : h * 0.56 },
    copy.headline,
    { colour: tint(copy, 6), weight: 132, tracking: -6 },
  );
  return (
    rect(0, 0, w, h, tint(copy, 0)) +
    bars +
    words.svg +
    letters(u * 7, tall ? h - u * 6 : words.bottom + u * 9, copy.line ?? '', {
      size: u * 6.2,
      colour: tint(copy, 6),
      weight: 84,
      fit: tall ? w * 0.5 : w * 0.4,
    }) +
    letters(tall ? w - u * 7 : u * 7, h - u * 6, copy.brand, {
      size: u * 5,
      colour: tint(copy, 6),
      weight: 140,
      tracking: 200,
      anchor: tall ? 'end' : 'start',
      fit: w * 0.34,
    })
  );
};
