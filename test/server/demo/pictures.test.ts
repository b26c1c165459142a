import sharp from 'sharp';
import { inspect } from '../../../src/server/artwork/inspection/inspect';
import { artworkList } from '../../../src/server/demo/artworkList';
import { drawScene, sceneNames, sceneSide } from '../../../src/server/demo/drawings/scenes';
import { designs, looks } from '../../../src/server/demo/drawings/looks';
import { factsOf } from '../../../src/server/demo/fileFacts';
import { drawArtwork, storePictures, typeOf } from '../../../src/server/demo/pictures';

const stored = new Map<string, Buffer>();
const posters = new Map<string, Buffer>();
let pictures: Awaited<ReturnType<typeof storePictures>>;
beforeAll(async () => {
  pictures = await storePictures({
    put: (key, bytes) => Promise.resolve(void (key.endsWith('.poster') ? posters : stored).set(key, bytes)),
  });
}, 120_000);

it('stores every artwork and every board picture under a key of its own', () => {
  expect(stored.size).toBe(artworkList.length + sceneNames.length);
  expect(pictures.size).toBe(stored.size);
  expect([...posters.keys()].toSorted()).toEqual(
    [...pictures.values()]
      .filter(({ facts }) => facts.type === 'video/mp4')
      .map(({ key }) => `${key}.poster`)
      .toSorted(),
  );
  for (const key of stored.keys()) expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(new Set([...pictures.values()].map(({ sha256 }) => sha256)).size).toBe(stored.size);
});

it('draws each artwork in the size and type that it is ordered in', () => {
  const found = [...pictures.values()]
    .map(({ facts }) => `${facts.type} ${String(facts.width)}x${String(facts.height)}`)
    .sort();
  const wanted = [
    ...artworkList.map((one) => `${typeOf(one)} ${String(one.size[0])}x${String(one.size[1])}`),
    ...sceneNames.map(() => `image/jpeg ${String(sceneSide)}x${String(sceneSide)}`),
  ].sort();
  expect(found).toEqual(wanted);
});

it('finds the facts that the inspection of an upload finds', async () => {
  const kinds = new Map(
    [...pictures.values()].map(({ key, facts }) => [`${facts.type} ${String(facts.animated)}`, key]),
  );
  expect([...kinds.keys()].sort()).toEqual([
    'image/gif false',
    'image/gif true',
    'image/jpeg false',
    'image/png false',
    'image/webp false',
    'video/mp4 true',
  ]);
  for (const key of kinds.values())
    expect(pictures.get(key)?.facts).toEqual(await inspect(stored.get(key) ?? Buffer.alloc(0)));
}, 60_000);

it('makes videos of the ordered lengths, each below 3 MB', () => {
  const films = [...pictures.values()].filter(({ facts }) => facts.type === 'video/mp4');
  expect(films.map(({ facts }) => (facts.durationMs ?? 0) / 1000).sort((a, b) => a - b)).toEqual([6, 10, 10, 15, 45]);
  for (const { facts } of films) expect(facts.bytes).toBeLessThan(3_000_000);
});

it('keeps the whole demo small', () => {
  expect([...stored.values()].reduce((sum, bytes) => sum + bytes.length, 0)).toBeLessThan(25_000_000);
});

it('draws the same bytes again', async () => {
  const [first] = artworkList;
  expect(first && (await drawArtwork(first)).equals(await drawArtwork(first))).toBe(true);
});

it('draws something in every design, in every look: not one flat colour', async () => {
  for (const [name, design] of Object.entries(designs)) {
    for (const colours of looks[name as keyof typeof designs]) {
      // its own keys
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270" width="480" height="270">${design({ w: 480, h: 270 }, { colours, headline: ['Words'], line: 'line', brand: 'BRAND', seed: 3 })}</svg>`;
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect((await sharp(Buffer.from(svg)).stats()).entropy).toBeGreaterThan(0.3);
    }
  }
}, 60_000);

it('puts the board of a scene in the picture', async () => {
  const { width, height } = await sharp(await drawScene('highway')).metadata();
  expect([width, height]).toEqual([sceneSide, sceneSide]);
});

it('refuses to read what is no MP4', async () => {
  await expect(factsOf(Buffer.from('0000ftypisom and then nothing'))).rejects.toThrow('Not an MP4 file');
});
