import { grouped } from '../../../src/client/ui/format/grouped';

test('counts are grouped as the language writes them', () => {
  for (const count of [0, 7, 10, 999, 1000, 1001, 12_345, 999_999, 1_000_000, 1_000_320, 123_456_789])
    expect(grouped(count)).toBe(count.toLocaleString('en-US'));
});
