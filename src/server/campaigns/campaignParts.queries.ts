import { sql } from 'drizzle-orm';
import type { FileFacts } from '#contract/artwork';
import { refusalText, refusedBy, type Category } from '#contract/placement';
import { ruleOf, type PlacedBoard } from '../boards/placement/placement.rules';
import { storedRules } from '../boards/placement/storedRules';
import { showsOn } from '../artwork/fit.rules';
import { recentDays, spendOn } from '../db/campaignSpend';
import type { Queryable } from '../db/connect';
import { textArray } from '../db/textArray';
import { boards, campaignBoards, campaignSpend } from '../db/schema/schema';
import type { ArtworkFacts } from './configErrors.rules';

export type ArtworkPart = ArtworkFacts & { id: string; facts: FileFacts; categories: Category[] | null };

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

/**
 * How many of each campaign's boards in use refuse all of its artworks, and what one of them refuses. Only campaigns are
 * read of which every artwork shows something that can be refused.
 */
export async function findRefused(
  db: Queryable,
  artworks: ReadonlyMap<string, readonly ArtworkPart[]>,
): Promise<Map<string, { refused: number; refusal: string | null }>> {
  const ids = [...artworks].flatMap(([id, parts]) =>
    parts.length > 0 && parts.every(({ categories }) => (categories ?? []).length > 0) ? [id] : [],
  );
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<PlacedBoard & Record<string, unknown>>(sql`
    select booked.campaign_id as id, b.boardname, b.venue_type as "venueType", ${storedRules(sql`b`)} as rules
    from ${campaignBoards} booked join ${boards} b on b.id = booked.board_id and not b.is_deleted and not b.board_paused
    where booked.campaign_id = any(${textArray(ids)}) order by b.boardname_key, b.id`);
  const found = new Map<string, { refused: number; refusal: string | null }>();
  for (const board of rows) {
    const rule = ruleOf(board);
    const refused = (artworks.get(board.id) ?? []).map(({ categories }) => refusedBy(categories, rule));
    if (!rule || refused.some((each) => each.length === 0)) continue;
    const before = found.get(board.id);
    found.set(board.id, {
      refused: (before?.refused ?? 0) + 1,
      refusal: before?.refusal ?? refusalText([...new Set(refused.flat())], rule),
    });
  }
  return found;
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
