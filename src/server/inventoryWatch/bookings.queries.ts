import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/connect';
import { isAny } from '../db/existing';

/** Of each board, how many campaigns that are not deleted book it, and the one that starts first. */
export async function findBookings(
  db: Queryable,
  boardIds: readonly string[],
): Promise<Map<string, { count: number; first: { _id: string; campaignName: string } | null }>> {
  if (boardIds.length === 0) return new Map();
  const { rows } = await db.execute<{ board: string; n: number; id: string; name: string }>(sql`
    select used.board_id as board, count(*)::int as n,
      (array_agg(c.id order by coalesce(c.start_time, c.created_at), c.id))[1] as id,
      (array_agg(c.campaign_name order by coalesce(c.start_time, c.created_at), c.id))[1] as name
    from campaign_boards used join campaigns c on c.id = used.campaign_id and c.deleted_at is null
    where ${isAny(sql`used.board_id`, boardIds)} group by used.board_id`);
  return new Map(rows.map(({ board, n, id, name }) => [board, { count: n, first: { _id: id, campaignName: name } }]));
}
