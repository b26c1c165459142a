import { eq } from 'drizzle-orm';
import { allCalls } from '#contract/calls';
import { buildUrl, type Endpoint } from '#contract/endpoint';
import { seenOfOthers } from '#contract/people';
import { roleNames, type Grant, type RoleName } from '#contract/permissions';
import { inject, testApp } from '#test/app';
import { anAd, anArtwork } from '#test/artworks';
import { aBoard, aCampaign, aDifference } from '#test/boards';
import { anOrganisation, aServiceToken, aSession, aTeam, aUser, signInAs } from '#test/people';
import { sweep } from '#test/sweep';
import { campaignArtworks, submissions, teamMembers, users, withdrawals } from '../../../src/server/db/schema/schema';
import { recordAudit } from '../../../src/server/audit/audit.queries';

/** Part of every name in the other organisation's records. */
const mark = 'Quarrelsome';
/** Part of everything that is kept of a member and shown only to those who manage people. */
const secret = 'Clandestine';
/** In the audit log, of an act on a person. */
const roleChange = 'from Viewer to Owner';

const server = testApp();
let ours: Owned;
let theirs: Owned;
const tokens = new Map<RoleName, string>();
/** The same roles as service tokens. */
const programs = new Map<RoleName, string>();
let foreignIds: string[];

/** Creates an organisation with one record of each kind. */
async function makeOrganisation(name: string) {
  const { db } = server;
  const member = await aUser(db, { email: `${name}@test.example`, firstName: name, isAdmin: true });
  await db
    .update(users)
    .set({ username: `${secret} ${name}`, recentPages: [`/boards?search=${secret}`], totpConfirmed: true })
    .where(eq(users.id, member));
  const organisation = await anOrganisation(db, { orgName: `${name} Media`, fundsMicros: 50_000_000 });
  const team = await aTeam(db, { teamName: `${name} team`, orgId: organisation, members: [member] });
  const device = `${name}-device`;
  const board = await aBoard(db, {
    boardname: `${name} board`,
    deviceId: device,
    boardOwner: organisation,
    country: `${name} land`,
    publisherName: `${name} publisher`,
    lat: 10,
    long: 10,
    width: 1920,
    height: 1080,
  });
  const artwork = await anArtwork(db, { fileName: `${name}.png`, orgId: organisation, isPreApproved: true });
  const campaign = await aCampaign(db, {
    campaignName: `${name} campaign`,
    parentOrg: organisation,
    managementTeam: team,
    boards: [board],
  });
  await db.insert(campaignArtworks).values({ campaignId: campaign, fileId: artwork });
  await anAd(db, artwork, { adName: `${name} ad`, campaignId: campaign, orgId: organisation });
  const submission = `${name}-submission`;
  await db.insert(submissions).values({
    id: submission,
    fileId: artwork,
    driver: 'admgmt',
    externalId: `${artwork}:1`,
    state: 'failed',
  });
  const withdrawal = `${name}-withdrawal`;
  await db.insert(withdrawals).values({ id: withdrawal, submissionId: submission, fileId: artwork, state: 'settled' });
  const actor = { userId: member, name, sessionId: null, grants: [], address: secret, requestId: '' };
  await recordAudit(db, actor, { action: 'board.modify', subject: 'board', subjectId: board, detail: `${name} board` });
  await recordAudit(db, actor, {
    action: 'user.modify',
    subject: 'user',
    subjectId: member,
    detail: `${name} ${roleChange}`,
  });
  const load = `${name}-load`;
  await inject(server.app, 'POST', '/api/boards/import', {
    token: await signInAs(db, member),
    payload: {
      rows: [{ device_id: `${name}-loaded`, boardname: `${name} loaded` }],
      boardOwner: organisation,
      load: { id: load, fileName: `${name}.csv`, sha256: '', rows: 1 },
    },
  });
  await aDifference(db, board, `${name} board`);
  return { member, organisation, team, board, artwork, campaign, submission, withdrawal, load, device };
}
type Owned = Awaited<ReturnType<typeof makeOrganisation>>;

beforeAll(async () => {
  const { db } = server;
  ours = await makeOrganisation('Agreeable');
  theirs = await makeOrganisation(mark);
  // Our campaign uses their board and artwork; their campaign uses ours.
  const mixed = await aCampaign(db, {
    campaignName: 'Agreeable mix',
    parentOrg: ours.organisation,
    boards: [theirs.board, ours.board],
  });
  await db
    .insert(campaignArtworks)
    .values([theirs.artwork, ours.artwork].map((fileId) => ({ campaignId: mixed, fileId })));
  const foreign = await aCampaign(db, {
    campaignName: `${mark} mix`,
    parentOrg: theirs.organisation,
    managementTeam: ours.team,
    boards: [ours.board],
  });
  foreignIds = [theirs.team, theirs.organisation, foreign];
  // Our member is in one of their teams too.
  await db.insert(teamMembers).values({ teamId: theirs.team, userId: ours.member, memberOrder: 1 });
  await db.insert(campaignArtworks).values({ campaignId: foreign, fileId: ours.artwork });
  ours = { ...ours, campaign: mixed };
  // Records without an organisation.
  await aBoard(db, { boardname: `${mark} nobody's board` });
  await aCampaign(db, { campaignName: `${mark} nobody's campaign` });
  for (const role of roleNames) {
    const roles = [{ role, organisations: [ours.organisation] }];
    tokens.set(role, await aSession(db, { email: `${role}@test.example`, roles }));
    programs.set(role, await aServiceToken(db, roles, `Agreeable ${role}`));
  }
  await server.services.boardFinder.ready();
});

/** The value of `:id` in a call's path, by the kind of record in the path. */
function idFor({ path }: Endpoint, owned: Owned): string {
  if (path.startsWith('/api/boards/loads/') || path.startsWith('/api/inventory/acts/')) return owned.load;
  if (path.startsWith('/api/ssp/withdrawals/')) return owned.withdrawal;
  if (path.startsWith('/api/ssp/')) return owned.submission;
  if (path.startsWith('/api/organisation/byteam') || path.startsWith('/api/team/')) return owned.team;
  if (path.startsWith('/api/organisation/')) return owned.organisation;
  if (path.startsWith('/api/file/') || path.startsWith('/api/ads/')) return owned.artwork;
  if (path.startsWith('/api/boards/findbydeviceid')) return owned.device;
  if (path.startsWith('/api/board')) return owned.board;
  if (path.startsWith('/api/campaign/') || path.startsWith('/api/insights/')) return owned.campaign;
  return owned.member;
}
const days = { from: '2026-01-01', to: '2026-12-31' };
const query: Readonly<Record<string, object>> = {
  listClusters: { bbox: '-180,-90,180,90', zoom: 20 },
  getWaiting: days,
  getDecisionTimes: days,
  getDecisions: days,
  getSubmissionFigures: days,
  getSpend: days,
};
/** Valid bodies that name the given organisation's records. */
const bodies: Readonly<Record<string, (owned: Owned) => object>> = {
  createTeam: ({ organisation }) => ({ teamName: 'New', orgID: organisation }),
  createOrganisation: () => ({ orgName: 'New' }),
  creditOrganisation: () => ({ amount: 5 }),
  createFile: ({ organisation }) => ({
    fileName: 'a.png',
    fileURL: '/files/none',
    fileFormat: 'image/png',
    orgID: organisation,
  }),
  submitToSsp: ({ artwork }) => ({ fileID: artwork }),
  recordSubmission: () => ({ state: 'approved' }),
  createBoard: ({ organisation }) => ({ device_id: 'new', boardname: 'New', boardOwner: organisation }),
  importBoards: ({ organisation }) => ({ rows: [{ device_id: 'new' }], boardOwner: organisation }),
  acceptDifferences: ({ board, organisation }) => ({
    load: `of ${board}`,
    items: [{ id: `of ${board}` }],
    boardOwner: organisation,
  }),
  countBoardTouches: ({ board }) => ({ ids: [board] }),
  countCampaignTouches: ({ campaign }) => ({ ids: [campaign] }),
  countRuleTouches: ({ board }) => ({ kind: 'board', subject: board, refuses: ['alcohol'] }),
  countInventoryRuleTouches: () => ({ action: 'take', field: 'opening_hours' }),
  countFileTouches: ({ artwork }) => ({ ids: [artwork] }),
  countDifferenceTouches: ({ board }) => ({ items: [{ id: `of ${board}` }] }),
  ignoreDifferences: ({ board }) => ({ ids: [`of ${board}`], isIgnored: true }),
  createCampaign: ({ organisation }) => ({ campaignName: 'New', parentOrg: organisation }),
  modifyOrganisation: () => ({ orgType: 'x' }),
  modifyTeam: () => ({ teamName: 'x' }),
  modifyFile: () => ({ isReviewed: true }),
  savePoster: () => ({ picture: 'AAAA' }),
  modifyBoard: () => ({ boardPaused: true }),
  modifyCampaign: () => ({ campaignPaused: true }),
};

async function ask(call: Endpoint, token: string, owned: Owned, body: object | undefined = bodies[call.name]?.(owned)) {
  const id = idFor(call, owned);
  const ids = { id, teamId: id, deviceId: id };
  const url = buildUrl(call, ids, query[call.name] as Record<string, unknown> | undefined);
  return inject(server.app, call.method, url, { token, payload: call.method === 'POST' ? (body ?? {}) : undefined });
}

/** Calls that count what an act would touch are sent like writes. */
const isRead = ({ method, name }: Endpoint): boolean => method === 'GET' || name.endsWith('Touches');
const closed = allCalls.filter(({ access, name, stream }) => access !== 'public' && name !== 'signOut' && !stream);
const reads = closed.filter(isRead);
const named = (calls: readonly Endpoint[]) => calls.map((call) => [call.name, call] as const);
/** Left out, because users' names are visible with their actions. */
const ofPeople = ['getUser'];

test.each(roleNames)('%s of one organisation: no call shows anything of another', (role) =>
  sweep(named(reads.filter(({ name }) => !ofPeople.includes(name))), async (call) => {
    for (const owned of [theirs, ours])
      for (const caller of [tokens, programs]) {
        const answer = await ask(call, caller.get(role)!, owned);
        expect(answer.body).not.toContain(mark);
        if (owned === ours) expect([200, 403, 502]).toContain(answer.statusCode);
      }
  }),
);

const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)];
};

test.each(roleNames)('%s without the permission for people: of others only the fields of the table', async (role) => {
  const { db } = server;
  for (const organisations of [[ours.organisation], null]) {
    const roles: Grant[] = [{ role, organisations }];
    const self = await aUser(db, { email: `${role}.${String(organisations)}@test.example`, roles });
    const callers = [await signInAs(db, self), await aServiceToken(db, roles)];
    // An Owner of everything manages people, though not as a program.
    if (role === 'Owner' && organisations === null) callers.shift();
    await sweep(named(reads), async (call) => {
      for (const token of callers) {
        const { body, statusCode, json } = await ask(call, token, ours);
        expect([200, 403, 502]).toContain(statusCode);
        expect(body).not.toContain(secret);
        const isProgram = token === callers.at(-1);
        if (organisations !== null || isProgram) expect(body).not.toContain(roleChange);
        if (organisations) for (const id of foreignIds) expect(body).not.toContain(id);
        const people = objectsIn(json()).filter((found) => 'firstName' in found && found['_id'] !== self);
        expect(people.flatMap(Object.keys).filter((key) => !seenOfOthers.user.some((seen) => seen === key))).toEqual(
          [],
        );
      }
    });
  }
});

const about = (call: Endpoint): boolean =>
  call.path.includes(':') && !ofPeople.includes(call.name) && !call.path.startsWith('/api/user');
test('no call knows a record of another organisation', () =>
  sweep(named(reads.filter(about)), async (call) => {
    for (const caller of [tokens, programs]) {
      expect((await ask(call, caller.get('Viewer')!, ours)).statusCode).toBe(200);
      const foreign = await ask(call, caller.get('Viewer')!, theirs);
      if (call.name === 'findBoardsByDevice') expect(foreign.json()).toMatchObject({ boards: [] });
      else expect(foreign.statusCode).toBe(404);
    }
  }));

const account = /^\/api\/(?:user|super|login)/;
// A user may report presence at every artwork that they may see, so presence is left out.
const writes = closed.filter((call) => !isRead(call) && !account.test(call.path) && call.name !== 'setPresence');

const theirCampaign = () => inject(server.app, 'GET', `/api/campaign/${theirs.campaign}`, { token: server.token });

test('no call changes anything of another organisation; with a role elsewhere it is refused by name', () =>
  sweep(named(writes.filter(({ name }) => name !== 'signUpload')), async (call) => {
    const { db } = server;
    const before = await theirCampaign();
    for (const caller of [tokens, programs])
      expect([403, 404]).toContain((await ask(call, caller.get('Owner')!, theirs)).statusCode);
    // A user who can see all organisations but owns only one is refused with `permission.denied`.
    const roles: Grant[] = [
      { role: 'Owner', organisations: [ours.organisation] },
      { role: 'Viewer', organisations: null },
    ];
    const person = await aSession(db, { email: `${call.name}@test.example`, roles });
    for (const token of [person, await aServiceToken(db, roles)]) {
      const denied = await ask(call, token, theirs);
      expect([denied.statusCode, denied.json<{ code: string }>().code]).toEqual([403, 'permission.denied']);
    }
    expect((await theirCampaign()).json()).toEqual(before.json());
  }));

describe('records named inside of others', () => {
  const post = (url: string, payload: object, role: RoleName = 'Inventory') =>
    inject(server.app, 'POST', url, { token: tokens.get(role)!, payload });

  test('a campaign is not given boards, artworks or a team of others; what it has already may stay', async () => {
    const { campaign } = ours;
    for (const payload of [
      { campaignBoards: [theirs.board, ours.board] },
      { artworks: [theirs.artwork, ours.artwork] },
    ])
      expect((await post(`/api/campaign/modify/${campaign}`, payload)).statusCode).toBe(200);
    const { db } = server;
    const other = await aBoard(db, { boardOwner: theirs.organisation });
    expect((await post(`/api/campaign/modify/${campaign}`, { campaignBoards: [other] })).statusCode).toBe(404);
    for (const payload of [{ managementTeam: theirs.team }, { parentOrg: theirs.organisation }])
      expect((await post(`/api/campaign/modify/${campaign}`, payload)).statusCode).toBe(404);
    const made = { campaignName: 'New', parentOrg: ours.organisation };
    for (const payload of [
      { managementTeam: theirs.team },
      { campaignBoards: [theirs.board] },
      { artworks: [theirs.artwork] },
    ])
      expect((await post('/api/campaign/create', { ...made, ...payload })).statusCode).toBe(404);
  });

  test("a board needs an owner among one's organisations, and takes no team or photo of another", async () => {
    expect((await post('/api/boards/create', { device_id: 'n-1' })).statusCode).toBe(403);
    expect((await post(`/api/boards/modify/${ours.board}`, { team: theirs.team })).statusCode).toBe(404);
    expect((await post(`/api/boards/modify/${ours.board}`, { boardFile: theirs.artwork })).statusCode).toBe(404);
  });

  test('an import leaves the boards of others alone, row by row', async () => {
    const rows = [
      { device_id: theirs.device, boardname: 'Taken over' },
      { device_id: 'n-2', boardname: 'Fine' },
      { device_id: 'n-3', boardOwner: theirs.organisation },
      { device_id: 'n-4', boardFile: theirs.artwork },
    ];
    for (const dryRun of [true, false]) {
      const { results } = (await post('/api/boards/import', { rows, boardOwner: ours.organisation, dryRun })).json<{
        results: { outcome: string; error: { code: string } | null }[];
      }>();
      expect(results.map(({ outcome, error }) => [outcome, error?.code])).toEqual([
        ['failed', 'permission.denied'],
        ['created', undefined],
        ['failed', 'organisation.not_found'],
        ['failed', 'artwork.not_found'],
      ]);
    }
    expect((await post('/api/boards/import', { rows })).statusCode).toBe(403);
  });

  test('a user whom the caller may not see cannot be added to a team, which would reveal them', async () => {
    const as = (url: string, payload: object) => post(url, payload, 'Finance');
    const teamMembers = [theirs.member];
    const made = await as('/api/team/create', { teamName: 'Joined', orgID: ours.organisation, teamMembers });
    const changed = await as(`/api/team/modify/${ours.team}`, { teamMembers: [ours.member, theirs.member] });
    for (const answer of [made, changed])
      expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'user.not_found']);
    expect((await as(`/api/team/modify/${ours.team}`, { teamMembers: [ours.member] })).statusCode).toBe(200);
  });

  test('the fit counts boards of others without naming them', async () => {
    const { fits } = (
      await inject(server.app, 'GET', `/api/file/fit/${ours.artwork}`, { token: tokens.get('Reviewer')! })
    ).json<{
      fits: { boards: { boardname: string }[] }[];
    }>();
    expect(fits.flatMap(({ boards }) => boards.map(({ boardname }) => boardname)).sort()).toEqual([
      'A board of another organisation',
      'Agreeable board',
    ]);
  });

  test('until the index is loaded, the database answers within the same limits', async () => {
    const { createSqlFinder } = await import('../../../src/server/boardIndex/sqlFinder.queries');
    const finder = createSqlFinder(server.services.database);
    expect((await finder.facets({ owners: [ours.organisation] })).countries).toEqual(['Agreeable land']);
    expect((await finder.page({ owners: [] }, { sortID: 'boardname', sortDesc: false }, 0, 10)).total).toBe(0);
  });
});

test('the photo of a board and an artwork are uploaded by the role of each', async () => {
  const body = { ...bodies['createFile']!(ours), fileURL: '/files/none' };
  const codes = await Promise.all(
    (['Inventory', 'Reviewer'] as const).flatMap((role) =>
      (['board', 'artwork'] as const).map(async (purpose) => {
        const [token, payload] = [tokens.get(role)!, { ...body, purpose }];
        const answer = await inject(server.app, 'POST', '/api/file/create', { token, payload });
        return [role, purpose, answer.json<{ code: string }>().code];
      }),
    ),
  );
  expect(codes).toEqual([
    ['Inventory', 'board', 'upload.missing'],
    ['Inventory', 'artwork', 'permission.denied'],
    ['Reviewer', 'board', 'permission.denied'],
    ['Reviewer', 'artwork', 'upload.missing'],
  ]);
});
