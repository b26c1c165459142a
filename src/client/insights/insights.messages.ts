import { counted, grouped } from '../ui/format/grouped';

const see = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? `See the ${one}` : `See the ${grouped(count)} ${many}`;

export const insightMessages = {
  subtitle: 'Every number is the same as the list it opens. Days are in UTC.',
  print: 'Print',
  range: 'First and last day',
  organisation: 'Organisation shown',
  allOrganisations: 'All organisations',
  lastDays: (days: number) => `Last ${String(days)} days`,
  showTable: 'Show table',
  showTableOf: (title: string) => `Show table: ${title}`,
  none: 'Nothing on these days.',
  week: 'Week from',
  day: 'Day',
  share: (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`,
  by: (title: string) => `${title} by`,
  notKnown: 'Not known',
  plot: 'plot',
  keys: 'Arrow keys read out each point.',

  waiting: 'Artworks waiting',
  waitingColumn: 'Waiting',
  waitingAt: (count: number) => `${grouped(count)} waiting`,
  /** `at`: the day of the figure, if that is not today. */
  waitingChange: (change: number, day: string, at?: string) =>
    `${at === undefined ? '' : `on ${at}, `}${
      change === 0
        ? `the same as on ${day}`
        : `${grouped(Math.abs(change))} ${change > 0 ? 'more' : 'fewer'} than on ${day}`
    }`,
  seeWaiting: (count: number) => see(count, 'artwork'),
  seeWaitingNow: (count: number) => `${see(count, 'artwork that waits', 'artworks that wait')} now`,

  times: 'Time to decision',
  median: 'median',
  percentile95: '95th percentile',
  medianColumn: 'Median',
  timesNote: (time: string) => `median; 95th percentile ${time}`,
  timesAt: (median: string, percentile: string) => `median ${median}, 95th percentile ${percentile}`,
  noDecision: 'no decision',
  seeDecisions: (count: number) => see(count, 'decision'),

  decisions: 'Decisions',
  approved: 'Approved',
  rejected: 'Rejected',
  rejectedShare: (share: string) => `${share} rejected`,
  outcome: (approved: number, rejected: number) => `${grouped(approved)} approved, ${grouped(rejected)} rejected`,
  reason: 'Reason',
  person: 'Person',
  organisationColumn: 'Organisation',
  noReason: 'No reason given',
  others: { reason: 'Other reasons', person: 'Other people', organisation: 'Other organisations' },

  submissions: 'Submissions',
  verdictTime: (time: string) => `time to the verdict: median ${time}`,
  noVerdict: 'no verdict yet',
  state: 'State',
  seeSubmissions: (count: number) => see(count, 'submission'),

  boards: 'Boards',
  country: 'Country',
  type: 'Type',
  inCountries: (count: number, deleted: number) =>
    `in ${counted(count, 'country', 'countries')}${deleted === 0 ? '' : `, ${grouped(deleted)} of them deleted`}`,
  otherCountries: (count: number) => counted(count, 'other country', 'other countries'),
  otherTypes: (count: number) => counted(count, 'other type'),
  seeBoards: (count: number) => see(count, 'board'),

  spend: 'Spend against plan',
  spendNote: (planned: string, campaigns: number) =>
    `of ${planned} planned, in ${counted(campaigns, 'campaign')} with a budget`,
  ofPlan: (amount: string) => `of ${amount}`,
  ahead: (amount: string) => `Ahead of plan by ${amount}`,
  planMark: 'where the plan is today; the outline is the whole plan',
  campaign: 'Campaign',
  spent: 'Spent',
  planned: 'Planned',
  plannedSoFar: 'Planned so far',
  furthest: (count: number) => `The ${String(count)} furthest ahead of their plan`,
  seeCampaigns: (count: number) => see(count, 'campaign'),

  wallets: 'Wallets',
  walletsNote: (low: number, lowDays: number, days: number) =>
    `${low === 1 ? '1 lasts' : `${grouped(low)} last`} fewer than ${String(lowDays)} days at their spend of the last ${String(days)} days`,
  shortest: (shown: number) => `. The ${String(shown)} that run out first are listed`,
  wallet: 'Wallet',
  spendADay: 'Spend a day',
  lasts: 'Lasts',
  share60: 'Share of 60 days',
  lastsDays: (days: number) => (days < 1 ? 'lasts less than a day' : `lasts about ${counted(Math.round(days), 'day')}`),
  nothingSpent: 'nothing is spent',
  seeWallets: (count: number) => see(count, 'wallet'),
} as const;
