import { existsSync } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { PictureWord } from '#contract/placement';
import { pixelLimit } from '../../storage/pixelLimit';

export type Line = Omit<PictureWord, 'suggests'>;

/** Pixels of the longer side of the picture that is read: smaller words than it shows are not read from the street. */
const readSize = 1600;
/** Percent. Below it a word is more often a shape than a word. */
const surely = 60;

/** One for each list of languages; this process reads one picture at a time. */
const readers = new Map<string, Promise<Worker>>();

/** The lines of text in a picture, top to bottom, with their boxes. Reads no network: languages come from packages. */
export async function readLines(picture: Buffer, languages: readonly string[]): Promise<Line[]> {
  const { data, info } = await sharp(picture, { limitInputPixels: pixelLimit, failOn: 'none', sequentialRead: true })
    .rotate()
    .resize({ width: readSize, height: readSize, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .greyscale()
    .png()
    .toBuffer({ resolveWithObject: true });
  const key = languages.join('+');
  const reader = readers.get(key) ?? startReader(languages);
  readers.set(key, reader);
  const read = await (await reader).recognize(data, {}, { text: false, blocks: true });
  const lines = (read.data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return lines.flatMap(({ words }) => {
    const sure = words.filter(({ confidence }) => confidence >= surely);
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
    return [{ text: text.slice(0, 200).toWellFormed(), box }];
  });
}

/** Tesseract reads its languages from one folder; each comes in a package of its own. */
async function startReader(languages: readonly string[]): Promise<Worker> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-words-'));
  try {
    for (const language of languages) {
      const file = `${language}.traineddata.gz`;
      await copyFile(join(packageFolder(language), '4.0.0_best_int', file), join(folder, file));
    }
    const reader = await createWorker([...languages], OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none' });
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
