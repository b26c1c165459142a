import fc from 'fast-check';
import { sql } from 'drizzle-orm';
import { testDatabase } from '#test/database';
import { textArray } from '../../../src/server/db/textArray';

const database = testDatabase();

const read = async (texts: readonly (string | null)[]) =>
  (await database.db.execute(sql`select ${textArray(texts)} as texts`)).rows[0]?.['texts'];

const character = fc.constantFrom(
  '\x1f',
  '\x1e',
  '',
  'a',
  '"',
  "'",
  '\\',
  '{',
  '}',
  ',',
  'NULL',
  'null',
  ' ',
  '\n',
  'ß',
  '\u{1F600}',
  '$1',
);
const text = fc.array(character, { maxLength: 4 }).map((characters) => characters.join(''));

test('the database receives exactly these texts, empty ones and nulls included', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(text), { minLength: 0, maxLength: 6 }), async (texts) => {
      expect(await read(texts)).toEqual(texts);
    }),
    { numRuns: 60, examples: [[[]], [['']], [[null]], [['', '']], [['\x1e', null]], [['a\x1fb', 'c']]] },
  );
});
