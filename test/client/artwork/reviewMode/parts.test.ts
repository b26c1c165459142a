import fc from 'fast-check';
import { aFile, someFits } from '#test/artworkFiles';
import { reviewIn, withReview } from '../../../../src/client/artwork/review/reviewAddress';
import { factRows } from '../../../../src/client/artwork/reviewMode/Facts';
import type { Category } from '#contract/placement';
import { heldRules, ruledFits } from '#test/placementAnswers';
import { placedFits } from '../../../../src/client/artwork/categories/placedFits';
import {
  approveLabel,
  faceSize,
  fitLine,
  fitSummary,
  inOrder,
  refusalLine,
} from '../../../../src/client/artwork/reviewMode/fitMessages';
import { historyText } from '../../../../src/client/artwork/reviewMode/History';
import { nextUndecided } from '../../../../src/client/artwork/reviewMode/useReviewQueue';
import { fitScale, zoomed } from '../../../../src/client/artwork/reviewMode/useZoom';

describe('the fit matrix', () => {
  it('counts boards, not resolutions', () => {
    expect(fitSummary(someFits).map(({ text }) => text)).toEqual([
      '9 exact',
      '3 with bars',
      '1 does not fit',
      'too long for 1',
      '1 does not take this type',
    ]);
    expect(fitSummary([])).toEqual([]);
  });

  it('says bars in per cent, and the scale only where there are none', () => {
    const boards = [{ _id: 'b', boardname: 'B' }];
    expect(fitLine({ boards, barsShare: 0.684, scale: 0.56 })).toBe('1 board, 68.4 % bars');
    expect(fitLine({ boards, barsShare: 0, scale: 2 })).toBe('1 board, 2× scale');
    expect(fitLine({ boards: [...boards, ...boards], barsShare: 0, scale: 1 })).toBe('2 boards');
  });

  it('shows first what keeps off, then the best', () => {
    expect(inOrder(someFits.toReversed()).map(({ outcome }) => outcome)).toEqual([
      'nofit',
      'type',
      'toolong',
      'exact',
      'exact',
      'bars',
    ]);
  });

  it('sets apart the boards that refuse what is on it; a board that also does not fit counts once', () => {
    const texts = (categories: readonly Category[] | null) => {
      const placed = placedFits(ruledFits, heldRules, categories);
      const refused = placed.flatMap((fit) => (fit.refusal ? [[refusalLine(fit.refusal), fit.boards.length]] : []));
      return { label: approveLabel(placed), refused, summary: fitSummary(placed).map(({ text }) => text) };
    };
    expect(texts(['alcohol'])).toEqual({
      label: 'Approve. Not for 6 boards',
      refused: [
        ['Alcohol at a point of care', 3],
        ['Alcohol, near a school', 1],
      ],
      summary: ['6 exact', '3 with bars', '4 not here', 'too long for 1', '1 does not take this type'],
    });
    expect(texts([])).toMatchObject({ label: 'Approve. 3 boards do not fit', refused: [] });
    expect(texts(null).label).toBe('Approve. 3 boards do not fit');
    const everywhere = [{ ...heldRules[0]!, refuses: ['alcohol' as const] }];
    const all = ruledFits.map((fit) => ({ ...fit, boards: fit.boards.map((board) => ({ ...board, rule: 'r1' })) }));
    expect(approveLabel(placedFits(all, everywhere, ['alcohol']))).toBe('Approve. For no board');
  });

  it('draws each board at its own shape within 150 by 96', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 8_000 }), fc.integer({ min: 100, max: 8_000 }), (width, height) => {
        const face = faceSize(width, height);
        return face.width <= 150 && face.height <= 96 && (face.width === 150 || face.height === 96);
      }),
    );
  });
});

describe('zoom', () => {
  it('zooms in steps from the current size, and back to the whole artwork', () => {
    expect(zoomed('fit', 0.44, 'in')).toBe(0.5);
    expect(zoomed('fit', 0.44, 'out')).toBe(0.25);
    expect(zoomed(4, 0.44, 'in')).toBe(4);
    expect(zoomed(0.05, 0.44, 'out')).toBe(0.05);
    expect(zoomed(2, 0.44, 'fit')).toBe('fit');
    expect(zoomed('fit', undefined, 'in')).toBe('fit');
  });

  it('shows the whole artwork, at most twice its pixels', () => {
    expect(fitScale({ width: 1920, height: 1080 }, { width: 960, height: 960 })).toBe(0.5);
    expect(fitScale({ width: 100, height: 100 }, { width: 900, height: 900 })).toBe(2);
  });
});

describe('going on', () => {
  const ids = ['a', 'b', 'c', 'd'];
  it('goes to the next undecided artwork, then to skipped ones, then ends', () => {
    expect(nextUndecided(ids, new Set(['a']), 'a')).toBe('b');
    expect(nextUndecided(ids, new Set(['c', 'd']), 'c')).toBe('a');
    expect(nextUndecided(ids, new Set(ids), 'd')).toBeUndefined();
    expect(nextUndecided(ids, new Set(['x']), 'x')).toBe('a');
  });
});

describe('review mode in the address', () => {
  it('keeps everything else that stands there', () => {
    const before = new URLSearchParams('orgID=all&latest.page=3');
    const open = withReview(before, { fileId: 'f1', list: 'approved' });
    expect(open.toString()).toBe('orgID=all&latest.page=3&review=f1&reviewList=approved');
    expect(reviewIn(open)).toEqual({ fileId: 'f1', list: 'approved' });
    expect(withReview(open, undefined).toString()).toBe(before.toString());
  });

  it('falls back to the latest list for an unknown one', () => {
    expect(reviewIn(new URLSearchParams('review=f1&reviewList=constructor'))).toEqual({ fileId: 'f1', list: 'latest' });
    expect(reviewIn(new URLSearchParams('reviewList=latest'))).toBeUndefined();
  });
});

describe('the facts', () => {
  it('are taken from the file where they are known', () => {
    const facts = {
      width: 1080,
      height: 1920,
      durationMs: 7_500,
      bytes: 99,
      type: 'video/mp4',
      codec: 'avc1',
      hasAudio: true,
    };
    expect(factRows(aFile({ reachCreativeID: 'cr-1' }), facts)).toEqual([
      ['Format', 'MP4, avc1'],
      ['Pixels', '1080 × 1920 (9:16)'],
      ['Size', '99 bytes'],
      ['Duration', '7.5 s'],
      ['Sound', 'Has a sound track; boards are silent'],
      ['Reach id', 'cr-1'],
    ]);
  });

  it('are taken from the record until then, without unknown ones', () => {
    expect(factRows(aFile({ width: null, height: null, bytes: null }), undefined)).toEqual([
      ['Format', 'JPEG'],
      ['Duration', 'Still image'],
    ]);
    expect(
      factRows(aFile(), {
        width: 10,
        height: 10,
        durationMs: null,
        bytes: 5,
        type: 'image/gif',
        animated: true,
        colourSpace: 'cmyk',
      }),
    ).toContainEqual(['Format', 'GIF, CMYK']);
  });
});

it('words every history entry, also of unknown kinds', () => {
  expect(historyText({ kind: 'disapproved', from: null, to: 'rejected' })).toBe('disapproved it');
  expect(historyText({ kind: 'submission', from: 'queued', to: 'failed' })).toBe('SSP submission: queued → failed');
  expect(historyText({ kind: 'moved', from: 'a', to: 'b' })).toBe('moved: a → b');
});
