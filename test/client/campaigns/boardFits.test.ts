import type { Fit } from '#contract/artwork';
import { bestFits } from '../../../src/client/campaigns/page/boardFits.api';

const outcomeOn = (outcome: Fit['outcome'], ...ids: string[]) =>
  ({ outcome, boards: ids.map((_id) => ({ _id, boardname: _id })) }) as Fit; // the parts that count

test('a board is as good as the artwork that fits it best', () => {
  expect(
    bestFits([
      [outcomeOn('nofit', 'b1', 'b2'), outcomeOn('nofit', 'b3')],
      [outcomeOn('exact', 'b1'), outcomeOn('toolong', 'b3')],
      [outcomeOn('bars', 'b1', 'b2')],
    ]),
  ).toEqual({ b1: 'exact', b2: 'bars', b3: 'toolong' });
});

test('without artworks there is nothing to say', () => {
  expect(bestFits([])).toEqual({});
});
