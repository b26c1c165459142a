import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { z } from 'zod';
import { closeServer, listenLocally } from '#test/listen';
import { valueMessage } from '../../../src/server/http/valueMessages';
import { createReachInventory } from '../../../src/server/provider/provider.reach';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;
let server: Server;
let address: string;
let handle: Handler;
let seen: string[];

beforeAll(async () => {
  // As the app does.
  z.config({ customError: valueMessage });
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      seen.push(`${request.method ?? ''} ${request.url ?? ''}`);
      handle(request, response, body);
    });
  });
  address = await listenLocally(server);
});
afterAll(() => closeServer(server));
beforeEach(() => {
  seen = [];
});

const send = (response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(typeof body === 'string' ? body : JSON.stringify(body));
};
const aScreen = (id: number, device_id: string) => ({
  id,
  name: `Screen ${String(id)}`,
  device_id,
  publisher: { id: 3, name: 'P' },
  geo: { country: { name: 'Chile' } },
  extra: { any: 'thing' },
});
const token = (value: string, expires_in: unknown = 300) => ({ access_token: value, expires_in, token_type: 'Bearer' });
const provider = (given: Partial<{ url: string; username: string; password: string }> = {}) =>
  createReachInventory({ url: `${address}/reach/`, username: 'u&1', password: 'p=2', ...given }, () => address);

/** Handles requests as a working provider with the given screens. */
const answering =
  (screens: ReturnType<typeof aScreen>[], { knowsFilter = true } = {}): Handler =>
  (request, response, body) => {
    const url = new URL(request.url ?? '', address);
    if (url.pathname === '/reach/auth/oauth2/token/')
      return send(response, body === 'username=u%261&password=p%3D2' ? 200 : 401, token('t1'));
    if (request.headers.authorization !== 'Bearer t1') return send(response, 401, {});
    const one = /screens\/(.+)\/$/.exec(url.pathname)?.[1];
    if (one !== undefined) {
      const found = screens.find(({ id }) => String(id) === one);
      return send(response, found ? 200 : 404, found ?? { detail: 'Not found.' });
    }
    const device = url.searchParams.get('device_id');
    const results = knowsFilter ? screens.filter(({ device_id }) => device_id === device) : screens;
    return send(response, 200, { count: results.length, next: null, previous: null, results });
  };

describe('the token', () => {
  test('is requested with name and password as a form, once for concurrent callers, and cached', async () => {
    handle = answering([]);
    const inventory = provider();
    expect(await Promise.all([inventory.token(), inventory.token()])).toEqual(['t1', 't1']);
    expect(await inventory.token()).toBe('t1');
    expect(seen).toEqual(['POST /reach/auth/oauth2/token/']);
  });

  test('is renewed for the one who names the end of it as refused', async () => {
    let n = 0;
    handle = (_request, response) => send(response, 200, token(`token-${String((n += 1))}`));
    const inventory = provider();
    const given: string[] = [];
    for (const refused of [undefined, '', 'oken-7', 'oken-1', 'oken-1', 'token-2'])
      given.push(await inventory.token(refused));
    expect(given).toEqual(['token-1', 'token-1', 'token-1', 'token-2', 'token-2', 'token-3']);
  });

  test('is renewed 30 seconds before it expires', async () => {
    let n = 0;
    let seconds: unknown;
    handle = (_request, response) => send(response, 200, token(`t${String((n += 1))}`, seconds));
    const renewals: unknown[] = [];
    for (seconds of [29, '29', '300', null, '', 0, 'soon']) {
      n = 0;
      const inventory = provider();
      await inventory.token();
      renewals.push([seconds, await inventory.token()]);
    }
    // Without a time that can be read, almost five minutes.
    expect(renewals).toEqual([[29, 't2'], ['29', 't2'], ...['300', null, '', 0, 'soon'].map((each) => [each, 't1'])]);
  });

  test.each([
    [401, {}, 'INVENTORY_PASSWORD'],
    [500, {}, 'status 500'],
    [200, '<html>', 'with no token that can be used.'],
    [200, { token: 'x' }, 'with no token that can be used.'],
    [204, '', 'with no token that can be used.'],
    [200, { access_token: 'abc\ndef' }, 'with no token that can be used.'],
    [
      401,
      { error: 'invalid_client', error_description: 'Locked', jwt: 'x' },
      'INVENTORY_PASSWORD: invalid_client: Locked',
    ],
    [200, { error: 'invalid_grant' }, 'with no token that can be used: invalid_grant'],
    [201, { error: 'invalid_grant', error_description: 'Locked', jwt: 'x' }, 'used: invalid_grant: Locked'],
  ])('a refusal (%s %j) is a failure of the provider that says what to do', async (status, body, words) => {
    handle = (_request, response) => send(response, status, body);
    await expect(provider().token()).rejects.toMatchObject({
      code: 'provider.failed',
      status: 502,
      message: expect.stringContaining(words) as string,
    });
  });

  test('a provider that is unreachable, redirects or sends too much is a failure', async () => {
    await expect(provider({ url: 'http://127.0.0.1:1' }).token()).rejects.toMatchObject({
      code: 'provider.failed',
      message: 'The screen-inventory provider cannot be reached.',
    });
    handle = (_request, response) => send(response, 302, '', { location: `${address}/elsewhere` });
    await expect(provider().token()).rejects.toMatchObject({
      code: 'provider.failed',
      message:
        'The screen-inventory provider answered with a redirect (302), which is not followed; check INVENTORY_URL.',
    });
    expect(seen).not.toContain('GET /elsewhere');
    handle = (_request, response) => send(response, 200, 'x'.repeat(6 * 1024 * 1024));
    await expect(provider().token()).rejects.toMatchObject({
      code: 'provider.failed',
      message: expect.stringContaining('5 MB') as string,
    });
  });

  test('an answer that ends before its end is said to', async () => {
    handle = (_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('{"access_', () => response.destroy());
    };
    await expect(provider().token()).rejects.toMatchObject({
      message: 'The screen-inventory provider broke off its answer.',
    });
  });

  test('a provider that does not answer is given up after 10 seconds', async () => {
    const timeLimit = jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      expect(milliseconds).toBe(10_000);
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('slow', 'TimeoutError')), 50);
      return controller.signal;
    });
    let held: ServerResponse | undefined;
    handle = (_request, response) => (held = response);
    await expect(provider().token()).rejects.toMatchObject({
      message: 'The screen-inventory provider did not answer within 10 seconds.',
    });
    expect(timeLimit).toHaveBeenCalled();
    held?.destroy();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
});

describe('finding a screen', () => {
  test('asks for it by its own id first', async () => {
    handle = answering([aScreen(7, 'd7'), aScreen(8, 'd8')]);
    expect(await provider().findScreen('d8', '8')).toMatchObject({
      id: '8',
      name: 'Screen 8',
      device_id: 'd8',
      geo: { country: { name: 'Chile' } },
    });
    expect(seen).toEqual(['POST /reach/auth/oauth2/token/', 'GET /reach/api/screens/8/']);
  });

  test('asks by device id where the id is missing, unknown or of another device', async () => {
    handle = answering([aScreen(7, 'd7'), aScreen(8, 'd8')]);
    for (const id of ['', '99', '7']) expect(await provider().findScreen('d8', id)).toMatchObject({ id: '8' });
    expect(seen.filter((line) => line.includes('device_id=d8'))).toHaveLength(3);
  });

  test('does not accept another screen if the provider ignores the filter', async () => {
    handle = answering([aScreen(7, 'd7')], { knowsFilter: false });
    expect(await provider().findScreen('d8', '')).toBeUndefined();
  });

  test.each([401, 403])('renews a token that is no longer accepted (%d), once', async (status) => {
    let n = 0;
    handle = (request, response) => {
      if (request.method === 'POST') return send(response, 200, token(`t${String((n += 1))}`));
      return request.headers.authorization === 'Bearer t2'
        ? send(response, 200, { results: [aScreen(1, 'd1')] })
        : send(response, status, {});
    };
    expect(await provider().findScreen('d1', '')).toMatchObject({ device_id: 'd1' });
    handle = (request, response) =>
      request.method === 'POST' ? send(response, 200, token('x')) : send(response, status, {});
    await expect(provider().findScreen('d1', '')).rejects.toMatchObject({
      code: 'provider.failed',
      message: expect.stringContaining(String(status)) as string,
    });
  });

  test('an invalid response is a failure, not a board', async () => {
    handle = (request, response) =>
      request.method === 'POST'
        ? send(response, 200, token('x'))
        : send(response, 200, { results: [{ id: {}, name: 5 }] });
    await expect(provider().findScreen('d1', '')).rejects.toMatchObject({ code: 'provider.failed' });
  });
});

describe('a page of screens', () => {
  const page = (body: unknown, status = 200, headers = {}, next = '') => {
    handle = (request, response) =>
      request.method === 'POST' ? send(response, 200, token('x')) : send(response, status, body, headers);
    return provider().readScreens(next);
  };
  const second = '/reach/api/screens/?page=2';
  test('is read with a byte order mark, with null for an empty list, and with its next page', async () => {
    const next = async (address: unknown) =>
      (await page(`\uFEFF${JSON.stringify({ results: null, next: address })}`)).next;
    expect(await next(null)).toBeNull();
    expect(await next('?page=2')).toBe(second);
    // Behind a proxy, servers write http where the console's address has https.
    expect(await next(`${address.replace('http:', 'https:')}/reach/api/screens/?page=2`)).toBe(second);
    await expect(next('http://elsewhere.example/?page=2')).rejects.toThrow('another server');
  });
  test.each([
    [{ results: [aScreen(1, 'd')], next: null, error: 'Search timed out' }, 'list of screens: Search timed out'],
    [{ status: 'error', message: 'The contract has ended' }, 'list of screens: The contract has ended'],
    ['<!doctype html><h1>Back at <b>ten</b></h1>', 'list of screens: Back at ten'],
    ['{"results":[{"id":1,', 'list of screens: {"results":[{"id":1, (not JSON)'],
    ['', 'list of screens.'],
    [{ data: [] }, 'list of screens: {"data":[]}'],
    [{ count: 0, results: [], status: 'fail', message: 'Account suspended' }, 'list of screens: Account suspended'],
    [{ results: [], status: 503, message: 'Back at ten' }, 'list of screens: Back at ten'],
    [{ results: [], ok: false, message: 'Account suspended' }, 'list of screens: Account suspended'],
    [{ results: [], next: 2 }, 'with a “next” that is not an address: {"results":[],"next":2}'],
  ])('that is an error with status 200 is refused in its own words', async (body, words) => {
    await expect(page(body)).rejects.toMatchObject({
      code: 'provider.failed',
      message: expect.stringContaining(words) as string,
    });
  });
  test('is read as a list alone; a full one may not be the whole', async () => {
    expect((await page(screens(99))).screens).toHaveLength(99);
    const fine = { errors: {}, error: { code: 0, message: '' } };
    expect((await page({ results: screens(2), next: null, ...fine })).screens).toHaveLength(2);
    await expect(page(screens(100))).rejects.toMatchObject({ code: 'provider.failed' });
    // The last one, where pages are numbered from 0.
    expect((await page({ results, page: 1, totalPages: 2 }, 200, {}, second)).next).toBeNull();
    await expect(page({ results: screens(5001) })).rejects.toMatchObject({
      message: expect.stringContaining('with more than 5,000 records at once: {"results":') as string,
    });
  });
  const screens = (count: number) => Array.from({ length: count }, (_, id) => aScreen(id, `d${String(id)}`));
  const results = [aScreen(1, 'd1')];
  const isPart = { message: expect.stringContaining('a part of a list that does not say where the rest is') as string };
  test.each([
    { results, has_more: true, next_cursor: 'c2' },
    { results, next: null, hasNext: true },
    { results, next: null, partial: true },
    { results, pageInfo: { hasNextPage: true, endCursor: 'c2' } },
    { results, meta: { pagination: { has_more: true } } },
    { results, response_metadata: { next_cursor: 'c2' } },
    { results, nextPageToken: 'c2' },
    { results, paging: { next: { after: 'c2' } } },
    { results: screens(100) },
    { results, current_page: 1, last_page: 2 },
    { results, next: null, meta: { current_page: '1', last_page: '3' } },
    { results, count: 1, pagination: { currentPage: 0, lastPage: 1 } },
    { results, page: 1, total_pages: 3 },
    { results, page: { number: 0, totalPages: 3 } },
    ...[{ page: 1, page_count: 3 }, { page: 1, num_pages: '2' }, { isLast: false }].map((said) => ({
      results,
      ...said,
    })),
    { results, meta: { page: { current: 1, last: 3 } }, number: 4 },
  ])('that is evidently not the whole is refused (%#)', async (body) => {
    await expect(page(body)).rejects.toMatchObject(isPart);
    // To find one screen, a part of the list will do.
    expect(await provider().findScreen('d1', '')).toMatchObject({ id: '1' });
  });
  test.each<[unknown, Record<string, string>, unknown]>([
    [results, { link: '<?page=1>; rel="prev", <?page=2>; title="a, b"; rel="last next"' }, second],
    [results, { link: '<?page=1>; rel=prev' }, null],
    [screens(100), { link: '<?page=2>; rel=next' }, second],
    [{ results, links: { next: '?page=2' } }, {}, second],
    [{ results, links: { next: { href: '?page=2' } }, has_more: true }, {}, second],
    [{ results: screens(100), links: { next: null } }, {}, null],
    [{ results: screens(100), next: { href: null } }, {}, null],
    [{ results: screens(100), _links: { next: { href: null } } }, {}, null],
    [{ results: screens(100), links: [{ rel: 'next', href: null }] }, {}, null],
    [{ results: screens(100), page: 0, total_pages: 1 }, {}, null],
    [{ results: screens(100), next: null }, {}, null],
    [{ results: screens(100), has_more: false, next_cursor: '' }, {}, null],
    [{ results, links: [{ rel: 'self', href: '?page=1' }, { rel: 'next' }, null, 'next'] }, {}, null],
    [{ results, links: [{ rel: 'next', href: '?page=2' }] }, {}, second],
    [{ results, nextRecordsUrl: '?page=2', done: false }, {}, second],
    [{ results: screens(100), current_page: 2, last_page: 2 }, {}, null],
    [{ results: screens(100), page: 1, pages: 1 }, {}, null],
    [{ results: screens(100), isLast: true }, {}, null],
    [screens(100), { 'x-page': '3', 'x-total-pages': '3' }, null],
    [{ results, meta: { next: '?page=2' } }, {}, second],
    [{ results, _links: { next: { href: '?page=2' } } }, {}, second],
    [{ results, _links: { next: [{ href: '?page=2' }] } }, {}, second],
    [{ results, next_page_url: '?page=2' }, {}, second],
    [{ results, '@odata.nextLink': '?page=2' }, {}, second],
    [{ results, has_more: true, next_page: '?page=2' }, {}, second],
    [{ results: screens(100), meta: { next: null } }, {}, null],
    [screens(100), { 'x-next-page': '' }, null],
    [{ results, has_more: 'false', page: 1 }, {}, null],
    [{ results, current_page: 1, last_page: 0 }, {}, null],
    [{ results, current_page: 1, last_page: 3, next_page_url: '?page=2' }, {}, second],
    // The count says it.
    [{ results, page: 1, total_pages: 3, total_results: 120 }, {}, null],
    [{ results, last_page: 3 }, {}, null],
    [{ results, page: 1, last_page: 'n/a', pages: [] }, {}, null],
  ])('says where the list goes on, or that it ends (%#)', async (body, headers, next) => {
    expect((await page(body, 200, headers)).next).toBe(next);
  });
  type Counted = [body: unknown, headers: Record<string, string>, count: number | null];
  test.each<Counted>([
    [{ results, count: 1, total: '120', pages: 3 }, {}, 120],
    [results, { 'x-total-count': '120' }, 120],
    [results, { 'x-total': '120' }, 120],
    [{ results, totalElements: '120.0' }, {}, 120],
    [{ results, meta: { count: 1, total_count: 120 } }, {}, 120],
    [results, { 'content-range': 'items 0-0/120' }, 120],
    [results, { 'content-range': 'items 0-0/*' }, null],
    [results, { 'content-range': 'items 0-0/1,130' }, 1130],
    [results, { 'x-total-count': '1,130' }, 1130],
    ...["1'130", '1,130', '1.130', ' 1 130 ', '1\u202F130', '1\u00A0130'].map((total): Counted => [
      { results, total },
      {},
      1130,
    ]),
    [{ results, count: '1,234,567' }, {}, 1_234_567],
    [{ results, total: { value: 120, relation: 'eq' } }, {}, 120],
    [{ results, meta: { total: { value: '1,130' } } }, {}, 1130],
    // No counts: another format, or numbers of something else.
    ...['1,13', '11,30', ',130', '1,1300', 1.13, -1, { value: null }, { of: 120 }].map((total): Counted => [
      { results, total },
      {},
      null,
    ]),
    [screens(100), { 'x-total-count': '100' }, 100],
  ])('says how many there are (%#)', async (body, headers, count) => {
    expect((await page(body, 206, headers)).count).toBe(count);
  });
  test('is read in its own encoding, and with ids that are long numbers', async () => {
    const long = '1234567890123456789';
    const json = `{"results":[{"id":${long},"name":"Königsallee","publisher":{"id":${long},"name":"P"}}]}`;
    handle = (request, response) => {
      if (request.method === 'POST') return send(response, 200, token('x'));
      response
        .writeHead(200, { 'content-type': 'application/json; charset=ISO-8859-1' })
        .end(Buffer.from(json, 'latin1'));
    };
    expect((await provider().readScreens('')).screens).toMatchObject([
      { id: long, name: 'Königsallee', publisher: { id: long } },
    ]);
  });
  test('that is refused says why, and when to come back', async () => {
    const until = new Date(Date.now() + 20_000).toUTCString();
    await expect(page({ detail: 'Throttled' }, 429, { 'retry-after': until })).rejects.toMatchObject({
      message: 'The screen-inventory provider answered with status 429: Throttled',
      details: { retryAfter: expect.closeTo(20, -1) as number },
    });
  });
  test('never shows what may be a token', async () => {
    for (const status of [200, 202, 302]) {
      handle = (_request, response) => send(response, status, { jwt: 'secret' });
      await expect(provider().token()).rejects.toMatchObject({
        message: expect.not.stringContaining('secret') as string,
      });
    }
  });
  test.each([201, 203, 206])('is read with status %d too, as a token is', async (status) => {
    handle = (_request, response) => send(response, status, { ...token('x'), results: [aScreen(1, 'd1')] });
    expect((await provider().readScreens('')).screens).toHaveLength(1);
    expect(await provider().findScreen('d1', '')).toMatchObject({ id: '1' });
  });
});

test('an INVENTORY_URL that is only a path refers to this server', async () => {
  handle = answering([]);
  const inventory = createReachInventory({ url: '/reach', username: 'u&1', password: 'p=2' }, () => address);
  expect(inventory.publicUrl).toBe('/reach');
  expect(await inventory.token()).toBe('t1');
});
