import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { closeServer, listenLocally } from '../../support/listen';
import type { FakePlatform } from './driver.suite';

interface Creative {
  id: string;
  externalId: string;
  status: number;
  word: string;
  feedback: string[];
  lastmod: number;
}
interface Asked {
  method: string;
  url: URL;
  body: Record<string, unknown>;
}
/** Handles one request to a platform's API. */
type Handler = (
  asked: Asked,
  world: {
    all: Map<string, Creative>;
    make(externalId: string, id: string): Creative;
    touch(creative: Creative): void;
  },
) => { status: number; body?: unknown; made?: boolean };

async function serve(handle: Handler): Promise<FakePlatform & { origin: string }> {
  const all = new Map<string, Creative>();
  const created = new Map<string, number>();
  const requests: ReturnType<FakePlatform['requests']> = [];
  const answers: Parameters<FakePlatform['answerNext']>[0][] = [];
  let lose = false;
  let clock = 1000;
  const touch = (creative: Creative): void => {
    creative.lastmod = ++clock;
  };
  const make = (externalId: string, id: string): Creative => {
    const creative = { id, externalId, status: 1, word: 'Pending', feedback: [], lastmod: ++clock };
    all.set(externalId, creative);
    created.set(externalId, (created.get(externalId) ?? 0) + 1);
    return creative;
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = request.method === 'GET' ? {} : ((await json(request)) as Record<string, unknown>); // the drivers send objects
    requests.push({
      method: request.method ?? '',
      url: request.url ?? '',
      authorization: request.headers.authorization,
      body,
    });
    const canned = answers.shift();
    if (canned) {
      response.writeHead(canned.status, { 'content-type': 'application/json', ...canned.headers }).end(canned.body);
      return;
    }
    const {
      status,
      body: reply,
      made = false,
    } = handle(
      { method: request.method ?? '', url: new URL(request.url ?? '', 'http://any'), body },
      { all, make, touch },
    );
    if (made && lose) {
      lose = false;
      request.socket.destroy();
      return;
    }
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(reply === undefined ? undefined : JSON.stringify(reply));
  };
  const server = createServer((request, response) => void answer(request, response));
  const origin = await listenLocally(server);
  return {
    origin,
    created: (externalId) => created.get(externalId) ?? 0,
    decide: (externalId, verdict, reason) => {
      const creative = all.get(externalId);
      if (!creative) throw new Error('Nothing to decide on');
      Object.assign(creative, {
        status: verdict === 'approved' ? 3 : 4,
        word: verdict === 'approved' ? 'Approved' : 'Rejected',
        feedback: reason === undefined ? [] : [reason],
      });
      touch(creative);
    },
    answerNext: (given) => void answers.push(given),
    answerJson: (reply) => void answers.push({ status: 200, body: JSON.stringify(reply) }),
    loseNext: () => {
      lose = true;
    },
    requests: () => requests,
    close: () => closeServer(server),
  };
}

const asAd = ({ externalId, status, feedback, lastmod }: Creative) => ({
  id: externalId,
  lastmod,
  audit: { status, feedback, lastmod },
});

/** A minimal IAB Ad Management API 1.1 with two ads per page. */
export const fakeAdmgmt = () =>
  serve(({ method, url, body }, { all, make, touch }) => {
    const [, base, , bidder, ads, id] = url.pathname.split('/').map(decodeURIComponent);
    if (base !== 'prefix' || bidder !== 'mar/quee' || ads !== 'ads') return { status: 404 };
    const collection = (list: Creative[], more = false) => ({
      status: 200,
      body: { count: list.length, more, ads: list.map(asAd) },
    });
    if (method === 'POST') {
      const known = all.get(String(body['id']));
      return { ...collection([known ?? make(String(body['id']), String(body['id']))]), made: true };
    }
    if (id !== undefined) {
      const found = all.get(id);
      if (!found) return { status: 404, body: { error: 'none' } };
      if (method === 'PUT') {
        found.status = 1;
        touch(found);
      }
      return collection([found]);
    }
    const since = Number(url.searchParams.get('auditStart'));
    const after = url.searchParams.get('paginationId');
    const news = [...all.values()]
      .filter(({ lastmod, externalId }) =>
        after === null ? lastmod >= since : lastmod > since || (lastmod === since && externalId > after),
      )
      .sort((a, b) => a.lastmod - b.lastmod || (a.externalId < b.externalId ? -1 : 1));
    return collection(news.slice(0, 2), news.length > 2);
  });

/** A minimal Broadsign Reach creatives API: numeric ids, filters that return too much, and an absolute `next`. */
export const fakeReach = () => {
  const advertisers: { id: number; name: string }[] = [{ id: 3, name: 'Kestrel Air' }];
  return serve(({ method, url, body }, { all, make, touch }) => {
    const [, api, resource, id] = url.pathname.split('/');
    if (api !== 'api') return { status: 404 };
    const list = (results: unknown[]) => ({
      status: 200,
      body: { count: results.length, next: null, previous: null, results },
    });
    const shown = (creative: Creative) => ({
      id: Number(creative.id),
      external_id: creative.externalId,
      status: creative.word,
      rejection_reason: creative.feedback[0] ?? null,
    });
    if (resource === 'categories')
      return list([1, 24, 8].map((number) => ({ id: number, code: `IAB${String(number)}` })));
    if (resource === 'advertisers') {
      if (method === 'GET') return list(advertisers.filter(({ name }) => name.startsWith('Kestrel')));
      advertisers.push({ id: advertisers.length + 10, name: String(body['name']) });
      return { status: 201, body: advertisers.at(-1) };
    }
    if (method === 'GET') return list([...all.values()].map(shown));
    const known = all.get(String(body['external_id']));
    if (method === 'PUT' && known && known.id === id) {
      known.word = 'Pending';
      touch(known);
      return { status: 200, body: shown(known) };
    }
    return { status: 201, body: shown(make(String(body['external_id']), String(all.size + 500))), made: true };
  });
};
