import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { buildUrl, type CallInput, type Endpoint, type ReplyOf } from '#contract/endpoint';
import type { FailureBody } from '#contract/failure';
import { signIn } from '#contract/session';
import { buildApp } from '../../src/server/app';
import { createServices } from '../../src/server/start/compose';
import { readConfig } from '../../src/server/settings/config';
import { createLog } from '../../src/server/start/log';
import type { Services } from '../../src/server/start/services';
import { openTestDatabase } from './database';
import { aUser, signInAs } from './people';

export interface Answer<E extends Endpoint> {
  status: number;
  headers: Record<string, unknown>;
  /** The reply of a 200. Throws with the failure where the call failed. */
  reply: ReplyOf<E>;
  /** The failure of any other status. */
  failure: FailureBody;
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  db: Services['database']['db'];
  /** A bearer token of an administrator `robin@test.example` (Robin Vale). */
  token: string;
  adminId: string;
  /** One contract call as the administrator (or as somebody else, or with headers). */
  call<E extends Endpoint>(
    call: E,
    input?: CallInput<E>,
    as?: { token?: string | null; headers?: Record<string, string> },
  ): Promise<Answer<E>>;
  /** Signs in with a password. */
  login(loginEmail: string, loginPass: string, headers?: Record<string, string>): Promise<Answer<typeof signIn>>;
  /** Listens on a free port and returns the address: for tests that need real HTTP (out-box, sandboxes, browsers). */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** The real application over a database of its own; `env` are settings as in docs/settings.md, `log` takes the log lines. Demo data is not loaded: tests make what they need. */
export async function startApp(env: Record<string, string> = {}, log?: FastifyBaseLogger): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'six green bottles',
    WORDS_LANGUAGES: 'off',
    ...env,
  });
  const database = await openTestDatabase();
  let address = '';
  const services = await createServices(config, database, log ?? createLog(config.logLevel), () => address);
  const app = await buildApp(services);
  const adminId = await aUser(database.db, {
    email: 'robin@test.example',
    firstName: 'Robin',
    lastName: 'Vale',
    isAdmin: true,
  });
  const token = await signInAs(database.db, adminId);
  return {
    app,
    services,
    db: database.db,
    token,
    adminId,
    call: (call, input, as) => callApp(app, token, call, input, as),
    login: (loginEmail, loginPass, headers = {}) =>
      callApp(app, token, signIn, { body: { loginEmail, loginPass } }, { token: null, headers }),
    listen: async () => {
      address = await app.listen({ port: 0, host: '127.0.0.1' });
      return address;
    },
    close: async () => {
      await services.outbox.stop();
      await services.watch.stop();
      await services.pictureHashes.stop();
      await services.pictureWords.stop();
      const closed = app.close();
      // A connection that a test has just left may count as busy, and would be waited for until its keep-alive ends.
      app.server.closeAllConnections();
      await closed;
      services.media.close();
      await services.storage.close();
      await services.mail.close();
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The application for the tests of a file: it starts before them and closes after them. `env` as for `startApp`. */
export function testApp(env: Record<string, string> = {}): TestApp {
  const app = {} as TestApp; // filled before the first test
  beforeAll(async () => void Object.assign(app, await startApp(env)));
  afterAll(() => app.close());
  return app;
}

/** One request that need not be a call of the contract: without a token it has no session, and its payload is JSON. */
export const inject = (
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD',
  url: string,
  { token = null, payload, headers }: { token?: string | null; payload?: unknown; headers?: Record<string, string> },
) =>
  app.inject({
    method,
    url,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(payload === undefined ? {} : { payload: typeof payload === 'string' ? payload : JSON.stringify(payload) }),
  });

async function callApp<E extends Endpoint>(
  app: FastifyInstance,
  adminToken: string,
  call: E,
  input: CallInput<E> = {},
  as: { token?: string | null; headers?: Record<string, string> } = {},
): Promise<Answer<E>> {
  const url = buildUrl(
    call,
    input.params as Record<string, unknown> | undefined,
    input.query as Record<string, unknown> | undefined,
  ); // contract params and queries are objects of plain values
  const response = await inject(app, call.method, url, {
    token: as.token === undefined ? adminToken : as.token,
    ...(call.method === 'GET' ? {} : { payload: input.body }),
    headers: { ...(call.method === 'GET' ? {} : { 'content-type': 'application/json' }), ...as.headers },
  });
  const body: unknown = response.body === '' ? null : response.json();
  return {
    status: response.statusCode,
    headers: response.headers,
    get reply(): ReplyOf<E> {
      if (response.statusCode !== 200)
        throw new Error(`${call.name} answered ${String(response.statusCode)}: ${response.body}`);
      return call.reply.parse(body) as ReplyOf<E>; // parsed by the very schema the type comes from
    },
    get failure(): FailureBody {
      if (response.statusCode < 400)
        throw new Error(`${call.name} answered ${String(response.statusCode)}, no failure`);
      return body as FailureBody; // the error handler writes nothing else
    },
  };
}
