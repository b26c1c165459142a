import { issue, memoizedByText, type ResolutionOrder, type RowContext, type RowIssue } from './column';

const maxPixels = 100_000;
/** `1080`, `1,080`, `1080.0`. */
const digits = String.raw`(\d{1,3}(?:[,.' ]\d{3})+(?:[.,]0+)?|\d{1,6}(?:[.,]0+)?)`;
/** `(H)`: which side it is. */
const sideName = String.raw`(?:\(?\s*(h|w|height|width)\s*\)?)?`;
const side = String.raw`${sideName}\s*[:=]?\s*${digits}\s*(?:px|pixels?|pix|p\b)?\s*${sideName}`;
const pair = new RegExp(String.raw`^${side}\s*(x|×|✕|х|\*|by|/)\s*${side}$`, 'i');
const single = new RegExp(String.raw`^${digits}\s*(?:px|pixels?|pix)?$`, 'i');
/** Names of a number of lines or of columns. They say nothing of how the screen hangs. */
const named =
  /^(?:\d{3,4}[pi]|\d{1,2}k|(?:full|ultra|quad)?\s*-?\s*hd\+?|[qwfu]{1,3}hd\+?|w?u?x?s?xga\+?|uhd-?\d?)(?:\s.*)?$/i;

/** A whole number of pixels; null for anything else. */
function pixelsOf(digits: string | undefined): number | null {
  const number = Number((digits ?? '').replace(/[.,]0{1,2}$/, '').replace(/[,.' ]/g, ''));
  return number > 0 && number <= maxPixels ? number : null;
}

/** Both numbers of a resolution in their order; `order` where the text itself names the sides. */
export interface Resolution {
  first: number;
  second: number;
  order: ResolutionOrder | null;
}

const orderOf = (first: string | undefined, second: string | undefined): ResolutionOrder | null => {
  const [one, other] = [first?.charAt(0).toLowerCase(), second?.charAt(0).toLowerCase()];
  if (one === other) return null;
  if (one === 'h' || other === 'w') return 'height-first';
  return 'width-first';
};

/** `1080x1920`, `1080 px × 1920 px`, `1,080 (H) by 1,920 (W)`; null for anything else. */
export const readResolution = memoizedByText((text): Resolution | null => {
  const found = pair.exec(text.trim());
  if (!found) return null;
  const [, before1, digits1, after1, between, before2, digits2, after2] = found;
  const [first, second] = [pixelsOf(digits1), pixelsOf(digits2)];
  if (first === null || second === null) return null;
  // 16/9 is a ratio.
  if (between === '/' && Math.max(first, second) < 100) return null;
  return { first, second, order: orderOf(before1 ?? after1, before2 ?? after2) };
});

/** Pixels of one side, from a column of its own: `1080`, `1,080 px`. */
export const readPixels = memoizedByText((text): number | null => pixelsOf(single.exec(text)?.[1]));

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
const notPixels = {
  width: issue('error', 'pixels', ['width'], 'Not a whole number of pixels, like 1080.'),
  height: issue('error', 'pixels', ['height'], 'Not a whole number of pixels, like 1080.'),
};

/** The resolution of a row: one column, or one for each side. */
export function checkResolution({ cells: { resolution, width, height } }: RowContext): RowIssue | null {
  if (resolution !== undefined && resolution !== '')
    return readResolution(resolution) ? null : named.test(resolution) ? unknownOrientation : notResolution;
  if (width === undefined && height === undefined) return resolution === undefined ? noColumn : none;
  if ((width ?? '') === '' && (height ?? '') === '') return noSides;
  if (readPixels(width ?? '') === null) return notPixels.width;
  return readPixels(height ?? '') === null ? notPixels.height : null;
}
