import type { Fit } from '#contract/artwork';
import { bestFits } from '../../../src/client/campaigns/page/boardFits.api';

const fit = (outcome: Fit['outcome'], ...ids: string[]) => ({ outcome, boards: ids.map((_id) => ({ _id, boardname: _id })) }) as Fit; // the parts that count

test('a board is as good as the artwork that fits it best', () => {
  expect(bestFits([[fit('nofit', 'b1', 'b2'), fit('nofit', 'b3')], [fit('exact', 'b1'), fit('toolong', 'b3')], [fit('bars', 'b1', 'b2')]])).toEqual({ b1: 'exact', b2: 'bars', b3: 'toolong' });
});

test('without artworks there is nothing to say', () => {
  expect(bestFits([])).toEqual({});
});
