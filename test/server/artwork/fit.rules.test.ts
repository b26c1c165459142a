import fc from 'fast-check';
import { geometry, mayRun, outcomeOn } from '#contract/fitRules';
import { fitMatrix, summariseFit, withoutSize, type FitBoard } from '../../../src/server/artwork/fit.rules';

const image = { type: 'image/png', durationMs: null, animated: false };
const video = (durationMs: number) => ({ type: 'video/mp4', durationMs, animated: false });
const board = (id: string, width: number | null, height: number | null, adTypes: string[] = []): FitBoard => ({
  id,
  boardname: `Board ${id}`,
  width,
  height,
  adTypes,
});

test.each([
  // artwork, board, outcome, share left black
  [[1920, 1080], [1920, 1080], 'exact', 0],
  [[1920, 1080], [3840, 2160], 'exact', 0],
  [[1920, 1080], [1920, 1085], 'exact', 1 - 1080 / 1085],
  [[1920, 1080], [1920, 1090], 'bars', 1 - 1080 / 1090],
  [[1000, 1000], [1000, 900], 'bars', 0.1],
  [[1000, 1000], [1000, 899], 'nofit', 0.101],
  [[1920, 1080], [1080, 1920], 'nofit', 1 - (9 / 16) ** 2],
  [[20_000, 100], [20_000, 100], 'exact', 0],
  [[20_000, 100], [1920, 1080], 'nofit', 1 - 1920 / 1080 / 200],
] as const)('%j on %j: %s', ([aw, ah], [bw, bh], outcome, barsShare) => {
  const result = outcomeOn({ ...image, width: aw, height: ah }, { width: bw, height: bh, adTypes: [] });
  expect(result.outcome).toBe(outcome);
  expect(result.barsShare).toBeCloseTo(barsShare, 10);
});

test.each([
  ['a still on a board that nobody described', image, [], true],
  ['a still on a static board', image, ['Static'], true],
  ['a still on a video-only board', image, ['video'], false],
  ['a video on a static board', video(5000), ['static'], false],
  ['a video on a board for both', video(5000), ['static', 'Video'], true],
  ['an animated GIF on a static board', { type: 'image/gif', durationMs: 900, animated: true }, ['static'], false],
  [
    'an animated GIF on an HTML board',
    { type: 'image/gif', durationMs: 900, animated: true },
    ['static', 'html'],
    true,
  ],
  ['blank ad types say nothing', video(5000), ['', ' '], true],
] as const)('%s', (_, artwork, adTypes, allowed) => {
  expect(mayRun(artwork, adTypes)).toBe(allowed);
});

test('a wrong type is reported before a wrong length, and that before a wrong shape; 30.05 s is still short enough', () => {
  const square = { width: 100, height: 100 };
  const wide = { width: 200, height: 100 };
  expect(outcomeOn({ ...video(31_000), ...square }, { ...wide, adTypes: ['static'] }).outcome).toBe('type');
  expect(outcomeOn({ ...video(31_000), ...square }, { ...wide, adTypes: ['video'] }).outcome).toBe('toolong');
  expect(outcomeOn({ ...video(30_050), ...square }, { ...square, adTypes: ['video'] }).outcome).toBe('exact');
  expect(outcomeOn({ ...video(30_051), ...square }, { ...square, adTypes: ['video'] }).outcome).toBe('toolong');
  expect(outcomeOn({ ...image, ...square }, { ...wide, adTypes: [] }).scale).toBe(1);
});

test('the matrix has one row a resolution and outcome, the worst first; boards without size are counted apart', () => {
  const boards = [
    board('a', 1920, 1080),
    board('b', 1920, 1080, ['video']),
    board('c', 1080, 1920),
    board('d', 3840, 2160),
    board('e', 1920, 1080),
    board('f', null, 1080),
    board('g', 0, 0),
  ];
  const fits = fitMatrix({ ...image, width: 1920, height: 1080 }, boards);
  expect(
    fits.map(({ width, height, outcome, boards: of }) => [width, height, outcome, of.map(({ _id }) => _id).join()]),
  ).toEqual([
    [1920, 1080, 'type', 'b'],
    [1080, 1920, 'nofit', 'c'],
    [1920, 1080, 'exact', 'a,e'],
    [3840, 2160, 'exact', 'd'],
  ]);
  expect(withoutSize(boards)).toBe(2);
  const facts = { ...image, width: 1920, height: 1080, notes: [{ level: 'warning' as const, text: 'CMYK colours' }] };
  expect(summariseFit(facts, boards, null)).toEqual([
    'Fits exactly on 3 of 7 boards',
    'Does not fit on 1 of 7 boards',
    'Is of a type not allowed on 1 of 7 boards',
    'Not known on 2 of 7 boards',
    'CMYK colours',
  ]);
  const rule = { _id: 'r', kind: 'venueType' as const, name: 'School', refuses: ['alcohol' as const], note: '' };
  const atSchool = boards.map((each) => (each.id === 'c' || each.id === 'd' ? { ...each, rule } : each));
  expect(summariseFit({ ...facts, notes: [] }, atSchool, ['alcohol'])).toEqual([
    'May not hang on 2 of 7 boards: alcohol at a school',
    'Fits exactly on 2 of 7 boards',
    'Is of a type not allowed on 1 of 7 boards',
    'Not known on 2 of 7 boards',
  ]);
  expect(fitMatrix({ ...image, width: null, height: null }, boards)).toEqual([]);
  expect(summariseFit({ ...facts, notes: [] }, [], null)).toEqual(['booked on no boards']);
});

const side = fc.integer({ min: 1, max: 20_000 });
const size = fc.record({ width: side, height: side });

test('the share of black bars equals that of a drawing of the artwork on the board', () => {
  fc.assert(
    fc.property(size, size, (artwork, place) => {
      const { barsShare, scale } = geometry(artwork, place);
      const drawn = artwork.width * scale * (artwork.height * scale);
      expect(barsShare).toBeGreaterThanOrEqual(0);
      expect(barsShare).toBeLessThan(1);
      expect(1 - drawn / (place.width * place.height)).toBeCloseTo(barsShare, 8);
      expect(artwork.width * scale).toBeLessThanOrEqual(place.width + 1e-6);
      expect(artwork.height * scale).toBeLessThanOrEqual(place.height + 1e-6);
    }),
  );
});
