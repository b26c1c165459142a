import { mergeFields } from '../../../src/client/save/mergeFields';
import { emptyBoard } from '../../../src/client/boards/form/boardValues';

const base = { ...emptyBoard, boardname: 'Elm End', city: 'Lisbon', surfaceArea: '30', country: 'Portugal' };

test('a field that I did not change takes their value; one that they did not change keeps mine', () => {
  const merge = mergeFields(base, { ...base, city: 'Porto' }, { ...base, surfaceArea: '32' });
  expect(merge).toMatchObject({ asked: [], onlyMine: ['city'], onlyTheirs: ['surfaceArea'] });
  expect(merge.values).toEqual({ ...base, city: 'Porto', surfaceArea: '32' });
});

test('only what both changed is asked, and not when they changed it alike', () => {
  const mine = { ...base, city: 'Porto', boardname: 'Elm End, east' };
  const theirs = { ...base, city: 'Porto', boardname: 'Elm End, west' };
  expect(mergeFields(base, mine, theirs)).toMatchObject({ asked: ['boardname'], onlyMine: [], onlyTheirs: [] });
  expect(mergeFields(base, mine, theirs).values.boardname).toBe('Elm End, east');
});

test('what I emptied stays empty, and what they emptied too', () => {
  const merge = mergeFields(base, { ...base, city: '' }, { ...base, surfaceArea: '' });
  expect(merge.values).toMatchObject({ city: '', surfaceArea: '' });
});
