import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Services } from '../../src/server/start/services';
import { callerOrigin } from '../../src/server/storage/addresses';
import type { SandboxScreen } from './screen';
import { watchAgent } from '../../src/server/provider/screenPages';
import { screensIn } from './drift';
import { nextRun, runNow } from './drift.queries';
import { publishers } from './screens';

const base = '/sandbox/inventory';
/** Seconds. */
const tokenLife = 300;
const largestPage = 100;
/** Accepted names of the publisher filter; the provider does not document its own. */
const byName = ['publisher_name', 'publisher__name'];
const byId = ['publisher', 'publisher_id'];

type Query = Record<string, string | string[] | undefined>;

/**
 * A sandbox of the screen-inventory provider with the same behaviour: a token for name and password, bearer
 * authentication, and pages in the format of Django REST framework with an absolute `next`. It allows any origin, as
 * the provider does. Each time the inventory watch starts to read the list, a few screens change; for all other callers
 * the list stays the same.
 */
export function addSandboxInventory(
  app: FastifyInstance,
  { config, database: { db } }: Pick<Services, 'config' | 'database'>,
): void {
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body.toString())));
    });
    scope.addHook('onRequest', async (_request, reply) => {
      void reply.headers({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      });
    });
    const hidden = { schema: { hide: true } };
    scope.options(`${base}/*`, hidden, (_request, reply) => reply.code(204).send());
    scope.post(`${base}/auth/oauth2/token/`, hidden, (request, reply) => issueToken(request, reply));
    scope.get(`${base}/api/publishers/`, hidden, (request, reply) =>
      withToken(request, reply, () => page(request, reply, publishers)),
    );
    let drawn: { run: number; screens: readonly SandboxScreen[] } | undefined;
    const screensOf = (run: number): readonly SandboxScreen[] => {
      if (drawn?.run !== run) drawn = { run, screens: screensIn(run) };
      return drawn.screens;
    };
    scope.get(`${base}/api/screens/`, hidden, (request, reply) =>
      withToken(request, reply, async () => {
        const query = request.query as Query; // Fastify parses queries to texts
        const isNewRun = request.headers['user-agent'] === watchAgent && Number(query['page'] ?? 1) === 1;
        const screens = screensOf(await (isNewRun ? nextRun(db) : runNow(db)));
        return page(request, reply, filtered(screens, query, config.publisherFilter));
      }),
    );
    scope.get<{ Params: { id: string } }>(`${base}/api/screens/:id/`, hidden, (request, reply) =>
      withToken(request, reply, async () => {
        const found = screensOf(await runNow(db)).find(({ id }) => String(id) === request.params.id);
        return found === undefined ? notFound(reply, 'Not found.') : json(reply, 200, found);
      }),
    );
    done();
  });
}

const json = (reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  reply.code(status).type('application/json').serializer(JSON.stringify).send(body);
const notFound = (reply: FastifyReply, detail: string): FastifyReply => json(reply, 404, { detail });

/** The demo has no secrets: any name and password are accepted, but both are required. */
function issueToken(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { username, password } = (request.body ?? {}) as { username?: unknown; password?: unknown }; // the parsed form
  if (typeof username !== 'string' || username === '' || typeof password !== 'string' || password === '')
    return json(reply, 401, { error: 'invalid_grant', error_description: 'Invalid credentials given.' });
  const expires = Math.floor(Date.now() / 1000) + tokenLife;
  return json(reply, 200, {
    access_token: `${String(expires)}.${signed(expires)}`,
    token_type: 'Bearer',
    expires_in: tokenLife,
  });
}

/** Tokens are signed, not stored, so that all processes accept them. */
const signed = (expires: number): string =>
  createHmac('sha256', 'marquee sandbox inventory').update(String(expires)).digest('base64url');

type Answer = FastifyReply | Promise<FastifyReply>;

function withToken(request: FastifyRequest, reply: FastifyReply, answer: () => Answer): Answer {
  const [, expires = '', signature = ''] =
    /^Bearer (\d{1,12})\.([\w-]{43})$/.exec(request.headers.authorization ?? '') ?? [];
  const isGood =
    signature !== '' &&
    timingSafeEqual(Buffer.from(signature), Buffer.from(signed(Number(expires)))) &&
    Number(expires) > Date.now() / 1000;
  return isGood
    ? answer()
    : json(reply.header('www-authenticate', 'Bearer'), 401, {
        detail: 'Authentication credentials were not provided or have expired.',
      });
}

function filtered(screens: readonly SandboxScreen[], query: Query, configured: string): readonly SandboxScreen[] {
  const tests = Object.entries(query).flatMap(([name, value]): ((screen: SandboxScreen) => boolean)[] => {
    const wanted = String(value);
    if (value === undefined || wanted === '') return [];
    if (name === 'device_id') return [({ device_id }) => device_id === wanted];
    if (byName.includes(name)) return [({ publisher }) => publisher.name === wanted];
    if (byId.includes(name) || name === configured)
      return [({ publisher }) => publisher.name === wanted || String(publisher.id) === wanted];
    return [];
  });
  return screens.filter((screen) => tests.every((test) => test(screen)));
}

/** As in Django REST framework: pages from 1, 404 out of range, other parameters kept in `next` and `previous`. */
function page(request: FastifyRequest, reply: FastifyReply, all: readonly unknown[]): FastifyReply {
  const query = request.query as Query; // Fastify parses queries to texts
  const size = Math.min(largestPage, Math.max(1, Math.floor(Number(query['page_size'] ?? largestPage)) || largestPage));
  const pages = Math.max(1, Math.ceil(all.length / size));
  const number = Number(query['page'] ?? 1);
  if (!Number.isInteger(number) || number < 1 || number > pages) return notFound(reply, 'Invalid page.');
  const address = (to: number): string => {
    const url = new URL(request.url, callerOrigin(request));
    url.searchParams.set('page', String(to));
    return url.href;
  };
  return json(reply, 200, {
    count: all.length,
    next: number < pages ? address(number + 1) : null,
    previous: number > 1 ? address(number - 1) : null,
    results: all.slice((number - 1) * size, number * size),
  });
}
