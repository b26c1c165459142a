import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import sharp from 'sharp';

/** Calls the product API as one administrator; any status but 200 fails the test. */
export interface Caller {
  get<Reply>(path: string): Promise<Reply>;
  post<Reply>(path: string, body?: object): Promise<Reply>;
}
export function callerOf(request: APIRequestContext, token: string): Caller {
  const headers = { authorization: `Bearer ${token}` };
  const ask = async <Reply>(path: string, body?: object): Promise<Reply> => {
    const response =
      body === undefined ? await request.get(path, { headers }) : await request.post(path, { headers, data: body });
    expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
    const reply: Reply = await response.json();
    return reply;
  };
  return { get: (path) => ask(path), post: (path, body = {}) => ask(path, body) };
}

/** The fields of an artwork that the tests read. */
export interface SeenFile {
  _id: string;
  fileName: string;
  isPreApproved: boolean | null;
  approvalComment: string | null;
  decidedBy: string | null;
  ads: number;
}

export const filesNamed = async (api: Caller, search: string): Promise<SeenFile[]> =>
  (
    await api.get<{ files: SeenFile[] }>(
      `/api/file/artworks/?pageSize=500&sortID=fileName&sortDesc=false&search=${encodeURIComponent(search)}`,
    )
  ).files;

export const submissionsOf = async (api: Caller, fileID: string): Promise<{ state: string }[]> =>
  (await api.get<{ submissions: { state: string }[] }>(`/api/ssp/submissions?pageSize=500&fileID=${fileID}`))
    .submissions;

/** A real picture, with a different colour for each index. */
export const picture = (index: number, width = 480, height = 270): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (index * 53) % 256, g: (index * 97) % 256, b: (index * 29) % 256 },
    },
  })
    .png()
    .toBuffer();

/** Uploads a file through the API. @returns its id */
export async function uploadBytes(
  request: APIRequestContext,
  api: Caller,
  orgID: string,
  fileName: string,
  fileType: string,
  bytes: Buffer,
): Promise<string> {
  const { credentials, fileURL } = await api.post<{ credentials: { url: string }; fileURL: string }>(
    '/api/file/signs3',
    { fileName, fileType, fileSize: bytes.length },
  );
  const put = await request.put(credentials.url, { headers: { 'content-type': fileType }, data: bytes });
  expect(put.ok(), await put.text()).toBe(true);
  const made = { fileName, fileURL, fileFormat: fileType, orgID };
  return (await api.post<{ file: { _id: string } }>('/api/file/create', made)).file._id;
}

/** Uploads artworks through the API, four at a time. @returns their ids in the order of the names */
export async function uploadArtworks(
  request: APIRequestContext,
  api: Caller,
  orgID: string,
  names: readonly string[],
  sizes: readonly (readonly [width: number, height: number])[] = [],
): Promise<string[]> {
  const ids = new Map<string, string>();
  const one = async (name: string, index: number): Promise<void> => {
    const [width, height] = sizes[index] ?? [480, 270];
    ids.set(name, await uploadBytes(request, api, orgID, name, 'image/png', await picture(index, width, height)));
  };
  for (let from = 0; from < names.length; from += 4)
    await Promise.all(names.slice(from, from + 4).map((name, index) => one(name, from + index)));
  return names.map((name) => ids.get(name) ?? '');
}

/** A team of the demo and its organisation, as owners of the tests' artworks and campaigns. */
export async function anyTeam(api: Caller): Promise<{ _id: string; orgID: string }> {
  const { teams } = await api.get<{ teams: { _id: string; orgID: string }[] }>('/api/team/?pageSize=1');
  const [team] = teams;
  if (!team) throw new Error('The demo has no team');
  return team;
}

/** Creates a campaign with the artworks on some boards of the demo, so that each artwork has an ad. */
export async function advertise(
  api: Caller,
  campaignName: string,
  team: { _id: string; orgID: string },
  artworks: readonly string[],
): Promise<void> {
  const { boards } = await api.get<{ boards: { _id: string }[] }>('/api/boards/uncached/?pageSize=6&deleted=false');
  await api.post('/api/campaign/create', {
    campaignName,
    parentOrg: team.orgID,
    managementTeam: team._id,
    startTime: new Date().toISOString(),
    endTime: null,
    campaignBudget: { isDailyBudgetEnabled: false, dailyBudget: 0, isMonthlyBudgetEnabled: false, monthlyBudget: 0 },
    campaignBoards: boards.map(({ _id }) => _id),
    artworks,
  });
}
