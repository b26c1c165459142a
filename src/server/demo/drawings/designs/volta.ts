import { letters } from '../lettering';
import { block, fade, isTall, placed, tint, unit, type Design } from '../layout';

/** The side of a car in a box of 1540 by 520. */
function car(body: string, glass: string, light: string, spin: number): string {
  const wheel = (x: number): string =>
    `<g transform="translate(${String(x)} 390)"><circle r="118" fill="${body}" stroke="${light}" stroke-width="20"/><g transform="rotate(${spin.toFixed(0)})" stroke="${light}" stroke-width="9">` +
    '<path d="M0 -84V84M-73 -42L73 42M-73 42L73 -42"/></g><circle r="22" fill="' +
    light +
    '"/></g>';
  return (
    `<path d="M0 400q30 -180 330 -214Q560 0 880 0q370 0 580 190q60 30 76 90q10 60 -20 120Z" fill="${body}"/>` +
    `<path d="M420 190Q590 44 840 40v150ZM880 40q230 6 400 150H880Z" fill="${glass}"/>` +
    `<path d="M34 300l120 -34v40l-130 34ZM1500 236l36 44v26l-52 -10Z" fill="${light}"/>${wheel(330)}${wheel(1230)}`
  );
}

/** Colours: left, middle and right of the sky, car, glass, light, words, second words. */
export const volta: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const tall = isTall(face);
  const at = copy.at ?? 1;
  const square = !tall && w < h * 1.5;
  const words = block(
    { x: u * 7, y: u * 9, w: tall || square ? w - u * 14 : w * 0.5, h: tall ? h * 0.3 : square ? h * 0.34 : h * 0.42 },
    copy.headline,
    { colour: tint(copy, 6), weight: 132, leading: 1.02 },
  );
  const road = h * 0.88;
  const length = tall ? w * 1.15 : square ? w * 0.8 : Math.min(w * 0.46, h * 2.1);
  const speed = [0.7, 0.5, 0.86]
    .map(
      (share, i) =>
        `<path d="M${(w * (0.04 + 0.02 * i)).toFixed(0)} ${(road - h * (0.07 + 0.075 * i)).toFixed(0)}h${(w * 0.38 * share).toFixed(0)}" stroke-width="${(u * 0.8).toFixed(1)}"/>`,
    )
    .join('');
  return (
    `<defs>${fade('volta', copy.colours.slice(0, 3), tall ? 60 : 0)}</defs><rect width="${String(w)}" height="${String(h)}" fill="url(#volta)"/>` +
    `<g stroke="${tint(copy, 7)}" stroke-linecap="round" opacity=".7">${speed}</g>` +
    placed(
      {
        x: w - length - (tall ? -w * 0.28 : w * 0.03) - (1 - at) * w * 0.2,
        y: road - (length * 520) / 1540,
        w: length,
        h: (length * 520) / 1540,
      },
      1540,
      512,
      car(tint(copy, 3), tint(copy, 4), tint(copy, 5), at * 150),
    ) +
    `<path d="M0 ${road.toFixed(0)}H${String(w)}" stroke="${tint(copy, 5)}" stroke-width="${(u * 0.9).toFixed(1)}"/>` +
    words.svg +
    letters(u * 7, words.bottom + words.size * 0.72, copy.line ?? '', {
      size: words.size * 0.54,
      colour: tint(copy, 7),
      weight: 110,
      fit: tall || square ? w - u * 14 : w * 0.44,
    }) +
    letters(u * 7, h - u * 4, copy.brand, { size: u * 4.6, colour: tint(copy, 5), weight: 130, tracking: 300 })
  );
};
