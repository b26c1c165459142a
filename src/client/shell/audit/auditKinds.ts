/** What each recorded kind is called; one that is not here is shown as it is. */
const kindLabels: Readonly<Record<string, string>> = {
  'artwork.approve': 'Artwork approved',
  'artwork.disapprove': 'Artwork disapproved',
  'artwork.undo': 'Decision undone',
  'artwork.upload': 'Artwork uploaded',
  'artwork.delete': 'Artwork deleted',
  'board.create': 'Board created',
  'board.modify': 'Board changed',
  'board.delete': 'Board deleted',
  'board.import': 'Boards imported',
  'load.undo': 'CSV load undone',
  'campaign.create': 'Campaign created',
  'campaign.modify': 'Campaign changed',
  'campaign.delete': 'Campaign deleted',
  'organisation.create': 'Organisation created',
  'organisation.modify': 'Organisation changed',
  'organisation.credit': 'Wallet credited',
  'team.create': 'Team created',
  'team.modify': 'Team changed',
  'submission.record': 'Verdict recorded',
  'submission.retry': 'Submission retried',
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

/** The kinds of each ready-made view; none: everything. */
export const viewKinds = {
  everything: undefined,
  failedSignIns: 'session.refuse',
  decisions: 'artwork.approve,artwork.disapprove,artwork.undo',
  money: 'organisation.credit',
} as const;
export type AuditView = keyof typeof viewKinds;
