import { letters } from '../lettering';
import { block, disc, isTall, rect, tint, unit, type Design } from '../layout';

const wave = (w: number, y: number, rise: number, h: number, colour: string, shift: number): string =>
  `<path d="M${(-w * shift).toFixed(0)} ${y.toFixed(0)}q${(w / 4).toFixed(0)} ${(-rise * 2).toFixed(0)} ${(w / 2).toFixed(0)} 0t${(w / 2).toFixed(0)} 0t${(w / 2).toFixed(0)} 0t${(w / 2).toFixed(0)} 0V${h.toFixed(0)}H${(-w * shift).toFixed(0)}Z" fill="${colour}"/>`;

/** A bear's head, 100 wide, about its middle. */
const bear = (fur: string, snout: string): string =>
  disc(-35, -42, 17, fur) +
  disc(35, -42, 17, fur) +
  disc(-35, -42, 8, snout) +
  disc(35, -42, 8, snout) +
  `<circle r="54" fill="${fur}"/><ellipse cy="19" rx="33" ry="25" fill="${snout}"/>` +
  disc(-19, -8, 6, '#1b120c') +
  disc(19, -8, 6, '#1b120c') +
  disc(-17, -10, 2, '#ffffff') +
  disc(21, -10, 2, '#ffffff') +
  '<ellipse cy="8" rx="11" ry="7.5" fill="#1b120c"/><path d="M0 14v9M-12 25q12 10 24 0" stroke="#1b120c" stroke-width="3" fill="none" stroke-linecap="round"/>' +
  `<path d="M-30 -52q10 -22 28 -14q16 -14 34 6q-20 12 -34 8q-16 8 -28 0Z" fill="#ffffff"/>`;

/** Colours: air, water, deep water, fur, snout, words. */
export const bruin: Design = (face, copy) => {
  const { w, h } = face;
  const u = unit(face);
  const at = copy.at ?? 1;
  const wide = !isTall(face) && w > h * 1.3;
  const middle = { x: w * (wide ? 0.74 : 0.5), y: h * (wide ? 0.52 : 0.6) - Math.sin(at * Math.PI * 2) * u * 2 };
  const scale = (wide ? h * 0.56 : Math.min(w * 0.5, h * 0.4)) / 100;
  const words = block(
    wide ? { x: u * 7, y: h * 0.1, w: w * 0.42, h: h * 0.46 } : { x: u * 7, y: u * 8, w: w - u * 14, h: h * 0.22 },
    copy.headline,
    { colour: tint(copy, 5), weight: 138, align: wide ? 'start' : 'middle', tracking: -8 },
  );
  const bubbles = [
    [-0.9, -0.3, 12],
    [0.94, -0.5, 16],
    [0.8, 0.12, 8],
    [-0.72, 0.2, 7],
    [-1.1, -0.8, 6],
    [1.2, -1, 6],
  ]
    .map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${(middle.x + x * scale * 64).toFixed(0)}" cy="${(middle.y + y * scale * 60 - at * r).toFixed(0)}" r="${(r * scale * 0.9).toFixed(0)}" fill="#ffffff" opacity=".85"/><circle cx="${(middle.x + (x - 0.04) * scale * 64).toFixed(0)}" cy="${(middle.y + (y - 0.05) * scale * 60 - at * r).toFixed(0)}" r="${(r * scale * 0.5).toFixed(0)}" fill="${tint(copy, 0)}" opacity=".5"/>`,
    )
    .join('');
  return (
    rect(0, 0, w, h, tint(copy, 0)) +
    wave(w, h * 0.68, h * 0.05, h, tint(copy, 1), 0.1) +
    `<g transform="translate(${middle.x.toFixed(0)} ${middle.y.toFixed(0)}) scale(${scale.toFixed(3)})">${bear(tint(copy, 3), tint(copy, 4))}</g>` +
    bubbles +
    wave(w, h * 0.82, h * 0.045, h, tint(copy, 2), 0.3 + at * 0.1) +
    words.svg +
    letters(w * (wide ? 0 : 0.5) + (wide ? u * 7 : 0), h - u * 6, copy.brand, {
      size: u * 5.4,
      colour: '#ffffff',
      weight: 120,
      tracking: 220,
      anchor: wide ? 'start' : 'middle',
      fit: w * 0.86,
    })
  );
};
