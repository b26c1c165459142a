import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { createMediaChild } from '../../../src/server/artwork/inspection/mediaChild';
import type { WordsAsked, WordsRead } from '../../../src/server/artwork/inspection/mediaProcess';

const program = join(__dirname, '../../support/mediaProcess.cjs');
const failed = (): Error => new Error('The process did not answer.');

/** The most memory, in MB, that any child of this process has had. */
function peakOfChildren(): number {
  const children = readFileSync(`/proc/self/task/${String(process.pid)}/children`, 'utf8')
    .trim()
    .split(' ');
  return Math.max(
    ...children.map((pid) => {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    }),
  );
}

test('the process that reads words stays within 400 MB, picture after picture, with four languages', async () => {
  const child = createMediaChild<WordsAsked, WordsRead>(
    { tooLong: failed, died: failed },
    { program, timeout: 60_000 },
  );
  // The largest preview, and the hardest to compress.
  const picture = await sharp({
    create: {
      width: 1600,
      height: 3200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .webp({ quality: 80 })
    .toBuffer();
  for (let nth = 0; nth < 12; nth += 1) await child.request({ picture, languages: ['eng', 'deu', 'fra', 'spa'] });
  const peak = peakOfChildren();
  child.close();
  expect(peak).toBeGreaterThan(150);
  expect(peak).toBeLessThan(400);
}, 300_000);
