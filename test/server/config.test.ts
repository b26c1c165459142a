import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/server/settings/config';
import { isLoopback } from '../../src/server/settings/loopback.rules';
import { ConfigError } from '../../src/server/settings/configError';

test('without settings it is the demo on this machine', () => {
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

test('times are given in seconds; by default only a server with DATABASE_URL drains', () => {
  expect(readConfig({})).toMatchObject({ databaseWait: 10_000, drainFor: 0 });
  expect(readConfig({ DATABASE_URL: 'postgres://u@db.example/marquee' }).drainFor).toBe(2_000);
  expect(readConfig({ DRAIN_SECONDS: '30', DATABASE_WAIT_SECONDS: '0' })).toMatchObject({
    databaseWait: 0,
    drainFor: 30_000,
  });
  expect(() => readConfig({ DRAIN_SECONDS: '500' })).toThrow('DRAIN_SECONDS must be a number of seconds from 0 to 120');
});

test('an empty setting counts as unset', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', API_URL: '', DEMO: '' })).toEqual(readConfig({}));
});

test('with DATABASE_URL demo and DevTools are off by default', () => {
  const DATABASE_URL = 'postgres://u:p@db.example/marquee';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ demo: false, devtools: false });
  expect(readConfig({ DATABASE_URL, DEMO: '1' })).toMatchObject({ demo: true, devtools: true });
  expect(readConfig({ DEMO: '0', DEVTOOLS: '1' })).toMatchObject({ demo: false, devtools: true });
});

test('lists, addresses and numbers are read', () => {
  const DATABASE_URL = 'postgres://u:p@one:5432,two:5433/marquee?target_session_attrs=read-write';
  expect(
    readConfig({
      DATABASE_URL,
      PORT: '0',
      CORS_ORIGINS: 'https://a.example, https://b.example:8443',
      PUBLIC_URL: 'https://console.example/',
      ADMIN_PASSWORD: 'six green bottles',
      S3_BUCKET: 'artwork',
      S3_ENDPOINT: 'http://store:9000',
    }),
  ).toMatchObject({
    databaseUrl: DATABASE_URL,
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
  expect(readConfig({ TRUST_PROXY: text, DEMO: '0' }).trustProxy).toEqual(meant);
});

test.each([
  [{ PORT: '99999' }, 'PORT must be a number from 0 to 65535'],
  [{ DATABASE_URL: 'mysql://localhost/x' }, 'DATABASE_URL must start with postgres:// or postgresql://'],
  [
    { DATABASE_URL: 'postgres://u@one:5432,two:x/marquee' },
    'DATABASE_URL must be an address like postgres://user:password@host:5432/name, with commas between several hosts',
  ],
  [
    { DATABASE_URL: 'postgres://u@one,two/marquee?target_session_attrs=prefer-standby' },
    'DATABASE_URL must not ask for a standby: target_session_attrs is read-write or left out',
  ],
  [{ API_URL: 'javascript:alert(1)' }, 'API_URL must be an http or https address'],
  [{ S3_ENDPOINT: 'http://store:9000' }, 'S3_BUCKET must be set together with S3_ENDPOINT'],
  [{ SSP_DRIVER: 'openrtb' }, 'SSP_DRIVER must be admgmt, reach or manual'],
  [{ SSP_WEBHOOK_SECRET: 'short' }, 'SSP_WEBHOOK_SECRET must have 8 characters or more'],
  [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must start with smtp:// or smtps://'],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL must be an address like smtp://user:password@mail.example.com:587'],
  [{ DEMO: 'maybe' }, 'DEMO must be 1 or 0'],
  [{ PRODUCT_NAME: 'x'.repeat(61) }, 'PRODUCT_NAME must have 60 characters or fewer'],
  [{ ADMIN_EMAIL: 'robin' }, 'ADMIN_EMAIL must be an e-mail address'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have 12 characters or more'],
  [
    { CORS_ORIGINS: 'https://a.example/path' },
    'CORS_ORIGINS must list origins like https://console.example.com, separated by commas; "https://a.example/path" is not one',
  ],
  [{ RATE_LIMIT_USER: 'many' }, 'RATE_LIMIT_USER must be a number of calls a minute, or 0 for no limit'],
  [
    { ALLOWED_HOSTS: 'https://console.example' },
    'ALLOWED_HOSTS must list host names without port like console.example.com or *.example.com, separated by commas',
  ],
  [
    { TRUST_PROXY: 'everybody' },
    'TRUST_PROXY must be off, a number of proxies, or a list of addresses like 10.0.0.0/8, loopback',
  ],
  [
    { TRUST_PROXY: 'on' },
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
    { TRUST_PROXY: 'loopback' },
    'TRUST_PROXY says that others come through a proxy, but the demo accounts have a public password: set ADMIN_PASSWORD, or DEMO=0, or leave TRUST_PROXY unset',
  ],
  [
    { ALLOWED_HOSTS: 'localhost, console.example' },
    'ALLOWED_HOSTS names a host that others reach, but the demo accounts have a public password: set ADMIN_PASSWORD, or DEMO=0, or leave ALLOWED_HOSTS unset',
  ],
  [
    { PORT: 'x', LOG_LEVEL: 'loud' },
    'PORT must be a number from 0 to 65535; LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent',
  ],
])('%j is refused', (env, message) => {
  expect(() => readConfig(env)).toThrow(new ConfigError(message));
});

test.each([
  ['DATABAS_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['S3_BUCKT', 'S3_BUCKET'],
  ['PUBLIC_ULR', 'PUBLIC_URL'],
])('%s is refused by name', (name, meant) => {
  expect(() => readConfig({ [name]: 'x' })).toThrow(new ConfigError(`${name} is unknown: write ${meant}, or unset it`));
});

test.each(['HOSTNAME', 'DATABASE_HOST', 'S3_PORT', 'LOGNAME', 'SMTP_PORT_25_TCP', 'npm_config_user_agent'])(
  '%s may be set, because other programs use it',
  (name) => {
    expect(readConfig({ [name]: 'x' })).toEqual(readConfig({}));
  },
);

test('a demo may be reached from outside with a password of its own', () => {
  expect(readConfig({ HOST: '0.0.0.0', ADMIN_PASSWORD: 'six green bottles' }).demo).toBe(true);
  expect(readConfig({ HOST: '0.0.0.0', DEMO: '0' }).demo).toBe(false);
  const PUBLIC_URL = 'https://console.example';
  expect(readConfig({ PUBLIC_URL, ADMIN_PASSWORD: 'six green bottles' }).demo).toBe(true);
  expect(readConfig({ PUBLIC_URL, DEMO: '0' }).demo).toBe(false);
  for (const open of [{ TRUST_PROXY: '1' }, { ALLOWED_HOSTS: 'console.example' }]) {
    expect(readConfig({ ...open, ADMIN_PASSWORD: 'six green bottles' }).demo).toBe(true);
    expect(readConfig({ ...open, DEMO: '0' }).demo).toBe(false);
  }
  expect(readConfig({ TRUST_PROXY: 'off', ALLOWED_HOSTS: 'localhost' }).demo).toBe(true);
});

test('a demo may have the public URL of this machine', () => {
  for (const PUBLIC_URL of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ demo: true, publicUrl: PUBLIC_URL });
  const own = [
    '127.0.0.1',
    '127.1.2.3',
    '::1',
    'localhost',
    '0:0:0:0:0:0:0:1',
    '::ffff:127.0.0.1',
    'console.localhost',
  ];
  const others = ['0.0.0.0', '::', '10.0.0.1', '127.0.0.1.nip.io', '127.evil.example', '::ffff:10.0.0.1'];
  expect([...own, ...others].filter(isLoopback)).toEqual(own);
});

test('the sandbox has the fixed token only if no other machine can reach it', () => {
  const ADMIN_PASSWORD = 'six green bottles';
  const tokenOf = (env: Record<string, string>) => readConfig({ ADMIN_PASSWORD, ...env }).ssp.token;
  expect(tokenOf({})).toBe('sandbox');
  for (const env of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://console.example' }, { TRUST_PROXY: '1' }]) {
    expect(tokenOf(env)).toMatch(/^[\w-]{32}$/);
    expect(tokenOf(env)).not.toBe(tokenOf(env));
  }
  expect(tokenOf({ HOST: '0.0.0.0', SSP_TOKEN: 'ours' })).toBe('ours');
  expect(tokenOf({ SSP_URL: 'https://platform.example' })).toBeUndefined();
});

test('a secret key is long; earlier ones follow it', () => {
  const [now, before] = ['n'.repeat(32), 'b'.repeat(44)];
  expect(readConfig({}).secretKeys).toEqual([]);
  expect(readConfig({ SECRET_KEY: `${now}, ${before}` }).secretKeys).toEqual([now, before]);
  for (const SECRET_KEY of ['short', `${now},short`])
    expect(() => readConfig({ SECRET_KEY })).toThrow('SECRET_KEY must be a random text of 32 characters or more');
});

describe('a setting from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-settings-'));
  const file = join(folder, 'secret');
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is read without the line break at its end', () => {
    writeFileSync(file, 'six green bottles\n');
    expect(readConfig({ ADMIN_PASSWORD_FILE: file }).firstAdmin.password).toBe('six green bottles');
    writeFileSync(file, 'postgres://u:p@db.example/marquee\r\n');
    expect(readConfig({ DATABASE_URL_FILE: file }).databaseUrl).toBe('postgres://u:p@db.example/marquee');
  });

  test('is validated like any other setting', () => {
    writeFileSync(file, 'short');
    expect(() => readConfig({ SSP_WEBHOOK_SECRET_FILE: file })).toThrow(
      new ConfigError('SSP_WEBHOOK_SECRET must have 8 characters or more'),
    );
  });

  test('must be readable, of a sane size, and the only one', () => {
    expect(() => readConfig({ SSP_TOKEN_FILE: join(folder, 'none') })).toThrow(
      new ConfigError(`SSP_TOKEN_FILE: ${join(folder, 'none')} cannot be read (ENOENT)`),
    );
    expect(() => readConfig({ SSP_TOKEN_FILE: file, SSP_TOKEN: 'other' })).toThrow(
      new ConfigError('SSP_TOKEN and SSP_TOKEN_FILE are both set: keep one of them'),
    );
    writeFileSync(file, 'x'.repeat(65 * 1024));
    expect(() => readConfig({ SSP_TOKEN_FILE: file })).toThrow(`SSP_TOKEN_FILE: ${file} is too large for a setting`);
  });
});

test('deleted artwork is kept for a month, or as long as the setting says', () => {
  expect(readConfig({}).deletedArtworkDays).toBe(30);
  expect(readConfig({ DELETED_ARTWORK_DAYS: '0' }).deletedArtworkDays).toBe(0);
  expect(() => readConfig({ DELETED_ARTWORK_DAYS: 'never' })).toThrow(
    new ConfigError('DELETED_ARTWORK_DAYS must be a number of days up to 9999, or 0 for ever'),
  );
});
