import { letters } from '../lettering';
import { block, disc, placed, rect, split, tint, unit, type Design } from '../layout';

/** A tall glass in a box of 480 by 1150: straw, lid, cup, drink. */
function cup(drink: string, foam: string, glass: string, straw: string): string {
  const ice = [
    [120, 520, -12],
    [236, 476, 20],
    [180, 640, 6],
    [276, 600, -24],
  ]
    .map(
      ([x = 0, y = 0, turn = 0]) =>
        `<rect x="${String(x)}" y="${String(y)}" width="84" height="84" rx="14" fill="#ffffff" opacity=".22" transform="rotate(${String(turn)} ${String(x + 42)} ${String(y + 42)})"/>`,
    )
    .join('');
  return (
    `<path d="M292 330L366 10" stroke="${straw}" stroke-width="30" stroke-linecap="round"/>` +
    `<path d="M32 360h416l-50 730q-6 60 -70 60H152q-64 0 -70 -60Z" fill="${glass}"/>` +
    `<path d="M54 560h372l-36 520q-4 40 -52 40H142q-48 0 -52 -40Z" fill="${drink}"/><path d="M54 560h372l-12 170q-92 66 -184 12t-164 8Z" fill="${foam}"/>${ice}` +
    `<path d="M86 400l40 690" stroke="#ffffff" stroke-width="20" stroke-linecap="round" opacity=".35"/>` +
    rect(0, 300, 480, 72, glass, 36) +
    rect(40, 252, 400, 60, glass, 26)
  );
}

/** Colours: ground, disc, drink, foam, glass, straw, words. */
export const northwind: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const { words: box, picture } = split(face, 0.5);
  const words = block({ ...box, h: box.h * (picture.y > 0 ? 1 : 0.66) }, copy.headline, {
    colour: tint(copy, 6),
    weight: 142,
    tracking: -14,
  });
  const centre = { x: picture.x + picture.w / 2, y: picture.y + picture.h * 0.54 };
  const stood = picture.y > 0;
  return (
    rect(0, 0, w, h, tint(copy, 0)) +
    disc(centre.x, centre.y, Math.min(picture.w, picture.h) * 0.48, tint(copy, 1)) +
    placed(
      {
        x: picture.x,
        y: picture.y + picture.h * (stood ? 0.05 : 0.04),
        w: picture.w,
        h: picture.h * (stood ? 0.8 : 0.92),
      },
      480,
      1150,
      cup(tint(copy, 2), tint(copy, 3), tint(copy, 4), tint(copy, 5)),
    ) +
    words.svg +
    letters(stood ? w / 2 : box.x, h - u * 7, copy.brand, {
      size: u * 6,
      colour: tint(copy, 6),
      weight: 120,
      tracking: 260,
      anchor: stood ? 'middle' : 'start',
      fit: stood ? w * 0.8 : box.w,
    })
  );
};
