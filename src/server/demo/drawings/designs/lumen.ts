import { letters } from '../lettering';
import { block, disc, isTall, rect, tint, unit, type Design } from '../layout';

const chart = ['E', 'F P', 'T O Z'];

/** Colours: paper, ink, lens. The headline stands inside the lens. */
export const lumen: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const tall = isTall(face);
  const r = tall ? w * 0.33 : Math.min(h * 0.31, w * 0.2);
  const lens = tall ? { x: w * 0.56, y: h * 0.66 } : { x: w * 0.72, y: h * 0.47 };
  const column = tall ? w * 0.42 : w * 0.32;
  let y = h * (tall ? 0.05 : 0.08);
  let signs = '';
  for (const [i, row] of chart.entries()) {
    const size = (tall ? h * 0.52 : h) * (0.35 - i * 0.095);
    y += size * 0.74;
    signs += letters(column, y, row, {
      size,
      colour: tint(copy, 1),
      weight: 150,
      tracking: 60 + i * 60,
      anchor: 'middle',
      fit: w * (tall ? 0.7 : 0.4),
    });
    y += size * 0.24;
  }
  const words = block({ x: lens.x - r * 0.68, y: lens.y - r * 0.6, w: r * 1.36, h: r * 1.2 }, copy.headline, {
    colour: tint(copy, 0),
    weight: 132,
    align: 'middle',
    stand: 'middle',
  });
  return (
    rect(0, 0, w, h, tint(copy, 0)) +
    signs +
    `<g fill="none" stroke="${tint(copy, 1)}" stroke-width="${(r * 0.11).toFixed(1)}"><path d="M${(lens.x + r * 0.9).toFixed(0)} ${(lens.y - r * 0.2).toFixed(0)}q${(r * 0.5).toFixed(0)} ${(-r * 0.4).toFixed(0)} ${(r * 1.6).toFixed(0)} ${(-r * 0.16).toFixed(0)}"/>` +
    `<path d="M${(lens.x - r).toFixed(0)} ${lens.y.toFixed(0)}q${(-r * 0.3).toFixed(0)} ${(-r * 0.34).toFixed(0)} ${(-r * 0.66).toFixed(0)} 0"/></g>` +
    disc(lens.x, lens.y, r, tint(copy, 2)) +
    `<circle cx="${lens.x.toFixed(0)}" cy="${lens.y.toFixed(0)}" r="${r.toFixed(0)}" fill="none" stroke="${tint(copy, 1)}" stroke-width="${(r * 0.11).toFixed(1)}"/>` +
    words.svg +
    letters(u * 7, h - u * 6, copy.brand, {
      size: u * 5,
      colour: tint(copy, 1),
      weight: 130,
      tracking: 240,
      fit: w * 0.7,
    })
  );
};
