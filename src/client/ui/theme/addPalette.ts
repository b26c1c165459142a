import { morePalettes } from './morePalette';
import { palettes, type Palette } from './palette';

const rule = (selector: string, shade: 'light' | 'dark', palette: Palette): string => {
  const variables = Object.entries(palette).map(
    ([role, colour]) => `--mq-${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour}`,
  );
  return `${selector}{color-scheme:${shade};${variables.join(';')}}`;
};

/** The colours as CSS variables: `textSecond` is `--mq-text-second`. */
export const paletteRules = (): string =>
  [
    rule(':root,[data-theme=light]', 'light', palettes.light),
    rule('[data-theme=dark]', 'dark', palettes.dark),
    rule('[data-theme=light][data-contrast=more]', 'light', morePalettes.light),
    rule('[data-theme=dark][data-contrast=more]', 'dark', morePalettes.dark),
  ].join('\n');

/** The first name is the weakest: antd's rules win over those for plain elements, and ours, which have no layer, over both. */
const LAYERS = '@layer elements, antd;';

/** Gives the page the order of the layers and the colours, before all other styles. */
export function addPalette(): void {
  const style = document.createElement('style');
  style.textContent = `${LAYERS}\n${paletteRules()}`;
  document.head.prepend(style);
}
