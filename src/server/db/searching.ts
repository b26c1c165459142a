import { is, or, sql, type SQL } from 'drizzle-orm';
import { PgColumn } from 'drizzle-orm/pg-core';
import { foldText, ignored, typedForms, wholeSigns } from '#contract/fold';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const single = new Map(
  typedForms.flatMap(([letters, typed]) => (typed.length === 1 ? [...letters].map((letter) => [letter, typed]) : [])),
);
/** Capitals of Latin, Greek, Cyrillic and Armenian, which `lower` leaves as they are where the locale is "C". */
const capitals = Array.from({ length: 0x556 - 0xc0 }, (_, at) => String.fromCodePoint(0xc0 + at))
  .concat('\u1E9E')
  .filter((letter) => letter.normalize('NFKD') === letter && /^.$/u.test(letter.toLowerCase()))
  .filter((letter) => letter.toLowerCase() !== letter);
const toSmall = (capital: string): string => single.get(capital.toLowerCase()) ?? capital.toLowerCase();
const keyLetters = [...single.keys()].join('');
const typedLetters = [...single.values()].join('');
/** The arguments of `translate`, for sort keys and for texts as they were written. */
const ofKeys = sql.raw(`${quoted(keyLetters)}, ${quoted(typedLetters)}`);
const ofTexts = sql.raw(
  `${quoted(keyLetters + capitals.join(''))}, ${quoted(typedLetters + capitals.map(toSmall).join(''))}`,
);
const wholes = sql.raw(`${quoted(wholeSigns.signs)}, ${quoted(wholeSigns.typed)}`);
const marks = quoted(`[${ignored}]`);

/** Sort keys are small letters already. */
const isKey = (column: PgColumn | SQL): boolean => is(column, PgColumn) && column.getSQLType() !== 'text';

/**
 * `foldText` of a column, in SQL. Text that is plain ASCII, as most is, is taken as it is, so that a list of a million
 * rows is read as fast as without. The second `lower` is that of collation "C", which knows ASCII alone: signs like
 * U+2121 decompose into capitals.
 */
export function folded(column: PgColumn | SQL, isText = !isKey(column)): SQL {
  const bare = sql`regexp_replace(normalize(translate(lower(${column}), ${wholes}), nfkd), ${sql.raw(marks)}, '', 'g')`;
  const letters = sql`translate(lower(${bare} collate "C"), ${isText ? ofTexts : ofKeys})`;
  const typed = typedForms
    .filter(([, text]) => text.length > 1)
    .reduce((text, [letter, as]) => sql`replace(${text}, ${sql.raw(quoted(letter))}, ${sql.raw(quoted(as))})`, letters);
  return sql`(case when octet_length(${column}) > length(${column}) or ${column} like '%  %' then regexp_replace(normalize(${typed}, nfkc), ' {2,}', ' ', 'g') else translate(lower(${column}) collate "C", '\`', '''') end)`;
}

/**
 * Whether a search finds the text anywhere in one of the columns; `%` and `_` stand for themselves. Without a text there is no
 * condition.
 */
export function anyContains(columns: readonly (PgColumn | SQL)[], text: string | undefined): SQL | undefined {
  if (text === undefined || text === '') return undefined;
  const pattern = `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => sql`${folded(column)} like ${pattern}`));
}
