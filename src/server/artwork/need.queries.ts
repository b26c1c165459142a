import { sql } from 'drizzle-orm';
import { isOngoing } from '../db/bookings';
import type { Queryable } from '../db/connect';
import { files } from '../db/schema/schema';

/** The sort expression of the order by need: exactly the expression of the index `files_need`. */
export const needOrder = sql`(case when ${files.isPreApproved} is null then ${files.neededBy} end)`;

export interface HoldsUp {
  /** ISO 8601 with the offset of the connection. */
  neededBy: string;
  campaigns: number;
  boards: number;
}

/**
 * The campaigns that a file without a decision holds up, counted at each read: correct also just after a campaign has
 * ended.
 */
export const holdsUp = sql<HoldsUp | null>`case when ${needOrder} is not null then (
  select case when count(c.id) > 0 then jsonb_build_object('neededBy', min(coalesce(c.start_time, c.created_at)), 'campaigns', count(distinct c.id),
    'boards', count(distinct b.id)) end
  from campaign_artworks used join campaigns c on c.id = used.campaign_id
  left join campaign_boards booked on booked.campaign_id = c.id left join boards b on b.id = booked.board_id and not b.is_deleted
  where used.file_id = ${files.id} and c.deleted_at is null and ${isOngoing}) end`;

/**
 * Recomputes what artwork holds up after the first of its campaigns has ended. (Changes of campaigns do this
 * themselves, by triggers.) Usually there is nothing to do, at the cost of one index look-up.
 */
export async function refreshEndedNeeds(db: Queryable): Promise<void> {
  const due = sql`from files where need_until <= clock_timestamp()`;
  const { rows } = await db.execute(sql`select 1 ${due} limit 1`);
  if (rows.length > 0) await db.execute(sql`select refresh_needs(array(select id ${due} limit 10000))`);
}
