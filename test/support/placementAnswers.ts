import { getFile, getFileFit } from '#contract/artwork';
import { ruleId, type HoldingRule, type PictureWord, type Suggestion } from '#contract/placement';
import { countRuleTouches, getFileWords, listPlacementRules, savePlacementRule } from '#contract/placementRules';
import type { PlacementRule } from '#contract/placementRules';
import { aFile, someFits } from './artworkFiles';
import { answer } from './storyAnswers';

const source = { title: 'Code of practice', url: 'https://example.com/code' };

export const aRule = (given: Partial<PlacementRule> = {}): PlacementRule => ({
  _id: ruleId('venueType', 'Point of Care'),
  kind: 'venueType',
  subject: 'Point of Care',
  name: 'Point of Care',
  place: '',
  boards: 63,
  refuses: ['alcohol', 'tobacco', 'cannabis', 'gambling', 'adult'],
  note: '',
  by: null,
  at: null,
  fallback: { refuses: ['alcohol', 'tobacco', 'cannabis', 'gambling', 'adult'], source },
  keptOff: { boards: 3, campaigns: 1 },
  version: 1,
  ...given,
});
const own = { fallback: null, by: 'Robin Vale', at: '2026-11-14T09:00:00.000Z' };

export const someRules: readonly PlacementRule[] = [
  aRule({
    ...own,
    _id: 'board:b13',
    kind: 'board',
    subject: 'b13',
    name: 'Alfama Totem 2',
    place: 'Lisbon · Street Furniture',
    boards: 1,
    refuses: ['alcohol', 'tobacco', 'gambling', 'unhealthyFood'],
    note: '60 m from a school',
    keptOff: { boards: 1, campaigns: 2 },
  }),
  aRule({
    ...own,
    _id: 'owner:o2',
    kind: 'owner',
    subject: 'o2',
    name: 'Harbour Media',
    boards: 292,
    refuses: [],
    note: 'House rule',
    keptOff: { boards: 0, campaigns: 0 },
  }),
  aRule(),
  ...['Airport', 'Roadside', 'Building Side'].map((name) =>
    aRule({
      _id: ruleId('venueType', name),
      subject: name,
      name,
      boards: 40,
      refuses: ['tobacco', 'adult'],
      fallback: { refuses: ['tobacco', 'adult'], source },
      keptOff: { boards: 0, campaigns: 0 },
    }),
  ),
];

/** The rules of the booked boards in `someFits`. */
export const heldRules: readonly HoldingRule[] = [
  { _id: 'r1', kind: 'venueType', name: 'Point of Care', refuses: ['alcohol', 'gambling'], note: '' },
  { _id: 'r2', kind: 'board', name: 'Alfama Totem 2', refuses: ['alcohol'], note: 'near a school' },
];
/** `someFits` with a point of care and a board near a school among the boards. */
export const ruledFits = someFits.map((fit, nth) => ({
  ...fit,
  boards: fit.boards.map((board, index) => ({
    ...board,
    city: 'Lisbon',
    rule: nth === 0 && index < 3 ? 'r1' : nth === 3 ? 'r2' : null,
  })),
}));

const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
const someWords: PictureWord[] = [
  { text: 'Burger', box: box(0.05, 0.14, 0.31, 0.18), suggests: ['unhealthyFood'] },
  { text: 'lager', box: box(0.05, 0.34, 0.22, 0.18), suggests: ['alcohol'] },
  { text: 'Thursdays from 18:00', box: box(0.05, 0.55, 0.38, 0.08), suggests: [] },
];
const someSuggestions: readonly Suggestion[] = [
  { category: 'alcohol', words: ['lager', '4.8 % vol'] },
  { category: 'unhealthyFood', words: ['Burger'] },
];

/** An artwork whose words suggest two categories, booked on boards that refuse one of them. */
export const beerAnswers = [
  answer(getFile, { file: aFile({ fileName: 'dockside_burger-lager_1920x1080.jpg', categories: null }) }),
  answer(getFileWords, { state: 'read', words: [...someWords], suggestions: [...someSuggestions] }),
  answer(getFileFit, {
    file: { width: 1920, height: 1080, durationMs: null, bytes: 618_240, type: 'image/jpeg' },
    fits: ruledFits,
    rules: [...heldRules],
  }),
];

export const ruleAnswers = [
  answer(listPlacementRules, {
    rules: [...someRules],
    totalRules: someRules.length,
    counts: { board: 1, owner: 1, venueType: 4 },
  }),
  answer(savePlacementRule, { rule: aRule(), message: 'Saved.' }),
  answer(countRuleTouches, {
    bookings: [
      {
        _id: 'c1',
        campaignName: 'Winter on the river',
        file: aFile(),
        startTime: '2026-11-01T00:00:00.000Z',
        running: true,
        boards: 12,
        lost: 5,
        gained: 0,
        left: 7,
      },
      {
        _id: 'c2',
        campaignName: 'Cold brew, all of December',
        file: aFile(),
        startTime: '2026-12-01T00:00:00.000Z',
        running: false,
        boards: 4,
        lost: 4,
        gained: 0,
        left: 0,
      },
    ],
    losing: { campaigns: 2, boards: 9 },
    gaining: { campaigns: 0, boards: 0 },
    unlooked: 11,
    narrower: [{ name: 'Riverline Transit', boards: 4 }],
  }),
];
