import sharp from 'sharp';
import { letters, textWidth } from '../../../src/server/demo/drawings/lettering';
import { block, isTall, split } from '../../../src/server/demo/drawings/layout';
import { artworkList } from '../../../src/server/demo/artworkList';

const draw = (inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="160"><rect width="600" height="160" fill="#fff"/>${inside}</svg>`,
    ),
  )
    .removeAlpha()
    .raw()
    .toBuffer();
const ink = async (text: string, weight = 100): Promise<number> =>
  (await draw(letters(20, 110, text, { size: 100, colour: '#000', weight }))).filter((value) => value < 128).length;

it('draws letters without any font', async () => {
  const svg = letters(0, 0, 'Ag', { size: 10, colour: '#123456' });
  expect(svg).not.toContain('<text');
  expect(svg).toContain('#123456');
  expect(await ink('A')).toBeGreaterThan(1000);
});

it('draws heavier letters with more ink, and more letters with more', async () => {
  expect(await ink('n', 150)).toBeGreaterThan(await ink('n', 60));
  expect(await ink('nn')).toBeGreaterThan((await ink('n')) * 1.8);
});

it('knows every letter that the artworks use', async () => {
  const used = new Set(artworkList.flatMap(({ words, line }) => [...words.join(''), ...(line ?? '')]));
  used.delete(' ');
  const unknown = await ink('€');
  for (const letter of used) {
    const drawn = await ink(letter);
    expect([letter, drawn > 0]).toEqual([letter, true]);
    if (!'-–−'.includes(letter)) expect([letter, drawn === unknown]).toEqual([letter, false]);
  }
}, 30_000);

it('measures what it draws', () => {
  expect(textWidth('', { size: 100 })).toBe(0);
  expect(textWidth('mm', { size: 100 })).toBeGreaterThan(textWidth('m', { size: 100 }) * 1.9);
  expect(textWidth('To', { size: 100 })).toBeLessThan(textWidth('T', { size: 100 }) + textWidth('o', { size: 100 }));
  expect(textWidth('ab', { size: 100, tracking: 200 })).toBeCloseTo(textWidth('ab', { size: 100 }) + 20);
});

it('makes a text smaller that would not fit', async () => {
  const wide = await draw(letters(0, 110, 'WWWWWWWWWWWWWWWW', { size: 100, colour: '#000', fit: 300 }));
  const columns = Array.from({ length: 600 }, (_, x) =>
    [...Array(160).keys()].some((y) => (wide[(y * 600 + x) * 3] ?? 255) < 128),
  );
  expect(columns.lastIndexOf(true)).toBeLessThan(302);
  expect(columns.lastIndexOf(true)).toBeGreaterThan(280);
});

it.each([[{ w: 1920, h: 1080 }], [{ w: 1080, h: 1920 }], [{ w: 3840, h: 1080 }], [{ w: 1080, h: 1080 }]])(
  'lays words and picture side by side or one above the other on %o',
  (face) => {
    const { words, picture } = split(face);
    expect(
      isTall(face) || face.w === face.h ? words.y + words.h <= picture.y + 1 : words.x + words.w <= picture.x + 1,
    ).toBe(true);
    const { size, bottom } = block(words, ['Two', 'lines'], { colour: '#000' });
    expect(textWidth('lines', { size })).toBeLessThanOrEqual(words.w + 1);
    expect(bottom).toBeLessThanOrEqual(words.y + words.h);
  },
);
