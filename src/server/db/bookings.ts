import { sql } from 'drizzle-orm';
import type { Bookings } from '#contract/touches';

/** Whether the campaign `c` runs or will run. */
export const isOngoing = sql`not c.campaign_paused and (c.end_time is null or c.end_time > now())`;
/** Whether it runs now. */
export const runsNow = sql`${isOngoing} and coalesce(c.start_time, c.created_at) <= now()`;

/** Of a group's campaigns `c`: how many there are and run, and when the next one starts. */
export const bookingColumns = sql`count(distinct c.id)::int as campaigns,
  (count(distinct c.id) filter (where ${runsNow}))::int as running,
  to_json(min(c.start_time) filter (where not c.campaign_paused and c.start_time > now()))#>>'{}' as "nextStart"`;

export type Booking = Bookings & { id: string };

/** Without what else the row has. */
export const asBookings = ({ campaigns, running, nextStart }: Bookings): Bookings => ({
  campaigns,
  running,
  nextStart: nextStart === null ? null : new Date(nextStart).toISOString(),
});
