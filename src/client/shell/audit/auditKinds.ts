import { kindLabels } from '../../session/actKinds.api';

/** The address of an entry's record; undefined for records without a page. */
export function recordLink({
  subject,
  subjectID,
}: {
  subject: string;
  subjectID: string;
}): { pathname: string; search?: string } | undefined {
  const id = encodeURIComponent(subjectID);
  switch (subjectID === '' ? '' : subject) {
    case 'artwork':
      return { pathname: '/home', search: `review=${id}` };
    case 'board':
      return { pathname: '/boards', search: `board=${id}` };
    case 'campaign':
      return { pathname: `/campaign/${id}` };
    case 'organisation':
      return { pathname: `/organisation/${id}` };
    case 'team':
      return { pathname: `/dashboard/${id}` };
  }
  return undefined;
}

export const kindOptions = Object.entries(kindLabels).map(([value, label]) => ({ value, label }));

/** The kinds of records in the audit log. */
export const recordKinds = [
  'artwork',
  'board',
  'campaign',
  'check',
  'load',
  'organisation',
  'rule',
  'session',
  'submission',
  'team',
  'token',
  'user',
] as const;

/** The label of each kind of record. */
const recordLabels: Readonly<Record<string, string>> = {
  artwork: 'Artwork',
  board: 'Board',
  campaign: 'Campaign',
  check: 'Check of the provider',
  load: 'Load',
  organisation: 'Organisation',
  rule: 'Rule',
  session: 'Session',
  submission: 'Submission',
  team: 'Team',
  token: 'Service token',
  user: 'Person',
};

export const recordLabel = (subject: string): string => recordLabels[subject] ?? subject;

/** The actions of each predefined view; empty: all. */
export const viewKinds = {
  everything: undefined,
  failedSignIns: 'session.refuse',
  decisions: 'artwork.approve,artwork.disapprove,artwork.undo',
  money: 'organisation.credit,organisation.debit',
} as const;
export type AuditView = keyof typeof viewKinds;
