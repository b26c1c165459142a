import { z } from 'zod';
import { submissionState } from './artworkFile';
import { endpoint } from './endpoint';
import { dollars, spendDays } from './organisations';
import { count, day, id, idParams } from './page';

/** The longest range in days. */
export const longestRange = 366;
/** Longer ranges are drawn by the week. */
export const daysDrawn = 92;
/** How many rows of a plot are named; the others are combined in one row. */
export const namedRows = 8;
/** A wallet that lasts fewer days than this counts as running dry. */
export const lowDays = 10;

const dayStartMs = (text: string): number => Date.parse(`${text}T00:00:00Z`);

/** The days of a plot, both included, in UTC, so that a link shows the same to everyone; of one organisation or all. */
const range = z
  .strictObject({ from: day, to: day, orgID: id.optional() })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Must not be before the first day' })
  .refine(({ from, to }) => (dayStartMs(to) - dayStartMs(from)) / 86_400_000 < longestRange, {
    path: ['to'],
    message: `The range may have at most ${String(longestRange)} days`,
  });
const step = z.enum(['day', 'week']);
const seconds = z.number().nullable().describe('Seconds; null where there is nothing to measure');

/** A call for one plot of `/insights`. */
const plot = <R extends z.ZodType>(name: string, path: string, summary: string, reply: R) =>
  endpoint({ name, path, extension: 'insights', summary, query: range, reply });

export const getWaiting = plot(
  'getWaiting',
  '/api/insights/waiting',
  'How many artworks waited for a decision at the end of each day or week',
  z.object({
    step,
    now: count.describe('The number waiting now: the artworks of `notSet=true`'),
    points: z.array(z.object({ day: day.describe('Its first day'), waiting: count })),
  }),
);
export const getDecisionTimes = plot(
  'getDecisionTimes',
  '/api/insights/decisiontimes',
  'How long artworks waited, from the upload to the decision that stands',
  z.object({
    step,
    decisions: count,
    median: seconds,
    percentile95: seconds,
    points: z.array(z.object({ day, decisions: count, median: seconds, percentile95: seconds })),
  }),
);
const decided = { approved: count, rejected: count };
export const getDecisions = plot(
  'getDecisions',
  '/api/insights/decisions',
  'Decisions that stand, and why, by whom and for whom',
  z.object({
    ...decided,
    reasons: z.array(z.object({ reason: z.string(), rejected: count })),
    otherReasons: count,
    people: z.array(z.object({ userID: id.nullable(), name: z.string(), ...decided })),
    otherPeople: z.object(decided),
    organisations: z.array(z.object({ orgID: id.nullable(), name: z.string(), ...decided })),
    otherOrganisations: z.object(decided),
  }),
);
export const getSubmissionFigures = plot(
  'getSubmissionFigures',
  '/api/insights/submissions',
  'Submissions to the platform by their state, and how long its verdict takes',
  z.object({
    total: count,
    states: z.array(z.object({ state: submissionState, submissions: count })),
    verdicts: count,
    median: seconds,
    percentile95: seconds,
  }),
);
const boardGroup = z.array(z.object({ name: z.string().describe("'' where it is not known"), boards: count }));
export const getBoardFigures = endpoint({
  name: 'getBoardFigures',
  path: '/api/insights/boards',
  extension: 'insights',
  summary: 'Boards by country, type and state, as they are now',
  query: z.strictObject({ orgID: id.optional() }),
  reply: z.object({
    total: count.describe('Deleted ones included, as in an unfiltered list'),
    countries: boardGroup,
    types: boardGroup,
    states: z.object({ active: count, paused: count, deleted: count }),
  }),
});
const spendRow = z.object({
  campaignID: id,
  campaignName: z.string(),
  spent: dollars.describe('Within the range'),
  planned: dollars.describe('What its budget allows for the days of the range on which it runs'),
  plannedSoFar: dollars.describe('The same, up to now'),
  endTime: z.string().nullable(),
});
export type SpendRow = z.output<typeof spendRow>;
export const getSpend = plot(
  'getSpend',
  '/api/insights/spend',
  'Spend of the campaigns with a budget that run within the range, against their plan',
  z.object({
    campaigns: count,
    spent: dollars,
    planned: dollars,
    rows: z.array(spendRow).describe('Those farthest ahead of their plan, in dollars'),
  }),
);
const walletRow = z.object({
  orgID: id,
  orgName: z.string(),
  funds: dollars,
  spendADay: dollars.describe(`The mean of the last ${String(spendDays)} days, today included`),
  lastsDays: z.number().nullable().describe('null: nothing is spent'),
});
export type WalletRow = z.output<typeof walletRow>;
export const getWallets = endpoint({
  name: 'getWallets',
  path: '/api/insights/wallets',
  extension: 'insights',
  summary: 'How long the wallets last at the spend of the last days; the shortest first',
  query: z.strictObject({ orgID: id.optional() }),
  reply: z.object({
    wallets: count,
    low: count.describe(`Last fewer than ${String(lowDays)} days`),
    rows: z.array(walletRow),
  }),
});
export const getCampaignSpend = endpoint({
  name: 'getCampaignSpend',
  path: '/api/insights/campaign/:id',
  extension: 'insights',
  summary: `What one campaign spent on each of the last ${String(spendDays)} days, today included, and its plan for a day`,
  params: idParams,
  reply: z.object({
    plannedADay: dollars.nullable().describe('null: no budget'),
    points: z.array(z.object({ day, spent: dollars })),
  }),
  failures: ['campaign.not_found'],
});
