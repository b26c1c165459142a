import type { InsightsRange } from './useInsightsAddress';

/** An address with its query; undefined parameters are left out. */
function address(pathname: string, query: Record<string, string | boolean | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return `${pathname}?${search.toString()}`;
}
/** Lists of boards and campaigns show the selected organisation. */
const scope = (orgID: string | undefined) => ({ orgID: orgID ?? 'all' });

/** Links to the lists behind the numbers, filtered so that each list has the same count. */
export const waitingList = ({ orgID }: InsightsRange): string =>
  address('/ads', { 'all.notSet': true, 'all.orgID': orgID });

interface DecisionPart {
  reason?: string;
  person?: string;
  organisation?: string;
}
export const decisionList = (
  { from, to, orgID }: InsightsRange,
  { reason, person, organisation }: DecisionPart = {},
): string =>
  address('/ads', {
    'all.decidedFrom': from,
    'all.decidedTo': to,
    'all.orgID': organisation ?? orgID,
    'all.reason': reason,
    'all.decidedBy': person,
  });

export const submissionList = ({ from, to, orgID }: InsightsRange, state?: string): string =>
  address('/ads', {
    tab: 'submissions',
    'ssp.createdFrom': from,
    'ssp.createdTo': to,
    'ssp.orgID': orgID,
    'ssp.state': state,
  });

export const boardList = (
  orgID: string | undefined,
  filter: { country?: string; venueType?: string; paused?: boolean; deleted?: boolean } = {},
): string => address('/boards', { ...scope(orgID), ...filter });

export const campaignList = ({ from, to, orgID }: InsightsRange): string =>
  address('/campaigns', { ...scope(orgID), runsFrom: from, runsTo: to, hasBudget: true });

export const campaignPage = (id: string): string => `/campaign/${encodeURIComponent(id)}`;
export const organisationPage = (id: string): string => `/organisation/${encodeURIComponent(id)}`;
export const walletList = (orgID: string | undefined): string =>
  orgID === undefined ? '/financial' : organisationPage(orgID);
