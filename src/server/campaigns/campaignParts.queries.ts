import { sql } from 'drizzle-orm';
import type { FileFacts } from '#contract/artwork';
import { refusalText, refusedBy, type Category } from '#contract/placement';
import { findHoldingRule, type PlacedBoard } from '../boards/placement/placement.rules';
import { storedRules } from '../boards/placement/storedRules';
import { showsOn } from '../artwork/fit.rules';
import { recentDays, spendOn } from '../db/campaignSpend';
import type { Queryable } from '../db/connect';
import { textArray } from '../db/textArray';
import { boards, campaignBoards, campaignSpend } from '../db/schema/schema';
import type { ArtworkFacts, BoardFacts } from './configErrors.rules';

export type ArtworkPart = ArtworkFacts & { id: string; facts: FileFacts; categories: Category[] | null };

export type BoardsWithout = Pick<BoardFacts, 'unserved' | 'refused' | 'refusal' | 'refusing'>;
export const noBoardsWithout: BoardsWithout = { unserved: 0, refused: 0, refusal: null, refusing: [] };

interface BoardGroup extends PlacedBoard, Record<string, unknown> {
  width: number;
  height: number;
  adTypes: string[];
  paused: boolean;
  boards: number;
}

/**
 * On how many of each campaign's boards, without deleted ones, none of its artworks shows: they do not fit, or a rule
 * refuses them, or both, which counts as refused. Boards and artworks of unknown size count only where a rule refuses
 * them. The database groups the boards, and the rules run once for each group.
 */
export async function findBoardsWithout(
  db: Queryable,
  artworks: ReadonlyMap<string, readonly ArtworkPart[]>,
): Promise<Map<string, BoardsWithout>> {
  const ids = [...artworks].flatMap(([id, parts]) => (parts.length === 0 ? [] : [id]));
  if (ids.length === 0) return new Map();
  // Most campaigns show nothing that can be refused: their boards need no rules, and fewer groups.
  const sensitive = ids.filter((id) => artworks.get(id)?.some(({ categories }) => (categories ?? []).length > 0));
  const isSensitive = sql`booked.campaign_id = any(${textArray(sensitive)})`;
  const { rows } = await db.execute<BoardGroup>(sql`
    select booked.campaign_id as id, coalesce(b.width, 0) as width, coalesce(b.height, 0) as height, b.ad_types as "adTypes",
      b.board_paused as paused, placed.name as boardname, placed.venue as "venueType", placed.rules, count(*)::int as boards
    from ${campaignBoards} booked join ${boards} b on b.id = booked.board_id and not b.is_deleted
    cross join lateral (select case when ${isSensitive} then b.boardname else '' end as name,
      case when ${isSensitive} then b.venue_type else '' end as venue,
      case when ${isSensitive} then ${storedRules(sql`b`)} end as rules) placed
    where booked.campaign_id = any(${textArray(ids)}) group by 1, 2, 3, 4, 5, 6, 7, 8 order by 6`);
  const found = new Map<string, BoardsWithout>();
  for (const group of rows) {
    const before = found.get(group.id) ?? noBoardsWithout;
    found.set(group.id, withGroup(before, group, artworks.get(group.id) ?? []));
  }
  return found;
}

function withGroup(before: BoardsWithout, group: BoardGroup, artworks: readonly ArtworkPart[]): BoardsWithout {
  const rule = findHoldingRule(group);
  const refused = artworks.map(({ categories }) => refusedBy(categories, rule));
  const isKnown = group.width > 0 && group.height > 0;
  const shown = artworks
    .filter((_, nth) => refused[nth]?.length === 0)
    .map(({ facts }) => (isKnown ? showsOn(facts, group) : undefined));
  if (shown.includes(true)) return before;
  if (rule === null || shown.length === artworks.length)
    return shown.includes(false) ? { ...before, unserved: before.unserved + group.boards } : before;
  if (group.paused || shown.includes(undefined)) return before;
  const refusal = before.refusal ?? refusalText([...new Set(refused.flat())], rule);
  const refusing = [...new Set([...before.refusing, rule._id])];
  return { ...before, refused: before.refused + group.boards, refusal, refusing };
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
