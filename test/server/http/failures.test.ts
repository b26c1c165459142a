import { gzipSync } from 'node:zlib';
import { getOrganisation, createOrganisation, modifyOrganisation } from '#contract/organisations';
import { failureBody, failureStatus } from '#contract/failure';
import { inject, startApp, testApp } from '#test/app';
import { failure } from '../../../src/server/http/failure';

const server = testApp();

/** Sends a signed-in request with any text as its body. */
async function send(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: string,
  contentType = 'application/json',
) {
  const headers = payload === undefined ? {} : { 'content-type': contentType };
  const response = await inject(server.app, method, url, { token: server.token, payload, headers });
  const failed = failureBody.parse(response.json());
  expect(failed.statusCode).toBe(response.statusCode);
  expect((failed.fields ?? []).length > 0).toBe([400, 422].includes(failed.statusCode));
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  return {
    status: response.statusCode,
    code: failed.code,
    fields: failed.fields?.map(({ path }) => path),
    body: response.body,
  };
}
const create = (payload: string, contentType?: string) =>
  send('POST', '/api/organisation/create', payload, contentType);

test('what is not there is a 404', async () => {
  for (const [method, url] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/user/'],
    ['DELETE', '/api/boards/uncached/x'],
    ['PUT', '/api/file/'],
    ['GET', '/api/user/%zz'],
    ['GET', `/api/user/${'x'.repeat(400)}`],
    ['GET', '/sandbox/nothing/here'],
  ] as const)
    expect([url, await send(method, url)]).toMatchObject([url, { status: 404, code: 'request.not_found' }]);
});

describe('bodies', () => {
  test('that are no JSON or not as described are a 400', async () => {
    for (const payload of [
      '{"orgName":',
      'orgName=x',
      '{"orgName":"x","__proto__":{"isAdmin":true}}',
      '{"orgName":"x","constructor":{"prototype":{"isAdmin":true}}}',
    ])
      expect([payload, await create(payload)]).toMatchObject([payload, { status: 400, code: 'request.bad_json' }]);
    const latin = Buffer.from('{"orgName":"Müller"}', 'latin1');
    const zipped = gzipSync('{"orgName":"Zipped"}');
    for (const [payload, more, code, message] of [
      [latin, {}, 'bad_json', 'The body is not UTF-8. Send the JSON encoded as UTF-8.'],
      [
        zipped,
        { 'content-encoding': 'gzip' },
        'invalid',
        'Compressed bodies are not read. Send the JSON as it is, without Content-Encoding.',
      ],
    ] as const) {
      const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json', ...more };
      const answer = await server.app.inject({ method: 'POST', url: '/api/organisation/create', headers, payload });
      expect(failureBody.parse(answer.json())).toMatchObject({ code: `request.${code}`, message });
    }
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    for (const payload of ['', 'null', '[]', '"x"', '{}', '{"orgName":7}', '{"orgName":"x\\u0000y"}', nested])
      expect([payload, await create(payload)]).toMatchObject([payload, { status: 400, code: 'request.invalid' }]);
  });

  test('unknown fields are named, deep ones by their path', async () => {
    expect(await create('{"orgName":"x","isDeleted":true,"_id":"1"}')).toMatchObject({
      code: 'request.unknown_field',
      fields: ['isDeleted', '_id'],
    });
    expect(
      await send(
        'POST',
        '/api/boards/create',
        '{"boardloc":{"country":"x"},"boardcoords":{"lat":1,"long":2,"height":3}}',
      ),
    ).toMatchObject({ code: 'request.unknown_field', fields: ['boardcoords.height'] });
    expect(await send('GET', '/api/organisation/?colour=red')).toMatchObject({
      code: 'request.unknown_field',
      fields: ['colour'],
    });
  });

  test('of many unknown fields 20 are named, and long names are cut', async () => {
    const unknown = (names: string[]) =>
      JSON.stringify({ orgName: 'x', ...Object.fromEntries(names.map((name) => [name, 1])) });
    const many = await create(unknown(Array.from({ length: 5_000 }, (_, index) => `field${String(index)}`)));
    expect(many).toMatchObject({ status: 400, code: 'request.unknown_field' });
    expect(many.fields).toEqual(Array.from({ length: 20 }, (_, index) => `field${String(index)}`));
    expect(many.body).toContain('field19 and 4980 more');
    expect(many.body.length).toBeLessThan(16 * 1024);
    const long = await create(
      unknown(Array.from({ length: 20 }, (_, index) => `${String(index)}${'x'.repeat(40_000)}`)),
    );
    expect(long.fields).toHaveLength(20);
    expect(long.body.length).toBeLessThan(16 * 1024);
  });

  test.each([
    ['/api/super', 64],
    ['/api/super/forgotpassword', 10],
    ['/api/super/resetpassword', 10],
    ['/api/super/confirmemail', 10],
  ])('sent to %s without an account, more than %d KiB are a 413', async (url, kibibytes) => {
    const ofSize = (bytes: number) => JSON.stringify({ x: 'x'.repeat(bytes - 8) });
    expect(await send('POST', url, ofSize(kibibytes * 1024 + 1))).toMatchObject({
      status: 413,
      code: 'request.too_large',
    });
    expect((await send('POST', url, ofSize(kibibytes * 1024))).status).toBe(400);
  });

  test('thousands of fields sent without an account are a 413, but the page state of a login is accepted', async () => {
    const body = (fields: number) =>
      `{"prevState":{${Array.from({ length: fields }, (_, index) => `"${index.toString(36)}":0`).join(',')}}}`;
    expect(await send('POST', '/api/super', body(2_001))).toMatchObject({
      status: 413,
      code: 'request.too_large',
    });
    expect((await send('POST', '/api/super', body(1_500))).status).toBe(400);
  });

  test('thousands of levels are a 400 where any JSON is taken', async () => {
    const body = `{"preferences":{"a":${'['.repeat(400_000)}${']'.repeat(400_000)}}}`;
    expect(await send('POST', '/api/user/preferences', body)).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  test('a body that is not JSON is a 400, one over 1 MiB a 413', async () => {
    expect(await create('orgName=x', 'application/x-www-form-urlencoded')).toMatchObject({
      status: 400,
      code: 'request.invalid',
    });
    expect(await create(`{"orgName":"${'x'.repeat(1024 * 1024)}"}`)).toMatchObject({
      status: 413,
      code: 'request.too_large',
    });
  });
});

test('a call with an empty body takes none, null and {}, and nothing else', async () => {
  const end = (payload?: string) =>
    inject(server.app, 'POST', '/api/user/sessions/others/end', { token: server.token, payload });
  for (const payload of [undefined, '', 'null', '{}']) expect((await end(payload)).statusCode).toBe(200);
  expect((await end('{"all":true}')).json()).toMatchObject({
    code: 'request.unknown_field',
    fields: [{ path: 'all' }],
  });
});

test('an Idempotency-Key must be one that can be stored', async () => {
  for (const key of ['', 'x'.repeat(256), 'two words', 'ключ']) {
    expect(
      (
        await server.call(
          createOrganisation,
          { body: { orgName: `Key ${String(key.length)}` } },
          { headers: { 'idempotency-key': key } },
        )
      ).failure,
    ).toMatchObject({ statusCode: 400, fields: [{ path: 'Idempotency-Key' }] });
  }
});

test('an internal error is a 500 without a stack or SQL', async () => {
  const other = await startApp();
  await other.db.execute('alter table organisations rename to elsewhere');
  const { status, failure: body } = await other.call(getOrganisation, { params: { id: 'x' } });
  expect(status).toBe(500);
  expect(body).toEqual({
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'Something went wrong on the server.',
    code: 'internal',
  });
  await other.close();
});

test('every code has a sentence that ends and the status the contract says', () => {
  for (const code of Object.keys(failureStatus) as (keyof typeof failureStatus)[]) {
    expect(failure(code)).toMatchObject({ code, status: failureStatus[code] });
    expect(failure(code).message).toMatch(/^[A-Z].*[.]$/);
  }
});

test('the message says the reason where the sentence of the code says none; with an own sentence it stays', async () => {
  const { organisation } = (await server.call(createOrganisation, { body: { orgName: 'Own parent' } })).reply;
  const modify = (body: object, headers = {}) =>
    server.call(modifyOrganisation, { params: { id: organisation._id }, body }, { headers });
  for (const [failed, message] of [
    [await modify({ orgName: 'x' }, { 'if-match': 'x' }), "If-Match: Must be the record's ETag"],
    [await modify({ parentOrg: organisation._id }), 'parentOrg: An organisation cannot be its own parent'],
    [await modify({ parentOrg: 'none' }), 'This organisation does not exist.'],
  ] as const)
    expect(failed.failure.message).toBe(message);
  const fields = [{ path: '', message: 'Too many' }];
  expect(failure('request.unprocessable', { fields }).message).toBe('Too many');
  expect(failure('request.invalid', { fields, message: 'Own' }).message).toBe('Own');
});

test('a refused value is named by its path, also one that only the database refuses', async () => {
  for (const [url, payload, paths] of [
    ['/api/user/a%00b', undefined, ['id']],
    ['/api/boards/uncached/?search=%00&orgID=%00', undefined, ['orgID', 'search']],
    ['/api/campaign/create', '{"campaignName":"x","parentOrg":"o","artworks":["a","\\u0000"]}', ['artworks.1']],
    ['/api/organisation/create', '{"orgName":"half \\ud83d"}', ['orgName']],
    ['/api/super', '{"loginEmail":"\\u0000","loginPass":"x"}', ['loginEmail']],
    ['/api/user/preferences', '{"preferences":{"a":{"b\\u0000":1}}}', ['preferences.a.b\0']],
    [`/api/user/modify/${server.adminId}`, '{"recentPages":["/fine","/\\ud800"]}', ['recentPages.1']],
  ] as const) {
    const { code, fields } = await send(payload === undefined ? 'GET' : 'POST', url, payload);
    expect([url, code, fields?.toSorted()]).toEqual([url, 'request.invalid', paths]);
  }
});

test('a query is refused with words for a person', async () => {
  for (const [query, words] of [
    ['page=x', 'page: Must be a whole number from 1 to 100000000'],
    ['pageSize=501', 'pageSize: Must be at most 500'],
    ['pageSize=1.5', 'pageSize: Must be a whole number from 1 to 500'],
    ['sortDesc=maybe', 'Must be true or false'],
    ['pages=2&sortDesc=maybe', 'Unknown field: pages; sortDesc: Must be true or false'],
  ])
    expect((await send('GET', `/api/organisation/?${query ?? ''}`)).body).toContain(words);
});

test('a value is refused with words for a person', async () => {
  const file = { fileName: 'a.png', fileType: 'image/png', fileSize: 1 };
  for (const [url, body, field, words] of [
    ['/api/file/signs3', { ...file, fileSize: 0 }, 'fileSize', 'Must be at least 1'],
    ['/api/file/signs3', { ...file, fileName: 'a'.repeat(301) }, 'fileName', 'Must have at most 300 characters'],
    ['/api/file/signs3', { ...file, fileName: '' }, 'fileName', 'Must not be empty'],
    ['/api/file/signs3', { ...file, fileName: undefined }, 'fileName', 'Is missing'],
    ['/api/file/create', { purpose: 'photo' }, 'purpose', 'Must be one of artwork, board'],
    ['/api/organisation/credit/o', { amount: '9.50' }, 'amount', 'Must be a number, not a text'],
    ['/api/campaign/create', { startTime: '1 May' }, 'startTime', 'Must be a date and time like 2026-11-25T09:30:00Z'],
  ] as const)
    expect((await send('POST', url, JSON.stringify(body))).body).toContain(`${field}: ${words}`);
});

test.each(['[', 'a b', 'a/b', 'user@host', 'host:port'])('the Host header %j is a 400', async (host) => {
  const { token } = server;
  const response = await inject(server.app, 'GET', '/api/boards/uncached/', { token, headers: { host } });
  expect([response.statusCode, failureBody.parse(response.json()).message]).toEqual([
    400,
    'The Host header is not a host name.',
  ]);
});

test('a call that gets no connection, or a database that fails over or cannot be reached, is a 503 with Retry-After', async () => {
  const { pool } = server.services.database;
  for (const gone of [
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    ...['25006', '08P01', '57P01', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ECONNREFUSED'].map((code) => ({ code })),
  ]) {
    const error = typeof gone === 'string' ? new Error(gone) : Object.assign(new Error('as the driver says it'), gone);
    for (const method of ['connect', 'query'] as const)
      jest.spyOn(pool, method).mockImplementation(() => {
        throw error;
      });
    const { statusCode, headers, body } = await inject(server.app, 'GET', '/api/user/', { token: server.token });
    expect([gone, statusCode, headers['retry-after']]).toEqual([gone, 503, '2']);
    expect(failureBody.parse(JSON.parse(body)).code).toBe('unavailable');
  }
});
