import { chance } from '../../chance';
import { letters } from '../lettering';
import { block, disc, fade, isTall, rect, tint, unit, type Design } from '../layout';

function peaks(w: number, floor: number, height: number, count: number, random: () => number): string {
  let path = `M${(-w * 0.05).toFixed(0)} ${floor.toFixed(0)}`;
  for (let i = 0; i < count; i += 1) {
    path += `L${((w * 1.1 * (i + 0.35 + random() * 0.3)) / count - w * 0.05).toFixed(0)} ${(floor - height * (0.55 + 0.45 * random())).toFixed(0)}L${((w * 1.1 * (i + 1)) / count - w * 0.05).toFixed(0)} ${(floor - height * 0.24 * random()).toFixed(0)}`;
  }
  return `${path}V${(floor * 3).toFixed(0)}H0Z`;
}

/** Colours: sky above, sky below, moon, far peaks, near peaks, train, windows, words. */
export const nightTrain: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const tall = isTall(face);
  const random = chance(copy.seed ?? 9);
  const track = h * (tall ? 0.84 : 0.82);
  const car = { w: Math.max(w * 0.2, h * 0.34), h: h * (tall ? 0.05 : 0.11) };
  let stars = '';
  for (let i = 0; i < 60; i += 1)
    stars += disc(random() * w, random() * track * 0.62, u * (0.12 + random() * 0.22), tint(copy, 2));
  let train = '';
  for (let x = w * 0.08 - (1 - (copy.at ?? 1)) * car.w, i = 0; x < w; x += car.w * 1.02, i += 1) {
    train += `<rect x="${x.toFixed(0)}" y="${(track - car.h).toFixed(0)}" width="${car.w.toFixed(0)}" height="${car.h.toFixed(0)}" rx="${(car.h * (i === 0 ? 0.46 : 0.14)).toFixed(0)}" fill="${tint(copy, 5)}"/>`;
    for (let k = 0; k < 6; k += 1)
      train += rect(
        x + car.w * (0.12 + k * 0.14),
        track - car.h * 0.76,
        car.w * 0.09,
        car.h * 0.34,
        tint(copy, 6),
        car.h * 0.05,
      );
  }
  const words = block(
    { x: u * 7, y: u * 9, w: tall ? w - u * 14 : w * 0.5, h: tall ? h * 0.22 : h * 0.36 },
    copy.headline,
    { colour: tint(copy, 7), weight: 108 },
  );
  return (
    `<defs>${fade('train', [tint(copy, 0), tint(copy, 1)])}</defs><rect width="${String(w)}" height="${String(h)}" fill="url(#train)"/>${stars}` +
    disc(w * (tall ? 0.7 : 0.8), h * (tall ? 0.42 : 0.28), u * 14, tint(copy, 2)) +
    disc(w * (tall ? 0.7 : 0.8) - u * 5, h * (tall ? 0.42 : 0.28) - u * 2.4, u * 12, tint(copy, 0)) +
    `<path d="${peaks(w, track, h * (tall ? 0.26 : 0.46), tall ? 3 : 5, random)}" fill="${tint(copy, 3)}"/><path d="${peaks(w, track, h * (tall ? 0.14 : 0.24), tall ? 4 : 7, random)}" fill="${tint(copy, 4)}"/>` +
    train +
    rect(0, track + u * 0.6, w, u * 0.9, tint(copy, 6)) +
    rect(0, track + u * 1.5, w, h - track, tint(copy, 5)) +
    words.svg +
    letters(u * 7, words.bottom + u * 9, copy.line ?? '', {
      size: u * 6.2,
      colour: tint(copy, 6),
      weight: 84,
      fit: tall ? w - u * 14 : w * 0.48,
    }) +
    letters(u * 7, h - u * 5, copy.brand, {
      size: u * 4.8,
      colour: tint(copy, 7),
      weight: 120,
      tracking: 300,
      fit: w * 0.8,
    })
  );
};
