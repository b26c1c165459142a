import { and, eq, exists, getTableColumns, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { artworkSorts, listArtworks } from '#contract/artwork';
import { idListLimit } from '#contract/page';
import type { Scope } from '#contract/permissions';
import { atPlatform, isArtwork, isWithdrawalOpen, sentOtherwise, undoUntil } from '../db/artworkState';
import type { Queryable } from '../db/connect';
import { nameOfUser } from '../db/existing';
import { onDays } from '../db/days';
import { inScope } from '../db/scope';
import { eqIfGiven, toOffset, type FilterOf, type PageOf } from '../db/paging';
import { anyContains } from '../db/searching';
import {
  campaignArtworks,
  campaigns,
  files,
  organisations,
  submissions,
  users,
  withdrawals,
} from '../db/schema/schema';
import { submissionOfFile } from './atPlatform.queries';
import type { FitCounts } from './fit.rules';
import { holdsUp, needOrder } from './need.queries';
import { categoryMatches, showsText } from './words/words.queries';

/** Every filter that is set applies; `false` and absent filter nothing. */
export type ArtworkFilter = FilterOf<typeof listArtworks>;
export type ArtworkPage = PageOf<(typeof artworkSorts)[number]>;
export type ArtworkOrder = Pick<ArtworkPage, 'sortID' | 'sortDesc'>;

/** One page of the review tables and how many artworks match. */
export async function findArtworks(
  db: Queryable,
  filter: ArtworkFilter,
  page: ArtworkPage,
): Promise<{ rows: ArtworkRow[]; total: number }> {
  const chosen = db
    .select({ id: files.id })
    .from(files)
    .where(matching(db, filter))
    .orderBy(...ordering(page))
    .limit(page.pageSize)
    .offset(toOffset(page))
    .as('chosen');
  const rows = await selectRows(db)
    .innerJoin(chosen, eq(chosen.id, files.id))
    .orderBy(...ordering(page));
  return { rows, total: await countArtworks(db, filter) };
}

const countArtworks = (db: Queryable, filter: ArtworkFilter): Promise<number> => db.$count(files, matching(db, filter));

/** Ids, names and versions of all that match, at most 10,000, and how many there are. */
export async function findArtworkIds(db: Queryable, filter: ArtworkFilter, order: ArtworkOrder) {
  const rows = await db
    .select({ id: files.id, fileName: files.fileName, isPreApproved: files.isPreApproved, version: files.version })
    .from(files)
    .where(matching(db, filter))
    .orderBy(...ordering(order))
    .limit(idListLimit);
  return { rows, total: rows.length < idListLimit ? rows.length : await countArtworks(db, filter) };
}

/** One file that is not deleted, a board's photo included. */
export async function findFile(db: Queryable, id: string): Promise<ArtworkRow | undefined> {
  const [found] = await findFilesById(db, [id]);
  return found;
}

/** Those of the ids that exist and are not deleted, in the order of their names. */
export async function findFilesById(
  db: Queryable,
  ids: readonly string[],
  visible: Scope = 'all',
): Promise<ArtworkRow[]> {
  if (ids.length === 0) return [];
  return selectRows(db)
    .where(and(inArray(files.id, [...ids]), isNull(files.deletedAt), inScope(files.orgId, visible)))
    .orderBy(files.fileNameKey, files.id);
}

const campaignCount = sql<number>`(select count(*)::int from campaign_artworks used join campaigns c on c.id = used.campaign_id where used.file_id = ${files.id} and c.deleted_at is null)`;
const adCount = sql<number>`(select count(*)::int from ads a left join campaigns c on c.id = a.campaign_id where a.file_id = ${files.id} and c.deleted_at is null)`;

/** Without what is read of one artwork at a time. */
const { facts: _facts, before: _before, ...fileColumns } = getTableColumns(files);

function selectRows(db: Queryable) {
  return db
    .select({
      ...fileColumns,
      needsPoster: sql<boolean>`${files.fileFormat} like 'video/%' and ${files.pictureHash} = ''`,
      orgName: organisations.orgName,
      campaigns: campaignCount,
      ads: adCount,
      holdsUp,
      submissionId: submissions.id,
      submissionState: submissions.state,
      submissionError: submissions.lastError,
      sentOtherwise,
      atPlatform,
      withdrawalId: withdrawals.id,
      withdrawalState: withdrawals.state,
      withdrawalError: withdrawals.lastError,
      decidedBy: nameOfUser(files.decidedBy),
      undoUntil,
    })
    .from(files)
    .leftJoin(organisations, eq(organisations.id, files.orgId))
    .leftJoin(submissions, submissionOfFile)
    .leftJoin(withdrawals, and(eq(withdrawals.submissionId, submissions.id), isWithdrawalOpen))
    .leftJoin(users, eq(users.id, files.decidedBy));
}

/** One artwork with everything a list shows of it. */
export type ArtworkRow = Awaited<ReturnType<typeof selectRows>>[number] & {
  /** Set in lists only, and only for artwork without a decision; null: no board of known size is booked. */
  fit?: FitCounts | null;
};

function matching(db: Queryable, filter: ArtworkFilter): SQL | undefined {
  const inCampaign = db
    .select()
    .from(campaignArtworks)
    .innerJoin(campaigns, eq(campaigns.id, campaignArtworks.campaignId))
    .where(and(eq(campaignArtworks.fileId, files.id), isNull(campaigns.deletedAt)));
  const failed = db
    .select()
    .from(submissions)
    .where(and(submissionOfFile, eq(submissions.state, 'failed')));
  return and(
    isArtwork,
    filter.approvedOnly ? eq(files.isPreApproved, true) : undefined,
    filter.disapprovedOnly ? eq(files.isPreApproved, false) : undefined,
    filter.notSet ? isNull(files.isPreApproved) : undefined,
    filter.needed ? sql`${needOrder} is not null` : undefined,
    filter.hasSSPID ? or(isNotNull(files.reachCreativeId), isNotNull(files.mwCreativeId)) : undefined,
    filter.missingSSPID ? and(isNull(files.reachCreativeId), isNull(files.mwCreativeId)) : undefined,
    filter.hasAdID ? exists(inCampaign) : undefined,
    filter.sspFailed ? and(eq(files.isPreApproved, true), exists(failed)) : undefined,
    eqIfGiven(files.orgId, filter.orgID),
    categoryMatches(filter.category),
    ...decisionMatches(filter),
    inScope(files.orgId, filter.visible),
    filter.search ? or(anyContains([files.fileNameKey], filter.search), showsText(db, filter.search)) : undefined,
  );
}

/** The current decision: when, by whom and why. */
const decisionMatches = ({ decidedFrom, decidedTo, decidedBy, reason }: ArtworkFilter): (SQL | undefined)[] => [
  decidedFrom === undefined && decidedTo === undefined ? undefined : isNotNull(files.isPreApproved),
  onDays(files.decidedAt, decidedFrom, decidedTo),
  eqIfGiven(files.decidedBy, decidedBy),
  reason === undefined ? undefined : and(eq(files.isPreApproved, false), eq(files.approvalComment, reason)),
];

/** Unset counts as the smallest value, and ties follow the id in the same direction, so that one index serves both directions. */
function ordering({ sortID, sortDesc }: ArtworkOrder): SQL[] {
  const column = {
    dateCreated: sql`${files.createdAt}`,
    fileName: sql`${files.fileNameKey}`,
    lastEdited: sql`${files.lastEdited}`,
    fileFormat: sql`${files.fileFormat} collate "C"`,
    isReviewed: sql`${files.isReviewed}`,
    isPreApproved: sql`${files.isPreApproved}`,
    neededBy: needOrder,
    categories: sql`${files.categories}::text collate "C"`,
  }[sortID];
  if (sortID === 'neededBy')
    return sortDesc
      ? [sql`${column} desc nulls first`, sql`${files.createdAt} desc`, sql`${files.id} desc`]
      : [sql`${column} asc nulls last`, sql`${files.createdAt} asc`, sql`${files.id} asc`];
  const mayBeUnset = sortID === 'lastEdited' || sortID === 'isPreApproved' || sortID === 'categories';
  const direction = sortDesc ? sql`desc` : sql`asc`;
  const unset = mayBeUnset ? (sortDesc ? sql` nulls last` : sql` nulls first`) : sql``;
  return [sql`${column} ${direction}${unset}`, sql`${files.id} ${direction}`];
}
