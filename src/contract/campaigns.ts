import { z } from 'zod';
import { file } from './artwork';
import { board } from './boards';
import { endpoint } from './endpoint';
import { dollars, isStorable, mostDollars, spendDays, tooSmall } from './organisations';
import { day, flag, id, idParams, instant, message, moment, pageNumber, pageQuery, pageSize, search } from './page';
import { name } from './textFields';

export const campaign = z
  .object({
    _id: id,
    campaignName: z.string(),
    campaignPaused: z.boolean(),
    campaignBoards: z.array(id),
    campaignBudget: z.object({
      isDailyBudgetEnabled: z.boolean(),
      dailyBudget: dollars.nullable(),
      isMonthlyBudgetEnabled: z.boolean(),
      monthlyBudget: dollars.nullable(),
    }),
    campaignExpense: z.object({
      dailyExpense: dollars.describe('Last 24 hours'),
      monthlyExpense: dollars.describe(`Last ${String(spendDays)} days (UTC), today included`),
    }),
    parentOrg: id.nullable(),
    orgName: z.string().nullish(),
    managementTeam: id.nullable(),
    teamName: z.string().nullish(),
    startTime: instant.nullable(),
    endTime: instant.nullable(),
    configErrors: z
      .array(z.object({ code: z.string(), message: z.string() }))
      .describe('What keeps it from running, in plain words'),
    artworks: z.array(id).optional(),
    dateCreated: instant.optional(),
    version: z.number().int().optional(),
  })
  .meta({ id: 'Campaign' });
export type Campaign = z.output<typeof campaign>;

const campaignName = name(200).min(1, 'Give the campaign a name');
const amount = dollars
  .min(0, 'Must be 0 dollars or more')
  .max(mostDollars, 'Must be at most 1,000,000,000 dollars')
  .refine(isStorable, tooSmall)
  .nullable();
/** A campaign's limits; what is left out is no limit in a new campaign, and stays as it is in a change. */
const budget = z.strictObject({
  isDailyBudgetEnabled: z.boolean().optional(),
  dailyBudget: amount.optional(),
  isMonthlyBudgetEnabled: z.boolean().optional(),
  monthlyBudget: amount.optional(),
});

const plan = {
  managementTeam: id.nullish(),
  startTime: moment.nullish(),
  endTime: moment.nullish(),
  campaignBudget: budget.optional(),
};

/** What the list can be narrowed to; `isInState` says what each means. A campaign can be in several of them. */
export const campaignStates = ['active', 'paused', 'ended', 'errors', 'low', 'draft'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Of a request that names a page and no size. */
export const campaignsPageSize = 5;
/** Without `page` and `pageSize` all campaigns of the selection; with one of them a page of it (extension). */
export const listCampaigns = endpoint({
  name: 'listCampaigns',
  path: '/api/campaign/',
  summary: 'Campaigns',
  query: z.strictObject({
    ...pageQuery(['campaignName', 'startTime', 'endTime', 'campaignPaused', 'dateCreated'], {
      pageSize: campaignsPageSize,
      sortID: 'campaignName',
      sortDesc: true,
    }),
    page: pageNumber.optional(),
    pageSize: pageSize.optional(),
    orgID: id.optional(),
    teamID: id.optional(),
    search,
    paused: flag.optional(),
    runsFrom: day.optional().describe('Runs on this day (UTC) or later'),
    runsTo: day.optional().describe('Runs on this day (UTC) or earlier'),
    hasBudget: flag.optional(),
    state: z.enum(campaignStates).optional(),
  }),
  reply: z.object({ campaigns: z.array(campaign), totalCampaigns: z.number().int().optional() }),
});
export const modifyCampaign = endpoint({
  name: 'modifyCampaign',
  path: '/api/campaign/modify/:id',
  summary: 'Pause or resume (and with the extension change) a campaign',
  params: idParams,
  conditional: true,
  body: z.strictObject({
    campaignPaused: z.boolean().optional(),
    campaignName: campaignName.optional(),
    parentOrg: id.nullish().describe('Null only while the campaign has none'),
    ...plan,
    campaignBoards: z.array(id).max(10_000).optional(),
    artworks: z.array(id).max(1000).optional(),
    isDeleted: z.literal(false).optional().describe('Restores a deleted campaign'),
  }),
  reply: z.object({ message: z.string(), campaign: campaign.optional() }),
  failures: [
    'campaign.not_found',
    'record.stale',
    'organisation.not_found',
    'team.not_found',
    'board.not_found',
    'artwork.not_found',
    'request.unprocessable',
  ],
});
export const deleteCampaign = endpoint({
  name: 'deleteCampaign',
  method: 'POST',
  path: '/api/campaign/delete/:id',
  summary: 'Delete a campaign',
  params: idParams,
  reply: message,
  failures: ['campaign.not_found'],
});
/** Boards in one reply: a campaign may book 10,000, which would be 10 MB. */
export const boardsPageSize = 500;
export const getCampaign = endpoint({
  name: 'getCampaign',
  path: '/api/campaign/:id',
  extension: 'campaign-pages',
  summary: 'One campaign with its boards and artworks',
  params: idParams,
  reply: z.object({
    campaign,
    boards: z.array(board).describe(`The first ${String(boardsPageSize)}`),
    totalBoards: z.number().int().optional(),
    artworks: z.array(file),
  }),
  failures: ['campaign.not_found'],
});
/** In the same order as the boards of `getCampaign`, which are the first page. */
export const listCampaignBoards = endpoint({
  name: 'listCampaignBoards',
  path: '/api/campaign/:id/boards',
  extension: 'campaign-pages',
  summary: 'The boards that a campaign books, page by page',
  params: idParams,
  query: z.strictObject({ page: pageNumber.default(1), pageSize: pageSize.default(boardsPageSize) }),
  reply: z.object({ boards: z.array(board), totalBoards: z.number().int() }),
  failures: ['campaign.not_found'],
});
export const createCampaign = endpoint({
  name: 'createCampaign',
  path: '/api/campaign/create',
  extension: 'campaign-pages',
  summary: 'Create a campaign; an ad is made for each artwork',
  idempotent: true,
  body: z.strictObject({
    campaignName,
    campaignPaused: z.boolean().optional().describe('true: a draft, which somebody resumes later'),
    parentOrg: id,
    ...plan,
    campaignBoards: z.array(id).max(10_000).default([]),
    artworks: z.array(id).max(1000).default([]),
  }),
  reply: z.object({ campaign, message: z.string() }),
  failures: [
    'organisation.not_found',
    'team.not_found',
    'board.not_found',
    'artwork.not_found',
    'request.unprocessable',
  ],
});
