import { grouped } from '../ui/format/grouped';

const count = (n: number, one: string, many: string): string => `${grouped(n)} ${n === 1 ? one : many}`;

export const roleMessages = {
  roles: 'Roles',
  role: (nth: number) => `Role ${String(nth)}`,
  organisationsOf: (role: string) => `Organisations of the role ${role}`,
  all: 'All organisations',
  add: 'Add a role',
  remove: (role: string) => `Remove the role ${role}`,
  inOrganisations: (n: number) => (n === 1 ? '1 organisation' : `${String(n)} organisations`),
  allOrganisations: 'all organisations',
} as const;

export const accessMessages = {
  signInBy: 'Sign-in',
  password: 'Password',
  orPassword: 'or password',
  provider: 'Provider',
  factor: 'Second factor',
  on: 'On',
  notSetUp: 'Not set up',
  ofProvider: (name: string) => `By ${name}`,
  none: 'None',
  reset: 'Reset',
  resetQuestion: (name: string) => `Reset the second factor of ${name}?`,
  resetHint:
    'Do this only for somebody you know to be who they say. They are signed out everywhere, and hear of it by mail.',
  resetDone: (name: string) => `${name} has no second factor any more, and is signed out.`,
  sessions: (name: string) => `Where ${name} is signed in`,
  noSessions: 'Nowhere right now.',
  signedIn: 'signed in',
  lastSeen: 'last seen',
  byProvider: (device: string) => `${device}, through the provider`,
  end: 'End',
  endOf: (session: string) => `End the session ${session}`,
  endAll: 'End all',
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
  title: 'Users',
  subtitle: (total: number) => count(total, 'user', 'users'),
  empty: 'There are no users.',
  search: 'Search name or e-mail',
  name: 'Name',
  email: 'E-mail',
  teams: 'Teams',
  role: 'Role',
  lastSeen: 'Last seen',
  edit: 'Edit',
  administrator: 'Administrator',
  member: 'Member',
  deactivated: 'Deactivated',
  never: 'Never',
  invite: 'Invite a user',
  inviteSubtitle: 'A link to set the password goes out by mail.',
  editTitle: 'Edit a user',
  firstName: 'First name',
  lastName: 'Last name',
  isAdmin: 'Administrator',
  isActive: 'May sign in',
  invited: (email: string) => `${email} was invited.`,
  saved: (name: string) => `${name} was saved.`,
  emailToConfirm: (email: string) => `A link to confirm ${email} was sent there. Until it is used the old one stays.`,
  saveFailed: (error: string) => `Failed to save the user. Error: ${error}`,
  yourself: 'You cannot take your own role or deactivate yourself.',
} as const;
