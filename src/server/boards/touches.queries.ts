import { and, inArray, not, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#contract/permissions';
import { bookingColumns, isOngoing, runsNow, type Booking } from '../db/bookings';
import type { Queryable } from '../db/connect';
import { boards, campaigns } from '../db/schema/schema';
import { inScope } from '../db/scope';
import { textArray } from '../db/textArray';

/** `boards` of these ids that are not deleted and that the caller may see. */
const chosen = (ids: readonly string[], visible: Scope): SQL | undefined =>
  and(sql`${boards.id} = any(${textArray(ids)})`, not(boards.isDeleted), inScope(boards.boardOwner, visible));

/** The bookings of each board, those that touch most first. */
export async function findBoardBookings(db: Queryable, ids: readonly string[], visible: Scope) {
  const { rows } = await db.execute<Booking & { isPaused: boolean }>(sql`
    select ${boards.id} as id, ${boards.boardPaused} as "isPaused", ${bookingColumns}
    from boards left join campaign_boards used on used.board_id = ${boards.id}
    left join campaigns c on c.id = used.campaign_id and c.deleted_at is null
    where ${chosen(ids, visible)} group by ${boards.id}
    order by running desc, campaigns desc, ${boards.boardnameKey}, ${boards.id}`);
  return rows;
}

/** Those of the boards that are deleted already. */
export async function findDeletedBoards(db: Queryable, ids: readonly string[], visible: Scope): Promise<string[]> {
  const rows = await db
    .select({ id: boards.id })
    .from(boards)
    .where(and(inArray(boards.id, [...ids]), boards.isDeleted, inScope(boards.boardOwner, visible)));
  return rows.map(({ id }) => id);
}

/** How many campaigns book one of the boards, each once, and how many of them run now. */
export async function countCampaigns(db: Queryable, ids: readonly string[], visible: Scope) {
  const { rows } = await db.execute<{ campaigns: number; running: number }>(sql`
    select count(*)::int as campaigns, (count(*) filter (where ${runsNow}))::int as running
    from campaigns c where c.deleted_at is null and c.id in (
      select used.campaign_id from campaign_boards used join boards on ${boards.id} = used.board_id
      where ${chosen(ids, visible)})`);
  return rows[0] ?? { campaigns: 0, running: 0 };
}

/** Campaigns that go on and whose active boards are all among these. */
export async function findEmptied(db: Queryable, ids: readonly string[], visible: Scope, limit: number) {
  const seen = inScope(sql`c.${sql.identifier(campaigns.parentOrg.name)}`, visible);
  const { rows } = await db.execute<{ _id: string; campaignName: string; startTime: string | null }>(sql`
    select c.id as _id, c.campaign_name as "campaignName", to_json(c.start_time)#>>'{}' as "startTime"
    from campaigns c where c.deleted_at is null and ${isOngoing} ${seen === undefined ? sql`` : sql`and ${seen}`}
      and exists (select 1 from campaign_boards used join boards on ${boards.id} = used.board_id
        where used.campaign_id = c.id and not ${boards.boardPaused} and ${chosen(ids, visible)})
      and not exists (select 1 from campaign_boards used join boards on ${boards.id} = used.board_id
        where used.campaign_id = c.id and not ${boards.boardPaused} and not ${boards.isDeleted}
          and ${boards.id} <> all(${textArray(ids)}))
    order by coalesce(c.start_time, c.created_at), c.id limit ${limit}`);
  return rows;
}
