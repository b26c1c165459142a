import { password, unique, type Case } from './world';

// Fields as section 3 of the specification lists them.
const file = [
  '_id',
  'fileName',
  'fileURL',
  'fileFormat',
  'orgID',
  'dateCreated',
  'lastEdited',
  'isReviewed',
  'isPreApproved',
  'approvalComment',
  'reachCreativeID',
  'mwCreativeID',
];
const board = [
  '_id',
  'boardname',
  'boardcoords',
  'boardloc',
  'boardsize',
  'boardminCPI',
  'boardmincpi',
  'surfaceArea',
  'boardOwner',
  'team',
  'reachBoardID',
  'device_id',
  'publisher_id',
  'publisher_name',
  'opening_hours',
  'screenType',
  'venueType',
  'adTypes',
  'boardPaused',
  'isDeleted',
  'boardFile',
  'boardImgURL',
];
const campaign = [
  '_id',
  'campaignName',
  'campaignPaused',
  'campaignBoards',
  'campaignBudget',
  'campaignExpense',
  'parentOrg',
  'managementTeam',
  'startTime',
  'endTime',
  'configErrors',
];
const org = ['_id', 'orgName', 'orgType', 'orgWallet', 'parentOrg'];
const listQuery = 'pageSize=5&page=1&sortID=dateCreated&sortDesc=true';
const form = {
  boardname: '',
  boardcoords: { lat: '51.5', long: '-0.1' },
  boardloc: { city: 'London', state: '', country: 'United Kingdom' },
  boardsize: { height: '1920', width: '1080' },
  boardminCPI: '',
  surfaceArea: '12.5',
  reachBoardID: '',
  device_id: '',
  publisher_id: '',
  publisher_name: '',
  opening_hours: '',
  screenType: 'Digital Poster',
  venueType: 'Roadside',
};
const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const session: Case[] = [
  {
    call: 'GET /api/user/',
    ask: () => ({ address: '/api/user/' }),
    has: ['username', 'firstName', 'lastName', 'email', 'teams', 'recentPages'],
  },
  { call: 'GET /api/user/{id}', ask: ({ user }) => ({ address: `/api/user/${user}` }), has: ['firstName', 'lastName'] },
  {
    call: 'GET /api/login/logout',
    ask: async ({ session }) => ({ address: '/api/login/logout', token: await session() }),
    has: [],
  },
  {
    call: 'POST /api/super',
    has: ['tokenToStore', 'token'],
    ask: () => ({
      address: '/api/super',
      token: null,
      body: {
        username: 'ana@test.example',
        loginEmail: 'ana@test.example',
        loginPass: password,
        prevState: { page: 3 },
        url: '/boards',
      },
    }),
  },
  { call: 'GET /api/super/logincheck', ask: () => ({ address: '/api/super/logincheck' }), has: [] },
];

const organisations: Case[] = [
  {
    call: 'GET /api/organisation/byteam/{teamId}',
    ask: ({ team }) => ({ address: `/api/organisation/byteam/${team}` }),
    has: { org, email: 'string', username: 'string', teams: 'array' },
  },
  {
    call: 'GET /api/organisation/{orgId}',
    ask: ({ org: id }) => ({ address: `/api/organisation/${id}` }),
    has: { org },
  },
  {
    call: 'GET /api/team/{teamId}',
    ask: ({ team }) => ({ address: `/api/team/${team}` }),
    has: { team: ['teamName', 'teamMembers', 'campaigns'] },
  },
];

const files: Case[] = [
  {
    call: 'GET /api/file/artworks/',
    ask: () => ({
      address: `/api/file/artworks/?${listQuery}&approvedOnly=false&disapprovedOnly=false&hasSSPID=false&missingSSPID=true&hasAdID=true`,
    }),
    has: { files: [file], totalFiles: 'number' },
  },
  {
    call: 'GET /api/file/artworks/idlist',
    ask: () => ({ address: '/api/file/artworks/idlist' }),
    has: { files: [['_id']] },
  },
  {
    call: 'GET /api/file/',
    ask: () => ({ address: '/api/file/?pageSize=5&page=1&sortID=fileName&sortDesc=true&approvedOnly=true' }),
    has: { files: [file], totalFiles: 'number' },
  },
  {
    call: 'GET /api/file/',
    ask: () => ({ address: '/api/file/?pageSize=5&page=1&sortID=fileName&sortDesc=true&disapprovedOnly=true' }),
    has: { files: [file], totalFiles: 'number' },
  },
  { call: 'GET /api/file/idlist', ask: () => ({ address: '/api/file/idlist' }), has: { files: [['_id']] } },
  { call: 'GET /api/file/{id}', ask: ({ file: id }) => ({ address: `/api/file/${id}` }), has: { file } },
  {
    call: 'POST /api/file/modify/{id}',
    ask: async ({ artwork }) => ({
      address: `/api/file/modify/${await artwork()}`,
      body: { isReviewed: true, isPreApproved: true },
    }),
    has: { file, message: 'string' },
  },
  {
    call: 'POST /api/file/modify/{id}',
    ask: async ({ artwork }) => ({
      address: `/api/file/modify/${await artwork()}`,
      body: { approvalComment: 'Too dark', isReviewed: true, isPreApproved: false },
    }),
    has: { file, message: 'string' },
  },
  {
    call: 'POST /api/file/modify/{id}',
    ask: async ({ artwork }) => ({ address: `/api/file/modify/${await artwork()}`, body: { isReviewed: true } }),
    has: { file, message: 'string' },
  },
  {
    call: 'POST /api/file/delete/{id}',
    ask: async ({ artwork }) => ({ address: `/api/file/delete/${await artwork()}` }),
    has: [],
  },
  {
    call: 'GET /api/file/boardfromfile/{fileId}',
    ask: ({ file: id }) => ({ address: `/api/file/boardfromfile/${id}` }),
    has: { boardIDArray: 'array', boardDataArray: [['boardname']] },
  },
  {
    call: 'GET /api/file/campaignfromfile/{fileId}',
    ask: ({ file: id }) => ({ address: `/api/file/campaignfromfile/${id}` }),
    has: { campaignArray: 'array' },
  },
  {
    call: 'POST /api/file/signs3',
    ask: () => ({ address: '/api/file/signs3', body: { fileName: 'poster.png', fileType: 'image/png' } }),
    has: { credentials: ['url'] },
  },
  {
    call: 'POST /api/file/create',
    has: { file: ['_id'] },
    ask: async ({ app, org: orgID }) => {
      const { credentials } = (
        await app.app.inject({
          method: 'POST',
          url: '/api/file/signs3',
          headers: { authorization: `Bearer ${app.token}` },
          payload: { fileName: 'poster.png', fileType: 'image/png' },
        })
      ).json<{ credentials: { url: string } }>();
      const { pathname, search } = new URL(credentials.url);
      await app.app.inject({
        method: 'PUT',
        url: pathname + search,
        headers: { 'content-type': 'image/png' },
        payload: image,
      });
      return {
        address: '/api/file/create',
        body: { fileName: 'poster.png', fileURL: credentials.url, fileFormat: 'image/png', orgID },
      };
    },
  },
];

const ads: Case[] = [
  {
    call: 'GET /api/ads/byartwork/{fileId}',
    ask: ({ file: id }) => ({ address: `/api/ads/byartwork/${id}` }),
    has: { ads: [['_id']] },
  },
  {
    call: 'POST /api/ads/submittossp/',
    ask: async ({ artwork }) => ({
      address: '/api/ads/submittossp/',
      body: { fileID: await artwork({ isPreApproved: true }) },
    }),
    has: ['message'],
  },
];

const boards: Case[] = [
  {
    call: 'GET /api/boards/uncached/{boardId}',
    ask: ({ board: id }) => ({ address: `/api/boards/uncached/${id}` }),
    has: { board },
  },
  {
    call: 'GET /api/boards/uncached/',
    ask: () => ({ address: '/api/boards/uncached/?pageSize=10&page=1&sortID=boardname&sortDesc=true' }),
    has: { boards: [board], totalBoards: 'number' },
  },
  { call: 'GET /api/boards/{id}', ask: ({ board: id }) => ({ address: `/api/boards/${id}` }), has: { board } },
  { call: 'GET /api/boards/idlist', ask: () => ({ address: '/api/boards/idlist' }), has: { boards: [['_id']] } },
  {
    call: 'POST /api/boards/create',
    ask: ({ org: boardOwner, team }) => ({
      address: '/api/boards/create',
      body: { ...form, boardname: unique('Board'), boardOwner, team },
    }),
    has: { board: ['_id'] },
  },
  {
    call: 'POST /api/boards/create',
    ask: () => ({ address: '/api/boards/create', body: { device_id: unique('device'), reachBoardID: 'unknown' } }),
    has: { board: ['_id'] },
  },
  {
    call: 'POST /api/boards/modify/{boardId}',
    ask: async ({ aBoard, team }) => ({
      address: `/api/boards/modify/${await aBoard()}`,
      body: { ...form, boardname: unique('Board'), team },
    }),
    has: { board: ['_id'], message: 'string' },
  },
  {
    call: 'POST /api/boards/modify/{boardId}',
    ask: async ({ aBoard }) => ({ address: `/api/boards/modify/${await aBoard()}`, body: { boardPaused: true } }),
    has: { board: ['_id'], message: 'string' },
  },
  {
    call: 'GET /api/boards/findbydeviceid/{deviceId}',
    ask: () => ({ address: '/api/boards/findbydeviceid/device-1' }),
    has: { boards: [['_id', 'device_id']], message: 'string' },
  },
  { call: 'GET /api/boards/reach/authtoken', ask: () => ({ address: '/api/boards/reach/authtoken' }), has: ['token'] },
  {
    call: 'POST /api/board/delete/{boardId}',
    ask: async ({ aBoard }) => ({ address: `/api/board/delete/${await aBoard()}` }),
    has: [],
  },
  {
    call: 'POST /api/boards/delete/{id}',
    ask: async ({ aBoard }) => ({ address: `/api/boards/delete/${await aBoard()}` }),
    has: [],
  },
];

const campaigns: Case[] = [
  {
    call: 'GET /api/campaign/',
    ask: () => ({ address: '/api/campaign/' }),
    has: { campaigns: [campaign] },
  },
  {
    call: 'POST /api/campaign/modify/{id}',
    ask: async ({ aCampaign }) => ({
      address: `/api/campaign/modify/${await aCampaign()}`,
      body: { campaignPaused: true },
    }),
    has: ['message'],
  },
  {
    call: 'POST /api/campaign/delete/{id}',
    ask: async ({ aCampaign }) => ({ address: `/api/campaign/delete/${await aCampaign()}` }),
    has: [],
  },
];

/** Every call of section 7, copied from its text: methods, paths, query parameters, bodies and reply fields. Nothing here comes from the contract. */
export const specified: readonly Case[] = [...session, ...organisations, ...files, ...ads, ...boards, ...campaigns];
