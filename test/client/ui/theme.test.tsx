import { render, screen } from '@testing-library/react';
import { theme as antd } from 'antd';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { palettes } from '../../../src/client/ui/palette';
import type { Palette, Role } from '../../../src/client/ui/palette';
import { marqueeTheme } from '../../../src/client/ui/theme';
import { ThemeProvider, useShade } from '../../../src/client/ui/ThemeProvider';
import { answerMedia } from './renderUi';

/** WCAG 2 relative luminance. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const TEXT: readonly Role[] = ['text', 'textSecond', 'textThird', 'link', 'successText', 'warningText', 'errorText'];
const GROUNDS: readonly Role[] = ['container', 'layout', 'elevated', 'selected', 'stage'];
const shades = ['light', 'dark'] as const;

describe.each(shades)('the %s palette', (shade) => {
  const colour: Palette = palettes[shade];

  it.each(TEXT.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)))('%s is readable on %s', (text, ground) => {
    expect(contrast(colour[text], colour[ground])).toBeGreaterThanOrEqual(4.5);
  });
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
  it.each(['control', 'primary', 'success', 'warning', 'error'] as const)('the edge or drawing %s stands out from cards', (role) => {
    expect(contrast(colour[role], colour.container)).toBeGreaterThanOrEqual(3);
  });

  it('is the one that the style sheet has', () => {
    const css = readFileSync(join(__dirname, '../../../src/client/ui/palette.css'), 'utf8');
    const block = css.slice(css.indexOf(`[data-theme='${shade}'] {`)).split('}')[0] ?? '';
    const written = Object.fromEntries([...block.matchAll(/--mq-([a-z-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
    const expected = Object.fromEntries(Object.entries(colour).map(([role, value]) => [role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`), value]));
    expect(written).toEqual(expected);
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

it('stands still for those who asked for it', () => {
  expect(marqueeTheme('light', 'comfortable', true).token?.motion).toBe(false);
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
