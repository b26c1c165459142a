import { sql } from 'drizzle-orm';
import type { FileFacts } from '#contract/artwork';
import type { Queryable } from '../db/connect';
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
    select f.id, f.facts, b.width, b.height, b.ad_types as "adTypes", count(*)::int as boards
    from files f cross join lateral (
      select distinct booked.board_id from campaign_artworks used
      join campaigns c on c.id = used.campaign_id and c.deleted_at is null
      join campaign_boards booked on booked.campaign_id = c.id
      where used.file_id = f.id
    ) of_file join boards b on b.id = of_file.board_id and not b.is_deleted and b.width > 0 and b.height > 0
    where f.id = any(${textArray(ids)})
    group by f.id, b.width, b.height, b.ad_types`);
  const fits = new Map<string, FitCounts>();
  for (const { id, facts, boards, ...size } of booked) {
    const shows = showsOn(facts, size);
    const before = fits.get(id) ?? { boards: 0, failing: 0 };
    if (shows !== undefined)
      fits.set(id, { boards: before.boards + boards, failing: before.failing + (shows ? 0 : boards) });
  }
  return fits;
}
