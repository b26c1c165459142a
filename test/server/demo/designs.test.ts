import sharp from 'sharp';
import { svgOf } from '../../../src/server/demo/drawings/draw';
import { fade, placed, tint, unit } from '../../../src/server/demo/drawings/layout';
import { designs, looks, type DesignName } from '../../../src/server/demo/drawings/looks';
import { sceneNames, sceneSvg } from '../../../src/server/demo/drawings/scenes';

const faces = [
  ['landscape', 480, 270],
  ['portrait', 270, 480],
  ['banner', 700, 200],
  ['square', 300, 300],
] as const;
const names = Object.keys(designs) as DesignName[]; // its own keys
const copy = (name: DesignName, more: object = {}) => ({
  colours: looks[name][0] ?? [],
  headline: ['Some', 'words'],
  line: 'a line',
  brand: 'BRAND',
  seed: 4,
  ...more,
});
const pixels = (name: DesignName, w: number, h: number, more: object = {}): Promise<Buffer> =>
  sharp(Buffer.from(svgOf({ w, h }, designs[name]({ w, h }, copy(name, more)))))
    .removeAlpha()
    .raw()
    .toBuffer();

describe.each(names)('%s', (name) => {
  it.each(faces)('fills a %s face to its corners', async (_, w, h) => {
    const drawn = await pixels(name, w, h);
    expect(drawn).toHaveLength(w * h * 3);
    // Nothing is left transparent, which would come out black where no design of these is black in all four corners at once.
    const withAlpha = await sharp(Buffer.from(svgOf({ w, h }, designs[name]({ w, h }, copy(name)))))
      .ensureAlpha()
      .raw()
      .toBuffer();
    for (const [x, y] of [
      [0, 0],
      [w - 1, 0],
      [0, h - 1],
      [w - 1, h - 1],
    ] as const)
      expect(withAlpha[(y * w + x) * 4 + 3]).toBe(255);
  });

  it('shows its words: without them it is another picture', async () => {
    expect((await pixels(name, 480, 270)).equals(await pixels(name, 480, 270, { headline: ['Other'] }))).toBe(false);
  });

  it('draws the end of its movement when it is not told how far it is', () => {
    expect(designs[name]({ w: 480, h: 270 }, copy(name))).toBe(
      designs[name]({ w: 480, h: 270 }, copy(name, { at: 1 })),
    );
  });
});

it.each([
  'kestrel',
  'volta',
  'market',
  'marathon',
  'bruin',
  'festival',
  'wind',
  'citrus',
  'theatre',
  'signal',
] as const)('%s moves', (name) => {
  expect(designs[name]({ w: 480, h: 270 }, copy(name, { at: 0.3 }))).not.toBe(
    designs[name]({ w: 480, h: 270 }, copy(name, { at: 0.6 })),
  );
});

it.each(['kestrel', 'museum', 'market', 'citrus', 'trees', 'nightTrain', 'halden'] as const)(
  '%s is arranged otherwise with another seed',
  (name) => {
    expect(designs[name]({ w: 480, h: 270 }, copy(name, { seed: 1 }))).not.toBe(
      designs[name]({ w: 480, h: 270 }, copy(name, { seed: 600 })),
    );
  },
);

it('nests no two gradients of one name in one scene', () => {
  for (const scene of sceneNames) {
    const ids = [...sceneSvg(scene).matchAll(/ id="(\w+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});

describe('layout', () => {
  it('measures faces by their smaller side, banners by a little more', () => {
    expect(unit({ w: 1000, h: 1000 })).toBe(10);
    expect(unit({ w: 4000, h: 1000 })).toBe(13);
  });
  it('places a drawing whole, or so that it covers its box', () => {
    expect(placed({ x: 10, y: 0, w: 200, h: 100 }, 100, 100, '')).toBe(
      '<g transform="translate(60.0 0.0) scale(1.0000)"></g>',
    );
    expect(placed({ x: 10, y: 0, w: 200, h: 100 }, 100, 100, '', { cover: true })).toBe(
      '<g transform="translate(10.0 -50.0) scale(2.0000)"></g>',
    );
    expect(placed({ x: 0, y: 0, w: 200, h: 100 }, 100, 100, '', { alignX: 1 })).toContain('translate(100.0 0.0)');
  });
  it('fades over all its colours and takes black for a colour that is missing', () => {
    expect(fade('g', ['#000', '#888', '#fff'], 0)).toBe(
      '<linearGradient id="g" x1="0" y1="0" x2="1.000" y2="0.000"><stop offset="0.00" stop-color="#000"/><stop offset="0.50" stop-color="#888"/><stop offset="1.00" stop-color="#fff"/></linearGradient>',
    );
    expect(tint({ colours: ['#fff'], headline: [], brand: '' }, 3)).toBe('#000000');
  });
});
