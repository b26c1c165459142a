import { letters } from '../lettering';
import { block, isTall, rect, tint, unit, type Design } from '../layout';

/** Colours: dark, curtain, fold of the curtain, light, words. */
export const theatre: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const tall = isTall(face);
  const at = copy.at ?? 1;
  const folds = Math.round((tall ? 5 : 7) * 1.4);
  const reach = w * (tall ? 0.16 : 0.2) + w * 0.26 * (1 - at);
  const side = (mirror: boolean): string => {
    let out = '';
    for (let i = folds; i > 0; i -= 1) {
      const x = (reach * i) / folds;
      out += `<path d="M0 0H${(x * 1.06).toFixed(0)}Q${(x * 1.16).toFixed(0)} ${(h * 0.5).toFixed(0)} ${(x * 0.82).toFixed(0)} ${String(h)}H0Z" fill="${tint(copy, i % 2 === 0 ? 1 : 2)}"/>`;
    }
    return mirror ? `<g transform="translate(${String(w)} 0) scale(-1 1)">${out}</g>` : out;
  };
  const middle = { x: reach * 1.2, y: h * 0.24, w: w - reach * 2.4, h: h * (tall ? 0.3 : 0.44) };
  const words = block(middle, copy.headline, {
    colour: tint(copy, 4),
    weight: 92,
    align: 'middle',
    stand: 'middle',
    leading: 1.06,
    tracking: 20,
  });
  return (
    rect(0, 0, w, h, tint(copy, 0)) +
    `<path d="M${(w * 0.5 - u * 4).toFixed(0)} 0h${(u * 8).toFixed(0)}L${(w * 0.5 + h * 0.36).toFixed(0)} ${(h * 0.86).toFixed(0)}H${(w * 0.5 - h * 0.36).toFixed(0)}Z" fill="${tint(copy, 3)}" opacity=".13"/>` +
    `<ellipse cx="${(w / 2).toFixed(0)}" cy="${(h * 0.86).toFixed(0)}" rx="${Math.min(w * 0.4, h * 0.36).toFixed(0)}" ry="${(h * 0.05).toFixed(0)}" fill="${tint(copy, 3)}" opacity=".5"/>` +
    words.svg +
    letters(w / 2, words.bottom + u * 9, copy.line ?? '', {
      size: u * 5.4,
      colour: tint(copy, 3),
      weight: 80,
      anchor: 'middle',
      tracking: 80,
      fit: middle.w,
    }) +
    side(false) +
    side(true) +
    rect(0, h - u * 12, w, u * 12, tint(copy, 0)) +
    letters(w / 2, h - u * 4.4, copy.brand, {
      size: u * 4.6,
      colour: tint(copy, 3),
      weight: 110,
      tracking: 340,
      anchor: 'middle',
      fit: w * 0.84,
    })
  );
};
