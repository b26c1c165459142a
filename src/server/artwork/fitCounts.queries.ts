import { sql } from 'drizzle-orm';
import type { FileFacts } from '#contract/artwork';
import { refusedBy, type Category } from '#contract/placement';
import { ruleOf } from '../boards/placement/placement.rules';
import type { Queryable } from '../db/connect';
import { storedRules, type StoredRule } from '../boards/placement/storedRules';
import { textArray } from '../db/textArray';
import type { ArtworkRow, FitCounts } from './artworkFile';
import { showsOn } from './fit.rules';

interface Booked extends Record<string, unknown> {
  id: string;
  facts: FileFacts;
  width: number;
  height: number;
  adTypes: string[];
  boards: number;
  categories: Category[] | null;
  venueType: string | null;
  rules: StoredRule[] | null;
}

/** Adds to each row without a decision how it fits the booked boards. */
export async function withFitCounts(db: Queryable, rows: ArtworkRow[]): Promise<ArtworkRow[]> {
  const fits = await fitCountsOf(
    db,
    rows.filter(({ isPreApproved }) => isPreApproved === null).map(({ id }) => id),
  );
  return rows.map((row) => (row.isPreApproved === null ? { ...row, fit: fits.get(row.id) ?? null } : row));
}

/**
 * How each file fits the booked boards. One query serves all of them: the database groups the boards by size and ad
 * types (each board once), and the rules run once for each group.
 */
export async function fitCountsOf(db: Queryable, ids: readonly string[]): Promise<Map<string, FitCounts>> {
  if (ids.length === 0) return new Map();
  const { rows: booked } = await db.execute<Booked>(sql`
    select f.id, f.facts, b.width, b.height, b.ad_types as "adTypes", f.categories, placed.venue as "venueType", placed.rules,
      count(*)::int as boards
    from files f cross join lateral (
      select distinct booked.board_id from campaign_artworks used
      join campaigns c on c.id = used.campaign_id and c.deleted_at is null
      join campaign_boards booked on booked.campaign_id = c.id
      where used.file_id = f.id
    ) of_file join boards b on b.id = of_file.board_id and not b.is_deleted and b.width > 0 and b.height > 0
    cross join lateral (select
      case when jsonb_array_length(f.categories) > 0 then b.venue_type end as venue,
      case when jsonb_array_length(f.categories) > 0 then ${storedRules(sql`b`)} end as rules) placed
    where f.id = any(${textArray(ids)})
    group by f.id, b.width, b.height, b.ad_types, placed.venue, placed.rules`);
  const fits = new Map<string, FitCounts>();
  for (const { id, facts, boards, categories, venueType, rules, ...size } of booked) {
    const shows = showsOn(facts, size);
    if (shows === undefined) continue;
    const rule = ruleOf({ id: '', boardname: '', venueType: venueType ?? '', rules });
    const isRefused = refusedBy(categories, rule).length > 0;
    const before = fits.get(id) ?? { boards: 0, failing: 0, refused: 0 };
    fits.set(id, {
      boards: before.boards + boards,
      failing: before.failing + (shows && !isRefused ? 0 : boards),
      refused: before.refused + (isRefused ? boards : 0),
    });
  }
  return fits;
}
