import { and, desc, eq, inArray, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import type { categoryFilters } from '#contract/artworkLists';
import { foldText } from '#contract/fold';
import { categoryNames, categoryTexts } from '#contract/placement';
import { isArtwork } from '../../db/artworkState';
import type { Queryable } from '../../db/connect';
import { textArray } from '../../db/textArray';
import { files, fileWords } from '../../db/schema/schema';
import { pictureColumns } from '../similar/similar.queries';
import type { Line } from './readLines';

/** Letters of a search that may begin the name of a category; fewer begin too many. */
const shortestName = 3;

/** What was read in an artwork's picture; undefined if it was not read. */
export const findWords = (db: Queryable, fileId: string) =>
  db.query.fileWords.findFirst({ where: eq(fileWords.fileId, fileId) });

/** Artworks that were not read, the newest first. */
export const findWordless = (db: Queryable, limit: number) =>
  db
    .select(pictureColumns)
    .from(files)
    .where(and(isArtwork, notExists(db.select().from(fileWords).where(eq(fileWords.fileId, files.id)))))
    .orderBy(desc(files.createdAt), desc(files.id))
    .limit(limit);

/** Keeps what was read in an artwork; null: it cannot be read. */
export async function saveWords(db: Queryable, fileId: string, lines: readonly Line[] | null): Promise<void> {
  const values = {
    state: lines === null ? ('unreadable' as const) : ('read' as const),
    words: [...(lines ?? [])],
    folded: foldText((lines ?? []).map(({ text }) => text).join(' ')),
  };
  await db
    .insert(fileWords)
    .values({ fileId, ...values })
    .onConflictDoUpdate({ target: fileWords.fileId, set: values });
}

/** Its words are to be read again. */
export async function forgetWords(db: Queryable, fileId: string): Promise<void> {
  await db.delete(fileWords).where(eq(fileWords.fileId, fileId));
}

/** Whether an artwork shows a text: in the words of its picture, or as the name of a category that is on it. */
export function showsText(db: Queryable, search: string): SQL | undefined {
  const text = foldText(search);
  const named = categoryNames.filter((each) => foldText(categoryTexts[each].label).startsWith(text));
  // Not `exists`: this way the words are read once and not looked up for each file.
  const withWords = db
    .select({ id: fileWords.fileId })
    .from(fileWords)
    .where(sql`position(${text} in ${fileWords.folded}) > 0`);
  return or(
    inArray(files.id, withWords),
    text.length < shortestName || named.length === 0
      ? undefined
      : sql`jsonb_exists_any(${files.categories}, ${textArray(named)})`,
  );
}

/** What is on an artwork. */
export function categoryMatches(category: (typeof categoryFilters)[number] | undefined): SQL | undefined {
  if (category === undefined) return undefined;
  if (category === 'unlooked') return isNull(files.categories);
  return category === 'nothing'
    ? sql`jsonb_array_length(${files.categories}) = 0`
    : sql`jsonb_exists(${files.categories}, ${category})`;
}
