import {
  ProviderFailure,
  readPublishers,
  readScreens,
  type Provider,
  type Reading,
} from '../../../../src/client/boards/inventory/providerClient';

interface Asked {
  url: string;
  token: string;
}
type Answer = (asked: Asked, signal: AbortSignal) => unknown;

const base = 'https://provider.example/inventory';
const item = (id: number, more: object = {}) => ({ id, name: `Item ${String(id)}`, ...more });
const page = (results: unknown[], next: string | null = null) => ({ count: 1, next, previous: null, results });
const aScreen = (id: number) =>
  item(id, { device_id: `d${String(id)}`, publisher: { name: 'Northway' }, geo: { country: { name: 'Austria' } } });

let asked: Asked[];
let renewals: number;
const real = globalThis.fetch;
const reading = (): Reading => ({ signal: new AbortController().signal });

function provide(answer: Answer): Provider {
  asked = [];
  renewals = 0;
  globalThis.fetch = async (input, init = {}) => {
    const call = {
      url: input instanceof Request ? input.url : input.toString(),
      token: new Headers(init.headers).get('authorization') ?? '',
    };
    asked.push(call);
    const said = await answer(call, init.signal ?? new AbortController().signal);
    return said instanceof Response ? said : Response.json(said);
  };
  return {
    base,
    publisherFilter: 'publisher_name',
    token: (renew) => {
      if (renew) renewals += 1;
      return Promise.resolve(`t${String(renewals)}`);
    },
  };
}
afterEach(() => {
  globalThis.fetch = real;
  jest.useRealTimers();
});

it('reads publishers by name, a hundred a page, with the bearer token', async () => {
  const provider = provide(() => page([item(2, { name: 'Zeta' }), item(1, { name: 'alpha' })]));
  await expect(readPublishers(provider, reading())).resolves.toEqual([
    { id: '1', name: 'alpha' },
    { id: '2', name: 'Zeta' },
  ]);
  expect(asked).toEqual([{ url: `${base}/api/publishers/?page_size=100`, token: 'Bearer t0' }]);
});

it('reads the screens of a publisher through `next`, absolute or relative, and tells how far it is', async () => {
  const pages = [
    page([aScreen(1), aScreen(2)], '?page=2'),
    page([aScreen(2), aScreen(3)], `${base}/api/screens/?page=3`),
    page([aScreen(4)]),
  ];
  const provider = provide(() => pages[asked.length - 1]);
  const steps: unknown[] = [];
  const screens = await readScreens(provider, 'Harbour & Sons', {
    ...reading(),
    onPage: (...step) => steps.push(step),
  });
  expect(asked.map(({ url }) => url)).toEqual([
    `${base}/api/screens/?page_size=100&publisher_name=Harbour+%26+Sons`,
    `${base}/api/screens/?page=2`,
    `${base}/api/screens/?page=3`,
  ]);
  expect(screens.map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  expect(steps).toEqual([
    [1, 2, 1],
    [2, 3, 1],
    [3, 4, 1],
  ]);
});

it.each([
  ['the same page again', () => page([aScreen(1)], `${base}/api/screens/?page=2`), /leads back/],
  ['another host', () => page([aScreen(1)], 'https://evil.example/api/screens/?page=2'), /evil\.example/],
  [
    'another protocol of the same host',
    () => page([aScreen(1)], 'http://provider.example/api/screens/?page=2'),
    /another place/,
  ],
  ['no address', () => page([aScreen(1)], 'http://'), /another place/],
])('does not follow a `next` to %s', async (_, answer, message) => {
  const provider = provide(answer);
  await expect(readScreens(provider, 'x', reading())).rejects.toThrow(message);
  expect(asked.every(({ url }) => url.startsWith(base))).toBe(true);
  expect(asked.length).toBeLessThanOrEqual(2);
});

it('stops after a thousand pages', async () => {
  const provider = provide(() => page([aScreen(asked.length)], `?page=${String(asked.length + 1)}`));
  await expect(readScreens(provider, 'x', reading())).rejects.toThrow(/more than 1000 pages/);
  expect(asked).toHaveLength(1000);
});

it.each([
  ['an HTML page', () => new Response('<h1>Sign in</h1>'), /no list/],
  ['a list of something else', () => page([{ id: 1 }]), /no list \(results\.0\.name\)/],
  ['null', () => null, /no list/],
  ['an error', () => new Response('', { status: 503 }), /answered 503/],
  ['nothing at all', () => Promise.reject(new TypeError('Failed to fetch')), /cannot be reached/],
])('says so when the provider answers %s', async (_, answer, message) => {
  const outcome = readScreens(provide(answer), 'x', reading());
  await expect(outcome).rejects.toBeInstanceOf(ProviderFailure);
  await expect(outcome).rejects.toThrow(message);
});

it('renews the token once, and not for ever', async () => {
  const refusing = provide(({ token }) =>
    token === 'Bearer t1' ? page([aScreen(1)]) : new Response('', { status: 401 }),
  );
  await expect(readScreens(refusing, 'x', reading())).resolves.toHaveLength(1);
  expect(renewals).toBe(1);
  const never = provide(() => new Response('', { status: 401 }));
  await expect(readScreens(never, 'x', reading())).rejects.toThrow(/does not accept our token/);
  expect(asked).toHaveLength(2);
});

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))));

it('gives a page 15 seconds', async () => {
  jest.useFakeTimers();
  const outcome = readScreens(
    provide((_, signal) => untilAborted(signal)),
    'x',
    reading(),
  );
  const said = expect(outcome).rejects.toThrow(/within 15 seconds/);
  await jest.advanceTimersByTimeAsync(15_000);
  await said;
});

it('can be cancelled, which is no failure of the provider', async () => {
  const stop = new AbortController();
  const outcome = readScreens(
    provide((_, signal) => untilAborted(signal)),
    'x',
    { signal: stop.signal },
  );
  const said = expect(outcome).rejects.not.toBeInstanceOf(ProviderFailure);
  await Promise.resolve();
  stop.abort();
  await said;
});
