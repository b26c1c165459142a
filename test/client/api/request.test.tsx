import { createOrganisation, listOrganisations } from '#contract/organisations';
import { getBoard } from '#contract/boards';
import { request } from '../../../src/client/api/request';
import { apiAddress, apiBase, devtoolsWanted, productName } from '../../../src/client/api/runtime';
import { itemTag, listTag, pageTags, unlessFailed } from '../../../src/client/api/tags';
import { forgetToken, onTokenChange, readToken, storeToken } from '../../../src/client/api/token';

const sent: { url: string; init: RequestInit }[] = [];
/** Sets the responses of the next calls, in order. */
function answerWith(...answers: (Response | Error | (() => Response))[]): void {
  sent.length = 0;
  globalThis.fetch = (input, init = {}) => {
    sent.push({ url: input instanceof Request ? input.url : String(input), init });
    const next = answers.shift() ?? new Error('not expected');
    if (next instanceof Error) return Promise.reject(next);
    return Promise.resolve(typeof next === 'function' ? next() : next);
  };
}
const header = (name: string): string | null => new Headers(sent.at(-1)?.init.headers).get(name);
const meta = (name: string, content: string): void => {
  document.head.insertAdjacentHTML('beforeend', `<meta name="marquee-${name}" content="${content}">`);
};
afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});

describe('a call', () => {
  test('goes to its path with its query, and carries the token', async () => {
    storeToken('mq_1');
    answerWith(Response.json({ organisations: [], totalOrganisations: 0 }, { headers: { 'x-request-id': 'r1' } }));
    const outcome = await request(listOrganisations, { query: { search: 'a & b', pageSize: 5 } });
    expect(outcome).toEqual({ reply: { organisations: [], totalOrganisations: 0 }, requestId: 'r1' });
    expect(sent[0]?.url).toMatch(/^\/api\/organisation\/\?.*search=a(\+|%20)%26(\+|%20)b/);
    expect(header('authorization')).toBe('Bearer mq_1');
    expect(header('content-type')).toBe('application/json');
    expect(sent[0]?.init.body).toBeUndefined();
  });

  test('with a body is JSON; version and key are headers', async () => {
    answerWith(Response.json({}));
    await request(createOrganisation, { body: { orgName: 'Zinc' } }, { ifMatch: 3, idempotencyKey: 'k1' });
    expect([header('content-type'), header('if-match'), header('idempotency-key'), header('authorization')]).toEqual([
      'application/json',
      '"3"',
      'k1',
      null,
    ]);
    expect(sent[0]?.init.body).toBe('{"orgName":"Zinc"}');
  });

  test('goes to another API where the page names one', async () => {
    meta('api', 'https://api.example/');
    answerWith(Response.json({}));
    await request(getBoard, { params: { id: 'b/1' } });
    expect(sent[0]?.url).toBe('https://api.example/api/boards/b%2F1');
  });
});

describe('a failure', () => {
  test('is plain data with the reason, the fields and the request id', async () => {
    answerWith(
      Response.json(
        {
          statusCode: 409,
          error: 'Conflict',
          message: 'Taken.',
          code: 'organisation.name_taken',
          fields: [{ path: 'orgName', message: 'Taken.' }],
        },
        { status: 409, headers: { 'x-request-id': 'r2' } },
      ),
    );
    expect(await request(createOrganisation, { body: { orgName: 'Zinc' } })).toEqual({
      failure: {
        status: 409,
        code: 'organisation.name_taken',
        message: 'Taken.',
        fields: [{ path: 'orgName', message: 'Taken.' }],
        requestId: 'r2',
      },
    });
  });

  test('of the whole request names no field', async () => {
    const whole = { code: 'request.bad_json', message: 'No JSON.', fields: [{ path: '', message: 'No JSON.' }] };
    answerWith(Response.json(whole, { status: 400 }));
    expect(await request(createOrganisation, { body: { orgName: 'Zinc' } })).toEqual({
      failure: { status: 400, code: 'request.bad_json', message: 'No JSON.' },
    });
  });

  test('from another server keeps its status', async () => {
    answerWith(
      new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
      new Response('', { status: 503, headers: { 'retry-after': '7' } }),
    );
    expect(await request(listOrganisations, {})).toEqual({
      failure: { status: 502, code: 'unknown', message: 'Bad Gateway' },
    });
    expect(await request(listOrganisations, {})).toMatchObject({
      failure: { status: 503, message: 'The server answered 503.', retryAfter: 7 },
    });
  });

  test('of the network has status 0', async () => {
    answerWith(new TypeError('fetch failed'));
    expect(await request(listOrganisations, {})).toMatchObject({ failure: { status: 0, code: 'network' } });
  });

  test.each([
    ['a sign-in page of the network', new Response('\n<!doctype html>')],
    ['JSON that was cut off', new Response('{"organisation":{"_id":"6')],
  ])('%s is no reply, although its status is 200', async (_, answer) => {
    answerWith(answer);
    expect(await request(createOrganisation, { body: { orgName: 'Zinc' } })).toMatchObject({
      failure: { status: 0, code: 'network', message: expect.stringMatching(/^The answer cannot be read/) as string },
    });
  });

  test('an answer of another API with nothing in it, or a word, is a reply', async () => {
    // A web framework sends a plain text as HTML.
    const word = new Response('OK', { headers: { 'content-type': 'text/html; charset=utf-8' } });
    answerWith(new Response(''), word);
    for (let i = 0; i < 2; i += 1)
      expect(await request(createOrganisation, { body: { orgName: 'Zinc' } })).toEqual({ reply: null });
  });

  test('an abort is thrown and is not a failure', async () => {
    const leaving = new AbortController();
    leaving.abort();
    answerWith(new DOMException('left', 'AbortError'));
    await expect(request(listOrganisations, {}, {}, leaving.signal)).rejects.toThrow('left');
  });

  test('a call refused with 401 for an outdated token is repeated with the new token', async () => {
    storeToken('old');
    answerWith(
      () => {
        storeToken('new');
        return Response.json({}, { status: 401 });
      },
      Response.json({ organisations: [], totalOrganisations: 0 }),
    );
    expect(await request(listOrganisations, {})).toHaveProperty('reply');
    expect(header('authorization')).toBe('Bearer new');
    expect(sent).toHaveLength(2);
  });
});

test('a listener is called when another tab changes the token', () => {
  const heard = jest.fn();
  const stop = onTokenChange(heard);
  storeToken('mine');
  window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.token' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'other' }));
  forgetToken();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: 'marquee.token' }));
  expect(heard.mock.calls).toEqual([['mine'], [null]]);
  expect(readToken()).toBeNull();
});

test('settings are read from the page', () => {
  expect([apiBase(), productName(), apiAddress('/files/a')]).toEqual(['', 'Marquee', '/files/a']);
  meta('product', 'Lightbox');
  meta('api', 'https://api.example');
  expect([productName(), apiAddress('/files/a'), apiAddress('https://cdn.example/a')]).toEqual([
    'Lightbox',
    'https://api.example/files/a',
    'https://cdn.example/a',
  ]);
  expect(devtoolsWanted()).toBe(true);
});

test('tags: a list and its items; none where the call failed', () => {
  expect(pageTags('board', [{ _id: 'b1' }, {}])).toEqual([listTag('board'), itemTag('board', 'b1')]);
  expect(pageTags('board', undefined)).toEqual([listTag('board')]);
  const tags = unlessFailed<string, string>((reply, input) => [itemTag('board', `${reply ?? ''}${input}`)]);
  expect(tags('r', undefined, 'i')).toEqual([itemTag('board', 'ri')]);
  expect(tags(undefined, { status: 500, code: 'internal', message: '' }, 'i')).toEqual([]);
});
