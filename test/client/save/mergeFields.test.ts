import fc from 'fast-check';
import { mergeFields } from '../../../src/client/save/mergeFields';
import { emptyBoard } from '../../../src/client/boards/form/boardValues';

const base = { ...emptyBoard, boardname: 'Elm End', city: 'Lisbon', surfaceArea: '30', country: 'Portugal' };

test('a field that I did not change takes their value; one that they did not change keeps mine', () => {
  const merge = mergeFields(base, { ...base, city: 'Porto' }, { ...base, surfaceArea: '32' });
  expect(merge).toMatchObject({ conflicting: [], onlyMine: ['city'], onlyTheirs: ['surfaceArea'] });
  expect(merge.values).toEqual({ ...base, city: 'Porto', surfaceArea: '32' });
});

test('only what both changed is asked, and not when they changed it alike', () => {
  const mine = { ...base, city: 'Porto', boardname: 'Elm End, east' };
  const theirs = { ...base, city: 'Porto', boardname: 'Elm End, west' };
  expect(mergeFields(base, mine, theirs)).toMatchObject({ conflicting: ['boardname'], onlyMine: [], onlyTheirs: [] });
  expect(mergeFields(base, mine, theirs).values.boardname).toBe('Elm End, east');
});

test('what I emptied stays empty, and what they emptied too', () => {
  const merge = mergeFields(base, { ...base, city: '' }, { ...base, surfaceArea: '' });
  expect(merge.values).toMatchObject({ city: '', surfaceArea: '' });
});

test('spaces around a text are no change: they are not stored', () => {
  const merge = mergeFields(base, { ...base, boardname: 'Elm End ' }, { ...base, boardname: 'Elm End, west' });
  expect(merge).toMatchObject({ conflicting: [], onlyTheirs: ['boardname'], values: { boardname: 'Elm End, west' } });
});

describe('lists of ids', () => {
  const merged = (...[was, mine, theirs]: [string[], string[], string[]]) =>
    mergeFields({ ids: was }, { ids: mine }, { ids: theirs });

  test('keep what either added, and leave out what either removed', () => {
    expect(merged(['a', 'b'], ['b', 'c'], ['a', 'd'])).toMatchObject({ conflicting: [], values: { ids: ['d', 'c'] } });
  });

  test('never lose one that one side added and nobody removed', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'));
    fc.assert(
      fc.property(ids, ids, ids, (before, mine, theirs) => {
        const expected = [...new Set([...before, ...mine, ...theirs])].filter(
          (id) =>
            (mine.includes(id) && theirs.includes(id)) ||
            (!before.includes(id) && (mine.includes(id) || theirs.includes(id))),
        );
        expect(merged(before, mine, theirs).values.ids.toSorted()).toEqual(expected.sort());
      }),
    );
  });
});
