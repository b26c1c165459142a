import fc from 'fast-check';
import { submissionStates } from '#contract/artwork';
import { aFile } from '#test/artworkFiles';
import { lineUpWidth } from '../../../src/client/artwork/ArtworkThumbnail';
import {
  bytesText,
  externalIds,
  isRetryable,
  isUnderWay,
  ratioText,
  reviewStatus,
  shortFacts,
} from '../../../src/client/artwork/fileFacts';
import { needMessages } from '../../../src/client/artwork/artwork.messages';
import { needOf } from '../../../src/client/artwork/need';
import { approveLabel } from '../../../src/client/artwork/reviewMode/fitMessages';
import { fitting } from '../../../src/client/pages/homePage/LineUp';
import { conflictIn } from '../../../src/client/artwork/review/decision';
import { previewWidth } from '../../../src/client/api/previews';
import { previewSources } from '../../../src/client/artwork/previewSources';
import { aFailure } from './fixtures';

describe('the facts of a file', () => {
  it('are told in one line, as far as they are known', () => {
    expect(shortFacts(aFile())).toBe('JPEG · 1920 × 1080');
    expect(shortFacts(aFile({ fileFormat: 'video/mp4', durationMs: 15_000, width: 3840, height: 1080 }))).toBe(
      'MP4 · 15 s · 3840 × 1080',
    );
    expect(shortFacts(aFile({ fileFormat: 'image/avif', width: null, height: null }))).toBe('image/avif');
    expect([999, 412_906, 999_600, 2_345_678].map(bytesText)).toEqual(['999 bytes', '413 kB', '1.0 MB', '2.3 MB']);
  });

  it.each([
    [1920, 1080, '16:9'],
    [1080, 1920, '9:16'],
    [1080, 1080, '1:1'],
    [1400, 400, '7:2'],
    [1403, 400, '3.51:1'],
    [20_000, 100, '200.00:1'],
  ])('%i by %i is %s', (width, height, ratio) => {
    expect(ratioText(width, height)).toBe(ratio);
  });

  it('a decision is told apart from none', () => {
    expect([true, false, null, undefined].map((isPreApproved) => reviewStatus({ isPreApproved }))).toEqual([
      'approved',
      'rejected',
      'notSet',
      'notSet',
    ]);
  });

  it('external ids name their platform', () => {
    expect(externalIds(aFile({ reachCreativeID: 'cr-1', mwCreativeID: 'mw-2' }))).toEqual([
      { platform: 'Reach', id: 'cr-1' },
      { platform: 'MW', id: 'mw-2' },
    ]);
    expect(externalIds(aFile({ reachCreativeID: '' }))).toEqual([]);
  });

  it('no state is both under way and to be sent again', () => {
    for (const state of submissionStates) expect(isUnderWay(state) && isRetryable({ state })).toBe(false);
  });
});

describe('pictures for a box', () => {
  const ofUs = aFile({ previewURL: '/files/k/preview?w=192' });

  it('are never stretched, whatever the density; a few widths are shared', () => {
    expect(previewSources(ofUs, 88)).toEqual({ src: '/files/k/preview?w=192' });
    expect(previewSources(ofUs, 164)).toEqual({ src: '/files/k/preview?w=192', srcSet: '/files/k/preview?w=384 2x' });
    expect(previewSources(ofUs, 322)).toEqual({ src: '/files/k/preview?w=384', srcSet: '/files/k/preview?w=960 2x' });
    expect([1, 192, 193, 960, 4000].map(previewWidth)).toEqual([192, 192, 384, 960, 1600]);
  });

  it('fall back to what an API without widths offers: its preview, else the file, and nothing for a video', () => {
    expect(previewSources(aFile({ previewURL: 'https://api.example/p.webp' }), 322)).toEqual({
      src: 'https://api.example/p.webp',
    });
    expect(previewSources(aFile({ previewURL: null, fileURL: '/files/k' }), 322)).toEqual({ src: '/files/k' });
    expect(previewSources(aFile({ previewURL: null, fileFormat: 'video/mp4' }), 322)).toEqual({});
  });
});

describe('the line-up', () => {
  const wide = aFile({ width: 1400, height: 400 });
  const tall = aFile({ width: 1080, height: 1920 });

  it('keeps shapes, and a banner of any length on the strip', () => {
    expect(lineUpWidth(aFile())).toBe(164);
    expect(lineUpWidth({ width: 20_000, height: 100 })).toBe(322);
    expect(lineUpWidth({ width: null, height: null })).toBe(92);
  });

  it('shows what fits whole, with room for the count of the rest', () => {
    expect(fitting([wide, wide, wide], 700, 30)).toBe(1);
    expect(fitting([wide, tall, tall], 700, 3)).toBe(3);
    expect(fitting([wide], 100, 9)).toBe(1);
  });

  it('never shows more than there are, and always one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(wide, tall), { minLength: 1, maxLength: 12 }),
        fc.integer({ min: 0, max: 2_000 }),
        (files, width) => {
          const shown = fitting(files, width, files.length + 5);
          return shown >= 1 && shown <= files.length;
        },
      ),
    );
  });
});

describe('what waits', () => {
  it.each([
    [0, 'No artwork is waiting.'],
    [1, '1 artwork is waiting.'],
    [1033, '1,033 artworks are waiting.'],
  ])('is counted: %s', (waiting, text) => {
    expect(needMessages.waiting(waiting)).toBe(text);
  });

  const now = new Date(2026, 10, 23, 12).getTime();
  const at = (days: number) => new Date(2026, 10, 23 + days, 9).toISOString();
  it.each([
    [at(-1), 1, 'Running now', 'Holds up 1 campaign, which is running now'],
    [new Date(2026, 10, 23, 18).toISOString(), 1, 'Starts today', 'Holds up 1 campaign, which starts today'],
    [at(1), 2, 'Starts tomorrow', 'Holds up 2 campaigns, the first starts tomorrow'],
    [at(4), 2, 'Starts on Friday', 'Holds up 2 campaigns, the first starts on Friday'],
    [at(20), 1, 'Starts on 13 Dec 2026', 'Holds up 1 campaign, which starts on 13 Dec 2026'],
  ])('says when it is needed: %s', (neededBy, campaigns, label, sentence) => {
    expect(needOf({ neededBy, holdsUp: { campaigns, boards: 12 } }, now)).toMatchObject({ label, sentence });
  });

  it('shows nothing if it holds up no campaign', () => {
    expect(needOf({ neededBy: null, holdsUp: null }, now)).toBeUndefined();
    expect(needOf({}, now)).toBeUndefined();
  });
});

describe('the button of an approval', () => {
  const fitOf = (outcome: 'exact' | 'bars' | 'nofit' | 'toolong', count: number) => ({
    outcome,
    boards: Array.from({ length: count }, (_, n) => ({ _id: String(n), boardname: '' })),
  });
  it.each([
    [[], 'Approve'],
    [[fitOf('exact', 3), fitOf('bars', 2)], 'Approve'],
    [[fitOf('exact', 3), fitOf('nofit', 1)], 'Approve. 1 board does not fit'],
    [[fitOf('exact', 3), fitOf('nofit', 2), fitOf('toolong', 1)], 'Approve. 3 boards do not fit'],
    [[fitOf('nofit', 2)], 'Approve. No board fits'],
  ])('says what it means: %#', (fits, label) => {
    expect(approveLabel(fits)).toBe(label);
  });
});

describe('a conflict', () => {
  it('is only what the server calls stale', () => {
    expect(conflictIn(aFailure({ status: 409, code: 'artwork.not_approved' }))).toBeUndefined();
  });

  it('says who and what even where the server tells little', () => {
    expect(conflictIn(aFailure({ status: 409, code: 'record.stale' }))).toEqual({
      by: 'Somebody else',
      at: undefined,
      decision: 'notSet',
      comment: '',
      version: undefined,
    });
    expect(
      conflictIn(
        aFailure({
          status: 409,
          code: 'record.stale',
          current: aFile({
            isPreApproved: true,
            decidedBy: 'Ana',
            decidedAt: '2026-11-21T10:00:00.000Z',
            approvalComment: 'old',
            version: 3,
          }),
        }),
      ),
    ).toEqual({ by: 'Ana', at: '2026-11-21T10:00:00.000Z', decision: 'approved', comment: '', version: 3 });
  });
});
