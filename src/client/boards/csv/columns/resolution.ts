import { foldText } from '#contract/fold';
import { plainText } from '../../../ui/format/readNumber';
import { memoizedByText, type ResolutionOrder } from './column';
import { isWideBy, noSide, orderIn, orderOf, orientations, sidesInOrder, sideWord, turns, type Side } from './sides';

const maxPixels = 100_000;
/** The common 14x48 are feet. */
export const few = 100;
/** `1080`, `1,080`, `1080.0`. */
const digits = String.raw`(\d{1,3}(?:[,.' ]\d{3})+(?:[.,]0+)?|\d{1,6}(?:[.,]0+)?)`;
/** `(H)`: which side it is. */
const sideName = String.raw`(?:\(?\s*(${sideWord})\s*\)?)?`;
/** Behind both numbers also how the board hangs: `(P)`. */
const lastName = String.raw`(?:\(?\s*((?:${sideWord}|p)(?![\p{L}\d]))\s*\)?)?`;
const number = String.raw`\s*[:=]?\s*${digits}\s*(?:px|pix\p{L}*\.?|[pi]\b)?\s*`;
const between = String.raw`\s*(-?(?:[x✕✖⨯х*]|by|mal|par|por|per|на)-?|[/,;|\s])\s*`;
const pairText = String.raw`(?:(?<!\p{L})${sideName})?${number}${sideName}${between}${sideName}${number}${lastName}`;
const pair = new RegExp(`^${pairText}$`, 'u');
/** Signs that divide two numbers only if both are those of a screen: 16:9 is a ratio. */
const weakPair = /^(\d{3,5})\s*(?:[-_:;,&\\|]|and|und|et|\s)\s*(\d{3,5})$/;
const single = new RegExp(String.raw`^${digits}\s*(?:px|pixels?|pix)?$`, 'i');
/** Names of a number of lines or of columns. They say nothing of how the screen hangs. */
export const named =
  /^(?:\d{3,4} ?[pi]|\d{1,2}k|(?:full|ultra|quad)?\s*-?\s*hd\+?|[qwfu]{1,3}hd\+?|w?u?x?s?xga\+?|uhd-?\d?)(?:\s.*)?$/;
/** What stands beside both numbers: such names, the ratio, the rate of pictures. */
const besides =
  /(?<![\p{L}\d])(?:(?:full|ultra|quad)?[ -]?hd\+?|[qwfu]{1,3}hd\+?|[2458]k)(?!\p{L})|\b\d{1,2}:\d{1,2}\b|@ ?\d{2,3}(?:\.\d+)?(?: ?(?:hz|fps|p))?|\b\d{2,3}(?:\.\d+)? ?(?:hz|fps)\b/gu;
/** A unit of length. */
export const length = String.raw`(?:[cm]?m|(?:centi|mil+i)?met\p{L}*|ft|feet|in|inch(?:es)?|zoll|['′"″]{1,2})`;
export const unitOfLength = new RegExp(`^${length}$`, 'iu');
/** All that a column of units may hold. */
export const unit = new RegExp(`^(?:${length}|px|pix(?:els?)?)$`, 'iu');
/** A size in metres, feet or inches. */
export const lengths = new RegExp(String.raw`^[\d.,]+\s*(?:${length})?\s*(?:x|\*|by)\s*[\d.,]+\s*(?:${length})$`, 'u');
/** In `LED 1920x1080`, but neither in `2 x 1920x1080` nor in `1920x1080 mm`. */
const pairInside = new RegExp(
  String.raw`(?<![\d.,]|^-|[x*] ?)${pairText}(?![\d.,]*\d| ?[x*] ?\d| ?${length}(?!\p{L}))`,
  'gu',
);

/** `1 280` before anything else: a space that may mark thousands. In `P3 960` it follows a name. */
const beginsMarked = /^[^\p{L}\d]*\d{1,3} \d{3}(?!\d)/u;
const usualSides = new Set([720, 768, 1024, 1080, 1280, 1366, 1440, 1600, 1920, 2160, 2560, 3840, 4096]);

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

/** Empty for what is no resolution: a long text, and one with footnotes, which are no digits. */
export const foldCell = (typed: string): string =>
  typed.length > 100 || /\p{No}/u.test(typed) ? '' : foldText(plainText(typed));

/** The numbers and names of a match of `pairText`. `text`: all of the cell, which may say how the board hangs. */
function resolutionOf(match: RegExpExecArray, text: string): Resolution | null {
  const [, before1, digits1, after1, sign = '', before2, digits2, after2] = match;
  const [first, second] = [parsePixels(digits1), parsePixels(digits2)];
  if (first === null || second === null) return null;
  const isMarkedAlone = digits1?.includes(' ') === true && !/[,.' ]\d{3}/.test(digits2 ?? '');
  // `3 960x640` may be three screens; `3 960 x 640` and `1 920x1080` are not.
  const isSpaced = match[0].includes(` ${sign} `) || (usualSides.has(first) && usualSides.has(second));
  if (isMarkedAlone && !(isSpaced && beginsMarked.test(text))) return null;
  // In `W 1080 H 1920` the name behind the first number is that of the second.
  const [one, other] = [before1 ?? after1, before2 ?? after2 ?? (before1 && after1)];
  if (/[,;|\s]/.test(sign) && (one === undefined || other === undefined)) return null;
  // 16/9 is a ratio.
  if (sign === '/' && Math.max(first, second) < few) return null;
  // `H` alone is the height: as 'horizontal' it would mean the same of 1920x1080.
  const isSide = one !== undefined || before2 !== undefined || !noSide.test(other ?? '');
  const wide = isWideBy(text) ?? (isSide ? null : isWideBy(other ?? ''));
  const byNames = orderIn(text) ?? (isSide ? orderOf(one, other) : null);
  return { first, second, order: wide === null ? byNames : wide === first > second ? 'width-first' : 'height-first' };
}

/** `1080x1920`, `1080 px × 1920 px`, `1,080 (H) by 1,920 (W)`, `Full HD (1920x1080)`; null for anything else. */
export const readResolution = memoizedByText((typed): Resolution | null => {
  const text = foldCell(typed);
  const whole = pair.exec(text);
  const exact = whole && resolutionOf(whole, text);
  if (exact) return exact;
  const bare = text
    .replace(sidesInOrder, ' ')
    .replace(besides, ' ')
    .replace(orientations, ' ')
    .replace(/[([][\s,;/|-]*[)\]]/g, ' ')
    .replace(/^\s*(["([])(.*)[")\]]\s*$/, '$2')
    .replace(/^(?:[\s,:]|- )+|[\s,:-]+$/g, '');
  const weak = weakPair.exec(bare);
  const found = pair.exec(weak ? `${weak[1] ?? ''}x${weak[2] ?? ''}` : bare);
  return found && resolutionOf(found, text);
});

const isLarge = ({ first, second }: Resolution): boolean => Math.min(first, second) >= few;

/** Whether a text can hardly be metres: two whole numbers of a screen. `4.500 x 3.200` may have decimals. */
export function isInPixels(text: string): boolean {
  const found = readResolution(text);
  return found !== null && isLarge(found) && !/\d[.,]\d/.test(text);
}

/** The only pair of numbers that stands among other words, written so that it can be read. */
export function meantResolution(typed: string): string | null {
  const text = foldCell(typed);
  // In `P6 960` a name stands before the number.
  if (/\p{L}\d{1,3} \d{3}(?!\d)/u.test(text) || turns.test(text)) return null;
  const found = [...text.matchAll(pairInside)]
    .map((match) => resolutionOf(match, text))
    .filter((each) => each !== null && isLarge(each));
  const [only] = found;
  const isLost = only?.order === null && text.search(orientations) !== -1; // 'landscape/portrait'
  return only && found.length === 1 && !isLost ? resolutionText(only) : null;
}

/** `1080 (W) x 1920 (H)`. */
export function resolutionText({ first, second, order }: Resolution): string {
  if (order === null) return `${String(first)}x${String(second)}`;
  const names = order === 'width-first' ? ['W', 'H'] : ['H', 'W'];
  return `${String(first)} (${names[0] ?? ''}) x ${String(second)} (${names[1] ?? ''})`;
}

/** Width and height. `fileOrder`: that of numbers whose text does not name their sides. */
export function sidesOf({ first, second, order }: Resolution, fileOrder: ResolutionOrder): Record<Side, number> {
  const isHeightFirst = (order ?? fileOrder) === 'height-first';
  return isHeightFirst ? { width: second, height: first } : { width: first, height: second };
}

/** Pixels of one side, from a column of its own: `1080`, `1,080 px`. */
export const readPixels = memoizedByText((text): number | null => parsePixels(single.exec(plainText(text))?.[1]));
