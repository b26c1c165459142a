import { createStore, type AppStore } from '../../../../src/client/store';
import { providerApi, type ScreensOf } from '../../../../src/client/boards/provider/provider.api';
import { providerWait } from '../../../../src/client/boards/provider/providerWait';
import { addBoardMessages } from '../../../../src/client/boards/addBoard.messages';
import { nextPage } from '../../../../src/client/boards/provider/providerPages';
import { storeToken } from '../../../../src/client/api/token';
import type { Failure } from '../../../../src/client/api/request';

interface Asked {
  url: string;
  token: string;
}
type Answer = (asked: Asked, signal: AbortSignal) => unknown;

const base = 'https://provider.example/inventory';
const provider = { base, publisherFilter: 'publisher_name' };
const item = (id: number, more: object = {}) => ({ id, name: `Item ${String(id)}`, ...more });
const page = (results: unknown[], next: string | null = null) => ({ count: 1, next, previous: null, results });
const aScreen = (id: number) =>
  item(id, { device_id: `d${String(id)}`, publisher: { name: 'Northway' }, geo: { country: { name: 'Austria' } } });

let store: AppStore;
let asked: Asked[];
let tokens: number;
/** What each request for a token said of the one before. */
let refused: (string | null)[];
let session = 0;
const real = globalThis.fetch;

/** Answers calls to the provider; our server issues the tokens t1, t2 and so on. */
function provide(answer: Answer): void {
  asked = [];
  tokens = 0;
  refused = [];
  globalThis.fetch = async (input, init = {}) => {
    const url = input instanceof Request ? input.url : input.toString();
    if (url.includes('/api/boards/reach/authtoken')) {
      refused.push(new URL(url, base).searchParams.get('refused'));
      return Response.json({ token: `t${String((tokens += 1))}` });
    }
    const call = { url, token: new Headers(init.headers).get('authorization') ?? '' };
    asked.push(call);
    const reply = await answer(call, init.signal ?? new AbortController().signal);
    return reply instanceof Response ? reply : Response.json(reply);
  };
}
beforeEach(() => {
  store = createStore();
  session += 1;
  storeToken(`mq_session_${String(session)}`);
});
afterEach(() => {
  globalThis.fetch = real;
  jest.useRealTimers();
});

const { listPublishers, listScreens } = providerApi.endpoints;
const firstPage = (name = 'x') => store.dispatch(listScreens.initiate({ ...provider, publisherName: name }));

/** Reads all pages of a list, as `useWholeList` does. */
async function read(name = 'x'): Promise<{ ids: string[]; error: Failure | undefined }> {
  const arg: ScreensOf = { ...provider, publisherName: name };
  const select = listScreens.select(arg);
  let result = await firstPage(name);
  while (!result.isError && select(store.getState()).hasNextPage)
    result = await store.dispatch(listScreens.initiate(arg, { direction: 'forward' }));
  const { data, error } = select(store.getState());
  return {
    ids: data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [],
    error: error as Failure | undefined, // the provider's base query returns a Failure
  };
}

it('reads publishers, a hundred a page, with the bearer token of our server', async () => {
  provide(() => page([item(2, { name: 'Zeta' }), item(1, { name: 'alpha' })]));
  const { data } = await store.dispatch(listPublishers.initiate(provider));
  expect(data?.pages).toEqual([
    {
      items: [
        { id: '2', name: 'Zeta' },
        { id: '1', name: 'alpha' },
      ],
      unreadable: 0,
      next: null,
      count: 1,
    },
  ]);
  expect(asked).toEqual([{ url: `${base}/api/publishers/?page_size=100`, token: 'Bearer t1' }]);
});

it('reads the screens of a publisher through `next`, absolute or relative', async () => {
  const pages = [
    page([aScreen(1), aScreen(2)], '?page=2'),
    page([aScreen(3)], `${base}/api/screens/?page=3`),
    page([aScreen(4)]),
  ];
  provide(() => pages[asked.length - 1]);
  expect(await read('Harbour & Sons')).toEqual({ ids: ['1', '2', '3', '4'], error: undefined });
  expect(asked.map(({ url }) => url)).toEqual([
    `${base}/api/screens/?page_size=100&publisher_name=Harbour+%26+Sons`,
    `${base}/api/screens/?page=2`,
    `${base}/api/screens/?page=3`,
  ]);
  expect(tokens).toBe(1);
});

it('reads a list whose count is that of all screens, of which it shows those of a publisher', async () => {
  provide(() => ({ results: [aScreen(1)], total: 3 }));
  expect(await read()).toEqual({ ids: ['1'], error: undefined });
});

it.each([
  ['the same page again', () => page([aScreen(1)], `${base}/api/screens/?page=2`), /leads back/],
  ['another host', () => page([aScreen(1)], 'https://evil.example/api/screens/?page=2'), /evil\.example/],
  [
    'another protocol of the same host',
    () => page([aScreen(1)], 'http://provider.example/api/screens/?page=2'),
    /another address/,
  ],
  ['no address', () => page([aScreen(1)], 'http://'), /another address/],
])('does not follow a `next` to %s', async (_, answer, message) => {
  provide(answer);
  expect((await read()).error?.message).toMatch(message);
  expect(asked.every(({ url }) => url.startsWith(base))).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(2);
});

it('stops after a thousand pages', () => {
  const read = Array.from({ length: 1000 }, (_, index) => `${base}/api/publishers/?page=${String(index)}`);
  expect(nextPage('?page=1000', read.slice(1))).toEqual({ address: `${base}/api/publishers/?page=1000` });
  expect(nextPage('?page=1000', read)?.refusal).toMatch(/more than 1000 pages/);
});

it.each([
  ['an HTML page', () => new Response('<h1>Sign in</h1>'), /not a list \(not JSON: Sign in\)\.$/],
  ['half a list', () => new Response('{"results":[{"id":1,'), /not a list \(not JSON: {"results":\[{"id":1,\)\.$/],
  ['a text', () => 'Quota exceeded', /not a list \(Quota exceeded\)\.$/],
  ['an object', () => ({ data: [] }), /not a list \({"data":\[\]}\)\.$/],
  ['an empty body', () => new Response(' '), /not a list \(it is empty\)\.$/],
  ['null', () => null, /not a list/],
  ['an error', () => new Response('', { status: 503 }), /answered 503\.$/],
  [
    'an error with its reason',
    () => Response.json({ detail: 'Throttled' }, { status: 429 }),
    /answered 429: Throttled/,
  ],
  [
    'an error with status 200',
    () => ({ status: 'error', message: 'Search is down' }),
    /not a list \(Search is down\)\.$/,
  ],
  ['an empty list beside an error', () => ({ results: [], error: 'Search is down' }), /not a list \(Search is down\)/],
  [
    'a redirect',
    () => Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' }),
    /a redirect, which is not followed/,
  ],
  [
    'the beginning of a list',
    () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) })),
    /The provider broke off its answer\.$/,
  ],
  ['nothing at all', () => Promise.reject(new TypeError('Failed to fetch')), /cannot be reached/],
])('fails with a message, within 15 seconds, when the provider answers %s', async (_, answer, message) => {
  jest.useFakeTimers();
  provide(answer);
  const reading = read();
  await jest.advanceTimersByTimeAsync(15_000);
  const { error } = await reading;
  expect(error?.code).toBe('provider.failed');
  expect(error?.message).toMatch(message);
});

describe('a provider that asks for time in the middle of a list', () => {
  const throttled = (status: number, retryAfter?: string) =>
    new Response('', { status, headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter } });
  const first = () => page([aScreen(1)], '?page=2');
  /** How many requests there are after each of the times, in milliseconds from the start, and what was read. */
  async function readAt(times: readonly number[], second: (attempt: number) => unknown) {
    jest.useFakeTimers();
    provide(() => (asked.length === 1 ? first() : second(asked.length - 1)));
    const reading = read();
    const counts: number[] = [];
    let now = 0;
    for (const time of times) {
      await jest.advanceTimersByTimeAsync(time - now);
      now = time;
      counts.push(asked.length);
    }
    return { counts, ...(await reading) };
  }

  it.each([
    ['in seconds', 429, '20', [19_900, 20_100]],
    ['in seconds, with another status', 503, '20', [19_900, 20_100]],
    ['less than the first pause', 429, '0.1', [400, 600]],
    ['without saying how much', 429, undefined, [400, 600]],
  ] as const)('gets it (%s)', async (_, status, retryAfter, times) => {
    const second = (attempt: number) => (attempt === 1 ? throttled(status, retryAfter) : page([aScreen(2)]));
    expect(await readAt(times, second)).toEqual({ counts: [2, 3], ids: ['1', '2'], error: undefined });
  });

  it('is said to have asked for it, while it gets it', async () => {
    jest.useFakeTimers();
    provide(() => (asked.length === 1 ? first() : asked.length === 2 ? throttled(429, '60') : page([aScreen(2)])));
    const reading = read();
    await jest.advanceTimersByTimeAsync(59_000);
    expect(addBoardMessages.reading(1, 1, providerWait.seconds())).toBe(
      'Reading... 1 so far, 1 page. The provider asked to wait 60 seconds',
    );
    await jest.advanceTimersByTimeAsync(2000);
    expect([providerWait.seconds(), (await reading).ids]).toEqual([undefined, ['1', '2']]);
  });

  it('is still said to have asked for it, after a shorter wait beside it has ended', async () => {
    jest.useFakeTimers();
    for (const milliseconds of [60_000, 1000]) void providerWait.run(milliseconds, new AbortController().signal);
    await jest.advanceTimersByTimeAsync(2000);
    expect(providerWait.seconds()).toBe(60);
    await jest.advanceTimersByTimeAsync(60_000);
  });

  it('gets it three times', async () => {
    const { counts, error } = await readAt([400, 2400, 10_400, 11_000], () => throttled(429));
    expect([counts, error?.message]).toEqual([[2, 3, 4, 5], 'The provider answered 429.']);
  });

  it('does not get an hour', async () => {
    const { counts, error } = await readAt([100], () => throttled(429, '3000'));
    expect([counts, error?.message]).toEqual([[2], 'The provider answered 429.']);
  });

  it('is left alone when nobody shows the list any more', async () => {
    jest.useFakeTimers();
    const isAborted: boolean[] = [];
    provide((_, signal) => {
      isAborted.push(signal.aborted);
      return signal.aborted ? Promise.reject(new DOMException('Aborted', 'AbortError')) : throttled(429, '30');
    });
    const result = firstPage();
    await jest.advanceTimersByTimeAsync(100);
    result.unsubscribe();
    // The pause ends at once, and the request of an aborted list is not sent.
    await jest.advanceTimersByTimeAsync(1000);
    expect(isAborted).toEqual([false, true]);
    await result;
  });
});

it('reads parts of a screen that say nothing, or say it in another form', async () => {
  const none = { device_id: '', publisher: null, latitude: null, resolution: null };
  const cases: [given: object, read: object][] = [
    ...['', ' ', '\u200B', 'N/A', 'null', '-', false, []].map((nothing): [object, object] => [
      { device_id: nothing, publisher: nothing, geo: nothing, latitude: nothing, resolution: nothing },
      none,
    ]),
    ...['', 'N/A', 'null'].map((name): [object, object] => [{ name }, { name: '' }]),
    [{ publisher: { id: '', name: 'Kestrel' } }, { publisher: { id: null, name: 'Kestrel' } }],
    ...[
      { code: 'DE' },
      { name: '', iso: 'DE' },
      { id: 49, name: null, code: null, iso_code: 'DE' },
      { alpha2: 'DE' },
    ].map((country): [object, object] => [{ geo: { country } }, { geo: { country: { name: 'DE' } } }]),
    [
      { geo: { country: { name: 'Peru', code: 'PE' }, region: { code: 'CUS' } } },
      { geo: { country: { name: 'Peru' }, region: { name: 'CUS' } } },
    ],
    [{ geo: { country: { code: 'N/A' } } }, { geo: { country: { name: null } } }],
    [{ geo: { city: false, country: '' } }, { geo: { city: null, country: null } }],
    [
      { latitude: '38,7139', longitude: '-9,1' },
      { latitude: 38.7139, longitude: -9.1 },
    ],
    // What cannot be read is left out: the screen is not.
    [
      { latitude: '\u221233.8688', longitude: ' +151,2 °' },
      { latitude: -33.8688, longitude: 151.2 },
    ],
    [
      { latitude: '52.5° N', longitude: 'unknown', geo: 'Berlin', publisher: [{ id: 7, name: 'Kestrel' }] },
      { latitude: null, longitude: null, geo: null, publisher: { id: '7', name: 'Kestrel' } },
    ],
    [
      { publisher: { id: true, name: 'Kestrel' }, resolution: [], geo: { city: 'Graz', country: true } },
      { publisher: { id: null, name: 'Kestrel' }, geo: { city: { name: 'Graz' }, country: null } },
    ],
    [{ resolution: { width: '1920px', height: '1080.0' } }, { resolution: { width: 1920, height: 1080 } }],
    ...['1080x1920', '1080 X 1920', '1080px × 1920 px', { name: '1080*1920', width: '' }].map(
      (text): [object, object] => [{ resolution: text }, { resolution: { width: 1080, height: 1920 } }],
    ),
    [
      { resolution: { name: '3840x2160', width: '1920' } },
      { resolution: { name: '3840x2160', width: 1920, height: undefined } },
    ],
    [
      { resolution: { name: '3840x2160', width: 0, height: 0 }, opening_hours: 'N/A' },
      { resolution: { width: 3840, height: 2160 }, opening_hours: null },
    ],
    [{ resolution: '16:9' }, { resolution: { name: '16:9', width: null, height: null } }],
    [
      { allowed_ad_types: 'static;video', venue_types: [false, [], 'Mall, east'] },
      { allowed_ad_types: [{ name: 'static' }, { name: 'video' }], venue_types: [{ name: 'Mall, east' }] },
    ],
  ];
  provide(() => ({
    ...page(
      cases.map(([given], id) => ({ ...item(id), ...given })),
      null,
    ),
    next: false,
  }));
  const { data } = await store.dispatch(listScreens.initiate({ ...provider, publisherName: 'x' }));
  expect(data?.pages[0]).toMatchObject({ unreadable: 0, items: cases.map(([, read]) => read), next: null });
  provide(() => ({ results: null }));
  expect(await read('y')).toEqual({ ids: [], error: undefined });
});

it('skips records that cannot be read and counts them; numbers as text and numeric ids are ordinary', async () => {
  provide(() =>
    page([
      null,
      { id: 1 },
      { ...aScreen(2), latitude: '51.5', longitude: '' },
      { ...aScreen(3), id: '3' },
      { ...aScreen(4), latitude: 'n/a', publisher: 'Kestrel', venue_types: ['Mall', null], opening_hours: { mo: 8 } },
    ]),
  );
  const { data } = await store.dispatch(listScreens.initiate({ ...provider, publisherName: 'x' }));
  expect(data?.pages[0]).toMatchObject({
    unreadable: 2,
    items: [
      { id: '2', latitude: 51.5, longitude: null },
      { id: '3' },
      { latitude: null, publisher: { name: 'Kestrel' }, venue_types: [{ name: 'Mall' }], opening_hours: null },
    ],
  });
});

it.each([401, 403])('renews a refused token (%d) once per request, and names it', async (status) => {
  provide(({ token }) => (token === 'Bearer t1' ? new Response('', { status }) : page([aScreen(1)])));
  expect((await read()).ids).toEqual(['1']);
  expect(refused).toEqual([null, 't1']);
  session += 1;
  storeToken(`mq_session_${String(session)}`);
  provide(() => new Response('', { status }));
  expect((await read('other')).error).toMatchObject({ status, message: 'The provider does not accept our token.' });
  expect([asked.length, tokens]).toEqual([2, 2]);
  provide(() => Response.json({ detail: 'No access to this publisher' }, { status }));
  expect((await read('third')).error?.message).toBe(
    'The provider does not accept our token: No access to this publisher',
  );
});

it('keeps the token out of the store and gives it to nobody else', async () => {
  const states: string[] = [];
  store.subscribe(() => states.push(JSON.stringify(store.getState())));
  provide(() => page([aScreen(1)]));
  await read();
  expect(asked[0]?.token).toBe('Bearer t1');
  expect(states.length).toBeGreaterThan(0);
  expect(states.filter((state) => /\bt1\b/.test(state))).toEqual([]);
  storeToken('mq_somebody_else');
  await read('other');
  expect(asked.at(-1)?.token).toBe('Bearer t2');
});

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))));

it('gives a page 15 seconds', async () => {
  jest.useFakeTimers();
  provide((_, signal) => untilAborted(signal));
  const result = firstPage();
  await jest.advanceTimersByTimeAsync(15_000);
  expect((await result).error).toMatchObject({ message: expect.stringMatching(/within 15 seconds/) });
});

it('aborts the request when nobody shows the list any more', async () => {
  let isAborted = false;
  provide((_, signal) => {
    signal.addEventListener('abort', () => (isAborted = true));
    return untilAborted(signal);
  });
  const result = firstPage();
  while (asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  result.unsubscribe();
  await result;
  expect(isAborted).toBe(true);
});
