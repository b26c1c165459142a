import { and, eq, getTableColumns, inArray, isNull, not, or, sql, type SQL } from 'drizzle-orm';
import type { CampaignState, listCampaigns } from '#contract/campaigns';
import { videoWords } from '#contract/fitRules';
import { boardLabel } from '../db/storedBoard';
import type { Queryable } from '../db/connect';
import { inScope } from '../db/scope';
import { eqIfGiven, toOffset, toOrder, type FilterOf, type PageOf } from '../db/paging';
import { anyContains } from '../db/searching';
import {
  boards,
  campaignArtworks,
  campaignBoards,
  campaigns,
  files,
  inventoryDifferences,
  organisations,
  teams,
} from '../db/schema/schema';
import type { CampaignRow } from './campaign';
import {
  findBoardsWithout,
  findSpend,
  noBoardsWithout,
  type ArtworkPart,
  type BoardsWithout,
} from './campaignParts.queries';
import type { BoardFacts } from './configErrors.rules';
import { budgeted, runsOnDays } from '../db/campaignPlan';

export type CampaignSort = 'campaignName' | 'startTime' | 'endTime' | 'campaignPaused' | 'dateCreated';
export type CampaignFilter = FilterOf<typeof listCampaigns>;
type Order = Pick<PageOf<CampaignSort>, 'sortID' | 'sortDesc'>;

const sortColumns = {
  campaignName: campaigns.campaignNameKey,
  startTime: campaigns.startTime,
  endTime: campaigns.endTime,
  campaignPaused: campaigns.campaignPaused,
  dateCreated: campaigns.createdAt,
};

/** Narrows to the campaigns that may be in a state; `isInState` of the contract decides on those of `derivedStates`. */
const mayBeIn: Record<CampaignState, SQL | undefined> = {
  active: eq(campaigns.campaignPaused, false),
  paused: eq(campaigns.campaignPaused, true),
  ended: sql`${campaigns.endTime} <= now()`,
  errors: undefined,
  low: budgeted,
  draft: eq(campaigns.campaignPaused, true),
};
/** The states that depend on more than the campaign's own row. */
export const derivedStates: ReadonlySet<CampaignState> = new Set(['errors', 'low', 'draft']);

const matching = (filter: CampaignFilter): SQL | undefined =>
  and(
    isNull(campaigns.deletedAt),
    inScope(campaigns.parentOrg, filter.visible),
    eqIfGiven(campaigns.parentOrg, filter.orgID),
    eqIfGiven(campaigns.managementTeam, filter.teamID),
    eqIfGiven(campaigns.campaignPaused, filter.paused),
    runsOnDays(filter.runsFrom, filter.runsTo),
    filter.hasBudget === undefined ? undefined : filter.hasBudget ? budgeted : not(budgeted),
    filter.state === undefined ? undefined : mayBeIn[filter.state],
    filter.search
      ? or(anyContains([campaigns.campaignNameKey], filter.search), eq(campaigns.id, filter.search))
      : undefined,
  );

const selectCampaigns = (db: Queryable) =>
  db
    .select({
      ...getTableColumns(campaigns),
      orgName: organisations.orgName,
      fundsMicros: organisations.fundsMicros,
      teamName: teams.teamName,
      teamOrg: teams.orgId,
    })
    .from(campaigns)
    .leftJoin(organisations, eq(organisations.id, campaigns.parentOrg))
    .leftJoin(teams, eq(teams.id, campaigns.managementTeam));
type Plain = Awaited<ReturnType<typeof selectCampaigns>>[number];

/** All campaigns that match, or one page of them, with five queries whatever their number. */
export async function findCampaigns(
  db: Queryable,
  filter: CampaignFilter,
  order: Order,
  page?: { page: number; pageSize: number },
): Promise<CampaignRow[]> {
  const all = selectCampaigns(db)
    .where(matching(filter))
    .orderBy(...toOrder(sortColumns[order.sortID], campaigns.id, order.sortDesc))
    .$dynamic();
  return withParts(db, await (page === undefined ? all : all.limit(page.pageSize).offset(toOffset(page))));
}

export async function countCampaigns(db: Queryable, filter: CampaignFilter): Promise<number> {
  return db.$count(campaigns, matching(filter));
}

/** One campaign that is not deleted. */
export async function findCampaign(db: Queryable, id: string): Promise<CampaignRow | undefined> {
  const [found] = await withParts(
    db,
    await selectCampaigns(db).where(and(eq(campaigns.id, id), isNull(campaigns.deletedAt))),
  );
  return found;
}

async function withParts(db: Queryable, plain: readonly Plain[]): Promise<CampaignRow[]> {
  const ids = plain.map(({ id }) => id);
  const booked = await findBoardParts(db, ids);
  const artworks = await findArtworkParts(db, ids);
  const without = await findBoardsWithout(db, artworks);
  const spent = await findSpend(db, ids);
  return plain.map((campaign) => ({
    ...campaign,
    boardIds: booked.get(campaign.id)?.ids ?? [],
    boards: {
      ...(booked.get(campaign.id)?.facts ?? noBoards),
      ...(without.get(campaign.id) ?? noBoardsWithout),
    },
    artworkIds: artworks.get(campaign.id)?.map(({ id }) => id) ?? [],
    artworks: artworks.get(campaign.id) ?? [],
    daySpentMicros: spent.get(campaign.id)?.day ?? 0,
    monthSpentMicros: spent.get(campaign.id)?.month ?? 0,
  }));
}

type OwnFacts = Omit<BoardFacts, keyof BoardsWithout>;
const noBoards: OwnFacts = {
  booked: 0,
  deleted: 0,
  paused: 0,
  stillOnly: 0,
  stillOnlyName: null,
  gone: 0,
  goneName: null,
};
const isLive = sql`not ${boards.isDeleted} and not ${boards.boardPaused}`;
/** Whether one of the types that a board accepts has a match, whatever its capitals. */
const hasAdType = (pattern: string): SQL =>
  sql`jsonb_path_exists(${boards.adTypes}, ${`$[*] ? (@ like_regex "${pattern}" flag "i")`}::jsonpath)`;
/** A board whose list of accepted types does not include videos, as `mayRun` reads it. */
const isStillOnly = sql`${isLive} and ${hasAdType('[^ ]')} and not ${hasAdType(videoWords.join('|'))}`;

/** The last check of the provider's list did not find the board, and this difference is not ignored. */
const isGone = sql`not ${boards.isDeleted} and ${inventoryDifferences.id} is not null`;

async function findBoardParts(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, { ids: string[]; facts: OwnFacts }>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({
      campaignId: campaignBoards.campaignId,
      ids: sql<string[]>`array_agg(${boards.id} order by ${boards.boardnameKey}, ${boards.id})`,
      booked: sql<number>`count(*)::int`,
      deleted: sql<number>`(count(*) filter (where ${boards.isDeleted}))::int`,
      paused: sql<number>`(count(*) filter (where not ${boards.isDeleted} and ${boards.boardPaused}))::int`,
      stillOnly: sql<number>`(count(*) filter (where ${isStillOnly}))::int`,
      stillOnlyName: sql<string | null>`min(${boardLabel}) filter (where ${isStillOnly})`,
      gone: sql<number>`(count(*) filter (where ${isGone}))::int`,
      goneName: sql<string | null>`min(${boardLabel}) filter (where ${isGone})`,
    })
    .from(campaignBoards)
    .innerJoin(boards, eq(boards.id, campaignBoards.boardId))
    .leftJoin(
      inventoryDifferences,
      and(
        eq(inventoryDifferences.boardId, boards.id),
        eq(inventoryDifferences.state, 'gone'),
        inArray(inventoryDifferences.status, ['open', 'accepted']),
      ),
    )
    .where(inArray(campaignBoards.campaignId, [...ids]))
    .groupBy(campaignBoards.campaignId);
  return new Map(rows.map(({ campaignId, ids: booked, ...facts }) => [campaignId, { ids: booked, facts }]));
}

async function findArtworkParts(db: Queryable, ids: readonly string[]): Promise<Map<string, ArtworkPart[]>> {
  const found = new Map<string, ArtworkPart[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return found;
  const rows = await db
    .select({
      campaignId: campaignArtworks.campaignId,
      id: files.id,
      fileName: files.fileName,
      isPreApproved: files.isPreApproved,
      orgId: files.orgId,
      isVideo: sql<boolean>`${files.fileFormat} like 'video/%'`,
      facts: files.facts,
      categories: files.categories,
    })
    .from(campaignArtworks)
    .innerJoin(files, and(eq(files.id, campaignArtworks.fileId), isNull(files.deletedAt)))
    .where(inArray(campaignArtworks.campaignId, [...ids]))
    .orderBy(files.fileNameKey, files.id);
  for (const { campaignId, ...artwork } of rows) found.get(campaignId)?.push(artwork);
  return found;
}
