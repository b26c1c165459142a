import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, listenLocally } from '#test/listen';
import { sweep } from '#test/sweep';
import { createOidcIdentity } from '../../../../src/server/identity/identity.oidc';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: string[] = [];
let issuer: string;
const provider = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.on('error', () => undefined);
  answer(request, response);
});
/** Where a redirect, or what the metadata says, would lead the server. */
let inside: string;
const reached: string[] = [];
const inner = createServer((request, response) => {
  reached.push(request.url ?? '');
  response.end('{}');
});
beforeAll(async () => {
  [issuer, inside] = [await listenLocally(provider), await listenLocally(inner)];
});
afterAll(() => Promise.all([provider, inner].map(closeServer)));

const warnings: unknown[] = [];
const identity = () =>
  createOidcIdentity(
    {
      issuer,
      clientId: 'marquee',
      clientSecret: 's3cret',
      name: 'Acme SSO',
      scopes: undefined,
      roleClaim: 'groups',
      roleMap: new Map(),
    },
    { warn: (...line: unknown[]) => void warnings.push(line) },
    1,
  );
const json = (response: ServerResponse, body: object, status = 200, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
};
const metadata = () => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
});
const drip = (response: ServerResponse, part: string, everyMs: number): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(part), everyMs);
  response.on('close', () => clearInterval(timer));
};
/** Replies as the metadata of the provider. */
const bad: [string, (response: ServerResponse, request: IncomingMessage) => void][] = [
  ['never answers', () => undefined],
  ['drips its answer', (response) => drip(response, ' ', 100)],
  ['sends without an end', (response) => drip(response, 'x'.repeat(1_000_000), 1)],
  ['redirects into the network', (response) => response.writeHead(302, { location: `${inside}/admin` }).end()],
  ['redirects in a loop', (response, { url }) => response.writeHead(307, { location: url }).end()],
  ['is another issuer', (response) => json(response, { ...metadata(), issuer: 'https://accounts.example' })],
  ['answers with a page', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<b>Hello</b>')],
  [
    'answers with half of its metadata',
    (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"issuer"'),
  ],
  ['signs in at no address', (response) => json(response, { ...metadata(), authorization_endpoint: 'javascript:1' })],
  ['answers with a list', (response) => json(response, [])],
  ['cuts the connection', (response) => response.destroy()],
  ['fails', (response) => json(response, { error: 'server_error' }, 500)],
];
/** Replies of the token endpoint to a code. */
const lies: [string, (response: ServerResponse, request: IncomingMessage) => void][] = [
  ...bad.filter(([name]) => !/issuer/.test(name)),
  ['gives no ID token', (response) => json(response, { access_token: 'x', token_type: 'bearer' })],
  [
    'gives an unsigned ID token',
    (response) => json(response, { access_token: 'x', token_type: 'bearer', id_token: unsigned() }),
  ],
];
const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (): string => {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    aud: 'marquee',
    sub: 'admin',
    nonce: 'n',
    iat: now,
    exp: now + 300,
    groups: ['owners'],
  };
  return `${part({ alg: 'none' })}.${part(claims)}.`;
};

test('a provider that lies, loops, redirects or never ends is unreachable within seconds, and costs no memory', async () => {
  const before = process.memoryUsage().rss;
  await sweep(bad, async (reply) => {
    asked = [];
    answer = (request, response) => reply(response, request);
    const began = performance.now();
    await expect(identity().begin('http://localhost/oidc/callback')).rejects.toMatchObject({
      code: 'oidc.unreachable',
    });
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(asked).toEqual(['/.well-known/openid-configuration']);
  });
  expect(reached).toEqual([]);
  expect((process.memoryUsage().rss - before) / 1024 ** 2).toBeLessThan(150);
}, 60_000);

test('the same of its answer to a code, and of an ID token that it did not sign', async () => {
  await sweep(lies, async (reply) => {
    answer = (request, response) => {
      if (request.url === '/.well-known/openid-configuration') json(response, metadata());
      else if (request.url === '/jwks') json(response, { keys: [] });
      else reply(response, request);
    };
    const expected = { state: 's', nonce: 'n', codeVerifier: 'v'.repeat(43) };
    const callback = new URL(`http://localhost/oidc/callback?code=c&state=s&iss=${encodeURIComponent(issuer)}`);
    const began = performance.now();
    await expect(identity().redeem(callback, expected)).rejects.toMatchObject({ code: 'oidc.refused' });
    expect(performance.now() - began).toBeLessThan(5_000);
  });
  expect(reached).toEqual([]);
  expect(JSON.stringify(warnings)).not.toContain('s3cret');
}, 60_000);
