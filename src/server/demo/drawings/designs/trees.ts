import { chance } from '../../chance';
import { letters } from '../lettering';
import { block, disc, isTall, rect, tint, unit, type Design } from '../layout';

function tree(x: number, foot: number, height: number, kind: number, crown: string, trunk: string): string {
  const stem = rect(x - height * 0.028, foot - height * 0.5, height * 0.056, height * 0.5, trunk);
  const top = foot - height;
  if (kind === 0) return stem + disc(x, top + height * 0.3, height * 0.3, crown);
  if (kind === 1)
    return `${stem}<path d="M${x.toFixed(0)} ${top.toFixed(0)}L${(x + height * 0.24).toFixed(0)} ${(foot - height * 0.2).toFixed(0)}H${(x - height * 0.24).toFixed(0)}Z" fill="${crown}"/>`;
  if (kind === 2)
    return `${stem}<ellipse cx="${x.toFixed(0)}" cy="${(top + height * 0.38).toFixed(0)}" rx="${(height * 0.17).toFixed(0)}" ry="${(height * 0.38).toFixed(0)}" fill="${crown}"/>`;
  return (
    stem +
    disc(x - height * 0.14, top + height * 0.36, height * 0.2, crown) +
    disc(x + height * 0.14, top + height * 0.34, height * 0.21, crown) +
    disc(x, top + height * 0.2, height * 0.2, crown)
  );
}

/** Colours: air, ground, trunk, words, then the crowns. */
export const trees: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const tall = isTall(face);
  const random = chance(copy.seed ?? 11);
  const crowns = copy.colours.slice(4);
  const foot = h * (tall ? 0.84 : 0.82);
  const height = tall ? h * 0.34 : h * 0.46;
  const count = Math.max(4, Math.round(w / (height * 0.42)));
  let wood = '';
  for (let i = 0; i < count; i += 1) {
    const grown = Math.min(1, Math.max(0.15, (copy.at ?? 1) * 2 - i / count));
    wood += tree(
      (w * (i + 0.5)) / count + (random() - 0.5) * height * 0.1,
      foot + u,
      height * (0.7 + random() * 0.3) * grown,
      Math.floor(random() * 4),
      crowns[i % crowns.length] ?? '',
      tint(copy, 2),
    );
  }
  const words = block({ x: u * 7, y: u * 8, w: w - u * 14, h: tall ? h * 0.26 : h * 0.24 }, copy.headline, {
    colour: tint(copy, 3),
    weight: 140,
    tracking: -8,
  });
  return (
    rect(0, 0, w, h, tint(copy, 0)) +
    wood +
    rect(0, foot, w, h - foot, tint(copy, 1)) +
    words.svg +
    letters(u * 7, h - (h - foot) / 2 + u * 2, copy.line ?? '', {
      size: Math.min(u * 6.2, (h - foot) * 0.42),
      colour: tint(copy, 0),
      weight: 96,
      fit: w * 0.5,
    }) +
    letters(w - u * 7, h - (h - foot) / 2 + u * 2, copy.brand, {
      size: Math.min(u * 5, (h - foot) * 0.36),
      colour: tint(copy, 0),
      weight: 130,
      tracking: 160,
      anchor: 'end',
      fit: w * 0.36,
    })
  );
};
