import { confirmSecondFactor, startSecondFactor } from '#contract/secondFactor';
import { changePassword, forgotPassword, resetPassword, signOut } from '#contract/session';
import { startApp, type TestApp } from '#test/app';
import { mailTo, tokenIn } from '#test/mailbox';
import { aUser } from '#test/people';
import { createLog, withoutValues } from '../../../src/server/start/log';

const lines: string[] = [];
const log = createLog('trace', {
  write: (line) => {
    lines.push(line);
  },
});
const secrets = {
  password: 'six green bottles',
  wrong: 'seven green bottles',
  fresh: 'hanging on the wall',
  next: 'accidentally falling',
};
let server: TestApp;
beforeAll(async () => {
  server = await startApp({ LOG_LEVEL: 'trace' }, log);
  await aUser(server.db, { email: 'ana@test.example', isAdmin: true, password: secrets.password });
});
afterAll(() => server.close());

const logged = (): string => lines.join('');
const login = (loginPass: string) => server.login('ana@test.example', loginPass);

test('from invitation to deactivation, an account leaves no password, token, code or link in the log, at any level', async () => {
  await login(secrets.wrong);
  const { token } = (await login(secrets.password)).reply;
  const { secret, uri } = (
    await server.call(startSecondFactor, { body: { currentPassword: secrets.password } }, { token })
  ).reply;
  await server.call(confirmSecondFactor, { body: { totp: '000000' } }, { token });
  await server.call(
    changePassword,
    { body: { currentPassword: secrets.password, newPassword: secrets.fresh } },
    { token },
  );
  await server.call(signOut, {}, { token });
  await server.call(forgotPassword, { body: { loginEmail: 'ana@test.example' } }, { token: null });
  const link = tokenIn(await mailTo(server.services.config.dataDir, 'ana@test.example', 'Set a new'));
  await server.call(resetPassword, { body: { token: link } }, { token: null });
  await server.call(resetPassword, { body: { token: link, password: secrets.next } }, { token: null });
  await server.app.inject({ url: `/files/none?token=${link}&X-Amz-Signature=abc123` });
  for (const text of [...Object.values(secrets), token, secret, uri, link, 'abc123', server.token])
    expect(logged()).not.toContain(text);
});

test('each write has a line: method, route, status, time, who, request id', async () => {
  const { headers } = await login(secrets.wrong);
  const line = lines
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .find((entry) => entry['msg'] === 'request' && entry['reqId'] === headers['x-request-id']);
  expect(line).toMatchObject({
    level: 30,
    method: 'POST',
    route: '/api/super',
    status: 401,
    ms: expect.any(Number),
    user: null,
    address: '127.0.0.1',
  });
});

test('an internal error is logged with its query but without the values in it', async () => {
  await server.db.execute('alter table login_failures rename to elsewhere');
  await server.login('somebody.private@test.example', secrets.wrong);
  await server.db.execute('alter table elsewhere rename to login_failures');
  const line = lines.find((text) => text.includes('"level":50'));
  expect(line).toContain('login_failures');
  expect(line).toContain('[redacted]');
  expect(line).not.toContain('somebody.private');
});

test('values that a driver quotes are redacted', () => {
  const error = Object.assign(
    new Error('Failed query: insert into users\nparams: ana@test.example,Ana\n  at sea,$argon2id$v=19'),
    {
      code: '23505',
    },
  );
  expect(withoutValues(error)).toMatchObject({
    message: 'Failed query: insert into users\nparams: [redacted]',
    code: '23505',
  });
  expect(JSON.stringify(withoutValues(error))).not.toContain('at sea');
  expect(withoutValues(new Error('Key (email_key)=(ana@test.example) already exists.'))).toMatchObject({
    message: 'Key (email_key)=([redacted]) already exists.',
  });
});

test('named secrets are redacted wherever they are', () => {
  lines.length = 0;
  log.info({ token: 'mq_1', body: { loginPass: 'p', deep: { password: 'q' } }, fileURL: 'https://x' }, 'hello');
  expect(lines[0]).not.toMatch(/mq_1|"p"|"q"|https/);
});

describe('the caller in log lines', () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const call = async (app: TestApp, headers: Record<string, string>) => {
    lines.length = 0;
    const answer = await app.app.inject({ method: 'POST', url: '/api/nothing', headers });
    const line = lines.find((text) => text.includes('"msg":"request"')) ?? '{}';
    return { id: answer.headers['x-request-id'], line: JSON.parse(line) as Record<string, unknown> }; // pino writes an object
  };

  test.each([
    [`00-${trace}-00f067aa0ba902b7-01`, trace],
    [`00-${'0'.repeat(32)}-00f067aa0ba902b7-01`, undefined],
    ['"},{"level":60', undefined],
  ])('the trace of %j is in each line: %s', async (traceparent, logged) => {
    expect((await call(server, { traceparent })).line['trace']).toBe(logged);
  });

  test('the id of a request is the one that a trusted proxy gave it, else its own', async () => {
    const behind = await startApp({ LOG_LEVEL: 'trace', TRUST_PROXY: '1' }, log);
    const given = { 'x-request-id': 'from-the-proxy-1' };
    expect(await call(behind, given)).toMatchObject({ id: 'from-the-proxy-1', line: { reqId: 'from-the-proxy-1' } });
    const own = expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown;
    expect((await call(behind, { 'x-request-id': 'a b' })).id).toEqual(own);
    expect((await call(server, given)).id).toEqual(own);
    await behind.close();
  });
});
