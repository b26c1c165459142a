import { sql } from 'drizzle-orm';
import type { FileFacts } from '#contract/artwork';
import { showsOn } from '../artwork/fit.rules';
import { recentDays, spendOn } from '../db/campaignSpend';
import type { Queryable } from '../db/connect';
import { textArray } from '../db/textArray';
import { boards, campaignBoards, campaignSpend } from '../db/schema/schema';
import type { ArtworkFacts } from './configErrors.rules';

export type ArtworkPart = ArtworkFacts & { id: string; facts: FileFacts };

/**
 * How many of each campaign's boards, without deleted ones, none of its artworks fits; boards and artworks of unknown
 * size are not counted. The database groups the boards by size and ad types, and the rules run once for each group.
 */
export async function findUnserved(
  db: Queryable,
  artworks: ReadonlyMap<string, readonly ArtworkPart[]>,
): Promise<Map<string, number>> {
  const ids = [...artworks].flatMap(([id, parts]) => (parts.length === 0 ? [] : [id]));
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{
    id: string;
    width: number;
    height: number;
    adTypes: string[];
    boards: number;
  }>(sql`
    select booked.campaign_id as id, b.width, b.height, b.ad_types as "adTypes", count(*)::int as boards
    from ${campaignBoards} booked join ${boards} b on b.id = booked.board_id and not b.is_deleted and b.width > 0 and b.height > 0
    where booked.campaign_id = any(${textArray(ids)}) group by 1, 2, 3, 4`);
  const counts = new Map<string, number>();
  for (const { id, boards: count, ...size } of rows) {
    const shown = (artworks.get(id) ?? []).map(({ facts }) => showsOn(facts, size));
    if (shown.includes(false) && !shown.includes(true)) counts.set(id, (counts.get(id) ?? 0) + count);
  }
  return counts;
}

/** Spend of the last 24 hours, and of the recent days as everywhere. */
export async function findSpend(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { day: number; month: number }>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; day: number; month: number }>(sql`
    select ids.id, coalesce(hours.micros, 0)::float8 as day, coalesce(days.micros, 0)::float8 as month
    from unnest(${textArray(ids)}) as ids(id)
    left join lateral (select sum(s.micros) as micros from ${campaignSpend} s
      where s.campaign_id = ids.id and s.at > now() - interval '24 hours' and s.at <= now()) hours on true
    left join lateral (select sum(d.micros) as micros from ${spendOn(recentDays)} d where d.campaign_id = ids.id) days on true`);
  return new Map(rows.map(({ id, day, month }) => [id, { day, month }]));
}
