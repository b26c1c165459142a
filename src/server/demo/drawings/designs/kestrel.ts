import { chance } from '../../chance';
import { letters } from '../lettering';
import { block, disc, fade, isTall, isWide, tint, unit, type Design, type Face } from '../layout';

/** A row of houses, towers and gables from the left edge to the right one. */
function roofs({ w }: Face, floor: number, tallest: number, step: number, random: () => number): string {
  let path = `M0 ${floor.toFixed(0)}`;
  for (let x = 0; x < w;) {
    const width = step * (0.7 + random() * 0.9);
    const top = floor - tallest * (0.25 + 0.75 * random() ** 1.6);
    const kind = random();
    path += `L${x.toFixed(0)} ${top.toFixed(0)}`;
    if (kind < 0.2) path += `L${(x + width / 2).toFixed(0)} ${(top - width * 0.28).toFixed(0)}`;
    else if (kind < 0.32)
      path += `h${(width * 0.4).toFixed(0)}v${(-step * 0.7).toFixed(0)}h${(width * 0.16).toFixed(0)}v${(step * 0.7).toFixed(0)}`;
    else if (kind < 0.4) path += `a${(width / 2).toFixed(0)} ${(width / 2).toFixed(0)} 0 0 1 ${width.toFixed(0)} 0`;
    x += width;
    path += `L${x.toFixed(0)} ${top.toFixed(0)}`;
  }
  return `${path}V${(floor * 4).toFixed(0)}H0Z`;
}

const plane = 'M-250 100L80 -20L140 -110L186 -118L164 -14L314 -40L348 -84L378 -88L358 8L292 22L172 16L-78 86Z';

/** Colours: sky above, sky in the middle, sky below, far houses, near houses, sun, ink, paper. */
export const kestrel: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const random = chance(copy.seed ?? 1);
  const at = copy.at ?? 1;
  const sun = isTall(face)
    ? { x: w * 0.6, y: h * 0.56, r: u * 30 }
    : { x: w * 0.75, y: h * 0.5, r: Math.min(h * 0.27, u * 28) };
  const headline = block(
    {
      x: u * 7,
      y: isTall(face) ? h * 0.07 : h * 0.16,
      w: isTall(face) ? w - u * 14 : w * 0.5,
      h: isTall(face) ? h * 0.2 : h * 0.3,
    },
    copy.headline,
    { colour: tint(copy, 6), weight: 120 },
  );
  const flight = {
    x: sun.x + u * (isWide(face) ? 60 : 22) * (at - 1) * 2 + u * (isTall(face) ? 2 : -9),
    y: sun.y - sun.r * 0.45 - u * 4 * (at - 1),
  };
  return (
    `<defs>${fade('kestrel', copy.colours.slice(0, 3))}</defs><rect width="${String(w)}" height="${String(h)}" fill="url(#kestrel)"/>` +
    disc(sun.x, sun.y, sun.r, tint(copy, 5)) +
    `<path d="${roofs(face, h * 0.88, h * (isTall(face) ? 0.2 : 0.3), u * 9, random)}" fill="${tint(copy, 3)}"/>` +
    `<path transform="translate(${flight.x.toFixed(0)} ${flight.y.toFixed(0)}) scale(${(u / 9.6).toFixed(3)})" d="${plane}" fill="${tint(copy, 4)}"/>` +
    `<path d="${roofs(face, h * 0.9, h * 0.09, u * 16, random)}" fill="${tint(copy, 4)}"/>` +
    headline.svg +
    letters(u * 7, headline.bottom + headline.size * 0.72, copy.line ?? '', {
      size: headline.size * 0.58,
      colour: tint(copy, 6),
      weight: 84,
      fit: w * 0.8,
    }) +
    letters(u * 7, h - u * 5, copy.brand, { size: u * 6.4, colour: tint(copy, 7), weight: 130, tracking: 150 })
  );
};
