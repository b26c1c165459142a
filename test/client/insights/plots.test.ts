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
