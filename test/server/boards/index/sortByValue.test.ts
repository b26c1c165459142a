import fc from 'fast-check';
import { sortByValue } from '../../../../src/server/boards/index/sortByValue';

const aValue = fc.oneof(
  fc.constantFrom(-1, 0, 1, 2, 65_535, 65_536),
  fc.double({ noNaN: true }).map((value) => value + 0),
  fc.integer({ min: 1_700_000_000_000, max: 1_700_000_001_000 }).map((ms) => ms + 0.125),
);

test('numbers are sorted by their values; equal ones keep their order', () => {
  fc.assert(
    fc.property(fc.array(aValue, { maxLength: 300 }), (values) => {
      const given = Uint32Array.from(values.keys()).reverse();
      const expected = [...given].sort((a, b) => values[a]! - values[b]!);
      expect([...sortByValue(given, (number) => values[number]!)]).toEqual(expected);
    }),
  );
});
