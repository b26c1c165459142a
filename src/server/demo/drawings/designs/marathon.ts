import { letters } from '../lettering';
import { block, isTall, tint, unit, type Design } from '../layout';

/** Colours: ground, three stripes, words. */
export const marathon: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const at = copy.at ?? 1;
  const tall = isTall(face);
  const lift = tall ? w * 0.62 : h * 0.72;
  const band = tall ? h * 0.115 : h * 0.2;
  const from = tall ? h * 0.62 : h * 0.86;
  const left = tall ? -w * 0.1 : w * 0.46;
  const right = w * 1.1;
  const stripes = [0, 1, 2]
    .map((i) => {
      const y = from + i * band * 1.42;
      const end = left + (right - left) * Math.min(1, Math.max(0.02, at * 3 - i));
      const rise = (lift * (end - left)) / (right - left);
      return `<path d="M${left.toFixed(0)} ${y.toFixed(0)}L${end.toFixed(0)} ${(y - rise).toFixed(0)}v${band.toFixed(0)}L${left.toFixed(0)} ${(y + band).toFixed(0)}Z" fill="${tint(copy, 1 + i)}"/>`;
    })
    .join('');
  const words = block(
    { x: u * 7, y: u * 8, w: tall ? w - u * 14 : w * 0.46, h: tall ? h * 0.24 : h * 0.5 },
    copy.headline,
    { colour: tint(copy, 4), weight: 160, tracking: -10, lean: 10 },
  );
  return (
    `<rect width="${String(w)}" height="${String(h)}" fill="${tint(copy, 0)}"/>${stripes}${words.svg}` +
    letters(u * 7, words.bottom + u * 9.5, copy.brand, {
      size: u * 7.4,
      colour: tint(copy, 4),
      weight: 140,
      tracking: 40,
      fit: tall ? w - u * 14 : w * 0.42,
    }) +
    letters(u * 7, h - u * 6, copy.line ?? '', {
      size: u * 7,
      colour: tint(copy, 4),
      weight: 110,
      fit: tall ? w - u * 14 : w * 0.36,
    })
  );
};
