import { listBoards } from '#contract/boards';
import { getConfig } from '#contract/product';
import { checkSession, forgotPassword, listSessions } from '#contract/session';
import { startApp, type TestApp } from '#test/app';
import { aSession, aUser } from '#test/people';
import { sweep } from '#test/sweep';
import { createLog } from '../../../src/server/start/log';

let server: TestApp;
const start = async (env: Record<string, string>) => {
  server = await startApp({ TRUST_PROXY: '1', ...env });
};
afterEach(() => server.close());

const from = (address: string) => ({ token: null, headers: { 'x-forwarded-for': address } });
const guess = (address: string) => server.login(`${String(Math.random())}@test.example`, 'x', from(address).headers);

test('signing in is limited by network, with the time to wait', async () => {
  await start({ RATE_LIMIT_SIGN_IN: '3' });
  for (let i = 0; i < 3; i += 1) expect((await guess('198.51.100.1')).status).toBe(401);
  const { failure, headers } = await guess('198.51.100.1');
  expect(failure).toMatchObject({ statusCode: 429, code: 'request.too_many' });
  expect(failure.message).toMatch(/^Too many requests from your network\. Try again in \d+ seconds\.$/);
  expect(failure.retryAfter).toBeGreaterThan(50);
  expect(headers['retry-after']).toBe(String(failure.retryAfter));
  const forgot = await server.call(forgotPassword, { body: { loginEmail: 'a@test.example' } }, from('198.51.100.1'));
  expect(forgot.status).toBe(429);
  expect((await guess('198.51.100.2')).status).toBe(401);
});

test('everything public but the probes is limited by network; a signed-in user of another network is not', async () => {
  await start({ RATE_LIMIT_ADDRESS: '5', ALLOWED_HOSTS: 'console.example' });
  for (let i = 0; i < 5; i += 1) expect((await server.call(getConfig, {}, from('198.51.100.1'))).status).toBe(200);
  expect((await server.call(getConfig, {}, from('198.51.100.1'))).failure.code).toBe('request.too_many');
  const probe = { host: 'probe.internal', 'x-forwarded-for': '198.51.100.1' };
  expect((await server.app.inject({ url: '/healthz', headers: probe })).statusCode).toBe(200);
  expect((await server.call(getConfig, {}, from('198.51.100.2'))).status).toBe(200);
  expect((await server.call(checkSession)).status).toBe(200);
});

test('calls with invalid tokens count, and a network with too many is refused before the token is looked up', async () => {
  await start({ RATE_LIMIT_ADDRESS: '5' });
  const trial = () =>
    server.call(
      checkSession,
      {},
      { token: 'mq_0123456789012345678901234', headers: { 'x-forwarded-for': '192.0.2.9' } },
    );
  const statuses = [];
  for (let i = 0; i < 8; i += 1) statuses.push((await trial()).status);
  expect(statuses).toEqual([...Array<number>(6).fill(401), 429, 429]);
});

test('calls of a user are limited wherever they come from; others are not', async () => {
  await start({ RATE_LIMIT_USER: '4' });

  const other = await aSession(server.db, { email: 'other@test.example', isAdmin: true });
  const call = (address: string, token = server.token) =>
    server.call(listBoards, {}, { token, headers: { 'x-forwarded-for': address } });
  for (let i = 0; i < 4; i += 1) expect((await call(`198.51.100.${String(i)}`)).status).toBe(200);
  expect((await call('203.0.113.1')).failure.message).toMatch(/^Too many requests from your account\. Try again in/);
  expect((await call('203.0.113.1', other)).status).toBe(200);
});

test('0 is no limit', async () => {
  await start({ RATE_LIMIT_SIGN_IN: '0', RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_USER: '0' });
  for (let i = 0; i < 20; i += 1) expect((await server.call(checkSession)).status).toBe(200);
});

test('a forwarded address is read with and without a port; for an invalid one that of the proxy is used', async () => {
  await start({});
  const body = { loginEmail: 'a@test.example', loginPass: 'six green bottles' };
  await aUser(server.db, { email: body.loginEmail, isAdmin: true, password: body.loginPass });
  await sweep(
    [
      ['203.0.113.7:4711', '203.0.113.7'],
      ['[2001:db8::7]:4711', '2001:db8::7'],
      ['2001:db8::7', '2001:db8::7'],
      ['<script>alert(1)</script>', '127.0.0.1'],
      ['unknown', '127.0.0.1'],
      ['', '127.0.0.1'],
      ['999.1.1.1', '127.0.0.1'],
    ],
    async (address, forwarded) => {
      const { token } = (await server.login(body.loginEmail, body.loginPass, from(forwarded).headers)).reply;
      const { sessions } = (await server.call(listSessions, {}, { token })).reply;
      expect(sessions.find(({ current }) => current)?.address).toBe(address);
    },
  );
});

test('forwarded addresses without TRUST_PROXY do not count, and are logged once', async () => {
  const lines: string[] = [];
  server = await startApp({ RATE_LIMIT_ADDRESS: '3' }, createLog('warn', { write: (line) => void lines.push(line) }));
  const statuses = [];
  for (const last of ['7', '8', '9', '10'])
    statuses.push((await server.call(getConfig, {}, from(`203.0.113.${last}`))).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect(lines.filter((line) => line.includes('TRUST_PROXY is not set'))).toHaveLength(1);
});

test('only allowed hosts are answered', async () => {
  await start({ ALLOWED_HOSTS: 'Console.example, *.corp.example', PUBLIC_URL: 'https://public.example', DEMO: '0' });
  const ask = async (host: string) => (await server.app.inject({ url: '/api/config', headers: { host } })).statusCode;
  for (const host of [
    'console.example',
    'CONSOLE.example:8443',
    'a.corp.example',
    'public.example',
    'localhost:3000',
    '127.0.0.1:3000',
    '[::1]:3000',
  ])
    expect([host, await ask(host)]).toEqual([host, 200]);
  for (const host of ['evil.example', 'corp.example', 'console.example.evil.example'])
    expect([host, await ask(host)]).toEqual([host, 400]);
});

test('the API pages can be switched off', async () => {
  await start({ API_DOCS: '0' });
  for (const url of ['/api/docs', '/api/openapi.json']) expect((await server.app.inject({ url })).statusCode).toBe(404);
});
