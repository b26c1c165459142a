import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sweep } from '#test/sweep';
import { artworks } from '../../../demo/artworks';
import { boardPictures } from '../../../demo/boardPictures';
import { artworkKey, pictureFiles, readArtwork, sceneKey, storePictures } from '../../../demo/pictures';
import { inspect } from '../../../src/server/artwork/inspection/inspect';
import { posterKey, previewKey } from '../../../src/server/storage/previews';
import { previewWidths } from '../../../src/server/storage/addresses';

const folder = join(__dirname, '../../../demo/pictures');
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const stored = new Map<string, { bytes: Buffer; type: string }>();
beforeAll(() => storePictures({ put: (key, bytes, type) => Promise.resolve(void stored.set(key, { bytes, type })) }));

it('stores every artwork, every board picture and the posters of videos, each under a key of its own', () => {
  for (const artwork of artworks) {
    const key = artworkKey(artwork);
    expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
    expect(stored.get(key)?.type).toBe(artwork.facts.type);
    expect(stored.has(posterKey(key))).toBe(artwork.facts.type === 'video/mp4');
  }
  for (const { scene } of boardPictures) expect(stored.get(sceneKey(scene))?.type).toBe('image/jpeg');
  expect(stored.size).toBe(pictureFiles().length);
});

it('the facts in the list are those that the inspection of an upload finds', () =>
  sweep(
    artworks.map((artwork) => [artwork.file, artwork] as const),
    async (artwork) => {
      const bytes = await readArtwork(artwork);
      expect(sha256(bytes)).toBe(artwork.sha256);
      expect(artwork.facts).toEqual(await inspect(bytes));
    },
  ));

it('lists the facts of board pictures as they are, all square', async () => {
  for (const { scene, sha256: listed, facts } of boardPictures) {
    const bytes = stored.get(sceneKey(scene))?.bytes ?? Buffer.alloc(0);
    expect(sha256(bytes)).toBe(listed);
    expect(facts).toEqual(await inspect(bytes));
    expect(facts.width).toBe(facts.height);
  }
}, 30_000);

it('has pictures of every type, and videos of 6 to 45 seconds', () => {
  expect(new Set(artworks.map(({ facts }) => `${facts.type} ${String(facts.animated)}`))).toEqual(
    new Set([
      'image/gif false',
      'image/gif true',
      'image/jpeg false',
      'image/png false',
      'image/webp false',
      'video/mp4 true',
    ]),
  );
  const videos = artworks.filter(({ facts }) => facts.type === 'video/mp4');
  expect(videos.map(({ facts }) => (facts.durationMs ?? 0) / 1000).sort((a, b) => a - b)).toEqual([6, 10, 10, 15, 45]);
});

it('has previews of every picture, in widths that the product serves and in the shape of the picture', async () => {
  const pictures = [
    ...artworks.map((one) => ({ key: artworkKey(one), facts: one.facts })),
    ...boardPictures.map((one) => ({ key: sceneKey(one.scene), facts: one.facts })),
  ];
  for (const { key, facts } of pictures) {
    for (const width of [192, 384, 960]) {
      expect(previewWidths).toContain(width);
      const preview = stored.get(previewKey(key, width));
      const read = await sharp(preview?.bytes).metadata();
      expect([preview?.type, read.format]).toEqual(['image/webp', 'webp']);
      // The poster of a tall video is 900 pixels wide.
      expect(read.width).toBeLessThanOrEqual(width);
      expect(read.width).toBeGreaterThanOrEqual(Math.min(width, facts.width ?? 0, 900));
      expect(read.width / read.height).toBeCloseTo((facts.width ?? 0) / (facts.height ?? 1), 1);
    }
  }
}, 60_000);

it('keeps at most 8 MB, and no file that nothing uses', async () => {
  const names = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  expect(names).toHaveLength(pictureFiles().length);
  const sizes = await Promise.all(pictureFiles().map(async ({ path }) => (await readFile(join(folder, path))).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(8 * 1024 * 1024);
});
