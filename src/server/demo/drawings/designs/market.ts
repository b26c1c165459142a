import { chance } from '../../chance';
import { letters } from '../lettering';
import { block, fade, isTall, tint, unit, type Design, type Face } from '../layout';

function lanterns(
  { w }: Face,
  y: number,
  sag: number,
  count: number,
  size: number,
  colours: readonly string[],
  random: () => number,
  glow: number,
): string {
  let out = `<path d="M${(-w * 0.02).toFixed(0)} ${y.toFixed(0)}Q${(w / 2).toFixed(0)} ${(y + sag * 2).toFixed(0)} ${(w * 1.02).toFixed(0)} ${y.toFixed(0)}" stroke="${colours[0] ?? ''}" stroke-width="${(size * 0.06).toFixed(1)}" fill="none"/>`;
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count;
    const [x, top] = [w * t, y + 4 * sag * t * (1 - t)];
    const r = size * (0.85 + random() * 0.3);
    const colour = colours[i % colours.length] ?? '';
    const lit = glow >= t ? 1 : 0.35;
    out +=
      `<g opacity="${lit.toFixed(2)}"><ellipse cx="${x.toFixed(0)}" cy="${(top + r * 1.3).toFixed(0)}" rx="${(r * 1.5).toFixed(0)}" ry="${(r * 1.6).toFixed(0)}" fill="${colour}" opacity=".16"/>` +
      `<rect x="${(x - r * 0.3).toFixed(0)}" y="${(top + r * 0.16).toFixed(0)}" width="${(r * 0.6).toFixed(0)}" height="${(r * 2.3).toFixed(0)}" rx="${(r * 0.12).toFixed(0)}" fill="${colour}"/>` +
      `<ellipse cx="${x.toFixed(0)}" cy="${(top + r * 1.3).toFixed(0)}" rx="${(r * 0.84).toFixed(0)}" ry="${r.toFixed(0)}" fill="${colour}"/>` +
      `<path d="M${(x - r * 0.3).toFixed(0)} ${(top + r * 0.4).toFixed(0)}v${(r * 1.8).toFixed(0)}M${(x + r * 0.3).toFixed(0)} ${(top + r * 0.4).toFixed(0)}v${(r * 1.8).toFixed(0)}" stroke="#00000022" stroke-width="${(r * 0.07).toFixed(1)}"/></g>`;
  }
  return out;
}

function tents({ w, h }: Face, width: number, height: number, colour: string): string {
  let path = `M0 ${String(h)}V${(h - height * 0.5).toFixed(0)}`;
  for (let x = 0; x < w; x += width)
    path += `l${(width / 2).toFixed(0)} ${(-height * 0.5).toFixed(0)}l${(width / 2).toFixed(0)} ${(height * 0.5).toFixed(0)}`;
  return `<path d="${path}V${String(h)}Z" fill="${colour}"/>`;
}

/** Colours: sky above, sky in the middle, glow, tents, lantern, second lantern, words. */
export const market: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const random = chance(copy.seed ?? 3);
  const lights = [tint(copy, 4), tint(copy, 5)];
  const glow = copy.at ?? 1;
  const middle = {
    x: w * 0.08,
    y: isTall(face) ? h * 0.36 : h * 0.4,
    w: w * 0.84,
    h: isTall(face) ? h * 0.24 : h * 0.28,
  };
  const words = block(middle, copy.headline, { colour: tint(copy, 6), weight: 128, align: 'middle', stand: 'middle' });
  return (
    `<defs>${fade('market', copy.colours.slice(0, 3))}</defs><rect width="${String(w)}" height="${String(h)}" fill="url(#market)"/>` +
    (isTall(face) ? lanterns(face, h * 0.2, h * 0.03, 4, u * 8, lights, random, glow) : '') +
    lanterns(
      face,
      h * 0.06,
      h * 0.07,
      isTall(face) ? 3 : Math.round(w / (h * 0.28)),
      u * (isTall(face) ? 11 : 8.4),
      lights,
      random,
      glow,
    ) +
    `<g opacity=".55">${tents(face, u * 17, h * 0.26, tint(copy, 3))}</g>${tents(face, u * 24, h * 0.19, tint(copy, 3))}` +
    words.svg +
    letters(w / 2, words.bottom + words.size * 0.62, copy.line ?? '', {
      size: words.size * 0.42,
      colour: tint(copy, 4),
      weight: 90,
      anchor: 'middle',
      fit: w * 0.8,
    }) +
    letters(w / 2, h - u * 4, copy.brand, {
      size: u * 4.4,
      colour: tint(copy, 4),
      weight: 120,
      tracking: 260,
      anchor: 'middle',
      fit: w * 0.86,
    })
  );
};
