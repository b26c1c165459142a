import { inArray, sql } from 'drizzle-orm';
import type { FileFacts } from '#contract/artwork';
import { refusedBy, type Category } from '#contract/placement';
import { findHoldingRule } from '../boards/placement/placement.rules';
import type { Queryable } from '../db/connect';
import { byId, pickIds } from '../db/existing';
import { storedRules, type StoredRule } from '../boards/placement/storedRules';
import { files } from '../db/schema/schema';
import { textArray } from '../db/textArray';
import type { ArtworkRow } from './artwork.queries';
import { showsOn, type FitCounts } from './fit.rules';

/** Boards that are alike in what decides whether they show an artwork. */
interface BoardKind {
  width: number;
  height: number;
  adTypes: string[];
  venueType: string | null;
  rules: StoredRule[] | null;
}

/** An artwork and a kind of board. */
interface Pair extends BoardKind {
  facts: FileFacts;
  categories: Category[] | null;
}

interface Booked extends Pair, Record<string, unknown> {
  id: string;
  boards: number;
}

interface GroupOfBoards extends BoardKind, Record<string, unknown> {
  /** The files that are booked on these boards. */
  ids: string[];
  boards: number;
}

/** Categories that are said to be on artworks instead of the stored ones; null: nobody has said; undefined: the stored ones hold. */
type Override = Category[] | null | undefined;
export const withCategories = <Row extends { categories: Category[] | null }>(row: Row, override: Override): Row =>
  override === undefined ? row : { ...row, categories: override };

/** Adds to each row without a decision how it fits the booked boards. */
export async function withFitCounts(db: Queryable, rows: ArtworkRow[]): Promise<ArtworkRow[]> {
  const fits = await countFits(db, pickIds(rows.filter(({ isPreApproved }) => isPreApproved === null)));
  return rows.map((row) => (row.isPreApproved === null ? { ...row, fit: fits.get(row.id) ?? null } : row));
}

/**
 * How each file fits the booked boards. One query serves all of them: the database groups the boards by size and ad
 * types (each board once), and the rules run once for each group.
 */
export async function countFits(
  db: Queryable,
  ids: readonly string[],
  override?: Override,
): Promise<Map<string, FitCounts>> {
  if (ids.length === 0) return new Map();
  const categories = override === undefined ? sql`f.categories` : sql`${override && JSON.stringify(override)}::jsonb`;
  const { rows: booked } = await db.execute<Booked>(sql`
    select f.id, f.facts, b.width, b.height, b.ad_types as "adTypes", ${categories} as categories, placed.venue as "venueType", placed.rules,
      count(*)::int as boards
    from files f cross join lateral (
      select distinct booked.board_id from campaign_artworks used
      join campaigns c on c.id = used.campaign_id and c.deleted_at is null
      join campaign_boards booked on booked.campaign_id = c.id
      where used.file_id = f.id
    ) of_file join boards b on b.id = of_file.board_id and not b.is_deleted and b.width > 0 and b.height > 0
    cross join lateral (select
      case when jsonb_array_length(${categories}) > 0 then b.venue_type end as venue,
      case when jsonb_array_length(${categories}) > 0 then ${storedRules(sql`b`)} end as rules) placed
    where f.id = any(${textArray(ids)})
    group by f.id, b.width, b.height, b.ad_types, placed.venue, placed.rules`);
  const fits = new Map<string, FitCounts>();
  for (const { id, boards, ...pair } of booked) {
    const outcome = judge(pair);
    if (outcome === undefined) continue;
    const before = fits.get(id) ?? { boards: 0, failing: 0, refused: 0 };
    fits.set(id, {
      boards: before.boards + boards,
      failing: before.failing + (outcome === 'shows' ? 0 : boards),
      refused: before.refused + (outcome === 'refused' ? boards : 0),
    });
  }
  return fits;
}

/**
 * The boards of known size that the files' campaigns book, each once, and on how many of them at least one of the
 * files that are booked there does not show.
 */
export async function findBookedSizes(
  db: Queryable,
  ids: readonly string[],
  override?: Override,
): Promise<Pick<FitCounts, 'boards' | 'failing'>> {
  const stored = await db
    .select({ id: files.id, facts: files.facts, categories: files.categories })
    .from(files)
    .where(inArray(files.id, [...ids]));
  const known = stored.map((file) => withCategories(file, override));
  // What refuses nothing of them need not be read.
  const haveCategories = known.some(({ categories }) => (categories?.length ?? 0) > 0);
  const { rows: groups } = await db.execute<GroupOfBoards>(sql`
    select of_board.ids, b.width, b.height, b.ad_types as "adTypes",
      ${haveCategories ? sql`b.venue_type` : sql`null::text`} as "venueType",
      ${haveCategories ? storedRules(sql`b`) : sql`null::jsonb`} as rules, count(*)::int as boards
    from (
      select booked.board_id, array_agg(distinct used.file_id) as ids from campaign_artworks used
      join campaigns c on c.id = used.campaign_id and c.deleted_at is null
      join campaign_boards booked on booked.campaign_id = c.id
      where used.file_id = any(${textArray(ids)}) group by booked.board_id
    ) of_board join boards b on b.id = of_board.board_id and not b.is_deleted and b.width > 0 and b.height > 0
    group by 1, 2, 3, 4, 5, 6`);
  const filesById = byId(known);
  const counts = { boards: 0, failing: 0 };
  for (const { ids: ofGroup, boards, ...board } of groups) {
    const outcomes = ofGroup.map((id) => {
      const file = filesById.get(id);
      return file && judge({ ...board, ...file });
    });
    if (outcomes.some((outcome) => outcome !== undefined)) counts.boards += boards;
    if (outcomes.some((outcome) => outcome === 'refused' || outcome === 'fails')) counts.failing += boards;
  }
  return counts;
}

/** What becomes of an artwork on a board; undefined where the artwork's size is not known. */
function judge({ facts, categories, venueType, rules, ...size }: Pair): 'shows' | 'fails' | 'refused' | undefined {
  const shows = showsOn(facts, size);
  if (shows === undefined) return undefined;
  const rule = findHoldingRule({ id: '', boardname: '', venueType: venueType ?? '', rules });
  if (refusedBy(categories, rule).length > 0) return 'refused';
  return shows ? 'shows' : 'fails';
}
