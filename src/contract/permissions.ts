import { z } from 'zod';

/** What somebody may be allowed to do. */
export const permissions = ['account', 'read', 'review', 'inventory', 'finance', 'audit', 'people'] as const;
export type Permission = (typeof permissions)[number];

export const roleNames = ['Owner', 'Reviewer', 'Inventory', 'Finance', 'Viewer'] as const;
export type RoleName = (typeof roleNames)[number];

/** What each role may do. */
export const rolePermissions: Readonly<Record<RoleName, readonly Permission[]>> = {
  Owner: permissions,
  Reviewer: ['account', 'read', 'review', 'audit'],
  Inventory: ['account', 'read', 'inventory', 'audit'],
  Finance: ['account', 'read', 'finance', 'audit'],
  Viewer: ['account', 'read'],
};

/** A role, and the organisations it holds for: null for all of them, those without an organisation included. */
export const grant = z
  .strictObject({
    role: z.enum(roleNames),
    organisations: z.array(z.string().min(1).max(100)).min(1, 'Choose an organisation').max(200).nullable(),
  })
  .meta({ id: 'Grant' });
export type Grant = z.output<typeof grant>;
export const grants = z.array(grant).max(20);

/** What every administrator has who was given no other role. */
export const ownerEverywhere: readonly Grant[] = [{ role: 'Owner', organisations: null }];

/** The organisations a permission holds for. */
export type Scope = 'all' | readonly string[];

/** People, roles and tokens belong to no organisation: only a role for all organisations gives this permission. */
const onlyEverywhere: readonly Permission[] = ['people'];

/** A service token is nobody: it has no account, and makes no people, roles or tokens. */
export const onlyForPeople: readonly Permission[] = ['account', 'people'];

/** The calls of somebody who must set up a second factor before anything else. */
export const beforeSecondFactor: ReadonlySet<string> = new Set([
  'getMe',
  'checkSession',
  'signOut',
  'startSecondFactor',
  'confirmSecondFactor',
]);

/** Where the grants give the permission; undefined where they do not give it at all. */
export function scopeOf(given: readonly Grant[], permission: Permission): Scope | undefined {
  const giving = given.filter(
    ({ role, organisations }) =>
      rolePermissions[role].includes(permission) && (organisations === null || !onlyEverywhere.includes(permission)),
  );
  if (giving.length === 0) return undefined;
  return giving.some(({ organisations }) => organisations === null)
    ? 'all'
    : [...new Set(giving.flatMap(({ organisations }) => organisations ?? []))];
}

export const covers = (scope: Scope | undefined, organisation: string | null): boolean =>
  scope === 'all' || (scope !== undefined && organisation !== null && scope.includes(organisation));

/** Records that belong to an organisation (an import's load: to who made it). */
export type RecordKind =
  'artwork' | 'board' | 'campaign' | 'load' | 'organisation' | 'submission' | 'team' | 'withdrawal';

/** Where a call names the record it is about. */
export interface Reference {
  kind: RecordKind;
  /** The first that is given counts. */
  at: readonly `${'params' | 'query' | 'body'}.${string}`[];
  /** `write`: the call's permission must hold for the record's organisation; `read`: it is enough to see it. */
  to: 'read' | 'write';
  /** Without it the record belongs to nobody: only a permission for all organisations allows that. */
  isRequired?: true;
}

/** What a call needs. */
export interface Need {
  /** One of these. */
  permission: readonly Permission[];
  references: readonly Reference[];
  /** The permission must hold for all organisations. */
  isEverywhere?: true;
}

type At = Reference['at'][number];
const needs = (permission: Permission | readonly Permission[], ...references: Reference[]): Need => ({
  permission: typeof permission === 'string' ? [permission] : permission,
  references,
});
const sees = (kind: RecordKind, ...at: At[]): Reference => ({ kind, at, to: 'read' });
const changes = (kind: RecordKind, ...at: At[]): Reference => ({ kind, at, to: 'write' });
/** The record of the path. */
const seesOne = (kind: RecordKind): Need => needs('read', sees(kind, 'params.id'));
const changesOne = (permission: Permission, kind: RecordKind): Need => needs(permission, changes(kind, 'params.id'));
const belongsTo = (...at: At[]): Reference => ({ kind: 'organisation', at, to: 'write', isRequired: true });

/**
 * What each call needs that is not public, by its name. The server refuses to start with a call that is missing here. Lists and
 * the records that a body adds to another (teams, boards of a campaign) are filtered by the services, by `Call.visible`.
 */
export const callNeeds: Readonly<Record<string, Need>> = {
  getMe: needs('account'),
  signOut: needs('account'),
  checkSession: needs('account'),
  changePassword: needs('account'),
  listSessions: needs('account'),
  endSession: needs('account'),
  startSecondFactor: needs('account'),
  confirmSecondFactor: needs('account'),
  removeSecondFactor: needs('account'),

  listServiceTokens: needs('people'),
  createServiceToken: needs('people'),
  revokeServiceToken: needs('people'),
  listUserSessions: needs('people'),
  endUserSessions: needs('people'),
  resetUserFactor: needs('people'),

  getUser: needs('read'),
  listUsers: needs('read'),
  createUser: needs('people'),
  // Everybody changes their own names and recent pages; the service refuses the rest.
  modifyUser: needs(['people', 'account']),
  listAudit: needs('audit'),

  getOrganisationByTeam: needs('read', sees('team', 'params.teamId')),
  getOrganisation: seesOne('organisation'),
  listOrganisations: needs('read'),
  createOrganisation: { ...needs('finance'), isEverywhere: true },
  modifyOrganisation: needs('finance', changes('organisation', 'params.id'), sees('organisation', 'body.parentOrg')),
  creditOrganisation: changesOne('finance', 'organisation'),
  listWalletEntries: seesOne('organisation'),
  getTeam: seesOne('team'),
  listTeams: needs('read'),
  createTeam: needs('finance', changes('organisation', 'body.orgID')),
  modifyTeam: changesOne('finance', 'team'),

  listArtworks: needs('read'),
  listArtworkIds: needs('read'),
  listFiles: needs('read'),
  listFileIds: needs('read'),
  getFile: seesOne('artwork'),
  listBoardsOfFile: seesOne('artwork'),
  listCampaignsOfFile: seesOne('artwork'),
  getFileFit: seesOne('artwork'),
  getSimilarFiles: seesOne('artwork'),
  getFileHistory: seesOne('artwork'),
  modifyFile: changesOne('review', 'artwork'),
  deleteFile: changesOne('review', 'artwork'),
  undoDecision: changesOne('review', 'artwork'),
  // Photos of boards are uploaded like artwork; `createFile` looks at the purpose.
  signUpload: needs(['review', 'inventory']),
  createFile: needs(['review', 'inventory'], changes('organisation', 'body.orgID')),

  streamEvents: needs('read'),
  listPresence: needs('read'),
  setPresence: needs('read', sees('artwork', 'body.fileID')),

  listAdsByArtwork: seesOne('artwork'),
  submitToSsp: needs('review', changes('artwork', 'body.fileID')),
  listAds: needs('read'),
  listSubmissions: needs('read'),
  retrySubmission: changesOne('review', 'submission'),
  recordSubmission: changesOne('review', 'submission'),
  listWithdrawals: needs('read'),
  settleWithdrawal: changesOne('review', 'withdrawal'),
  retryWithdrawal: changesOne('review', 'withdrawal'),

  listBoards: needs('read'),
  listBoardIds: needs('read'),
  boardFacets: needs('read'),
  listClusters: needs('read'),
  findBoardsByDevice: needs('read'),
  getBoardUncached: seesOne('board'),
  getBoard: seesOne('board'),
  listCampaignsOfBoard: seesOne('board'),
  createBoard: needs('inventory', belongsTo('body.boardOwner', 'query.orgID')),
  modifyBoard: changesOne('inventory', 'board'),
  deleteBoard: changesOne('inventory', 'board'),
  deleteBoardFromForm: changesOne('inventory', 'board'),
  importBoards: needs('inventory', belongsTo('body.boardOwner')),
  listBoardLoads: needs('read'),
  undoBoardLoad: changesOne('inventory', 'load'),
  getInventoryToken: needs('inventory'),

  // Differences of boards are filtered by their organisation; new screens belong to nobody yet.
  listDifferences: needs('read'),
  listDifferenceIds: needs('read'),
  getInventorySummary: needs('read'),
  // A check compares the boards of everybody.
  startInventoryCheck: { ...needs('inventory'), isEverywhere: true },
  cancelInventoryCheck: { ...needs('inventory'), isEverywhere: true },
  acceptDifferences: needs('inventory', changes('organisation', 'body.boardOwner')),
  ignoreDifferences: needs('inventory'),
  listInventoryRules: needs('read'),
  // Rules hold for the boards of everybody.
  createInventoryRule: { ...needs('inventory'), isEverywhere: true },
  modifyInventoryRule: { ...needs('inventory'), isEverywhere: true },
  deleteInventoryRule: { ...needs('inventory'), isEverywhere: true },
  listInventoryHistory: needs('read'),
  undoInventoryAct: changesOne('inventory', 'load'),

  getWaiting: needs('read'),
  getDecisionTimes: needs('read'),
  getDecisions: needs('read'),
  getSubmissionFigures: needs('read'),
  getBoardFigures: needs('read'),
  getSpend: needs('read'),
  getWallets: needs('read'),
  getCampaignSpend: seesOne('campaign'),

  listCampaigns: needs('read'),
  getCampaign: seesOne('campaign'),
  listCampaignBoards: seesOne('campaign'),
  createCampaign: needs('inventory', changes('organisation', 'body.parentOrg')),
  modifyCampaign: needs('inventory', changes('campaign', 'params.id'), changes('organisation', 'body.parentOrg')),
  deleteCampaign: changesOne('inventory', 'campaign'),
};
