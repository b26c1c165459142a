import { sql } from 'drizzle-orm';
import { venueTypeKey, type Category, type RuleKind } from '#contract/placement';
import type { PlacedBoard } from '../../boards/placement/placement.rules';
import { isOngoing, runsNow } from '../../db/bookings';
import type { Queryable } from '../../db/connect';
import { storedRules } from '../../boards/placement/storedRules';

export interface BookedArtwork extends Record<string, unknown> {
  campaignId: string;
  campaignName: string;
  parentOrg: string | null;
  startTime: string | null;
  running: boolean;
  fileId: string;
  categories: Category[] | null;
}
export interface BookedBoard extends PlacedBoard, Record<string, unknown> {
  campaignId: string;
  boardOwner: string | null;
}

/** The boards that a rule is for. */
const ruledBy = (kind: RuleKind, subject: string) =>
  kind === 'board'
    ? sql`b.id = ${subject}`
    : kind === 'owner'
      ? sql`b.board_owner = ${subject}`
      : sql`b.venue_type_key = ${venueTypeKey(subject)}`;

/** The artworks of the campaigns that run or will run; with `of`: that book a board that the rule is for. */
export async function findBookedArtworks(
  db: Queryable,
  of?: { kind: RuleKind; subject: string },
): Promise<BookedArtwork[]> {
  const booksOne =
    of === undefined
      ? sql`true`
      : sql`exists (select 1 from campaign_boards used join boards b on b.id = used.board_id
          where used.campaign_id = c.id and not b.is_deleted and ${ruledBy(of.kind, of.subject)})`;
  const { rows } = await db.execute<BookedArtwork>(sql`
    select c.id as "campaignId", c.campaign_name as "campaignName", c.parent_org as "parentOrg",
      to_json(c.start_time)#>>'{}' as "startTime", ${runsNow} as running, f.id as "fileId", f.categories
    from campaigns c join campaign_artworks used on used.campaign_id = c.id
    join files f on f.id = used.file_id and f.deleted_at is null and f.is_pre_approved is distinct from false
    where c.deleted_at is null and ${isOngoing} and ${booksOne}
    order by c.campaign_name_key, c.id, f.file_name_key, f.id`);
  return rows;
}

/** The boards, without deleted ones, that campaigns book, with their rules. */
export async function findBookedBoards(db: Queryable, campaignIds: readonly string[]): Promise<BookedBoard[]> {
  if (campaignIds.length === 0) return [];
  const { rows } = await db.execute<BookedBoard>(sql`
    select booked.campaign_id as "campaignId", b.id, b.boardname, b.venue_type as "venueType", b.board_owner as "boardOwner",
      ${storedRules(sql`b`)} as rules
    from campaign_boards booked join boards b on b.id = booked.board_id and not b.is_deleted
    where booked.campaign_id = any(${sql.param(campaignIds)}::text[])`);
  return rows;
}

/** The boards of a media owner, as far as rules differ. */
export async function findBoardsOfOwner(db: Queryable, owner: string) {
  const { rows } = await db.execute<PlacedBoard & { boards: number } & Record<string, unknown>>(sql`
    select '' as id, '' as boardname, b.venue_type as "venueType", ${storedRules(sql`b`)} as rules, count(*)::int as boards
    from boards b where b.board_owner = ${owner} and not b.is_deleted group by 3, 4 order by 3`);
  return rows;
}

/** The boards that a rule is for and for which a narrower rule is stored, by the name of that rule. */
export async function countNarrower(db: Queryable, kind: RuleKind, subject: string) {
  if (kind === 'board') return [];
  const { rows } = await db.execute<{ name: string; boards: number }>(sql`
    select coalesce(own.name, o.org_name) as name, count(*)::int as boards
    from boards b
    left join lateral (select coalesce(nullif(b.boardname, ''), b.id) as name from placement_rules r
      where r.kind = 'board' and r.subject = b.id) own on true
    left join placement_rules owned on ${kind === 'venueType' ? sql`true` : sql`false`} and owned.kind = 'owner' and owned.subject = b.board_owner
    left join organisations o on o.id = owned.subject
    where not b.is_deleted and ${ruledBy(kind, subject)} and (own.name is not null or o.id is not null)
    group by 1 order by 2 desc, 1 limit 20`);
  return rows;
}
