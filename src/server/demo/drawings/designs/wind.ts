import { letters } from '../lettering';
import { block, fade, isTall, rect, tint, unit, type Design } from '../layout';

function turbine(x: number, foot: number, height: number, turn: number, colour: string): string {
  const hub = foot - height;
  const blade = `M0 0q${(height * 0.05).toFixed(1)} ${(-height * 0.16).toFixed(1)} 0 ${(-height * 0.52).toFixed(1)}q${(-height * 0.035).toFixed(1)} ${(height * 0.3).toFixed(1)} 0 ${(height * 0.52).toFixed(1)}Z`;
  const blades = [0, 120, 240].map((a) => `<path transform="rotate(${(a + turn).toFixed(1)})" d="${blade}"/>`).join('');
  return (
    `<g fill="${colour}"><path d="M${(x - height * 0.018).toFixed(1)} ${foot.toFixed(1)}L${(x - height * 0.008).toFixed(1)} ${hub.toFixed(1)}h${(height * 0.016).toFixed(1)}L${(x + height * 0.018).toFixed(1)} ${foot.toFixed(1)}Z"/>` +
    `<g transform="translate(${x.toFixed(1)} ${hub.toFixed(1)})">${blades}<circle r="${(height * 0.026).toFixed(1)}"/></g></g>`
  );
}

/** Colours: sky above, sky below, far, middle and near hill, turbines, words. */
export const wind: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const tall = isTall(face);
  const at = copy.at ?? 1;
  const hill = (y: number, rise: number, shift: number, colour: string): string =>
    `<path d="M${(-w * shift).toFixed(0)} ${y.toFixed(0)}q${(w * 0.34).toFixed(0)} ${(-rise).toFixed(0)} ${(w * 0.66).toFixed(0)} 0t${(w * 0.66).toFixed(0)} 0t${(w * 0.66).toFixed(0)} 0V${String(h)}H${(-w * shift).toFixed(0)}Z" fill="${colour}"/>`;
  const size = tall ? h * 0.3 : h * 0.6;
  const seed = copy.seed ?? 0;
  const words = block(
    { x: u * 7, y: u * 9, w: tall ? w - u * 14 : w * 0.5, h: tall ? h * 0.24 : h * 0.42 },
    copy.headline,
    { colour: tint(copy, 6), weight: 130 },
  );
  return (
    `<defs>${fade('wind', [tint(copy, 0), tint(copy, 1)])}</defs><rect width="${String(w)}" height="${String(h)}" fill="url(#wind)"/>` +
    hill(h * 0.8, h * 0.14, 0.3, tint(copy, 2)) +
    turbine(w * (tall ? 0.24 : 0.62), h * 0.78, size * 0.56, 20 + seed + at * 90, tint(copy, 5)) +
    turbine(w * (tall ? 0.8 : 0.92), h * 0.8, size * 0.66, 75 + seed + at * 90, tint(copy, 5)) +
    hill(h * 0.86, h * 0.16, 0.05, tint(copy, 3)) +
    turbine(w * (tall ? 0.52 : 0.77), h * 0.88, size, 48 + seed + at * 120, tint(copy, 5)) +
    hill(h * 0.93, h * 0.1, 0.2, tint(copy, 4)) +
    words.svg +
    rect(u * 7, h - u * 13.4, u * 12, u * 0.8, tint(copy, 5)) +
    letters(u * 7, h - u * 5, copy.brand, {
      size: u * 5.2,
      colour: tint(copy, 5),
      weight: 130,
      tracking: 240,
      fit: w * 0.8,
    })
  );
};
