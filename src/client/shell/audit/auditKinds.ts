/** What each recorded kind is called; one that is not here is shown as it is. */
const kindLabels: Readonly<Record<string, string>> = {
  'artwork.approve': 'Artwork approved',
  'artwork.disapprove': 'Artwork disapproved',
  'artwork.undo': 'Decision undone',
  'artwork.upload': 'Artwork uploaded',
  'artwork.delete': 'Artwork deleted',
  'board.create': 'Board created',
  'board.modify': 'Board changed',
  'board.pause': 'Board paused',
  'board.resume': 'Board resumed',
  'board.delete': 'Board deleted',
  'board.import': 'Boards imported',
  'load.undo': 'CSV load undone',
  'campaign.create': 'Campaign created',
  'campaign.modify': 'Campaign changed',
  'campaign.pause': 'Campaign paused',
  'campaign.resume': 'Campaign resumed',
  'campaign.delete': 'Campaign deleted',
  'inventory.check': 'Provider checked',
  'inventory.check_cancelled': 'Check cancelled',
  'inventory.accept': 'Differences accepted',
  'inventory.rule': 'Accepted by a rule',
  'inventory.ignore': 'Differences ignored',
  'inventory.notice': 'Differences no longer ignored',
  'organisation.create': 'Organisation created',
  'organisation.modify': 'Organisation changed',
  'organisation.credit': 'Wallet credited',
  'team.create': 'Team created',
  'team.modify': 'Team changed',
  'submission.record': 'Verdict recorded',
  'submission.retry': 'Submission retried',
  'withdrawal.retry': 'Withdrawal retried',
  'withdrawal.settle': 'Withdrawal ticked off',
  'session.start': 'Signed in',
  'session.end': 'Session ended',
  'session.refuse': 'Sign-in failed',
  'token.create': 'Service token created',
  'token.revoke': 'Service token revoked',
  'user.create': 'Person invited',
  'user.modify': 'Person changed',
  'user.deactivate': 'Person deactivated',
  'user.change_password': 'Password changed',
  'user.reset_password': 'Password reset',
  'user.ask_email': 'New e-mail asked for',
  'user.add_second_factor': 'Second factor set up',
  'user.remove_second_factor': 'Second factor removed',
  'user.reset_second_factor': 'Second factor reset',
};

export const kindLabel = (action: string): string => kindLabels[action] ?? action;

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
