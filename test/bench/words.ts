import { execFileSync } from 'node:child_process';
import sharp from 'sharp';
import { foldText } from '#contract/fold';
import { readLines } from '../../src/server/artwork/words/readLines';
import type { Context } from './report';

const [width, height] = [1920, 1080];
/** Pixels: the product reads the preview. */
const previewWidth = 1600;
/** The height of the letters, as a share of the poster's. */
const sizes = [0.04, 0.06, 0.08, 0.12, 0.16, 0.2];
const fontsRead = 10;
const texts: readonly (readonly [string, string])[] = [
  ['Cold beer', 'every night'],
  ['House wine', 'from Friday'],
  ['Vote early', 'on Sunday'],
  ['Casino week', 'open late'],
  ['Two burgers', 'one price'],
];
/** The least share of the words that must be read, in percent. */
const grounds = {
  'dark on light': { fill: '#5a1a1a', ground: () => plain('#f3e6c8'), least: 95 },
  'light on dark': { fill: '#ffffff', ground: () => plain('#123a5c'), least: 95 },
  'on a photograph': { fill: '#ffffff', ground: photograph, least: 50 },
} as const;

/** Which words are found in posters, by the size of their letters, in ten of the installed fonts. */
export async function benchWords(context: Context): Promise<void> {
  const fonts = installedFonts();
  context.say(`words in posters: ${fonts.join(', ')}`);
  let [posters, took] = [0, 0];
  for (const [where, look] of Object.entries(grounds))
    for (const size of sizes) {
      let [found, all] = [0, 0];
      for (const font of fonts) {
        const lines = texts[posters % texts.length] ?? texts[0];
        const picture = await poster(lines ?? [], { font, size, fill: look.fill, ground: await look.ground(posters) });
        posters += 1;
        const began = performance.now();
        const read = new Set((await readLines(picture, ['eng'])).flatMap(({ text }) => foldText(text).split(' ')));
        took += performance.now() - began;
        const words = foldText((lines ?? []).join(' ')).split(' ');
        found += words.filter((word) => read.has(word)).length;
        all += words.length;
      }
      const what = `words found, letters ${String(size * 100)} % of the height`;
      const note = `${String(found)} of ${String(all)}`;
      context.add(what, where, (100 * found) / all, '%', { least: look.least }, note);
    }
  context.add('time to read one', `${String(posters)} posters`, took / posters, 'ms');
}

/** Families with Latin letters; the first, so that a machine always reads the same ones. */
function installedFonts(): string[] {
  const families = execFileSync('fc-list', [':lang=en', 'family'], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.split(',')[0]?.trim() ?? '')
    .filter((family) => family !== '' && !/math|symbol|emoji/i.test(family));
  return [...new Set(families)].sort().slice(0, fontsRead);
}

interface Look {
  font: string;
  size: number;
  fill: string;
  ground: Buffer;
}

function poster(lines: readonly string[], { font, size, fill, ground }: Look): Promise<Buffer> {
  const pixels = height * size;
  const text = lines.map((line, nth) => `<text x="120" y="${String(200 + pixels * (1 + nth * 1.25))}">${line}</text>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${String(height)}">
    <g font-family="${font}" font-size="${String(pixels)}" fill="${fill}">${text.join('')}</g></svg>`;
  return sharp(ground)
    .composite([{ input: Buffer.from(svg) }])
    .png()
    .toBuffer()
    .then((poster) => sharp(poster).resize({ width: previewWidth }).webp({ quality: 80 }).toBuffer());
}

const plain = (background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

/** What letters on a photograph stand on: spots of all sizes and colours, dark enough for white letters, and grain. */
async function photograph(seed: number): Promise<Buffer> {
  let state = seed + 1;
  const random = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  const spots = (across: number, low: number, high: number): Promise<Buffer> => {
    const down = Math.round((across * height) / width);
    const bytes = Buffer.from(Array.from({ length: across * down * 3 }, () => low + random() * (high - low)));
    return sharp(bytes, { raw: { width: across, height: down, channels: 3 } })
      .resize(width, height, { fit: 'fill', kernel: 'cubic' })
      .png()
      .toBuffer();
  };
  return sharp(await spots(8, 10, 150))
    .composite([
      { input: await spots(40, 60, 196), blend: 'soft-light' },
      { input: await spots(320, 96, 160), blend: 'soft-light' },
      { input: await spots(width, 110, 146), blend: 'overlay' },
    ])
    .png()
    .toBuffer();
}
