import { theme as antd } from 'antd';
import { contrast } from '#test/contrast';
import { paletteRules } from '../../../src/client/ui/theme/addPalette';
import { morePalettes } from '../../../src/client/ui/theme/morePalette';
import { palettes, type Palette, type Role } from '../../../src/client/ui/theme/palette';
import { marqueeTheme } from '../../../src/client/ui/theme/theme';

const texts: readonly Role[] = ['text', 'textSecond', 'textThird', 'link', 'successText', 'warningText', 'errorText'];
const grounds: readonly Role[] = ['container', 'layout', 'elevated', 'selected', 'stage'];
const pairs: readonly (readonly [Role, Role])[] = [
  ...texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ['placeholder', 'container'],
  ['successText', 'successBg'],
  ['warningText', 'warningBg'],
  ['errorText', 'errorBg'],
  ['link', 'primaryBg'],
  // Buttons under the pointer, also those in the bar of an act on ticked rows.
  ['linkHover', 'container'],
  ['linkHover', 'primaryBg'],
  ['dangerOn', 'danger'],
];
const shades = ['light', 'dark'] as const;

/** The pairs of a palette whose contrast is lower than required, for the message. */
const tooLow = (colour: Palette, required: number, of: readonly (readonly [Role, Role])[]): string[] =>
  of
    .filter(([above, below]) => contrast(colour[above], colour[below]) < required)
    .map(([above, below]) => `${above} on ${below}: ${contrast(colour[above], colour[below]).toFixed(2)}`);
const onCards = (...roles: Role[]) => roles.map((role) => [role, 'container'] as const);
const underWhite = (colour: Palette, required: number, ...fills: Role[]): Role[] =>
  fills.filter((fill) => contrast('#ffffff', colour[fill]) < required);

test('texts are readable at 4.5 to 1, and what is drawn stands out at 3 to 1', () => {
  for (const shade of shades) {
    const colour = palettes[shade];
    expect({
      shade,
      texts: tooLow(colour, 4.5, [...pairs, ['placeholder', 'elevated']]),
      fills: underWhite(colour, 4.5, 'primary', 'primaryHover', 'primaryActive'),
      edges: tooLow(colour, 3, onCards('control', 'primary', 'success', 'warning', 'error')),
    }).toEqual({ shade, texts: [], fills: [], edges: [] });
  }
});

test('with more contrast: 7 to 1 and 4.5 to 1', () => {
  for (const shade of shades) {
    const colour = morePalettes[shade];
    expect({
      shade,
      texts: tooLow(colour, 7, pairs),
      fills: underWhite(colour, 7, 'primary', 'primaryActive'),
      edges: tooLow(colour, 4.5, onCards('control', 'button', 'border', 'success', 'warning', 'error')),
    }).toEqual({ shade, texts: [], fills: [], edges: [] });
  }
});

test('style sheet and components have the colours of the palettes', () => {
  for (const shade of shades) {
    const colour = palettes[shade];
    expect(paletteRules()).toContain(`[data-theme=${shade}]{color-scheme:${shade};--mq-layout:${colour.layout};`);
    expect(paletteRules()).toContain(`--mq-text-second:${morePalettes[shade].textSecond};`);
    expect(marqueeTheme(shade, 'comfortable').components?.Button).toMatchObject({
      defaultHoverColor: colour.linkHover,
      defaultActiveColor: colour.link,
    });
    expect(antd.getDesignToken(marqueeTheme(shade, 'comfortable'))).toMatchObject({
      colorPrimary: colour.primary,
      colorError: colour.error,
      colorLink: colour.link,
      colorBgContainer: colour.container,
      colorText: colour.text,
      colorBorder: colour.control,
      controlHeight: 32,
      controlHeightSM: 28,
    });
  }
  expect(antd.getDesignToken(marqueeTheme('dark', 'comfortable', { contrast: true })).colorTextSecondary).toBe(
    morePalettes.dark.textSecond,
  );
});

test('compact controls stay pressable and texts at 12 px or more; reduced motion has none; the focus ring stands out from every ground', () => {
  expect(antd.getDesignToken(marqueeTheme('light', 'compact'))).toMatchObject({
    controlHeight: 28,
    controlHeightSM: 26,
    controlHeightLG: 36,
    fontSizeSM: 12,
  });
  expect(marqueeTheme('light', 'comfortable', { still: true }).token?.motion).toBe(false);
  expect(marqueeTheme('light', 'comfortable').token?.motion).toBe(true);
  for (const shade of shades) {
    const { colorPrimaryBorder, lineWidthFocus } = antd.getDesignToken(marqueeTheme(shade, 'comfortable'));
    expect(lineWidthFocus).toBe(2);
    expect(grounds.filter((ground) => contrast(colorPrimaryBorder, palettes[shade][ground]) < 3)).toEqual([]);
  }
});
