import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listenLocally } from '../../support/listen';
import { board, campaign, file, org, team } from '../../support/section3';

/** The calls of section 7 of the specification. */
const calls: readonly (readonly [method: string, path: RegExp])[] = [
  ['GET', /^\/api\/user\/(?!all$|sessions$|preferences$)[^/]*$/],
  ['GET', /^\/api\/login\/logout$/],
  ['POST', /^\/api\/super$/],
  ['GET', /^\/api\/super\/logincheck$/],
  ['GET', /^\/api\/organisation\/byteam\/[^/]+$/],
  ['GET', /^\/api\/organisation\/[^/]+$/],
  ['GET', /^\/api\/team\/[^/]+$/],
  ['GET', /^\/api\/file\/artworks\/(?:idlist)?$/],
  ['GET', /^\/api\/file\/(?:idlist)?$/],
  ['GET', /^\/api\/file\/(?:boardfromfile\/|campaignfromfile\/)?[^/]+$/],
  ['POST', /^\/api\/file\/(?:modify|delete)\/[^/]+$/],
  ['POST', /^\/api\/file\/(?:signs3|create)$/],
  ['GET', /^\/api\/ads\/byartwork\/[^/]+$/],
  ['POST', /^\/api\/ads\/submittossp\/$/],
  ['GET', /^\/api\/boards\/uncached\/[^/]*$/],
  ['GET', /^\/api\/boards\/(?!clusters$|facets$|loads$)[^/]+$/],
  ['POST', /^\/api\/boards\/create$/],
  ['POST', /^\/api\/boards\/(?:modify|delete)\/[^/]+$/],
  ['GET', /^\/api\/boards\/findbydeviceid\/[^/]+$/],
  ['GET', /^\/api\/boards\/reach\/authtoken$/],
  ['POST', /^\/api\/board\/delete\/[^/]+$/],
  ['GET', /^\/api\/campaign\/$/],
  ['POST', /^\/api\/campaign\/(?:modify|delete)\/[^/]+$/],
  // Upload addresses and stored files.
  ['PUT', /^\/files\/upload\/[^/]+$/],
  ['GET', /^\/files\/[^/]+$/],
];
/** The query parameters of section 7; all others are ignored. */
const queries = new Set([
  'pageSize',
  'page',
  'sortID',
  'sortDesc',
  'approvedOnly',
  'disapprovedOnly',
  'hasSSPID',
  'missingSSPID',
  'hasAdID',
]);

/** All other fields are removed from replies. */
const records: Readonly<Record<string, readonly string[]>> = {
  org,
  team,
  file,
  files: file,
  campaign,
  campaigns: campaign,
  board,
  boards: board,
  ads: ['_id', 'adName', 'fileID'],
};
const replies = new Set([
  ...Object.keys(records),
  'username',
  'firstName',
  'lastName',
  'email',
  'teams',
  'recentPages',
  'token',
  'tokenToStore',
  'message',
  'totalFiles',
  'totalBoards',
  'boardIDArray',
  'boardDataArray',
  'campaignArray',
  'credentials',
]);

const pick = (value: unknown, fields: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((item) => pick(item, fields));
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([name]) => fields.includes(name)))
    : value;
};
const fieldsOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);
function asSpecified(path: string, text: string): string {
  const reply: unknown = JSON.parse(text);
  const known = pick(reply, [...replies]) as Record<string, unknown>; // every reply is an object
  return JSON.stringify(
    Object.fromEntries(
      Object.entries(known).map(([name, value]) => [
        name,
        pick(value, path.endsWith('idlist') ? ['_id'] : (records[name] ?? fieldsOf(value))),
      ]),
    ),
  );
}

/**
 * Another product API on its own origin that implements only section 7 of the specification: no other call, query
 * parameter, field or header. It forwards calls to a real product API (`target`).
 */
export async function startOtherApi(
  target: string,
  consoleOrigin: () => string,
): Promise<{ address: string; refused: string[]; close(): Promise<void> }> {
  const refused: string[] = [];
  const server = createServer((from, to) => {
    to.setHeader('access-control-allow-origin', consoleOrigin());
    to.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (from.method === 'OPTIONS') {
      // Only the headers that the specification names.
      to.writeHead(204, {
        'access-control-allow-methods': 'GET, POST, PUT',
        'access-control-allow-headers': 'authorization, content-type',
      }).end();
      return;
    }
    const { pathname, searchParams } = new URL(from.url ?? '/', target);
    if (!calls.some(([method, path]) => method === from.method && path.test(pathname))) {
      refused.push(`${from.method ?? ''} ${pathname}`);
      to.writeHead(404, { 'content-type': 'application/json' }).end('{"message":"Not found"}');
      return;
    }
    const isStore = pathname.startsWith('/files/');
    const kept = [...searchParams].filter(([name]) => isStore || queries.has(name));
    pass(from, to, new URL(`${pathname}?${new URLSearchParams(kept).toString()}`, target), isStore);
  });
  const address = await listenLocally(server);
  return {
    address,
    refused,
    close: () => closeServer(server),
  };
}

function pass(from: IncomingMessage, to: ServerResponse, url: URL, isStore: boolean): void {
  const asked = request(
    url,
    { method: from.method, headers: { ...from.headers, 'accept-encoding': 'identity' } },
    (answer) => {
      const type = answer.headers['content-type'] ?? '';
      if (isStore || !type.includes('json')) {
        to.writeHead(answer.statusCode ?? 502, { 'content-type': type });
        answer.pipe(to);
        return;
      }
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const text = Buffer.concat(parts).toString();
        to.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' }).end(
          (answer.statusCode ?? 500) < 400 ? asSpecified(url.pathname, text) : text,
        );
      });
    },
  );
  asked.on('error', () => to.writeHead(502).end());
  from.pipe(asked);
}
