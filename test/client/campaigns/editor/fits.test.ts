import type { FitArtwork } from '#contract/fitRules';
import { bestFit, canRun, countFits, fitOn, explainRefusal } from '../../../../src/client/campaigns/editor/fits';

const artwork = (own: Partial<FitArtwork>): FitArtwork => ({
  width: 1920,
  height: 1080,
  durationMs: null,
  type: 'image/png',
  animated: false,
  ...own,
});
const board = (width: number | null, height: number | null, adTypes: string[] = []) => ({
  boardsize: { width, height },
  adTypes,
});
const wide = artwork({});
const film = artwork({ type: 'video/mp4', durationMs: 12_000 });

describe('the fit of an artwork on a board', () => {
  it('is unknown without the pixels of both', () => {
    expect(fitOn(wide, board(null, 1080))).toBeUndefined();
    expect(fitOn(artwork({ width: null }), board(1920, 1080))).toBeUndefined();
    expect(fitOn(undefined, board(1920, 1080))).toBeUndefined();
  });

  it('is refused where the board refuses what is on it, which is said only if it refuses every artwork that fits', () => {
    const rule = { _id: 'r', kind: 'venueType' as const, name: 'School', refuses: ['alcohol' as const], note: '' };
    const school = { ...board(1920, 1080), placement: rule };
    const beer = { ...wide, categories: ['alcohol' as const] };
    expect([fitOn(beer, school), fitOn(beer, board(1920, 1080)), fitOn(wide, school)]).toEqual([
      'refused',
      'exact',
      'exact',
    ]);
    expect([explainRefusal([beer], school), explainRefusal([beer, wide], school), explainRefusal([], school)]).toEqual([
      'alcohol at a school',
      undefined,
      undefined,
    ]);
    expect(explainRefusal([beer, { ...wide, width: 100 }], school)).toBe('alcohol at a school');
    expect(countFits([beer], [school, board(1920, 1080)])).toEqual({ exact: 1, bars: 0, without: 1 });
  });

  it('of several artworks is that of the best', () => {
    expect(bestFit([film, wide], board(1920, 1080, ['static']))).toBe('exact');
    expect(bestFit([wide], board(1080, 1920))).toBe('nofit');
    expect(bestFit([], board(1920, 1080))).toBeUndefined();
    expect([canRun('exact'), canRun('bars'), canRun('nofit'), canRun(undefined)]).toEqual([true, true, false, false]);
  });

  it('is counted over all boards; those of unknown size count nowhere', () => {
    expect(
      countFits(
        [wide],
        [board(1920, 1080), board(1920, 1080), board(1920, 1200), board(1080, 1920), board(null, null)],
      ),
    ).toEqual({ exact: 2, bars: 1, without: 1 });
  });
});
