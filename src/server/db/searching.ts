import { or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { foldText, ignored, typedFor } from '#contract/fold';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const single = typedFor.filter(([, typed]) => typed.length === 1);
const from = quoted(single.map(([letters]) => letters).join(''));
const to = quoted(single.map(([letters, typed]) => typed.repeat(letters.length)).join(''));
const marks = quoted(`[${ignored}]`);

/**
 * `foldText` of a column, in SQL. Text that is plain ASCII, as most is, is taken as it is, so that a list of a million
 * rows is read as fast as without. `lower` comes first for columns that are not sort keys; the second is that of
 * collation "C", which knows ASCII alone: signs like U+2121 decompose into capitals.
 */
export function folded(column: PgColumn | SQL): SQL {
  const bare = sql`regexp_replace(normalize(lower(${column}), nfkd), ${sql.raw(marks)}, '', 'g')`;
  const letters = sql`translate(lower(${bare} collate "C"), ${sql.raw(from)}, ${sql.raw(to)})`;
  const typed = typedFor
    .filter(([, text]) => text.length > 1)
    .reduce((text, [letter, as]) => sql`replace(${text}, ${sql.raw(quoted(letter))}, ${sql.raw(quoted(as))})`, letters);
  return sql`(case when octet_length(${column}) = length(${column}) then lower(${column}) collate "C" else normalize(${typed}, nfkc) end)`;
}

/** Whether a search finds the text anywhere in one of the columns; `%` and `_` stand for themselves. */
export function anyContains(columns: readonly (PgColumn | SQL)[], text: string): SQL | undefined {
  const pattern = `%${foldText(text).replace(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => sql`${folded(column)} like ${pattern}`));
}
