import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { sweep } from '#test/sweep';
import { artworks } from '../../../demo/artworks';
import { boardPictures } from '../../../demo/boardPictures';
import { artworkKey, pictureFiles, readArtwork, sceneKey, storePictures } from '../../../demo/pictures';
import { inspect } from '../../../src/server/artwork/inspection/inspect';
import { posterKey, previewKey } from '../../../src/server/storage/previews';
import { previewWidths } from '../../../src/server/storage/addresses';

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
