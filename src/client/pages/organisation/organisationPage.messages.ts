import { spendDays } from '#contract/organisations';
import { counted, grouped } from '../../ui/format/grouped';

export const organisationMessages = {
  ringText: 'funds available',
  artworks: 'Artworks',
  spent: (amount: string) => `Campaigns spent ${amount} in the last ${String(spendDays)} days.`,
  ledger: 'Ledger',
  noTeams: 'No teams yet.',
  noUsers: 'Nobody belongs to its teams yet.',
  credit: 'Add credit',
  creditOf: (name: string, balance: string) => `${name}, ${balance} available`,
  amount: 'Amount',
  amountHint: 'In dollars. A negative amount takes money out.',
  note: 'Note',
  noteMissing: (amount: string) => `Say what it is for: amounts over ${amount} need a note`,
  largeIn: (money: string, organisation: string) => ({
    title: `Add ${money} to the wallet of ${organisation}?`,
    keepText: 'Change the amount',
    sureText: `Add ${money}`,
  }),
  largeOut: (money: string, organisation: string) => ({
    title: `Take ${money} out of the wallet of ${organisation}?`,
    keepText: 'Change the amount',
    sureText: `Take ${money} out`,
  }),
  add: 'Add',
  adding: 'Adding...',
  credited: (amount: string) => `${amount} added.`,
  takenOut: (amount: string) => `${amount} taken out.`,
  creditFailed: (error: string) => `Failed to add credit. Error: ${error}`,
  badAmount: 'An amount in dollars with at most 2 decimals, not 0 and at most 1,000,000,000',
  when: 'When',
  balance: 'Balance',
  by: 'By',
  noEntries: 'Nothing has been added or taken out yet.',
  createTeam: 'Create a team',
  editTeam: 'Edit',
  teamTitle: 'Team',
  teamName: 'Team name',
  members: 'Members',
  teamSaved: (name: string) => `${name} was saved.`,
  teamFailed: (error: string) => `Failed to save the team. Error: ${error}`,
  memberCount: (n: number) => counted(n, 'member'),
} as const;

export const dashboardMessages = {
  title: 'Team dashboard',
  map: 'Boards of the team on a map',
  mapOf: (shown: number, total: number) =>
    shown < total ? `The first ${String(shown)} of ${grouped(total)} boards` : counted(total, 'board'),
} as const;
