import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM, type Word, type Worker } from 'tesseract.js';
import type { PictureWord } from '#contract/placement';

export type Line = Omit<PictureWord, 'suggests'>;

/** Tesseract's ways to tell letters from their ground: one threshold for the picture, or (Sauvola) one for each place in it. */
const thresholds = { one: '0', local: '2' } as const;
/**
 * No single way reads every poster: large letters are read better in a small picture, and letters on photographs and
 * gradients with local thresholds. `size`: pixels of the longer side; smaller words than 1600 show nobody reads from the street.
 */
const passes = [
  { size: 1600, threshold: thresholds.one },
  { size: 800, threshold: thresholds.one },
  { size: 1600, threshold: thresholds.local },
] as const;
type Pass = (typeof passes)[number];

/** Percent. Below it a word is more often a shape than a word, short ones sooner than long ones. */
const minConfidence = ({ text }: Word): number => (text.replace(/[^\p{L}\p{N}]/gu, '').length < 4 ? 80 : 60);
/** Pixels. No letter can be read in less, and Tesseract fails at local thresholds. */
const smallestSide = 8;
/** Lines that share more than this part of the smaller one are the same line, read twice. */
const sameLine = 0.5;

/** A line with how much was read in it, and how surely. */
interface Weighed extends Line {
  weight: number;
}

/** One for each list of languages; this process reads one picture at a time. */
const readers = new Map<string, Promise<Worker>>();

/** The lines of text in a preview, top to bottom, with their boxes. Reads no network: languages come from packages. */
export async function readLines(picture: Buffer, languages: readonly string[]): Promise<Line[]> {
  const key = languages.join('+');
  const reader = readers.get(key) ?? startReader(languages);
  readers.set(key, reader);
  const found: Weighed[] = [];
  for (const pass of passes) found.push(...(await readOnce(picture, await reader, pass)));
  const best: Line[] = [];
  for (const { weight: _, ...line } of found.sort((a, b) => b.weight - a.weight))
    if (!best.some(({ box }) => overlap(box, line.box) > sameLine)) best.push(line);
  return best.sort((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

async function readOnce(picture: Buffer, reader: Worker, { size, threshold }: Pass): Promise<Weighed[]> {
  const { data, info } = await sharp(picture)
    .resize({ width: size, height: size, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .greyscale()
    .png()
    .toBuffer({ resolveWithObject: true });
  if (Math.min(info.width, info.height) < smallestSide) return [];
  await reader.setParameters({ thresholding_method: threshold });
  const read = await reader.recognize(data, {}, { text: false, blocks: true });
  const lines = (read.data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return lines.flatMap(({ words }) => {
    const sure = words.filter((word) => word.confidence >= minConfidence(word));
    const text = sure.map((word) => word.text).join(' ');
    if (!/[\p{L}\p{N}]{2}/u.test(text)) return [];
    const edge = (side: 'x0' | 'y0' | 'x1' | 'y1') => sure.map(({ bbox }) => bbox[side]);
    const [left, top] = [Math.min(...edge('x0')), Math.min(...edge('y0'))];
    const share = (pixels: number, of: number): number => Math.round(Math.min(Math.max(pixels / of, 0), 1) * 1e4) / 1e4;
    const box = {
      x: share(left, info.width),
      y: share(top, info.height),
      width: share(Math.max(...edge('x1')) - left, info.width),
      height: share(Math.max(...edge('y1')) - top, info.height),
    };
    const weight = sure.reduce((sum, word) => sum + word.text.length * word.confidence, 0);
    return [{ text: text.slice(0, 200).toWellFormed(), box, weight }];
  });
}

/** The part of the smaller box that both share. */
function overlap(a: Line['box'], b: Line['box']): number {
  const shared = (from: 'x' | 'y', size: 'width' | 'height'): number =>
    Math.max(0, Math.min(a[from] + a[size], b[from] + b[size]) - Math.max(a[from], b[from]));
  const smaller = Math.min(a.width * a.height, b.width * b.height);
  return smaller === 0 ? 1 : (shared('x', 'width') * shared('y', 'height')) / smaller;
}

/** Tesseract reads its languages from one folder; each comes in a package of its own. */
async function startReader(languages: readonly string[]): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-words-'));
  try {
    for (const language of languages) {
      const file = `${language}.traineddata.gz`;
      await copyFile(join(packageFolder(language), '4.0.0_best_int', file), join(folder, file));
    }
    const reader = await createWorker([...languages], OEM.LSTM_ONLY, {
      langPath: folder,
      cacheMethod: 'none',
      // What fails is rejected as well; without this it would also be thrown where nothing catches it.
      errorHandler: () => undefined,
    });
    // Its remarks on each picture are nobody's business.
    await reader.setParameters({
      tessedit_pageseg_mode: PSM.SPARSE_TEXT,
      user_defined_dpi: '70',
      debug_file: '/dev/null',
    });
    return reader;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Of a language's data, beside this file's own packages: a build cannot resolve a name that is made up at run time. */
function packageFolder(language: string): string {
  for (let folder = __dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', '@tesseract.js-data', language);
    if (existsSync(found)) return found;
  }
  throw new Error(`The package @tesseract.js-data/${language} is not installed.`);
}
