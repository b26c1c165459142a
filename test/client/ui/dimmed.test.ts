import { contrast, faded } from '#test/contrast';
import { readSource } from '#test/sources';
import { palettes, type Role } from '../../../src/client/ui/theme/palette';

const texts: readonly Role[] = ['text', 'textSecond', 'textThird', 'link', 'successText', 'warningText', 'errorText'];
/** The result of `grayscale(1)` for a colour (Filter Effects, section 13.1). */
function grey(hex: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const level = Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    .toString(16)
    .padStart(2, '0');
  return `#${level.repeat(3)}`;
}

/** The opacities of the filters. axe ignores filters, so their contrast is computed here. */
const dimmed = ['src/client/ui/table/PagedTable.css', 'src/client/boards/map/map.css'].flatMap((path) =>
  [...readSource(path).text.matchAll(/filter: grayscale\(1\) opacity\(([\d.]+)\)/g)].map(([, opacity]) =>
    Number(opacity),
  ),
);

test('the two style rules that dim lists have the same values', () => {
  expect(dimmed).toHaveLength(2);
  expect(new Set(dimmed).size).toBe(1);
});

test.each(['light', 'dark'] as const)(
  'texts of rows that are being fetched anew keep their contrast in %s',
  (shade) => {
    const ground = grey(palettes[shade].container);
    const low = texts
      .map((role) => ({ role, ratio: contrast(faded(grey(palettes[shade][role]), dimmed[0] ?? 0, ground), ground) }))
      .filter(({ ratio }) => ratio < 4.5);
    expect(low).toEqual([]);
  },
);
