import type { z } from 'zod';
import { listServiceTokens, listUserSessions, type ServiceToken } from '#contract/access';
import { boardFacets, listBoardIds, listBoards, listClusters, type Board } from '#contract/boards';
import type { Campaign } from '#contract/campaigns';
import { extensionNames } from '#contract/extensions';
import { getCampaignSpend, getWallets } from '#contract/insights';
import { getConfig } from '#contract/product';
import {
  getOrganisation,
  listOrganisations,
  listTeams,
  type Organisation,
  type OrganisationRow,
  type Team,
} from '#contract/organisations';
import { getMe, listUsers, type User } from '#contract/session';
import { sidebarAnswer } from './inventoryAnswers';
import { answer, type StoryAnswer } from './storyAnswers';

/** A campaign as the API answers it: active, most of its budget left. */
export const aCampaignReply = (given: Partial<Campaign> = {}): Campaign => ({
  _id: 'c1',
  campaignName: 'Winter fares, Lisbon',
  campaignPaused: false,
  campaignBoards: ['b1', 'b2', 'b3'],
  campaignBudget: { isDailyBudgetEnabled: true, dailyBudget: 500, isMonthlyBudgetEnabled: false, monthlyBudget: null },
  campaignExpense: { dailyExpense: 90, monthlyExpense: 900 },
  parentOrg: 'o1',
  orgName: 'Alder & Finch',
  managementTeam: 't1',
  teamName: 'Launch squad',
  startTime: '2026-11-03T00:00:00.000Z',
  endTime: '2099-01-31T00:00:00.000Z',
  configErrors: [],
  artworks: ['f1'],
  dateCreated: '2026-11-01T00:00:00.000Z',
  version: 1,
  ...given,
});

/** One campaign in each state a row can be in. */
export const someCampaigns: readonly Campaign[] = [
  aCampaignReply(),
  aCampaignReply({
    _id: 'c2',
    campaignName: 'Volta launch',
    endTime: null,
    campaignBudget: {
      isDailyBudgetEnabled: true,
      dailyBudget: 1000,
      isMonthlyBudgetEnabled: true,
      monthlyBudget: 5000,
    },
    campaignExpense: { dailyExpense: 851, monthlyExpense: 1880 },
    configErrors: [{ code: 'artwork', message: 'No artwork is approved.' }],
  }),
  aCampaignReply({
    _id: 'c3',
    campaignName: 'Spring optical',
    campaignPaused: true,
    campaignBudget: {
      isDailyBudgetEnabled: false,
      dailyBudget: null,
      isMonthlyBudgetEnabled: false,
      monthlyBudget: null,
    },
  }),
  aCampaignReply({
    _id: 'c4',
    campaignName: 'Night market Fridays',
    parentOrg: null,
    orgName: null,
    endTime: '2026-01-12T00:00:00.000Z',
    campaignExpense: { dailyExpense: 425, monthlyExpense: 425 },
  }),
  aCampaignReply({
    _id: 'c5',
    campaignName: `A name with <angle> "quotes" ${'and much more '.repeat(8)}`,
    campaignBoards: [],
  }),
];

export const aBoardReply = (given: Partial<Board> = {}): Board => ({
  _id: 'b1',
  boardname: 'Tagus Riverside Bulletin',
  boardcoords: { lat: 38.7223, long: -9.1393 },
  boardloc: { city: 'Lisbon', state: '', country: 'Portugal' },
  boardsize: { height: 400, width: 840 },
  boardminCPI: null,
  surfaceArea: 28.5,
  boardOwner: 'o1',
  team: 't1',
  reachBoardID: '104201',
  device_id: 'broadsign.com:1',
  publisher_id: '37',
  publisher_name: 'Citylight DOOH',
  opening_hours: '',
  screenType: 'Highway Billboard',
  venueType: 'Roadside',
  adTypes: ['static'],
  boardPaused: false,
  isDeleted: false,
  boardFile: null,
  boardImgURL: null,
  imageURL: null,
  campaigns: 3,
  lastEdited: '2026-11-18T09:00:00.000Z',
  version: 2,
  ...given,
});

export const someBoardReplies: readonly Board[] = [
  aBoardReply(),
  aBoardReply({
    _id: 'b2',
    boardname: 'Vltava Bridge North',
    boardloc: { city: 'Prague', state: '', country: 'Czechia' },
    boardcoords: { lat: 50.08, long: 14.43 },
    boardPaused: true,
  }),
  aBoardReply({
    _id: 'b3',
    boardname: 'Union Square Shelter 14',
    boardloc: { city: 'New York', state: '', country: 'United States' },
    boardcoords: { lat: null, long: null },
    isDeleted: true,
    boardsize: { height: null, width: null },
  }),
];

export const anOrganisationReply = (given: Partial<Organisation> = {}): Organisation => ({
  _id: 'o1',
  orgName: 'Alder & Finch',
  orgType: '',
  orgWallet: { fundsAvailable: 120.5 },
  parentOrg: null,
  parentOrgName: null,
  dateCreated: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...given,
});
export const someOrganisations: readonly OrganisationRow[] = [
  { ...anOrganisationReply(), teams: 3, campaigns: 15, boards: 48 },
  {
    ...anOrganisationReply({
      _id: 'o2',
      orgName: 'Harbour Media',
      orgType: 'Board Owner',
      orgWallet: { fundsAvailable: 9.99 },
      parentOrg: 'o1',
      parentOrgName: 'Alder & Finch',
    }),
    teams: 1,
    campaigns: 7,
    boards: 118,
  },
  {
    ...anOrganisationReply({ _id: 'o3', orgName: 'Fern & Field', orgWallet: { fundsAvailable: 4.99 } }),
    teams: 0,
    campaigns: 0,
    boards: 0,
  },
];
export const aTeamReply = (given: Partial<Team> = {}): Team => ({
  _id: 't1',
  teamName: 'Launch squad',
  teamMembers: ['u1', 'u2'],
  campaigns: ['c1', 'c2'],
  orgID: 'o1',
  totalBoards: 38,
  version: 1,
  members: [
    { _id: 'u1', firstName: 'Robin', lastName: 'Vale' },
    { _id: 'u2', firstName: 'Ana', lastName: 'Okafor' },
  ],
  ...given,
});
export const aUserReply = (given: Partial<User> = {}): User => ({
  _id: 'u1',
  username: 'admin@example.com',
  firstName: 'Robin',
  lastName: 'Vale',
  email: 'admin@example.com',
  teams: ['t1'],
  recentPages: [],
  isAdmin: true,
  isActive: true,
  lastSeen: '2026-11-21T08:00:00.000Z',
  dateCreated: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...given,
});
/** A program's token as the API answers it. */
export const aServiceTokenReply = (given: Partial<ServiceToken> = {}): ServiceToken => ({
  _id: 'k1',
  name: 'nightly-import',
  start: 'mqt_7Qm2',
  roles: [{ role: 'Inventory', organisations: ['o1'] }],
  createdBy: 'Robin Vale',
  dateCreated: '2026-11-01T00:00:00.000Z',
  endsAt: '2027-03-31T00:00:00.000Z',
  lastUsed: '2026-11-21T02:00:00.000Z',
  ...given,
});

export const someUsers: readonly User[] = [
  aUserReply(),
  aUserReply({ _id: 'u2', firstName: 'Ana', lastName: 'Okafor', email: 'second@example.com' }),
  aUserReply({ _id: 'u3', firstName: '', lastName: '', email: 'noname@example.com', teams: [], lastSeen: null }),
  aUserReply({
    _id: 'u4',
    firstName: 'Teo',
    lastName: 'Marsh',
    email: 'member@example.com',
    isAdmin: false,
    isActive: false,
  }),
];

/** The signed-in administrator. */
export const me: z.input<typeof getMe.reply> = {
  _id: 'u1',
  username: 'admin@example.com',
  firstName: 'Robin',
  lastName: 'Vale',
  email: 'admin@example.com',
  teams: ['t1'],
  recentPages: [],
  isAdmin: true,
};

/** The signed-in user may only look. */
export const asViewer = answer(getMe, { ...me, roles: [{ role: 'Viewer', organisations: null }] });

/** The settings of a server with every extension. */
export const aConfig = (given: Partial<z.input<typeof getConfig.reply>> = {}): z.input<typeof getConfig.reply> => ({
  productName: 'Marquee',
  inventoryUrl: '/sandbox/inventory',
  extensions: [...extensionNames],
  devtools: false,
  version: '1.0.0',
  ...given,
});

/** The API with the calls of the specification's section 7 only. */
export const withoutExtensions = answer(getConfig, aConfig({ inventoryUrl: '', extensions: [] }));

/** Replies for what most pages load besides their own lists: settings with every extension, the user, the organisation, teams and users. */
export const marketplaceAnswers: readonly StoryAnswer[] = [
  sidebarAnswer,
  answer(getConfig, aConfig()),
  answer(getMe, me),
  answer(getOrganisation, { org: anOrganisationReply() }),
  answer(listOrganisations, { organisations: [...someOrganisations], totalOrganisations: someOrganisations.length }),
  answer(listTeams, { teams: [aTeamReply()], totalTeams: 1 }),
  answer(listUsers, { users: [...someUsers], totalUsers: someUsers.length }),
  answer(listServiceTokens, { serviceTokens: [aServiceTokenReply()] }),
  answer(listUserSessions, { sessions: [] }),
];

/** Replies for the boards and the wallet of the campaign editor. */
export const editorAnswers: readonly StoryAnswer[] = [
  answer(listBoards, { boards: [...someBoardReplies], totalBoards: 3 }),
  answer(listBoardIds, { boards: someBoardReplies.map(({ _id, boardname }) => ({ _id, boardname })), totalBoards: 3 }),
  answer(boardFacets, {
    countries: ['Portugal'],
    publishers: [],
    venueTypes: ['Airport'],
    deleted: 0,
    countriesInUse: 1,
  }),
  answer(listClusters, {
    clusters: [{ lat: 48.2, long: 11.6, count: 24, boardID: null }],
    total: 24,
    withoutCoordinates: 0,
  }),
  answer(getWallets, {
    wallets: 1,
    low: 0,
    rows: [{ orgID: 'o1', orgName: 'Harbour Media', funds: 120.5, spendADay: 4, lastsDays: 30.1 }],
  }),
  answer(getCampaignSpend, { plannedADay: 25, points: [{ day: '2026-11-22', spent: 12 }] }),
];
