import { allCalls } from '#contract/calls';
import { buildUrl, type Endpoint } from '#contract/endpoint';
import { extensionNames } from '#contract/extensions';
import type { FailureBody } from '#contract/failure';
import { callNeeds } from '#contract/permissions';
import { inject, testApp } from '#test/app';
import { aSession } from '#test/people';
import { servedRoutes } from '#test/routes';
import { sweep } from '#test/sweep';

/** Calls without a session: sign-in, password reset, the console's configuration, webhooks signed by their sender. */
const publicCalls = [
  'signIn',
  'forgotPassword',
  'resetPassword',
  'confirmEmail',
  'startOidc',
  'finishOidc',
  'getConfig',
  'sspWebhook',
];
/** Calls that accept unknown fields: any console's page state, and the platform's own format. */
const looseBodies = ['signIn', 'sspWebhook'];
/** Paths outside the contract without a session: pages, probes, files with unguessable keys, sandboxes. */
const besideTheContract =
  /^(?:\/|\/\*|\/healthz|\/readyz|\/api\/docs(?:[/*].*)?|\/api\/openapi\.json|\/files\/.*|\/uploads\/.*|\/sandbox\/.*)$/;

const server = testApp({ SSP_WEBHOOK_SECRET: 'a secret of the tests' });
let member: string;
let ended: string;
beforeAll(async () => {
  const { db } = server;
  member = await aSession(db, { email: 'member@test.example' });
  ended = await aSession(db, { email: 'ended@test.example', isAdmin: true, isActive: false });
});

const anyId = (call: Endpoint): Record<string, string> =>
  Object.fromEntries([...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, 'any']));

async function ask(
  call: Endpoint,
  token: string | null,
  { query = {}, body }: { query?: Record<string, string>; body?: unknown } = {},
): Promise<{ status: number; failed: Partial<FailureBody> }> {
  const url = buildUrl(call, anyId(call), query);
  const response = await inject(server.app, call.method, url, { token, payload: body });
  return { status: response.statusCode, failed: response.statusCode >= 400 ? response.json<FailureBody>() : {} };
}

/** The router stores paths without the trailing slash and matches both forms. */
const withoutSlash = (path: string): string => path.replace(/(.)\/$/, '$1');

const cases = allCalls.map((call) => [`${call.method} ${call.path}`, call] as const);
const closed = cases.filter(([, call]) => call.access === 'admin');
const withBody = cases.filter(([, call]) => call.method === 'POST' && !looseBodies.includes(call.name));

test('names and addresses of calls are unique', () => {
  expect(new Set(allCalls.map(({ name }) => name)).size).toBe(allCalls.length);
  expect(new Set(allCalls.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)).size).toBe(
    allCalls.length,
  );
});

test('the table of permissions has a line for each call that is not public, and no other', () => {
  expect(Object.keys(callNeeds).sort()).toEqual(
    allCalls.flatMap(({ access, name }) => (access === 'public' ? [] : [name])).sort(),
  );
});

test('only these calls are public', () => {
  expect(
    allCalls
      .filter(({ access }) => access === 'public')
      .map(({ name }) => name)
      .sort(),
  ).toEqual([...publicCalls].sort());
});

test('every extension has a call or a field behind it, and every call of an extension a name', () => {
  const used = new Set(allCalls.flatMap(({ extension }) => extension ?? []));
  for (const name of used) expect(extensionNames).toContain(name);
});

test('every call is served', () =>
  sweep(cases, (call) => {
    expect(server.app.hasRoute({ method: call.method, url: withoutSlash(call.path) })).toBe(true);
  }));

test('no route is outside the contract, except pages, probes and files', () => {
  const known = new Set(allCalls.map(({ method, path }) => `${method} ${withoutSlash(path)}`));
  const served = servedRoutes(server.app).filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
  expect(served.length).toBeGreaterThan(allCalls.length);
  expect(
    served.filter(({ method, url }) => !known.has(`${method} ${withoutSlash(url)}`) && !besideTheContract.test(url)),
  ).toEqual([]);
});

test('every other call is closed without a session, with a made-up one, with an ended one and to other users', () =>
  sweep(closed, async (call) => {
    for (const token of [null, `mq_${'a'.repeat(43)}`, ended])
      expect(await ask(call, token)).toMatchObject({ status: 401, failed: { code: 'session.required' } });
    expect(await ask(call, member)).toMatchObject({ status: 403, failed: { code: 'session.not_admin' } });
  }));

test('every call refuses a field of the body that it does not know, by name', () =>
  sweep(withBody, async (call) => {
    const { status, failed } = await ask(call, server.token, { body: { notAField: 1, __proto: 2 } });
    expect([status, failed.code]).toEqual([400, 'request.unknown_field']);
    expect(failed.fields?.map(({ path }) => path)).toEqual(expect.arrayContaining(['notAField', '__proto']));
  }));

test('every call refuses a query parameter that it does not know, by name', () =>
  sweep(
    cases.filter(([, { name }]) => name !== 'sspWebhook'),
    async (call) => {
      const body = call.name === 'signIn' ? { loginEmail: 'a', loginPass: 'b' } : {};
      const query = { notAParameter: '1' };
      const { status, failed } = await ask(call, server.token, call.method === 'GET' ? { query } : { query, body });
      expect(status).toBe(400);
      if (call.method === 'GET')
        expect(failed.fields).toContainEqual({ path: 'notAParameter', message: 'This call does not know this field' });
    },
  ));

test('HEAD is answered no more openly than GET', () =>
  sweep(
    closed.filter(([, { method }]) => method === 'GET'),
    async (call) => {
      expect((await server.app.inject({ method: 'HEAD', url: buildUrl(call, anyId(call)) })).statusCode).toBe(401);
    },
  ));
