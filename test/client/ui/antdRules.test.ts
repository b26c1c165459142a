import { antdRules } from '../../../scripts/antdRules.cjs';
import { marqueeTheme } from '../../../src/client/ui/theme';

/** The mark at the sheet's end: the parts in it, each with the hash of its rules. */
const partsOf = (sheet: string): string => /cache-path\{content:"([^"]*)"/.exec(sheet)?.[1] ?? '';

const themes = (['light', 'dark'] as const).flatMap((shade) =>
  (['comfortable', 'compact'] as const).flatMap((density) =>
    [true, false].flatMap((still) => [true, false].map((contrast) => [shade, density, { still, contrast }] as const)),
  ),
);

test('the sheet of the build has what the console would write for the same parts, whatever its theme', () => {
  const parts = partsOf(antdRules());
  expect(parts.split(';').map((part) => part.split(/[|:]/)[1])).toEqual([
    'ant-design-icons',
    'Shared',
    'Button-Button',
    'Wave-Wave',
    'Checkbox-Checkbox',
    'Select-Select',
    'Pagination-Pagination',
    'Dropdown-Dropdown',
  ]);
  for (const theme of themes) expect(partsOf(antdRules(marqueeTheme(...theme)))).toBe(parts);
});
