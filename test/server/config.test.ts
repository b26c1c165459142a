import { ConfigError, isLoopback, readConfig } from '../../src/server/config';

test('nothing set: the demo on this machine', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    s3: undefined,
    inventory: undefined,
    publisherFilter: 'publisher_name',
    demo: true,
    devtools: true,
    productName: 'Marquee',
    apiUrl: undefined,
    publicUrl: undefined,
    corsOrigins: [],
    trustProxy: false,
    logLevel: 'info',
    ssp: { driver: 'admgmt', bidderId: 'marquee' },
    mail: { smtpUrl: undefined },
  });
});

test('an empty setting is no setting', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', API_URL: '', DEMO: '' })).toEqual(readConfig({}));
});

test('with DATABASE_URL there is no demo, and no DevTools, unless asked for', () => {
  const DATABASE_URL = 'postgres://u:p@db.example/marquee';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ demo: false, devtools: false });
  expect(readConfig({ DATABASE_URL, DEMO: '1' })).toMatchObject({ demo: true, devtools: true });
  expect(readConfig({ DEMO: '0', DEVTOOLS: '1' })).toMatchObject({ demo: false, devtools: true });
});

test('lists, addresses and numbers are read', () => {
  expect(
    readConfig({
      PORT: '0',
      CORS_ORIGINS: 'https://a.example, https://b.example:8443',
      PUBLIC_URL: 'https://console.example/',
      ADMIN_PASSWORD: 'six green bottles',
      S3_BUCKET: 'artwork',
      S3_ENDPOINT: 'http://store:9000',
    }),
  ).toMatchObject({
    port: 0,
    corsOrigins: ['https://a.example', 'https://b.example:8443'],
    publicUrl: 'https://console.example',
    s3: { bucket: 'artwork', endpoint: 'http://store:9000', region: 'us-east-1' },
  });
});

test.each([
  ['off', false],
  ['0', false],
  ['2', 2],
  ['loopback, 10.0.0.0/8', 'loopback, 10.0.0.0/8'],
  ['::1', '::1'],
])('TRUST_PROXY=%s', (text, meant) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(meant);
});

test.each([
  [{ PORT: '99999' }, 'PORT must be a number from 0 to 65535'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must start with postgres:// or postgresql://'],
  [{ API_URL: 'javascript:alert(1)' }, 'API_URL must be an http or https address'],
  [{ S3_ENDPOINT: 'http://store:9000' }, 'S3_BUCKET must be set together with S3_ENDPOINT'],
  [{ SSP_DRIVER: 'openrtb' }, 'SSP_DRIVER must be admgmt, reach or manual'],
  [{ SSP_WEBHOOK_SECRET: 'short' }, 'SSP_WEBHOOK_SECRET must have 8 characters or more'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must start with smtp:// or smtps://'],
  [{ ADMIN_EMAIL: 'robin' }, 'ADMIN_EMAIL must be an e-mail address'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have 12 characters or more'],
  [
    { CORS_ORIGINS: 'https://a.example/path' },
    'CORS_ORIGINS must list origins like https://console.example.com, separated by commas; "https://a.example/path" is none',
  ],
  [
    { CORS_ORIGINS: '*' },
    'CORS_ORIGINS must list origins like https://console.example.com, separated by commas; "*" is none',
  ],
  [
    { TRUST_PROXY: 'everybody' },
    'TRUST_PROXY must be off, a number of proxies, or a list of addresses like 10.0.0.0/8, loopback',
  ],
  [
    { TRUST_PROXY: '10.0.0.0/33' },
    'TRUST_PROXY must be off, a number of proxies, or a list of addresses like 10.0.0.0/8, loopback',
  ],
  [
    { TRUST_PROXY: 'on' },
    'TRUST_PROXY must not be on, which believes any forwarded address: set the number of proxies, or their addresses like 10.0.0.0/8, loopback',
  ],
  [
    { TRUST_PROXY: 'true' },
    'TRUST_PROXY must not be on, which believes any forwarded address: set the number of proxies, or their addresses like 10.0.0.0/8, loopback',
  ],
  [
    { PUBLIC_URL: 'https://console.example' },
    'PUBLIC_URL is reachable from outside, but the demo accounts have a public password: set ADMIN_PASSWORD, or DEMO=0, or leave PUBLIC_URL unset',
  ],
  [
    { HOST: '0.0.0.0' },
    'HOST is reachable from outside, but the demo accounts have a public password: set ADMIN_PASSWORD, or DEMO=0, or keep HOST on 127.0.0.1',
  ],
  [
    { PORT: 'x', LOG_LEVEL: 'loud' },
    'PORT must be a number from 0 to 65535; LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
  ],
])('%j is refused', (env, message) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(message));
});

test('a demo may be reached from outside with a password of its own', () => {
  expect(readConfig({ HOST: '0.0.0.0', ADMIN_PASSWORD: 'six green bottles' }).demo).toBe(true);
  expect(readConfig({ HOST: '0.0.0.0', DEMO: '0' }).demo).toBe(false);
  const PUBLIC_URL = 'https://console.example';
  expect(readConfig({ PUBLIC_URL, ADMIN_PASSWORD: 'six green bottles' }).demo).toBe(true);
  expect(readConfig({ PUBLIC_URL, DEMO: '0' }).demo).toBe(false);
});

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
  'a demo may be at %s',
  (PUBLIC_URL) => {
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ demo: true, publicUrl: PUBLIC_URL });
  },
);

test.each([
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['::1', true],
  ['localhost', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.1', false],
])('%s is loopback: %s', (host, is) => {
  expect(isLoopback(host)).toBe(is);
});
