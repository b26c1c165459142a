import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../../src/server/settings/config';
import { failure } from '../../../src/server/http/failure';
import { createHttp } from '../../../src/server/http/fastify';
import { admitOrigins, secureHeaders } from '../../../src/server/http/security';
import type { Inventory } from '../../../src/server/provider/provider';
import { createLog } from '../../../src/server/start/log';

const apps: FastifyInstance[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** The HTTP layer, which sets the headers and needs no database. */
async function started(env: Record<string, string> = {}): Promise<FastifyInstance> {
  const config = readConfig(env);
  const app = createHttp({ config, log: createLog('silent') });
  const unused = (): never => {
    throw new Error('not asked here');
  };
  const inventory: Inventory = {
    publicUrl: config.inventory?.url ?? '/sandbox/inventory',
    token: unused,
    readScreens: unused,
    findScreen: unused,
  };
  await secureHeaders(app, { config, inventory });
  await admitOrigins(app, { config });
  app.get('/', () => 'page');
  app.post('/api/super', () => 'in');
  app.get('/api/user/', ({ headers }) => {
    if (headers.authorization === undefined) throw failure('session.required');
    return 'me';
  });
  apps.push(app);
  return app;
}

const policyOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => {
        const [name = '', ...sources] = directive.trim().split(' ');
        return [name, sources.join(' ')];
      }),
  );

test('the security headers are exactly the documented ones', async () => {
  const { headers } = await (await started()).inject('/');
  expect(policyOf(headers)).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob: https:",
    'media-src': "'self' blob:",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'strict-transport-security': expect.stringMatching(/max-age=31536000/),
    'permissions-policy': expect.stringContaining('geolocation=()'),
    'x-robots-tag': 'noindex',
  });
  expect(headers['x-powered-by']).toBeUndefined();
  expect(headers['server']).toBeUndefined();
});

test('store, provider and another API are the only other origins', async () => {
  const app = await started({
    S3_BUCKET: 'artwork',
    S3_ENDPOINT: 'http://store.example:9000/s3',
    INVENTORY_URL: 'https://reach.example/api/v1',
    API_URL: 'https://api.example/base',
  });
  const policy = policyOf((await app.inject('/')).headers);
  expect(policy['connect-src']).toBe(
    "'self' http://store.example:9000 http://artwork.store.example:9000 https://reach.example https://api.example",
  );
  expect(policy['img-src']).toBe(
    "'self' data: blob: https: http://store.example:9000 http://artwork.store.example:9000 https://api.example",
  );
  expect(policy['media-src']).toBe(
    "'self' blob: http://store.example:9000 http://artwork.store.example:9000 https://api.example",
  );
});

test("a bucket of Amazon's is known by both of its addresses", async () => {
  const app = await started({ S3_BUCKET: 'artwork', S3_REGION: 'eu-west-1' });
  expect(policyOf((await app.inject('/')).headers)['connect-src']).toBe(
    "'self' https://s3.eu-west-1.amazonaws.com https://artwork.s3.eu-west-1.amazonaws.com",
  );
});

describe('other origins', () => {
  const preflight = {
    origin: 'https://console.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-type,if-match',
  };

  test('get nothing while CORS_ORIGINS names none', async () => {
    const app = await started();
    expect(
      (await app.inject({ method: 'OPTIONS', url: '/api/super', headers: preflight })).headers[
        'access-control-allow-origin'
      ],
    ).toBeUndefined();
    expect(
      (
        await app.inject({
          url: '/api/user/',
          headers: { origin: 'https://console.example', authorization: 'Bearer x' },
        })
      ).headers['access-control-allow-origin'],
    ).toBeUndefined();
  });

  test('are allowed if CORS_ORIGINS names them; others are not', async () => {
    const app = await started({ CORS_ORIGINS: 'https://console.example,https://second.example' });
    const allowed = await app.inject({ method: 'OPTIONS', url: '/api/super', headers: preflight });
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      'access-control-allow-origin': 'https://console.example',
      'access-control-allow-headers': 'authorization,content-type,if-match',
      'access-control-allow-methods': 'GET, POST, PUT',
    });
    expect(allowed.headers['access-control-allow-credentials']).toBeUndefined();
    const read = await app.inject({
      url: '/api/user/',
      headers: { origin: 'https://second.example', authorization: 'Bearer x' },
    });
    expect(read.headers).toMatchObject({
      'access-control-allow-origin': 'https://second.example',
      'access-control-expose-headers': 'etag, x-request-id, retry-after',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const refused = await app.inject({
      method: 'OPTIONS',
      url: '/api/super',
      headers: { ...preflight, origin: 'https://console.example.evil.example' },
    });
    expect(refused.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('read the reason of a refusal too', async () => {
    const app = await started({ CORS_ORIGINS: 'https://console.example' });
    const { statusCode, headers } = await app.inject({
      url: '/api/user/',
      headers: { origin: 'https://console.example' },
    });
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([401, 'https://console.example']);
  });
});
