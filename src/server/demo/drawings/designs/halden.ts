import { letters } from '../lettering';
import { block, isTall, isWide, tint, unit, type Design } from '../layout';

const hand = (x: number, y: number, length: number, degrees: number, width: number, colour: string): string => {
  const a = ((degrees - 90) * Math.PI) / 180;
  return `<path d="M${(x - length * 0.14 * Math.cos(a)).toFixed(1)} ${(y - length * 0.14 * Math.sin(a)).toFixed(1)}L${(x + length * Math.cos(a)).toFixed(1)} ${(y + length * Math.sin(a)).toFixed(1)}" stroke="${colour}" stroke-width="${width.toFixed(1)}" stroke-linecap="round"/>`;
};

/** Colours: ground, metal, ivory. The seed is the time shown, in minutes after midnight. */
export const halden: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const [ground, metal, ivory] = [tint(copy, 0), tint(copy, 1), tint(copy, 2)];
  const tall = isTall(face);
  const r = tall ? w * 0.56 : Math.min(h * 0.6, w * 0.3);
  const dial = tall ? { x: w * 0.62, y: h * 0.66 } : { x: w * (isWide(face) ? 0.81 : 0.74), y: h * 0.5 };
  const minutes = copy.seed ?? 610;
  const words = block(
    {
      x: u * 7,
      y: tall ? h * 0.06 : h * 0.2,
      w: tall ? w - u * 14 : dial.x - r - u * 13,
      h: tall ? h * 0.22 : h * 0.46,
    },
    copy.headline,
    { colour: ivory, weight: 58, stand: 'middle', leading: 1.05 },
  );
  let ticks = '';
  for (let i = 0; i < 60; i += 1) {
    const long = i % 5 === 0;
    ticks += `<path transform="rotate(${String(i * 6)} ${dial.x.toFixed(1)} ${dial.y.toFixed(1)})" d="M${dial.x.toFixed(1)} ${(dial.y - r * 0.94).toFixed(1)}v${(r * (long ? 0.11 : 0.05)).toFixed(1)}" stroke-width="${(r * (long ? 0.022 : 0.01)).toFixed(2)}"/>`;
  }
  return (
    `<rect width="${String(w)}" height="${String(h)}" fill="${ground}"/><g fill="none" stroke="${metal}">` +
    `<circle cx="${dial.x.toFixed(1)}" cy="${dial.y.toFixed(1)}" r="${r.toFixed(1)}" stroke-width="${(r * 0.014).toFixed(2)}"/>` +
    `<circle cx="${dial.x.toFixed(1)}" cy="${dial.y.toFixed(1)}" r="${(r * 0.66).toFixed(1)}" stroke-width="${(r * 0.006).toFixed(2)}"/>${ticks}</g>` +
    hand(dial.x, dial.y, r * 0.56, minutes / 2, r * 0.04, ivory) +
    hand(dial.x, dial.y, r * 0.8, minutes * 6, r * 0.028, ivory) +
    hand(dial.x, dial.y, r * 0.84, minutes * 42 + 200 + (copy.at ?? 1) * 30, r * 0.009, metal) +
    `<circle cx="${dial.x.toFixed(1)}" cy="${dial.y.toFixed(1)}" r="${(r * 0.045).toFixed(1)}" fill="${ivory}"/>` +
    words.svg +
    letters(u * 7, tall ? words.bottom + u * 11 : h * 0.84, copy.brand, {
      size: u * 5.2,
      colour: metal,
      weight: 90,
      tracking: 340,
      fit: tall ? w - u * 14 : dial.x - r - u * 10,
    })
  );
};
