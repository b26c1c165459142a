import { and, desc, eq, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import type { categoryFilters } from '#contract/artworkLists';
import { foldText } from '#contract/fold';
import type { Queryable } from '../../db/connect';
import { files, fileWords } from '../../db/schema/schema';
import type { Line } from './readLines';

export type CategoryFilter = (typeof categoryFilters)[number];

/** What was read in an artwork's picture; undefined if it was not read. */
export async function findWords(db: Queryable, fileId: string) {
  const [found] = await db.select().from(fileWords).where(eq(fileWords.fileId, fileId));
  return found;
}

/** Artworks that were not read, the newest first. */
export const findWordless = (db: Queryable, limit: number) =>
  db
    .select({ id: files.id, storageKey: files.storageKey, type: files.fileFormat })
    .from(files)
    .where(
      and(
        isNull(files.deletedAt),
        eq(files.purpose, 'artwork'),
        notExists(
          db
            .select({ one: sql`1` })
            .from(fileWords)
            .where(eq(fileWords.fileId, files.id)),
        ),
      ),
    )
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
