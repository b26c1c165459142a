import { render, screen } from '@testing-library/react';
import { theme as antd } from 'antd';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast } from '#test/contrast';
import { morePalettes } from '../../../src/client/ui/theme/morePalette';
import { palettes } from '../../../src/client/ui/theme/palette';
import type { Palette, Role } from '../../../src/client/ui/theme/palette';
import { marqueeTheme } from '../../../src/client/ui/theme/theme';
import { useShade } from '../../../src/client/ui/theme/AntdProvider';
import { ThemeProvider } from '../../../src/client/ui/theme/ThemeProvider';
import { answerMedia } from './renderUi';

const TEXT: readonly Role[] = ['text', 'textSecond', 'textThird', 'link', 'successText', 'warningText', 'errorText'];
const GROUNDS: readonly Role[] = ['container', 'layout', 'elevated', 'selected', 'stage'];
const shades = ['light', 'dark'] as const;

const css = readFileSync(join(__dirname, '../../../src/client/ui/theme/palette.css'), 'utf8');
/** The variables of the CSS rule with this selector, by their names in the palette. */
function written(rule: string): Record<string, string> {
  const block = css.slice(css.indexOf(`${rule} {`)).split('}')[0] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/--mq-([a-z-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [
      name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

describe.each(shades)('the %s palette of more contrast', (shade) => {
  const colour: Palette = morePalettes[shade];

  it.each(TEXT.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s is readable on %s at 7 to 1',
    (text, ground) => {
      expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(7);
    },
  );
  it.each([
    ['placeholder', 'container'],
    ['successText', 'successBg'],
    ['warningText', 'warningBg'],
    ['errorText', 'errorBg'],
    ['link', 'primaryBg'],
    ['dangerOn', 'danger'],
  ] as const)('%s is readable on %s at 7 to 1', (text, ground) => {
    expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(7);
  });
  it.each(['primary', 'primaryActive'] as const)('white is readable on %s at 7 to 1', (fill) => {
    expect(contrast('#ffffff', colour[fill])).toBeGreaterThanOrEqual(7);
  });
  it.each(['control', 'button', 'border', 'success', 'warning', 'error'] as const)(
    'the edge or drawing %s stands out from cards at 4.5 to 1',
    (role) => {
      expect(contrast(colour[role], colour.container)).toBeGreaterThanOrEqual(4.5);
    },
  );
  it('equals the style sheet', () => {
    const changed = Object.fromEntries(
      Object.entries(colour).filter(([role, value]) => palettes[shade][role as Role] !== value),
    ); // the keys of a palette are its roles
    expect({ ...changed, ...written(`[data-theme='${shade}'][data-contrast='more']`) }).toEqual(changed);
    expect(Object.keys(written(`[data-theme='${shade}'][data-contrast='more']`))).toEqual(
      expect.arrayContaining(Object.keys(changed)),
    );
  });
});

describe.each(shades)('the %s palette', (shade) => {
  const colour: Palette = palettes[shade];

  it.each(TEXT.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))(
    '%s is readable on %s',
    (text, ground) => {
      expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );
  it.each([
    ['placeholder', 'container'],
    ['placeholder', 'elevated'],
    ['successText', 'successBg'],
    ['warningText', 'warningBg'],
    ['errorText', 'errorBg'],
    ['link', 'primaryBg'],
    ['dangerOn', 'danger'],
  ] as const)('%s is readable on %s', (text, ground) => {
    expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['primary', 'primaryHover', 'primaryActive'] as const)('white is readable on %s', (fill) => {
    expect(contrast('#ffffff', colour[fill])).toBeGreaterThanOrEqual(4.5);
  });
  it.each(['control', 'primary', 'success', 'warning', 'error'] as const)(
    'the edge or drawing %s stands out from cards',
    (role) => {
      expect(contrast(colour[role], colour.container)).toBeGreaterThanOrEqual(3);
    },
  );

  it('equals the style sheet', () => {
    expect(written(`[data-theme='${shade}']`)).toEqual(colour);
  });

  it('reaches the components unshifted', () => {
    const token = antd.getDesignToken(marqueeTheme(shade, 'comfortable'));
    expect(token).toMatchObject({
      colorPrimary: colour.primary,
      colorError: colour.error,
      colorLink: colour.link,
      colorBgContainer: colour.container,
      colorText: colour.text,
      colorBorder: colour.control,
      controlHeight: 32,
      controlHeightSM: 28,
    });
  });
});

it('is denser when compact, and its small controls stay pressable', () => {
  const token = antd.getDesignToken(marqueeTheme('light', 'compact'));
  expect(token).toMatchObject({ controlHeight: 28, controlHeightSM: 26, controlHeightLG: 36 });
});

it('has no motion for users who prefer reduced motion', () => {
  expect(marqueeTheme('light', 'comfortable', { still: true }).token?.motion).toBe(false);
  expect(marqueeTheme('light', 'comfortable').token?.motion).toBe(true);
});

const Shade = () => <p>{useShade()}</p>;

describe('ThemeProvider', () => {
  it('writes shade and density on the page', () => {
    render(
      <ThemeProvider mode="dark" density="compact">
        <Shade />
      </ThemeProvider>,
    );
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.documentElement).toHaveAttribute('data-density', 'compact');
    expect(screen.getByText('dark')).toBeInTheDocument();
  });

  it('gives more contrast to those whose system asks for it', () => {
    const restore = answerMedia((query) => query === '(prefers-contrast: more)');
    render(
      <ThemeProvider mode="dark">
        <Shade />
      </ThemeProvider>,
    );
    expect(document.documentElement).toHaveAttribute('data-contrast', 'more');
    expect(antd.getDesignToken(marqueeTheme('dark', 'comfortable', { contrast: true })).colorTextSecondary).toBe(
      morePalettes.dark.textSecond,
    );
    restore();
  });

  it('follows the system when asked to', () => {
    const restore = answerMedia((query) => query === '(prefers-color-scheme: dark)');
    render(
      <ThemeProvider mode="system">
        <Shade />
      </ThemeProvider>,
    );
    expect(screen.getByText('dark')).toBeInTheDocument();
    restore();
  });
});

test.each(shades)('the ring of what has the focus stands out from every ground in %s', (shade) => {
  const { colorPrimaryBorder, lineWidthFocus } = antd.getDesignToken(marqueeTheme(shade, 'comfortable'));
  expect(lineWidthFocus).toBe(2);
  for (const ground of GROUNDS) expect(contrast(colorPrimaryBorder, palettes[shade][ground])).toBeGreaterThanOrEqual(3);
});
