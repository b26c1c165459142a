import { plainText } from '../../../ui/format/readNumber';
import { issue, memoizedByText, type ResolutionOrder, type RowContext, type RowIssue } from './column';

const maxPixels = 100_000;
/** The common 14x48 are feet. */
const few = 100;
/** `1080`, `1,080`, `1080.0`. */
const digits = String.raw`(\d{1,3}(?:[,.' ]\d{3})+(?:[.,]0+)?|\d{1,6}(?:[.,]0+)?)`;
/** `(H)`: which side it is. */
const sideName = String.raw`(?:\(?\s*(h|w|b|l|height|width|höhe|breite|hauteur|largeur)\s*\)?)?`;
const side = String.raw`${sideName}\s*[:=]?\s*${digits}\s*(?:px|pixels?|pix\.?|[pi]\b)?\s*${sideName}`;
const pair = new RegExp(String.raw`^${side}\s*(x|×|✕|✖|⨯|х|\*|by|mal|par|por|per|на|/|\s(?=[hwbl]))\s*${side}$`, 'i');
/** Signs that divide two numbers only if both are those of a screen: 16:9 is a ratio. */
const weakPair = /^(\d{3,5})\s*(?:[-_:;,&\\]|and|und|et|\s)\s*(\d{3,5})$/i;
const single = new RegExp(String.raw`^${digits}\s*(?:px|pixels?|pix)?$`, 'i');
/** Names of a number of lines or of columns. They say nothing of how the screen hangs. */
const named =
  /^(?:\d{3,4} ?[pi]|\d{1,2}k|(?:full|ultra|quad)?\s*-?\s*hd\+?|[qwfu]{1,3}hd\+?|w?u?x?s?xga\+?|uhd-?\d?)(?:\s.*)?$/i;
/** What stands beside both numbers: such names, the ratio, the rate of pictures. */
const besides =
  /(?<![\p{L}\d])(?:(?:full|ultra|quad)?[ -]?hd\+?|[qwfu]{1,3}hd\+?|[2458]k)(?!\p{L})|\b\d{1,2}:\d{1,2}\b|@ ?\d{2,3}(?: ?(?:hz|fps|p))?|\b\d{2,3} ?(?:hz|fps)\b/giu;
/** `(W x H)`: which of the numbers is which side. */
const sidesInOrder = /\(\s*(?:(w)[a-z]* ?[x×*] ?h|h[a-z]* ?[x×*] ?w)[a-z]*\s*\)/i;
const tall = /\b(?:portrait|vertical|hochformat|hochkant)\b/i;
const wide = /\b(?:landscape|horizontal|querformat)\b/i;
const lengths =
  /^[\d.,]+\s*(?:m|cm|mm|ft|feet|in|inch|inches|['′"″])?\s*(?:x|×|\*|by)\s*[\d.,]+\s*(?:m|cm|mm|ft|feet|in|inch|inches|['′"″])$/i;

/** A whole number of pixels; null for anything else. */
function parsePixels(digits: string | undefined): number | null {
  const number = Number((digits ?? '').replace(/[.,]0{1,2}$/, '').replace(/[,.' ]/g, ''));
  return number > 0 && number <= maxPixels ? number : null;
}

/** Both numbers of a resolution in their order; `order` where the text itself names the sides. */
export interface Resolution {
  first: number;
  second: number;
  order: ResolutionOrder | null;
}

const findOrder = (first: string | undefined, second: string | undefined): ResolutionOrder | null => {
  const [one, other] = [first?.charAt(0).toLowerCase(), second?.charAt(0).toLowerCase()];
  if (one === other) return null;
  if (one === 'h' || (other !== undefined && other !== 'h')) return 'height-first';
  return 'width-first';
};

/** `1080x1920`, `1080 px × 1920 px`, `1,080 (H) by 1,920 (W)`, `Full HD (1920x1080)`; null for anything else. */
export const readResolution = memoizedByText((text): Resolution | null => {
  const bare = plainText(text)
    .replace(sidesInOrder, ' ')
    .replace(besides, ' ')
    .replace(tall, ' ')
    .replace(wide, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/^\s*(["([])(.*)[")\]]\s*$/, '$2')
    .replace(/^(?:[\s,:]|- )+|[\s,:-]+$/g, '');
  const weak = weakPair.exec(bare);
  const found = weak ? [bare, '', weak[1], '', 'x', '', weak[2], ''] : pair.exec(bare);
  if (!found) return null;
  const [, before1, digits1, after1, between, before2, digits2, after2] = found;
  const [first, second] = [parsePixels(digits1), parsePixels(digits2)];
  if (first === null || second === null) return null;
  // 16/9 is a ratio.
  if (between === '/' && Math.max(first, second) < 100) return null;
  const hung = tall.test(text) ? first > second : wide.test(text) ? first < second : undefined;
  const sides = sidesInOrder.exec(text);
  const bySides = sides
    ? sides[1] === undefined
      ? 'height-first'
      : 'width-first'
    : findOrder(before1 || after1, before2 || after2);
  return { first, second, order: hung === undefined ? bySides : hung ? 'height-first' : 'width-first' };
});

/** Pixels of one side, from a column of its own: `1080`, `1,080 px`. */
export const readPixels = memoizedByText((text): number | null => parsePixels(single.exec(plainText(text))?.[1]));

const none = issue(
  'warning',
  'no-resolution',
  ['resolution'],
  'No resolution: artworks cannot be checked against this board.',
);
const noColumn: RowIssue = { ...none, onlyNew: true };
const noSides = { ...none, fields: ['width', 'height'] } as const;
const unknownOrientation = issue(
  'error',
  'orientation',
  ['resolution'],
  'The orientation is unknown: this does not say which side is wide. Write both numbers, like 1080x1920.',
);
const notResolution = issue(
  'error',
  'resolution',
  ['resolution'],
  'Not a resolution. Write two whole numbers with an x between them, like 1080x1920.',
);
const notPixelSizes = issue(
  'error',
  'length',
  ['resolution'],
  'This is a size in metres, feet or inches. Write the number of pixels, like 1080x1920.',
);
const fewPixels = issue(
  'warning',
  'few-pixels',
  ['resolution'],
  'Fewer than 100 pixels on each side: it may be a size in metres or feet.',
);
const notPixels = {
  width: issue('error', 'pixels', ['width'], 'Not a whole number of pixels, like 1080.'),
  height: issue('error', 'pixels', ['height'], 'Not a whole number of pixels, like 1080.'),
};

const oneSide = {
  width: issue(
    'error',
    'one-side',
    ['width'],
    'Missing, and the height alone is no resolution. Write its pixels, like 1920.',
  ),
  height: issue(
    'error',
    'one-side',
    ['height'],
    'Missing, and the width alone is no resolution. Write its pixels, like 1080.',
  ),
};

const checkText = memoizedByText((text): RowIssue | null => {
  const found = readResolution(text);
  if (found) return Math.max(found.first, found.second) < few ? fewPixels : null;
  if (named.test(text)) return unknownOrientation;
  return lengths.test(text) ? notPixelSizes : notResolution;
});

/** The resolution of a row: one column, or one for each side. */
export function checkResolution({ cells: { resolution, width, height } }: RowContext): RowIssue | null {
  if (resolution !== undefined && resolution !== '') return checkText(resolution);
  if (width === undefined && height === undefined) return resolution === undefined ? noColumn : none;
  const isMissing = { width: (width ?? '') === '', height: (height ?? '') === '' };
  if (isMissing.width && isMissing.height) return noSides;
  if (isMissing.width) return oneSide.width;
  if (isMissing.height) return oneSide.height;
  const [across, down] = [readPixels(width ?? ''), readPixels(height ?? '')];
  if (across === null) return notPixels.width;
  if (down === null) return notPixels.height;
  return Math.max(across, down) < few ? { ...fewPixels, fields: ['width', 'height'] } : null;
}
