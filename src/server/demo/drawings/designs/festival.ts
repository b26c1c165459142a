import { letters } from '../lettering';
import { block, isTall, rect, tint, unit, type Design } from '../layout';

/** Colours: sky, rings from the outermost in, water, words. */
export const festival: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const at = copy.at ?? 1;
  const tall = isTall(face);
  const sea = h * (tall ? 0.76 : 0.72);
  const x = tall ? w / 2 : w * 0.7;
  const rings = copy.colours.slice(1, -2);
  const outer = tall ? w * 0.62 : Math.min(h * 0.92, w * 0.42);
  const water = copy.colours.at(-2) ?? '#000000';
  const ink = copy.colours.at(-1) ?? '#000000';
  const sun = rings
    .map((colour, i) => {
      const grown = Math.min(1, Math.max(0.05, at * 1.6 - (rings.length - i) * 0.09));
      return `<circle cx="${x.toFixed(0)}" cy="${sea.toFixed(0)}" r="${(outer * (1 - i / rings.length) * grown).toFixed(1)}" fill="${colour}"/>`;
    })
    .join('');
  let ripples = '';
  for (let i = 0; i < 9; i += 1) {
    const half = outer * (0.95 - i * 0.09);
    ripples += rect(
      x - half * (0.7 + 0.3 * Math.abs(Math.sin(i * 2.3))),
      sea + ((h - sea) * (i + 0.6)) / 9.4,
      half * 1.5,
      (h - sea) / 34,
      rings[i % rings.length] ?? '',
      u * 0.5,
    );
  }
  const words = block(
    { x: u * 7, y: u * 8, w: tall ? w - u * 14 : w * 0.44, h: tall ? h * 0.26 : h * 0.52 },
    copy.headline,
    { colour: ink, weight: 150, tracking: -6 },
  );
  return (
    rect(0, 0, w, h, tint(copy, 0)) +
    sun +
    rect(0, sea, w, h - sea, water) +
    ripples +
    words.svg +
    letters(u * 7, words.bottom + u * 10, copy.line ?? '', {
      size: u * 7,
      colour: ink,
      weight: 100,
      fit: tall ? w - u * 14 : w * 0.36,
    }) +
    letters(u * 7, h - u * 6, copy.brand, {
      size: u * 5,
      colour: rings[1] ?? ink,
      weight: 130,
      tracking: 220,
      fit: w * 0.7,
    })
  );
};
