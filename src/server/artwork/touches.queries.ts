import { and, isNull, sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#contract/permissions';
import { bookingColumns, runsNow, type Booking } from '../db/bookings';
import type { Queryable } from '../db/connect';
import { files } from '../db/schema/schema';
import { inScope } from '../db/scope';
import { textArray } from '../db/textArray';

/** Files of these ids that are not deleted and that the caller may see. */
const chosen = (ids: readonly string[], visible: Scope): SQL | undefined =>
  and(sql`${files.id} = any(${textArray(ids)})`, isNull(files.deletedAt), inScope(files.orgId, visible));

const bookedBy = sql`left join campaign_artworks used on used.file_id = ${files.id}
  left join campaigns c on c.id = used.campaign_id and c.deleted_at is null`;

/** `isPreApproved`: true approved, false rejected, null not set. */
export type FileBooking = Booking & { ads: number; isPreApproved: boolean | null };

/** The bookings of each file and the ads that use it. */
export async function findFileBookings(db: Queryable, ids: readonly string[], visible: Scope): Promise<FileBooking[]> {
  const { rows } = await db.execute<FileBooking>(sql`
    select ${files.id} as id, ${files.isPreApproved} as "isPreApproved", ${bookingColumns},
      (select count(*)::int from ads a left join campaigns of_ad on of_ad.id = a.campaign_id
        where a.file_id = ${files.id} and of_ad.deleted_at is null) as ads
    from files ${bookedBy} where ${chosen(ids, visible)} group by ${files.id}`);
  return rows;
}

/** How many campaigns use one of the files, each once, and how many of them run now. */
export async function countCampaigns(db: Queryable, ids: readonly string[], visible: Scope) {
  const { rows } = await db.execute<{ campaigns: number; running: number }>(sql`
    select count(distinct c.id)::int as campaigns, (count(distinct c.id) filter (where ${runsNow}))::int as running
    from files ${bookedBy} where ${chosen(ids, visible)}`);
  return rows[0] ?? { campaigns: 0, running: 0 };
}
