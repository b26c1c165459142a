import { sql, type SQL } from 'drizzle-orm';

/** Separates texts, and stands for null: characters that users' texts do not contain. */
const between = '\x1f';
const none = '\x1e';

/**
 * Thousands of texts as one `text[]` parameter, the quickest way into PostgreSQL: joined here and split there. As an
 * array or as JSON they take the server twice as long to parse. At least two texts, because `string_to_array` returns
 * no element for one empty text.
 */
export function textArray(texts: readonly (string | null)[]): SQL {
  const canJoin =
    texts.length > 1 && !texts.some((text) => text !== null && (text.includes(between) || text.includes(none)));
  if (!canJoin) return sql`${sql.param(texts)}::text[]`;
  // In a subselect the planner does not see the text: knowing that it has a thousand ids, it would scan a whole table
  // of 50,000 rows instead of using the index (76 ms instead of 44).
  return sql`string_to_array((select ${texts.map((text) => text ?? none).join(between)}::text), ${sql.raw("E'\\x1f', E'\\x1e'")})`;
}
