import { kindLabels } from '../../session/actKinds.api';

/** Where the record of an entry is seen; undefined for what has no page of its own. */
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

/** The nouns that acts are recorded under. */
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

/** What a record of each noun is called. */
const recordLabels: Readonly<Record<string, string>> = {
  artwork: 'Artwork',
  board: 'Board',
  campaign: 'Campaign',
  check: 'Check of the provider',
  load: 'CSV load',
  organisation: 'Organisation',
  rule: 'Rule',
  session: 'Session',
  submission: 'Submission',
  team: 'Team',
  token: 'Service token',
  user: 'Person',
};

export const recordLabel = (subject: string): string => recordLabels[subject] ?? subject;

/** The kinds of each ready-made view; none: everything. */
export const viewKinds = {
  everything: undefined,
  failedSignIns: 'session.refuse',
  decisions: 'artwork.approve,artwork.disapprove,artwork.undo',
  money: 'organisation.credit',
} as const;
export type AuditView = keyof typeof viewKinds;
