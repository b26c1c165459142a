import { inject } from '#test/app';
import { board, campaign, file, org } from '#test/section3';
import { password, unique, type Asked, type Case, type World } from './world';

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

/** A call that only reads; `at` names the address where it is not the path itself. */
const get = (path: string, has: Case['has'], at: (world: World) => string = () => path): Case => ({
  call: `GET ${path}`,
  ask: (world) => ({ address: at(world) }),
  has,
});
const post = (
  path: string,
  has: Case['has'],
  at: (world: World) => string | Promise<string> = () => path,
  body?: (world: World) => unknown,
): Case => ({
  call: `POST ${path}`,
  ask: async (world) => ({ address: await at(world), ...(body === undefined ? {} : { body: body(world) }) }),
  has,
});

const session: Case[] = [
  get('/api/user/', ['username', 'firstName', 'lastName', 'email', 'teams', 'recentPages']),
  get('/api/user/{id}', ['firstName', 'lastName'], ({ user }) => `/api/user/${user}`),
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
  get('/api/super/logincheck', []),
];

const organisations: Case[] = [
  get(
    '/api/organisation/byteam/{teamId}',
    { org, email: 'string', username: 'string', teams: 'array' },
    ({ team }) => `/api/organisation/byteam/${team}`,
  ),
  get('/api/organisation/{orgId}', { org }, (world) => `/api/organisation/${world.org}`),
  get('/api/team/{teamId}', { team: ['teamName', 'teamMembers', 'campaigns'] }, ({ team }) => `/api/team/${team}`),
];

/** Decides on a new artwork. */
const decide = (body: object): Case =>
  post(
    '/api/file/modify/{id}',
    { file, message: 'string' },
    async ({ artwork }) => `/api/file/modify/${await artwork()}`,
    () => body,
  );
/** Uploads an image. @returns the request that makes it a file */
async function uploaded({ app, org: orgID }: World): Promise<Asked> {
  const { credentials } = (
    await inject(app.app, 'POST', '/api/file/signs3', {
      token: app.token,
      payload: { fileName: 'poster.png', fileType: 'image/png' },
    })
  ).json<{ credentials: { url: string } }>();
  const { pathname, search } = new URL(credentials.url);
  const headers = { 'content-type': 'image/png' };
  await app.app.inject({ method: 'PUT', url: pathname + search, headers, payload: image });
  const body = { fileName: 'poster.png', fileURL: credentials.url, fileFormat: 'image/png', orgID };
  return { address: '/api/file/create', body };
}

const page = { files: [file], totalFiles: 'number' } as const;
const fileQuery = '/api/file/?pageSize=5&page=1&sortID=fileName&sortDesc=true';
const files: Case[] = [
  get(
    '/api/file/artworks/',
    page,
    () =>
      `/api/file/artworks/?${listQuery}&approvedOnly=false&disapprovedOnly=false&hasSSPID=false&missingSSPID=true&hasAdID=true`,
  ),
  get('/api/file/artworks/idlist', { files: [['_id']] }),
  get('/api/file/', page, () => `${fileQuery}&approvedOnly=true`),
  get('/api/file/', page, () => `${fileQuery}&disapprovedOnly=true`),
  get('/api/file/idlist', { files: [['_id']] }),
  get('/api/file/{id}', { file }, (world) => `/api/file/${world.file}`),
  decide({ isReviewed: true, isPreApproved: true }),
  decide({ approvalComment: 'Too dark', isReviewed: true, isPreApproved: false }),
  decide({ isReviewed: true }),
  post('/api/file/delete/{id}', [], async ({ artwork }) => `/api/file/delete/${await artwork()}`),
  get(
    '/api/file/boardfromfile/{fileId}',
    { boardIDArray: 'array', boardDataArray: [['boardname']] },
    (world) => `/api/file/boardfromfile/${world.file}`,
  ),
  get(
    '/api/file/campaignfromfile/{fileId}',
    { campaignArray: 'array' },
    (world) => `/api/file/campaignfromfile/${world.file}`,
  ),
  post('/api/file/signs3', { credentials: ['url'] }, undefined, () => ({
    fileName: 'poster.png',
    fileType: 'image/png',
  })),
  { call: 'POST /api/file/create', has: { file: ['_id'] }, ask: uploaded },
];

const ads: Case[] = [
  get('/api/ads/byartwork/{fileId}', { ads: [['_id']] }, (world) => `/api/ads/byartwork/${world.file}`),
  {
    call: 'POST /api/ads/submittossp/',
    ask: async ({ artwork }) => ({
      address: '/api/ads/submittossp/',
      body: { fileID: await artwork({ isPreApproved: true }) },
    }),
    has: ['message'],
  },
];

const changedBoard = async ({ aBoard }: World) => `/api/boards/modify/${await aBoard()}`;
const boards: Case[] = [
  get('/api/boards/uncached/{boardId}', { board }, (world) => `/api/boards/uncached/${world.board}`),
  get(
    '/api/boards/uncached/',
    { boards: [board], totalBoards: 'number' },
    () => '/api/boards/uncached/?pageSize=10&page=1&sortID=boardname&sortDesc=true',
  ),
  get('/api/boards/{id}', { board }, (world) => `/api/boards/${world.board}`),
  get('/api/boards/idlist', { boards: [['_id']] }),
  post('/api/boards/create', { board: ['_id'] }, undefined, ({ org: boardOwner, team }) => ({
    ...form,
    boardname: unique('Board'),
    boardOwner,
    team,
  })),
  post('/api/boards/create', { board: ['_id'] }, undefined, () => ({
    device_id: unique('device'),
    reachBoardID: 'unknown',
  })),
  post('/api/boards/modify/{boardId}', { board: ['_id'], message: 'string' }, changedBoard, ({ team }) => ({
    ...form,
    boardname: unique('Board'),
    team,
  })),
  post('/api/boards/modify/{boardId}', { board: ['_id'], message: 'string' }, changedBoard, () => ({
    boardPaused: true,
  })),
  get(
    '/api/boards/findbydeviceid/{deviceId}',
    { boards: [['_id', 'device_id']], message: 'string' },
    () => '/api/boards/findbydeviceid/device-1',
  ),
  get('/api/boards/reach/authtoken', ['token']),
  post('/api/board/delete/{boardId}', [], async ({ aBoard }) => `/api/board/delete/${await aBoard()}`),
  post('/api/boards/delete/{id}', [], async ({ aBoard }) => `/api/boards/delete/${await aBoard()}`),
];

const campaigns: Case[] = [
  get('/api/campaign/', { campaigns: [campaign] }),
  post(
    '/api/campaign/modify/{id}',
    ['message'],
    async ({ aCampaign }) => `/api/campaign/modify/${await aCampaign()}`,
    () => ({ campaignPaused: true }),
  ),
  post('/api/campaign/delete/{id}', [], async ({ aCampaign }) => `/api/campaign/delete/${await aCampaign()}`),
];

/** Every call of section 7, copied from its text: methods, paths, query parameters, bodies and reply fields. Nothing here comes from the contract. */
export const specified: readonly Case[] = [...session, ...organisations, ...files, ...ads, ...boards, ...campaigns];
