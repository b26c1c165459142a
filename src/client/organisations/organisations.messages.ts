import { counted, grouped } from '../ui/format/grouped';

export const walletMessages = {
  runningLow: 'Your organisation is running low on credit. Your campaigns may not run.',
  lowCredit: 'Low credit',
  wallet: 'Wallet',
  ring: (organisation: string) => `Wallet of ${organisation}`,
} as const;

export const selectionMessages = {
  onlyOf: (name: string) => `Only ${name}`,
  manage: 'Manage',
  managementTeam: 'Management team',
  noTeam: 'No team',
  allTeams: 'All teams',
  allOrganisations: 'All organisations',
  otherOrganisations: 'All others',
  yourOrganisations: 'Your teams',
  lost: {
    organisation: 'This organisation does not exist, or you may not see it.',
    team: 'This team does not exist, or you may not see it.',
  },
} as const;

export const adminTeamMessages = {
  goToDash: 'GO TO DASH',
  listOfAdmins: 'LIST OF ADMINS',
  nameless: 'No name',
  noMembers: 'Nobody belongs to this team.',
  noTeams: 'You do not belong to a team.',
  teams: (count: number) => counted(count, 'team'),
  campaigns: (count: number) => counted(count, 'campaign'),
  boards: (count: number) => (count === 1 ? '1 board' : `${grouped(count)} boards`),
} as const;

export const organisationListMessages = {
  subtitle: (total: number) => counted(total, 'organisation'),
  empty: 'There are no organisations.',
  search: 'Search by name',
  name: 'Name',
  type: 'Type',
  parent: 'Part of',
  wallet: 'Wallet',
  teams: 'Teams',
  campaigns: 'Campaigns',
  boards: 'Boards',
  create: 'Create an organisation',
  edit: 'Edit organisation',
  noParent: 'None',
  created: (name: string) => `${name} was created.`,
  saved: (name: string) => `${name} was saved.`,
  saveFailed: (error: string) => `Failed to save the organisation. Error: ${error}`,
  financial: 'Wallets',
  financialSubtitle: 'All organisations, lowest first.',
  one: 'The organisation',
} as const;
