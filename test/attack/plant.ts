import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Planted {
  organisation: string;
  team: string;
  campaign: string;
  board: string;
  file: string;
}

type Post = <T>(path: string, body: object) => Promise<T>;
interface Made {
  _id: string;
}

/** Names of people must be a single line; the server refuses others (test/server/users/users.test.ts). */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]/gu, ' ');

/** Writes one text into every text field that the API accepts, as a malicious administrator would. */
export async function plant(
  { post, put, me }: { post: Post; put: (address: string, bytes: Buffer) => Promise<void>; me: string },
  text: string,
  number: number,
): Promise<Planted> {
  // The suffix lets a search find all planted records and makes names unique.
  const marked = `${text} pwn${String(number)}`;
  const { organisation } = await post<{ organisation: Made }>('/api/organisation/create', {
    orgName: marked,
    orgType: marked.slice(0, 100),
  });
  await post(`/api/organisation/credit/${organisation._id}`, { amount: 5, note: marked });
  const { team } = await post<{ team: Made }>('/api/team/create', {
    teamName: marked,
    orgID: organisation._id,
    teamMembers: [me],
  });
  await post('/api/user/create', {
    email: `pwn${String(number)}@test.example`,
    firstName: oneLine(text).slice(0, 90),
    lastName: oneLine(marked).slice(0, 100),
    teams: [team._id],
  });
  const board = {
    boardname: marked,
    boardcoords: { lat: number % 80, long: number % 170 },
    boardloc: { city: text, state: text, country: text },
    boardsize: { height: 1080, width: 1920 },
    device_id: marked,
    reachBoardID: text,
    publisher_id: text,
    publisher_name: text,
    opening_hours: text,
    screenType: text,
    venueType: text,
    adTypes: [text.slice(0, 50)],
    boardOwner: organisation._id,
    team: team._id,
  };
  const refuses = { refuses: ['alcohol'] };
  const { board: made } = await post<{ board: Made }>('/api/boards/create', {
    ...board,
    ...refuses,
    refusesNote: text.slice(0, 300),
  });
  const { failed } = await post<{ failed: number }>('/api/boards/import', {
    rows: [
      { ...board, boardOwner: undefined, team: undefined, boardname: `${text} again`, device_id: `i${String(number)}` },
    ],
    boardOwner: organisation._id,
    team: team._id,
    load: { id: `l${String(number)}`, fileName: text, sha256: 'a'.repeat(64), rows: 1 },
  });
  await post('/api/tokens/create', {
    name: oneLine(marked).slice(0, 100),
    roles: [{ role: 'Viewer', organisations: [organisation._id] }],
    endsAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  if (failed > 0) throw new Error(`The row of ${marked} was not imported`);
  await post('/api/placement/rules/save', {
    kind: 'owner',
    subject: organisation._id,
    ...refuses,
    note: marked.slice(0, 300),
  });
  await post('/api/placement/rules/save', { kind: 'venueType', subject: text.slice(0, 200), ...refuses });
  await post('/api/inventory/rules/create', { action: 'keep', field: 'opening_hours', publisher_name: marked });
  const bytes = readFileSync(join(__dirname, 'dot.png'));
  const { credentials, fileURL } = await post<{ credentials: { url: string }; fileURL: string }>('/api/file/signs3', {
    fileName: text,
    fileType: 'image/png',
    fileSize: bytes.length,
  });
  await put(credentials.url, bytes);
  const { file } = await post<{ file: Made }>('/api/file/create', {
    fileName: marked,
    fileURL,
    fileFormat: 'image/png',
    orgID: organisation._id,
  });
  await post(`/api/file/modify/${file._id}`, { isPreApproved: false, isReviewed: true, approvalComment: marked });
  const { campaign } = await post<{ campaign: Made }>('/api/campaign/create', {
    campaignName: marked,
    parentOrg: organisation._id,
    managementTeam: team._id,
    startTime: '2026-01-01T00:00:00.000Z',
    endTime: '2030-01-01T00:00:00.000Z',
    campaignBudget: { isDailyBudgetEnabled: true, dailyBudget: 10 },
    campaignBoards: [made._id],
    artworks: [file._id],
  });
  return { organisation: organisation._id, team: team._id, campaign: campaign._id, board: made._id, file: file._id };
}

/** Whether the page must show planted texts; if it does not, the walk proves nothing. */
export const showsPlanted = (route: string): boolean =>
  /search=pwn/.test(route)
    ? !route.includes('view=map')
    : /^\/(?:organisation|dashboard|campaign|management)\//.test(route);

/** Every page of the console that shows planted texts. */
export const routesOf = (planted: Planted): string[] => [
  `/home?review=${planted.file}`,
  '/home?latest.pageSize=50',
  '/boards?orgID=all&search=pwn&pageSize=100',
  '/boards?orgID=all&search=pwn&view=map',
  '/campaigns?orgID=all&search=pwn&pageSize=100',
  `/users?search=pwn&pageSize=100`,
  `/boards?orgID=all&search=pwn&board=${planted.board}`,
  '/inventory?search=pwn',
  '/rules?search=pwn&pageSize=500',
  '/inventory',
  '/insights',
  `/insights?orgID=${planted.organisation}`,
  '/nowhere/%3Cimg%20src=x%20onerror=window.__pwn=1%3E',
  '/organisations/?search=pwn&pageSize=100',
  '/financial?pageSize=100',
  '/ads?search=pwn&pageSize=100',
  '/profile',
  `/organisation/${planted.organisation}`,
  `/organisation/${planted.organisation}?tab=boards`,
  `/organisation/${planted.organisation}?tab=campaigns`,
  `/organisation/${planted.organisation}?tab=artworks`,
  `/organisation/${planted.organisation}?edit=1`,
  `/dashboard/${planted.team}`,
  `/campaign/${planted.campaign}`,
  '/newcampaign/',
  '/audit?search=pwn',
  `/management/boards?orgID=${planted.organisation}&teamID=${planted.team}`,
  `/management/campaigns?orgID=${planted.organisation}&teamID=${planted.team}`,
];
