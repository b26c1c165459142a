import { grouped } from '../ui/grouped';

const count = (n: number, one: string, many: string): string => `${grouped(n)} ${n === 1 ? one : many}`;

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
  saveFailed: (error: string) => `Failed to save the user. Error: ${error}`,
  yourself: 'You cannot take your own role or deactivate yourself.',
} as const;
