import { foldText } from '#contract/fold';
import { issue, memoizedByText, type Cells, type Fix, type RowContext, type RowIssue } from './column';
import {
  few,
  foldCell,
  length,
  lengths,
  meantResolution,
  named,
  readPixels,
  readResolution,
  resolutionText,
  sidesOf,
  unitOfLength,
  type Resolution,
} from './resolution';
import { isWideBy, type Side } from './sides';

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
const otherWords = memoizedByText((resolution) =>
  issue('error', 'words', ['resolution'], 'Two numbers among other words. Write the numbers alone, like 1080x1920.', {
    fix: { label: 'Use the two numbers', cells: { resolution } },
  }),
);
const hangsOtherwise = (cells: Cells): RowIssue =>
  issue(
    'warning',
    'turned',
    cells.resolution === undefined ? ['width', 'height'] : ['resolution'],
    'Read like this, the board hangs another way than other columns of its row say.',
    { fix: { label: 'Swap width and height', cells } },
  );
const turned = memoizedByText((resolution) => hangsOtherwise({ resolution }));
const turnedSides = memoizedByText((width) =>
  memoizedByText((height) => hangsOtherwise({ width: height, height: width })),
);
const widthAndHeight = (resolution: string): Fix => ({ label: 'Use width and height', cells: { resolution } });
const otherSize = memoizedByText((resolution) =>
  issue(
    'warning',
    'other-size',
    ['resolution', 'width', 'height'],
    'The columns of width and height say another size.',
    { fix: widthAndHeight(resolution) },
  ),
);
const fewPixels = issue(
  'warning',
  'few-pixels',
  ['resolution'],
  'Fewer than 100 pixels on each side: it may be a size in metres or feet.',
);
/** No screen is as wide in centimetres, and hardly one has so few pixels. */
const largeScreen = 300;
const maybeCentimetres = issue(
  'warning',
  'small-size',
  ['width', 'height'],
  'Fewer than 300 pixels on each side: it may be a size in centimetres.',
);
const fewPixelSides: RowIssue = { ...fewPixels, fields: ['width', 'height'] };
const ofEachSide = (code: string, message: string): Record<Side, RowIssue> => ({
  width: issue('error', code, ['width'], message),
  height: issue('error', code, ['height'], message),
});
const notPixels = ofEachSide('pixels', 'Not a whole number of pixels, like 1080.');
const notPixelLength = ofEachSide(
  'length',
  'This is a size in metres, feet or inches. Write the number of pixels, or set the column to be ignored.',
);
const otherUnit: RowIssue = { ...notPixelLength.width, fields: ['width', 'height', 'unit'] };
const otherUnitOfBoth: RowIssue = { ...notPixelSizes, fields: ['resolution', 'unit'] };
const isLength = new RegExp(String.raw`^\d+[.,]\d+$|^[\d.,]+\s*${length}$`, 'iu');
const oneSide = ofEachSide(
  'one-side',
  'Missing, and the other side alone is no resolution. Write its pixels, like 1080.',
);

const checkText = memoizedByText((text): RowIssue | null => {
  const found = readResolution(text);
  if (found) return Math.max(found.first, found.second) < few ? fewPixels : null;
  const meant = meantResolution(text);
  if (meant !== null) return otherWords(meant);
  const folded = foldCell(text);
  if (named.test(folded)) return unknownOrientation;
  return lengths.test(folded) ? notPixelSizes : notResolution;
});

/** Whether other columns say that the board is wider than tall; null if they do not say it. */
export function isWideByColumns({ width = '', height = '', orientation = '' }: Cells): boolean | null {
  const [across, down] = [readPixels(width), readPixels(height)];
  return across === null || down === null || across === down ? isWideByWord(orientation) : across > down;
}
const isWideByWord = memoizedByText((text) => isWideBy(foldText(text)));

/** Whether other columns of the row contradict the size that its resolution is read as. */
function compareColumns(found: Resolution, { cells, order, pixelSides }: RowContext): RowIssue | null {
  const { width, height } = sidesOf(found, order);
  const [across, down] = [readPixels(cells.width ?? ''), readPixels(cells.height ?? '')];
  const isSame = across === width && down === height;
  const isTurned = across === height && down === width;
  if (pixelSides && across !== null && down !== null && !isSame && !isTurned)
    return otherSize(resolutionText({ first: across, second: down, order: 'width-first' }));
  const wide = isWideByColumns(cells);
  if (wide === null || width === height || wide === width > height) return null;
  return turned(resolutionText({ first: height, second: width, order: 'width-first' }));
}

/** The resolution of a row: one column, or one for each side. */
export function checkResolution(row: RowContext): RowIssue | null {
  const { resolution, width, height, orientation = '', unit = '' } = row.cells;
  const isInLengths = unit !== '' && unitOfLength.test(unit);
  const [across, down] = [readPixels(width ?? ''), readPixels(height ?? '')];
  if (resolution !== undefined && resolution !== '') {
    // Beside width and height it is theirs.
    if (isInLengths && width === undefined && height === undefined) return otherUnitOfBoth;
    const found = readResolution(resolution);
    const wrong = checkText(resolution);
    if (wrong?.level !== 'error' || wrong.fix !== undefined || isInLengths || across === null || down === null)
      return wrong ?? (found && compareColumns(found, row));
    const fix = widthAndHeight(resolutionText({ first: across, second: down, order: 'width-first' }));
    return Math.max(across, down) < few ? wrong : issue('error', wrong.code, ['resolution'], wrong.message, { fix });
  }
  if (width === undefined && height === undefined) return resolution === undefined ? noColumn : none;
  const isMissing = { width: (width ?? '') === '', height: (height ?? '') === '' };
  if (isMissing.width && isMissing.height) return noSides;
  if (isMissing.width) return oneSide.width;
  if (isMissing.height) return oneSide.height;
  if (isInLengths) return otherUnit;
  if (across === null) return (isLength.test(width ?? '') ? notPixelLength : notPixels).width;
  if (down === null) return (isLength.test(height ?? '') ? notPixelLength : notPixels).height;
  if (Math.max(across, down) < few) return fewPixelSides;
  const wide = isWideByWord(orientation);
  if (wide !== null && across !== down && wide !== across > down) return turnedSides(width ?? '')(height ?? '');
  const saysPixels = row.pixelSides || unit !== '' || /px|pixel/i.test(`${width ?? ''}${height ?? ''}`);
  return saysPixels || Math.max(across, down) >= largeScreen ? null : maybeCentimetres;
}
