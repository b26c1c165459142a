import { createHmac } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { mailTo, tokenIn } from '#test/mailbox';
import { aUser } from '#test/people';
import { newToken } from '../../../src/server/session/token';
import { inventoryCalls } from './inventoryCalls';
import { get, password, post, secret, send, unique, type Case } from './world';

const email = (): string => `${unique('u').replace(' ', '-')}@test.example`;
const organisation = ['_id', 'orgName', 'orgType', 'orgWallet', 'parentOrg'];
const team = ['_id', 'teamName', 'teamMembers', 'campaigns', 'orgID'];
const user = ['_id', 'username', 'firstName', 'lastName', 'email', 'teams', 'isAdmin'];
const submission = ['_id', 'fileID', 'state', 'attempts', 'remoteID', 'feedback', 'lastError', 'nextAttemptAt'];

const aToken = () => ({
  name: unique('program'),
  roles: [{ role: 'Viewer', organisations: null }],
  endsAt: new Date(Date.now() + 86_400_000).toISOString(),
});
const withdrawal = ['_id', 'fileID', 'fileName', 'state', 'platform', 'canAsk', 'lastError', 'askedBy'];
const present = ['fileID', 'name', 'isMe'];

const november = 'from=2025-11-01&to=2025-11-30';

const lists: Case[] = [
  {
    ...get('/api/config', () => '/api/config', ['productName', 'inventoryUrl', 'extensions', 'devtools', 'version']),
    ask: () => ({ address: '/api/config', token: null }),
  },
  get('/api/organisation/', () => '/api/organisation/?page=1&pageSize=10&sortID=orgName&sortDesc=false&search=halden', {
    organisations: [[...organisation, 'teams', 'campaigns', 'boards']],
    totalOrganisations: 'number',
  }),
  get('/api/team/', ({ org }) => `/api/team/?search=city&orgID=${org}`, { teams: [team], totalTeams: 'number' }),
  get('/api/user/all', () => '/api/user/all?search=ana&sortID=email', {
    users: [[...user, 'lastSeen', 'isActive']],
    totalUsers: 'number',
  }),
  get('/api/ads/', ({ file }) => `/api/ads/?fileID=${file}`, {
    ads: [['_id', 'adName', 'fileID', 'campaignID']],
    totalAds: 'number',
  }),
  get('/api/boards/loads', () => '/api/boards/loads?page=1', { loads: 'array', totalLoads: 'number' }),
  get('/api/boards/clusters', () => '/api/boards/clusters?bbox=-180,-90,180,90&zoom=2&country=United%20Kingdom', {
    clusters: [['lat', 'long', 'count', 'boardID']],
    total: 'number',
    withoutCoordinates: 'number',
  }),
  get('/api/boards/facets', () => '/api/boards/facets', {
    countries: 'array',
    publishers: 'array',
    venueTypes: 'array',
  }),
  get('/api/boards/campaigns/{id}', ({ board }) => `/api/boards/campaigns/${board}`, {
    campaignArray: [['_id', 'campaignName']],
  }),
  get('/api/file/fit/{id}', ({ file }) => `/api/file/fit/${file}`, {
    file: ['width', 'height', 'durationMs', 'bytes', 'type'],
    fits: [['width', 'height', 'outcome', 'barsShare', 'boards']],
  }),
  get('/api/file/similar/{id}', ({ file }) => `/api/file/similar/${file}`, { similar: 'array', waiting: 'array' }),
  get('/api/file/history/{id}', ({ file }) => `/api/file/history/${file}`, { events: 'array' }),
  {
    call: 'GET /api/ssp/submissions',
    ask: async (world) => {
      await world.submission('failed');
      return { address: '/api/ssp/submissions?state=failed&page=1&pageSize=10' };
    },
    has: { submissions: [submission], totalSubmissions: 'number' },
  },
  {
    call: 'GET /api/ssp/withdrawals',
    ask: async (world) => {
      await world.withdrawal();
      return { address: '/api/ssp/withdrawals?state=live&page=1&pageSize=10' };
    },
    has: { withdrawals: [withdrawal], totalWithdrawals: 'number' },
  },
  get('/api/presence', () => '/api/presence', { present: 'array' }),
  get('/api/campaign/{id}', ({ campaign }) => `/api/campaign/${campaign}`, {
    campaign: ['_id', 'campaignName', 'artworks'],
    boards: [['_id', 'boardname']],
    artworks: [['_id', 'fileName']],
  }),
  get('/api/campaign/{id}/boards', ({ campaign }) => `/api/campaign/${campaign}/boards?page=1&pageSize=5`, {
    boards: [['_id', 'boardname']],
    totalBoards: 'number',
  }),
  get('/api/organisation/ledger/{id}', ({ org }) => `/api/organisation/ledger/${org}`, {
    entries: 'array',
    totalEntries: 'number',
  }),
  get('/api/user/sessions', () => '/api/user/sessions', { sessions: [['_id', 'current', 'createdAt', 'lastSeen']] }),
  get('/api/tokens', () => '/api/tokens', { serviceTokens: 'array' }),
  get('/api/user/{id}/sessions', ({ app }) => `/api/user/${app.adminId}/sessions`, {
    sessions: [['_id', 'current', 'createdAt', 'lastSeen']],
  }),
  get('/api/audit', () => '/api/audit?page=1&pageSize=20', { entries: 'array', totalEntries: 'number' }),
  get('/api/insights/waiting', ({ org }) => `/api/insights/waiting?${november}&orgID=${org}`, {
    step: 'string',
    now: 'number',
    points: [['day', 'waiting']],
  }),
  get('/api/insights/decisiontimes', () => `/api/insights/decisiontimes?${november}`, {
    decisions: 'number',
    points: [['day', 'decisions', 'median', 'percentile95']],
  }),
  get('/api/insights/decisions', () => `/api/insights/decisions?${november}`, {
    approved: 'number',
    rejected: 'number',
    reasons: 'array',
    people: 'array',
    organisations: 'array',
  }),
  get('/api/insights/submissions', () => `/api/insights/submissions?${november}`, { total: 'number', states: 'array' }),
  get('/api/insights/boards', () => '/api/insights/boards', {
    total: 'number',
    countries: [['name', 'boards']],
    types: [['name', 'boards']],
    states: ['active', 'paused', 'deleted'],
  }),
  get('/api/insights/spend', () => `/api/insights/spend?${november}`, { campaigns: 'number', rows: 'array' }),
  get('/api/insights/wallets', () => '/api/insights/wallets', {
    wallets: 'number',
    low: 'number',
    rows: [['orgID', 'orgName', 'funds', 'spendADay', 'lastsDays']],
  }),
  get('/api/insights/campaign/{id}', ({ campaign }) => `/api/insights/campaign/${campaign}`, {
    points: [['day', 'spent']],
  }),
];

const writes: Case[] = [
  post(
    '/api/organisation/create',
    () => ({ address: '/api/organisation/create', body: { orgName: unique('Org'), orgType: 'Board Owner' } }),
    { organisation },
  ),
  post(
    '/api/organisation/modify/{id}',
    ({ org }) => ({ address: `/api/organisation/modify/${org}`, body: { orgType: 'Board Owner' } }),
    { organisation },
  ),
  post(
    '/api/organisation/credit/{id}',
    ({ org }) => ({ address: `/api/organisation/credit/${org}`, body: { amount: 50.25, note: 'Invoice 118' } }),
    { organisation },
  ),
  post(
    '/api/team/create',
    ({ org, user: id }) => ({
      address: '/api/team/create',
      body: { teamName: unique('Team'), orgID: org, teamMembers: [id] },
    }),
    { team },
  ),
  post(
    '/api/team/modify/{id}',
    ({ team: id }) => ({ address: `/api/team/modify/${id}`, body: { teamName: 'City screens' } }),
    { team },
  ),
  post(
    '/api/user/create',
    ({ team: id }) => ({
      address: '/api/user/create',
      body: { email: email(), firstName: 'Jo', lastName: 'Lind', teams: [id], isAdmin: true },
    }),
    { user },
  ),
  post(
    '/api/user/modify/{id}',
    ({ user: id }) => ({ address: `/api/user/modify/${id}`, body: { lastName: 'Okafor-Lind' } }),
    { user },
  ),
  post(
    '/api/campaign/create',
    ({ org, team: id, board, file }) => ({
      address: '/api/campaign/create',
      body: {
        campaignName: unique('Campaign'),
        parentOrg: org,
        managementTeam: id,
        startTime: '2026-12-01T00:00:00Z',
        endTime: null,
        campaignBudget: { isDailyBudgetEnabled: true, dailyBudget: 12.5 },
        campaignBoards: [board],
        artworks: [file],
      },
    }),
    { campaign: ['_id', 'campaignName', 'campaignBoards', 'artworks'] },
  ),
  post(
    '/api/boards/import',
    ({ org, team: id }) => ({
      address: '/api/boards/import',
      headers: { 'idempotency-key': unique('key').replace(' ', '-') },
      body: {
        rows: [{ device_id: unique('device'), boardname: unique('Row'), adTypes: ['static'] }],
        boardOwner: org,
        team: id,
        load: { id: unique('load'), fileName: 'screens.csv', sha256: 'abc', rows: 1 },
      },
    }),
    {
      results: [['index', 'outcome', 'boardIDs', 'changed', 'warnings', 'error']],
      created: 'number',
      updated: 'number',
      unchanged: 'number',
      failed: 'number',
    },
  ),
  post(
    '/api/boards/loads/{id}/undo',
    async (world) => {
      const id = unique('load').replace(' ', '-');
      await send(world, 'POST', {
        address: '/api/boards/import',
        body: { rows: [{ device_id: id }], load: { id, fileName: 'screens.csv', sha256: 'abc', rows: 1 } },
      });
      return { address: `/api/boards/loads/${id}/undo` };
    },
    { load: ['_id', 'undoneAt'], deleted: 'number', restored: 'number', left: 'array' },
  ),
  post(
    '/api/file/undo/{id}',
    async (world) => {
      const id = await world.artwork();
      await send(world, 'POST', { address: `/api/file/modify/${id}`, body: { isReviewed: true, isPreApproved: true } });
      return { address: `/api/file/undo/${id}` };
    },
    { file: ['_id'] },
  ),
  post(
    '/api/ssp/submissions/{id}/retry',
    async ({ submission: make }) => ({ address: `/api/ssp/submissions/${await make('failed')}/retry` }),
    { submission },
  ),
  post(
    '/api/ssp/submissions/{id}/record',
    async ({ submission: make }) => ({
      address: `/api/ssp/submissions/${await make('manual')}/record`,
      body: { state: 'approved', remoteID: 'cr-1', feedback: '' },
    }),
    { submission },
  ),
  post(
    '/api/ssp/withdrawals/{id}/settle',
    async ({ withdrawal: make }) => ({ address: `/api/ssp/withdrawals/${await make()}/settle` }),
    { withdrawal, message: 'string' },
  ),
  post(
    '/api/ssp/withdrawals/{id}/retry',
    async ({ withdrawal: make }) => ({ address: `/api/ssp/withdrawals/${await make()}/retry` }),
    { withdrawal, message: 'string' },
  ),
  post('/api/presence', ({ file }) => ({ address: '/api/presence', body: { clientID: 'console-1', fileID: file } }), {
    present: [present],
  }),
  post(
    '/api/ssp/webhook',
    () => {
      const body = { ads: [{ id: 'nobody-knows', lastmod: 1, audit: { status: 3, lastmod: 1 } }] };
      return {
        address: '/api/ssp/webhook',
        token: null,
        body,
        headers: {
          'x-marquee-signature': `sha256=${createHmac('sha256', secret).update(JSON.stringify(body)).digest('hex')}`,
        },
      };
    },
    [],
    204,
  ),
];

const account: Case[] = [
  post(
    '/api/super/forgotpassword',
    () => ({ address: '/api/super/forgotpassword', token: null, body: { loginEmail: 'nobody@test.example' } }),
    ['message'],
  ),
  post(
    '/api/super/resetpassword',
    async (world) => {
      const address = email();
      await send(world, 'POST', { address: '/api/user/create', body: { email: address } });
      const token = tokenIn(await mailTo(world.app.services.config.dataDir, address));
      return { address: '/api/super/resetpassword', token: null, body: { token, password: newToken() } };
    },
    ['message'],
  ),
  post(
    '/api/user/password',
    async ({ session }) => ({
      address: '/api/user/password',
      token: await session(),
      body: { currentPassword: password, newPassword: 'five brown benches' },
    }),
    ['message'],
  ),
  post(
    '/api/user/sessions/{id}/end',
    async ({ app, session }) => {
      await session(app.adminId);
      return { address: '/api/user/sessions/others/end' };
    },
    ['message'],
  ),
  post(
    '/api/user/totp/start',
    async ({ session }) => ({
      address: '/api/user/totp/start',
      token: await session(),
      body: { currentPassword: 'five brown benches' },
    }),
    ['secret', 'uri'],
  ),
  post(
    '/api/user/totp/remove',
    async ({ session }) => ({
      address: '/api/user/totp/remove',
      token: await session(),
      body: { currentPassword: 'five brown benches' },
    }),
    ['message'],
  ),
  post('/api/tokens/create', () => ({ address: '/api/tokens/create', body: aToken() }), {
    serviceToken: ['_id', 'name', 'start', 'roles', 'createdBy', 'endsAt', 'lastUsed'],
    token: 'string',
    message: 'string',
  }),
  post(
    '/api/tokens/{id}/revoke',
    async (world) => {
      const made = await send(world, 'POST', { address: '/api/tokens/create', body: aToken() });
      const { serviceToken } = made.json<{ serviceToken: { _id: string } }>();
      return { address: `/api/tokens/${serviceToken._id}/revoke` };
    },
    ['message'],
  ),
  post('/api/user/{id}/sessions/end', ({ user: id }) => ({ address: `/api/user/${id}/sessions/end`, body: {} }), [
    'message',
  ]),
  post(
    '/api/user/{id}/totp/reset',
    async ({ app }) => {
      const totp = { totpConfirmed: true, totpSecret: 'sealed' };
      const id = await aUser(app.services.database.db, { email: email(), isAdmin: true, ...totp });
      return { address: `/api/user/${id}/totp/reset` };
    },
    ['message'],
  ),
  post(
    '/api/super/confirmemail',
    async (world) => {
      const token = await world.session();
      const me = (await send(world, 'GET', { address: '/api/user/', token })).json<{ _id: string }>();
      const address = email();
      await send(world, 'POST', {
        address: `/api/user/modify/${me._id}`,
        token,
        body: { email: address, currentPassword: 'five brown benches' },
      });
      const link = tokenIn(await mailTo(world.app.services.config.dataDir, address));
      return { address: '/api/super/confirmemail', token: null, body: { token: link } };
    },
    ['message'],
  ),
  post(
    '/api/user/totp/confirm',
    async (world) => {
      const token = await world.session();
      const started = (
        await send(world, 'POST', {
          address: '/api/user/totp/start',
          token,
          body: { currentPassword: 'five brown benches' },
        })
      ).json<{ secret: string }>();
      return {
        address: '/api/user/totp/confirm',
        token,
        body: { totp: new TOTP({ secret: Secret.fromBase32(started.secret) }).generate() },
      };
    },
    { recoveryCodes: 'array' },
  ),
];

/** Every call beyond section 7, ordered so that each finds the records that it needs. */
export const extensions: readonly Case[] = [...lists, ...writes, ...inventoryCalls, ...account];
