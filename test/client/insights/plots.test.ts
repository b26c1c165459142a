import fc from 'fast-check';
import { labelHeight, labelPlaces } from '../../../src/client/insights/labelPlaces';
import { spendShares } from '../../../src/client/insights/spendShares';

test('the larger of spend and plan fills the bar', () => {
  expect(spendShares({ spent: 240, planned: 192, plannedSoFar: 96 })).toEqual({
    spent: 100,
    planned: 80,
    plannedSoFar: 40,
  });
  expect(spendShares({ spent: 50, planned: 200, plannedSoFar: 100 })).toEqual({
    spent: 25,
    planned: 100,
    plannedSoFar: 50,
  });
  expect(spendShares({ spent: 0, planned: 0, plannedSoFar: 0 })).toEqual({ spent: 0, planned: 0, plannedSoFar: 0 });
});

test('the labels of two lines cover neither a point nor each other', () => {
  const value = fc.option(fc.integer({ min: 0, max: 100 }));
  fc.assert(
    fc.property(fc.array(fc.record({ first: value, second: value }), { minLength: 1, maxLength: 12 }), (points) => {
      const pixelOf = (amount: number): number => 12 + 150 * (1 - amount / 100);
      const places = labelPlaces(points, pixelOf, 162);
      const covered = points
        .slice(-Math.ceil(points.length * 0.3))
        .flatMap(({ first, second }) => [first, second])
        .filter((amount) => amount !== null)
        .map(pixelOf);
      // Among a few points there is always room; more may fill the height.
      if (covered.length > 3) return;
      for (const place of [places.first, places.second])
        expect(covered.filter((pixel) => pixel >= place && pixel <= place + labelHeight)).toEqual([]);
      expect(Math.abs(places.first - places.second)).toBeGreaterThan(labelHeight);
    }),
  );
});
