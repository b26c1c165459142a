import { sql, type SQL } from 'drizzle-orm';
import type { Scope } from '#contract/permissions';
import type { CampaignTouches } from '#contract/touches';
import { runsNow } from '../db/bookings';
import type { Queryable } from '../db/connect';
import { inScope } from '../db/scope';
import { textArray } from '../db/textArray';

type TouchedCampaign = CampaignTouches['campaigns'][number] & { isPaused: boolean };

/** Campaigns `c` of these ids that are not deleted and that the caller may see. */
const chosen = (ids: readonly string[], visible: Scope): SQL =>
  sql`c.id = any(${textArray(ids)}) and c.deleted_at is null and ${inScope(sql`c.parent_org`, visible) ?? sql`true`}`;

/** The campaigns with their boards and ads, those that run and book most first. */
export async function findTouchedCampaigns(db: Queryable, ids: readonly string[], visible: Scope) {
  const { rows } = await db.execute<TouchedCampaign>(sql`
    select c.id as "_id", c.campaign_name as "campaignName", o.org_name as "orgName", ${runsNow} as "isRunning", c.campaign_paused as "isPaused",
      (select count(*)::int from campaign_boards booked where booked.campaign_id = c.id) as boards,
      (select count(*)::int from ads where ads.campaign_id = c.id) as ads
    from campaigns c left join organisations o on o.id = c.parent_org where ${chosen(ids, visible)}
    order by "isRunning" desc, boards desc, c.campaign_name, c.id`);
  return rows;
}

/** Those of the campaigns that are deleted. */
export async function findDeletedCampaigns(db: Queryable, ids: readonly string[], visible: Scope): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select c.id from campaigns c
    where c.id = any(${textArray(ids)}) and c.deleted_at is not null and ${inScope(sql`c.parent_org`, visible) ?? sql`true`}`);
  return rows.map(({ id }) => id);
}

/** How many boards they book, deleted ones too as in `campaignBoards`, and artworks they use, each once. */
export async function countParts(db: Queryable, ids: readonly string[], visible: Scope) {
  const { rows } = await db.execute<{ boards: number; artworks: number }>(sql`
    select (select count(distinct booked.board_id)::int from campaigns c
        join campaign_boards booked on booked.campaign_id = c.id where ${chosen(ids, visible)}) as boards,
      (select count(distinct used.file_id)::int from campaigns c join campaign_artworks used on used.campaign_id = c.id
        join files f on f.id = used.file_id and f.deleted_at is null where ${chosen(ids, visible)}) as artworks`);
  return rows[0] ?? { boards: 0, artworks: 0 };
}
