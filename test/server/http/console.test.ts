import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { temporaryFolder } from '#test/process';
import { readConfig } from '../../../src/server/settings/config';
import { serveConsole, withSettings } from '../../../src/server/http/console';
import { createHttp } from '../../../src/server/http/fastify';
import { admitOrigins } from '../../../src/server/http/security';
import { createLog } from '../../../src/server/start/log';

const page = '<!doctype html><html><head><title>Marquee</title></head><body><div id="root"></div></body></html>';
const script = 'console.log("chunk");'.repeat(50);
const folder = temporaryFolder();
mkdirSync(join(folder.path, 'assets'));
for (const [name, text] of [
  ['index.html', page],
  ['index.html.br', brotliCompressSync(page)],
  ['favicon.svg', '<svg/>'],
  ['assets/main.0123456789.js', script],
  ['assets/main.0123456789.js.br', brotliCompressSync(script)],
  ['assets/main.0123456789.js.gz', gzipSync(script)],
] as const) {
  writeFileSync(join(folder.path, name), text);
}

async function serving(env: Record<string, string> = {}, from = folder.path): Promise<FastifyInstance> {
  const config = readConfig(env);
  const app = createHttp({ config, log: createLog('silent') });
  serveConsole(app, { config }, from);
  return app;
}
let app: FastifyInstance;
beforeAll(async () => {
  app = await serving();
});
afterAll(async () => {
  await app.close();
  folder.remove();
});
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8', ...headers } });

const encoded = (url: string, accept: string) => get(url, { 'accept-encoding': accept });

test('every address of the console is the page, which browsers always revalidate and get once', async () => {
  for (const url of ['/', '/home?showTutorial=true', '/organisation/65f', '/resetpassword?token=x', '/campaign/a.b']) {
    const { statusCode, headers, body } = await get(url);
    expect([url, statusCode, headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<div id="root"></div>');
    expect((await get('/boards', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  }
});

test('the page is compressed with an encoding that the client accepts', async () => {
  for (const [accept, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip;q=0, br;q=0.5', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['identity', undefined],
    ['br; q=0', undefined],
    ['x-br', undefined],
    ['', undefined],
  ] as const) {
    const { headers, rawPayload } = await encoded('/', accept);
    expect([accept, headers['content-encoding']]).toEqual([accept, encoding]);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes }[encoding ?? 'none'];
    expect(unpack(rawPayload).toString()).toContain('marquee-api');
  }
});

test('files named by their hash are cached for ever and compressed at build time, others for an hour', async () => {
  const { headers, rawPayload } = await encoded('/assets/main.0123456789.js', 'br');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-type': expect.stringContaining('javascript'),
  });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  expect((await encoded('/assets/main.0123456789.js', 'gzip')).headers['content-encoding']).toBe('gzip');
  expect((await get('/assets/main.0123456789.js')).body).toBe(script);
  expect((await get('/favicon.svg')).headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'content-type': expect.stringContaining('image/svg+xml'),
  });
});

test('an open page still gets its chunks while the next build is written', async () => {
  const own = temporaryFolder();
  mkdirSync(join(own.path, 'assets'));
  writeFileSync(join(own.path, 'index.html'), page);
  writeFileSync(join(own.path, 'assets/part.js'), script);
  const other = await serving({}, own.path);
  own.remove();
  expect((await other.inject({ url: '/assets/part.js' })).body).toBe(script);
  await other.close();
});

test('an unchanged file is not sent again', async () => {
  const etag = String((await get('/favicon.svg')).headers['etag']);
  const statusFor = async (known: string) => (await get('/favicon.svg', { 'if-none-match': known })).statusCode;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) expect(await statusFor(known)).toBe(304);
  for (const known of ['"other"', '']) expect(await statusFor(known)).toBe(200);
});

test('caches keep responses for other origins and other encodings apart (Vary)', async () => {
  const config = readConfig({ CORS_ORIGINS: 'https://console.example' });
  const other = createHttp({ config, log: createLog('silent') });
  await admitOrigins(other, { config });
  serveConsole(other, { config }, folder.path);
  const { headers } = await other.inject({ url: '/favicon.svg', headers: { origin: 'https://console.example' } });
  expect(String(headers['vary']).toLowerCase().split(/, ?/).sort()).toEqual(['accept-encoding', 'origin']);
  await other.close();
});

test('what is no page of the console is a 404, and nothing outside its folder is served', async () => {
  for (const url of ['/assets/old.9876543210.js', '/api/nothing', '/files/none', '/sandbox/none', '/uploads/x'])
    expect([url, (await get(url)).json()]).toEqual([url, expect.objectContaining({ code: 'request.not_found' })]);
  expect((await get('/missing.png', { accept: 'image/avif,image/webp' })).statusCode).toBe(404);
  for (const url of ['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/index.html.br%00'])
    expect([url, (await get(url)).body]).toEqual([url, expect.not.stringContaining('"version"')]);
});

test('the page tells the console of this process: API, DevTools, name; all escaped', async () => {
  const other = await serving({ API_URL: 'https://api.example/base', DEVTOOLS: '0', PRODUCT_NAME: 'A "B" <C> & $1' });
  const { body } = await other.inject('/');
  expect(body).toContain('<title>A &#34;B&#34; &#60;C&#62; &#38; $1</title>');
  expect(body).toContain('<meta name="marquee-api" content="https://api.example/base">');
  expect(body).toContain('<meta name="marquee-devtools" content="0">');
  await other.close();
  const oidc = { OIDC_ISSUER: 'https://sso.example', OIDC_CLIENT_ID: 'm', OIDC_ROLE_MAP: 'r=Reviewer' };
  const sso = await serving({ ...oidc, OIDC_NAME: 'Acme SSO', PASSWORD_LOGIN: '0' });
  expect((await sso.inject('/')).body).toContain(
    '<meta name="marquee-oidc" content="Acme SSO"><meta name="marquee-password" content="0">',
  );
  await sso.close();
  expect(
    withSettings(page, {
      apiUrl: undefined,
      devtools: true,
      productName: 'Marquee',
      identity: readConfig({}).identity,
    }),
  ).toContain('<meta name="marquee-api" content=""><meta name="marquee-devtools" content="1">');
});

test('without a built console the server replies with one line of instructions', async () => {
  const bare = await serving({}, join(folder.path, 'none'));
  const { statusCode, headers, body } = await bare.inject('/');
  expect([statusCode, headers['content-type'], body]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'The console is not built. Run `npm run build`. The API is at /api/docs.\n',
  ]);
  await bare.close();
});
