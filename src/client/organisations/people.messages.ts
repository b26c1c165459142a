import { counted, grouped } from '../ui/format/grouped';

const numberNames = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 'Ana, Mina and Teo'; of more than three, only the first three. */
const listed = (names: readonly string[]): string => {
  const shown = names.length > 4 ? [...names.slice(0, 3), `${grouped(names.length - 3)} others`] : names;
  return `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`;
};

export const roleMessages = {
  roles: 'Roles',
  role: (nth: number) => `Role ${String(nth)}`,
  organisationsOf: (role: string) => `Organisations of the role ${role}`,
  all: 'All organisations',
  add: 'Add a role',
  remove: (role: string) => `Remove the role ${role}`,
  noRole: 'Without a role, this person cannot sign in.',
  inOrganisations: (n: number) => counted(n, 'organisation'),
  allOrganisations: 'all organisations',
} as const;

export const accessMessages = {
  signInBy: 'Sign-in',
  password: 'Password',
  orPassword: 'or password',
  factor: 'Second factor',
  on: 'On',
  notSetUp: 'Not set up',
  ofProvider: (name: string) => `By ${name}`,
  none: 'None',
  required: 'A second factor is required of everybody.',
  missing: (names: readonly string[]) =>
    names.length === 1
      ? `1 person has not set theirs up: ${names[0] ?? ''}.`
      : `${grouped(names.length)} people have not set theirs up: ${listed(names)}.`,
  remind: (n: number) => (n === 1 ? 'Remind them' : n === 2 ? 'Remind both' : 'Remind all'),
  remindSubject: (product: string) => `Set up your second factor for ${product}`,
  reset: 'Reset',
  resetQuestion: (name: string) => `Reset the second factor of ${name}?`,
  resetHint: 'Do this only if you are sure who is asking. They are signed out everywhere and get an email about it.',
  resetDone: (name: string) => `${name} no longer has a second factor and has been signed out.`,
  setUp: (date: string) => `Authenticator app, set up ${date}`,
  authenticator: 'Authenticator app',
  sessions: (name: string) => `Where ${name} is signed in`,
  noSessions: 'Nowhere right now.',
  signedIn: 'signed in',
  lastSeen: 'last seen',
  byProvider: (device: string, provider: string | undefined) => `${device}, through ${provider ?? 'the provider'}`,
  end: 'End',
  endOf: (session: string) => `End the session ${session}`,
  endAll: (n: number) => `End all ${numberNames[n] ?? String(n)}`,
  changes: 'Last changes by this person',
  noChanges: 'This person has changed nothing yet.',
  inAuditLog: (name: string) => `See ${name} in the audit log`,
} as const;

export const rightMessages = {
  title: 'What each role may do',
  hint: 'A role holds for all organisations or for named ones',
  may: 'May',
  yes: 'Yes',
  no: 'No',
  read: 'Read everything',
  review: 'Decide on artwork, submit, undo, upload',
  inventory: 'Boards, CSV loads, provider, campaigns',
  finance: 'Wallet credit, organisations',
  audit: 'Read the audit log',
  people: 'People, roles, service tokens',
} as const;

export const userMessages = {
  people: 'People',
  subtitle: (total: number, tokens: number | undefined) =>
    `${counted(total, 'person', 'people')}${tokens === undefined ? '' : ` and ${counted(tokens, 'service token')}`}`,
  empty: 'There are no users.',
  search: 'Search name or email',
  name: 'Name',
  email: 'Email',
  emailMissing: 'Give an email address',
  teams: 'Teams',
  role: 'Role',
  lastSeen: 'Last seen',
  manage: 'Manage',
  you: 'You',
  administrator: 'Administrator',
  noRole: 'No role',
  deactivated: 'Deactivated',
  never: 'Never',
  invite: 'Invite a person',
  inviteSubtitle: 'They get an email with a link to set their password.',
  organisation: 'Organisation',
  ofOne: 'Of one organisation',
  anyName: 'Names, email and teams',
  deactivate: 'Deactivate',
  activate: 'Activate',
  deactivateQuestion: (name: string) => `Deactivate ${name}?`,
  deactivateHint: 'They are signed out everywhere immediately and cannot sign in until somebody reactivates them.',
  invitedAt: (date: string) => `invited ${date}`,
  isDeactivated: 'deactivated',
  firstName: 'First name',
  lastName: 'Last name',
  invited: (email: string) => `${email} was invited.`,
  saved: (name: string) => `${name} was saved.`,
  wasDeactivated: (name: string) => `${name} was deactivated and signed out.`,
  wasActivated: (name: string) => `${name} can sign in again.`,
  emailToConfirm: (email: string) =>
    `A confirmation link was sent to ${email}. Until it is used, the old address stays.`,
  saveFailed: (error: string) => `Failed to save the user. Error: ${error}`,
  yourself: 'You cannot change your own role or deactivate yourself.',
} as const;
