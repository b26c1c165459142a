import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import type { categoryFilters } from '#contract/artworkLists';
import { foldText } from '#contract/fold';
import type { Queryable } from '../../db/connect';
import { files, fileWords } from '../../db/schema/schema';

export type CategoryFilter = (typeof categoryFilters)[number];

/** What was read in an artwork's picture; undefined if it was not read. */
export async function findWords(db: Queryable, fileId: string) {
  const [found] = await db.select().from(fileWords).where(eq(fileWords.fileId, fileId));
  return found;
}

/** Whether the words in a file's picture contain a text. */
export const wordsWith = (db: Queryable, search: string) =>
  db
    .select({ one: sql`1` })
    .from(fileWords)
    .where(and(eq(fileWords.fileId, files.id), sql`position(${foldText(search)} in ${fileWords.folded}) > 0`));

/** What is on an artwork. */
export function categoryMatches(category: CategoryFilter | undefined): SQL | undefined {
  if (category === undefined) return undefined;
  if (category === 'unlooked') return isNull(files.categories);
  return category === 'nothing'
    ? sql`jsonb_array_length(${files.categories}) = 0`
    : sql`jsonb_exists(${files.categories}, ${category})`;
}
