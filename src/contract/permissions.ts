import { z } from 'zod';

/** The permissions. */
export const permissions = ['account', 'read', 'review', 'inventory', 'finance', 'audit', 'people'] as const;
export type Permission = (typeof permissions)[number];

export const roleNames = ['Owner', 'Reviewer', 'Inventory', 'Finance', 'Viewer'] as const;
export type RoleName = (typeof roleNames)[number];

/** The permissions of each role. */
export const rolePermissions: Readonly<Record<RoleName, readonly Permission[]>> = {
  Owner: permissions,
  Reviewer: ['account', 'read', 'review', 'audit'],
  Inventory: ['account', 'read', 'inventory', 'audit'],
  Finance: ['account', 'read', 'finance', 'audit'],
  Viewer: ['account', 'read'],
};

/** A role with the organisations it applies to; null for all records, those without an organisation included. */
export const grant = z
  .strictObject({
    role: z.enum(roleNames),
    organisations: z.array(z.string().min(1).max(100)).min(1, 'Choose an organisation').max(200).nullable(),
  })
  .meta({ id: 'Grant' });
export type Grant = z.output<typeof grant>;
export const grants = z.array(grant).max(20);

/** The role of administrators without an explicit role. */
export const ownerEverywhere: readonly Grant[] = [{ role: 'Owner', organisations: null }];

/** The organisations that a permission applies to. */
export type Scope = 'all' | readonly string[];

/**
 * Permissions that only a role for all organisations gives, because people, roles and tokens belong to no organisation.
 */
const onlyEverywhere: readonly Permission[] = ['people'];

/** Permissions that a service token never has: it has no account, and manages no people, roles or tokens. */
export const onlyForPeople: readonly Permission[] = ['account', 'people'];

/** The only calls allowed to a user who must first set up a second factor. */
export const beforeSecondFactor: ReadonlySet<string> = new Set([
  'getMe',
  'checkSession',
  'signOut',
  'startSecondFactor',
  'confirmSecondFactor',
]);

/** The scope in which the grants give the permission; undefined if they do not give it at all. */
export function findScope(given: readonly Grant[], permission: Permission): Scope | undefined {
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

/** Records that belong to an organisation (loads of an import: to the user who made them). */
export type RecordKind =
  'artwork' | 'board' | 'campaign' | 'load' | 'organisation' | 'submission' | 'team' | 'withdrawal';

/** Where a call names the record that it is about. */
export interface Reference {
  kind: RecordKind;
  /** The first one present in the call counts. */
  at: readonly `${'params' | 'query' | 'body'}.${string}`[];
  /**
   * `write`: the caller needs the call's permission for the record's organisation; `read`: they must be able to see it.
   */
  to: 'read' | 'write';
  /** A call that does not name the record needs the permission for all organisations. */
  isRequired?: true;
}

/** What a caller needs for a call. */
export interface Need {
  /** One of these. */
  permission: readonly Permission[];
  references: readonly Reference[];
  /** The permission is needed for all organisations. */
  isEverywhere?: true;
}

type At = Reference['at'][number];
const needs = (permission: Permission | readonly Permission[], ...references: Reference[]): Need => ({
  permission: typeof permission === 'string' ? [permission] : permission,
  references,
});
const sees = (kind: RecordKind, ...at: At[]): Reference => ({ kind, at, to: 'read' });
const changes = (kind: RecordKind, ...at: At[]): Reference => ({ kind, at, to: 'write' });
/** Needs to see the record of the path. */
const seesOne = (kind: RecordKind): Need => needs('read', sees(kind, 'params.id'));
const changesOne = (permission: Permission, kind: RecordKind): Need => needs(permission, changes(kind, 'params.id'));
const belongsTo = (...at: At[]): Reference => ({ kind: 'organisation', at, to: 'write', isRequired: true });

/**
 * What each call that is not public needs, by the call's name. The server refuses to start if a call is missing here.
 * Lists, and records referenced in a body (teams, boards of a campaign), are checked by the services with
 * `Call.visible`.
 */
export const callNeeds: Readonly<Record<string, Need>> = {
  getMe: needs('account'),
  signOut: needs('account'),
  checkSession: needs('account'),
  changePassword: needs('account'),
  listSessions: needs('account'),
  endSession: needs('account'),
  getPreferences: needs('account'),
  setPreferences: needs('account'),
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
  // All users may change their own names and recent pages; the service refuses other changes.
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
  savePoster: changesOne('review', 'artwork'),
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
  createBoard: needs('inventory', belongsTo('body.boardOwner', 'query.orgID')),
  modifyBoard: changesOne('inventory', 'board'),
  deleteBoard: changesOne('inventory', 'board'),
  deleteBoardFromForm: changesOne('inventory', 'board'),
  importBoards: needs('inventory', belongsTo('body.boardOwner')),
  listBoardLoads: needs('read'),
  undoBoardLoad: changesOne('inventory', 'load'),
  // The provider knows no organisations: its token reads, and may do, everything of the account.
  getInventoryToken: { ...needs('inventory'), isEverywhere: true },

  // They only read, but serve the acts; records that the caller may not see are left out.
  countBoardTouches: needs('inventory'),
  countCampaignTouches: needs('inventory'),
  countFileTouches: needs('review'),
  countDifferenceTouches: needs('inventory'),

  // Differences of boards are filtered by their organisation; new screens have none yet.
  listDifferences: needs('read'),
  listDifferenceIds: needs('read'),
  getInventorySummary: needs('read'),
  // A check compares the boards of all organisations.
  startInventoryCheck: { ...needs('inventory'), isEverywhere: true },
  cancelInventoryCheck: { ...needs('inventory'), isEverywhere: true },
  acceptDifferences: needs('inventory', changes('organisation', 'body.boardOwner')),
  ignoreDifferences: needs('inventory'),
  listInventoryRules: needs('read'),
  // Rules apply to the boards of all organisations.
  countInventoryRuleTouches: { ...needs('inventory'), isEverywhere: true },
  createInventoryRule: { ...needs('inventory'), isEverywhere: true },
  modifyInventoryRule: { ...needs('inventory'), isEverywhere: true },
  deleteInventoryRule: { ...needs('inventory'), isEverywhere: true },
  listInventoryHistory: needs('read'),
  listPlacementRules: needs('read'),
  savePlacementRule: { ...needs('inventory'), isEverywhere: true },
  countRuleTouches: { ...needs('inventory'), isEverywhere: true },
  getFileWords: seesOne('artwork'),
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
