import fc from 'fast-check';
import type { IndexRow } from '../../../src/server/boardIndex/indexRow';

const names = fc.constantFrom(
  '',
  'a',
  'b',
  'ab',
  'ba',
  'mall',
  'mall 1',
  'mall 2',
  'é',
  '\u{1F600}',
  '\uFF5E',
  'zz top',
);
export const aRow = fc.record({
  nameKey: names,
  cityKey: fc.constantFrom('', 'rome', 'oslo'),
  country: fc.constantFrom('', 'Italy', 'Norway'),
  publisher: fc.constantFrom('P', 'Q'),
  venue: fc.constantFrom('', 'Airport'),
  owner: fc.constantFrom('', 'o1', 'o2'),
  team: fc.constantFrom('', 't1'),
  lat: fc.constantFrom(null, 0, 10, -89),
  long: fc.constantFrom(null, 0, 179, -179),
  paused: fc.boolean(),
  deleted: fc.boolean(),
  createdAt: fc.integer({ min: 0, max: 3 }),
  editedAt: fc.constantFrom(null, 1, 2),
});
type Given = typeof aRow extends fc.Arbitrary<infer T> ? T : never;
const idOf = (seq: number): string => ((seq * 2_654_435_761) % 2 ** 32).toString(16).padStart(24, '0');
/** A row of the index with these values; its id follows from `seq`. */
export const rowOf = (seq: number, given: Given): IndexRow => ({
  ...given,
  seq,
  id: idOf(seq),
  countryKey: given.country.toLowerCase(),
  publisherKey: given.publisher.toLowerCase(),
  venueKey: given.venue.toLowerCase(),
});

const blank: Given = {
  nameKey: '',
  cityKey: '',
  country: '',
  publisher: 'P',
  venue: '',
  owner: '',
  team: '',
  lat: null,
  long: null,
  paused: false,
  deleted: false,
  createdAt: 1,
  editedAt: null,
};
/** A row whose other values are empty. */
export const plainRow = (seq: number, given: Partial<Given & Pick<IndexRow, 'editedAt'>> = {}): IndexRow =>
  rowOf(seq, { ...blank, ...given }); // any number may be a time

/** What each sort order compares. */
export const sorts = {
  boardname: (row: IndexRow) => row.nameKey,
  country: (row: IndexRow) => row.countryKey,
  city: (row: IndexRow) => row.cityKey,
  publisher_name: (row: IndexRow) => row.publisherKey,
  venueType: (row: IndexRow) => row.venueKey,
  isDeleted: (row: IndexRow) => Number(row.deleted),
  dateCreated: (row: IndexRow) => row.createdAt,
  lastEdited: (row: IndexRow) => row.editedAt ?? -1,
} as const;
/** The order of two values: texts by their bytes. */
export const order = (a: string | number, b: string | number): number =>
  typeof a === 'string' && typeof b === 'string'
    ? Buffer.compare(Buffer.from(a), Buffer.from(b))
    : Number(a) - Number(b);
export const sortNames = Object.keys(sorts) as (keyof typeof sorts)[]; // keys of the record above
