import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { z } from 'zod';
import { isProxyList, trustProxy } from './proxies.rules';
import { misspelt } from './settingNames.rules';
import { ConfigError } from './configError';
import { withSettingFiles } from './settingFiles';
import {
  callsAMinute,
  databaseUrl,
  days,
  flag,
  logLevel,
  seconds,
  shortText,
  smtpUrl,
  standbyUrl,
  timeOfDay,
  url,
  wordLanguages,
} from './settingKinds';
import { hasLoopbackHost, isLoopback } from './loopback.rules';
import { refuseOpenDemo } from './openDemo';
import { splitList } from './settingList';
import { identitySettings, readIdentity } from './identitySettings';

const environment = z
  .object({
    ...identitySettings,
    PORT: z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
      .transform(Number)
      .pipe(z.number().max(65_535, 'must be a number from 0 to 65535')),
    HOST: z.string(),
    DATA_DIR: z.string(),
    DATABASE_URL: databaseUrl,
    DATABASE_READ_URL: standbyUrl,
    MIGRATE_DATABASE_URL: databaseUrl,
    DATABASE_WAIT_SECONDS: seconds(600),
    DRAIN_SECONDS: seconds(120),
    S3_ENDPOINT: url,
    S3_BUCKET: z.string().min(3, 'must have 3 characters or more'),
    S3_REGION: z.string(),
    INVENTORY_URL: url,
    INVENTORY_USERNAME: z.string(),
    INVENTORY_PASSWORD: z.string(),
    INVENTORY_PUBLISHER_FILTER: z.string().regex(/^\w{1,50}$/, 'must be the name of a query parameter'),
    INVENTORY_CHECK_AT: timeOfDay,
    SSP_URL: url,
    SSP_TOKEN: z.string(),
    SSP_DRIVER: z.enum(['admgmt', 'reach', 'manual'], 'must be admgmt, reach or manual'),
    SSP_BIDDER_ID: z.string(),
    SSP_WEBHOOK_SECRET: z.string().min(8, 'must have 8 characters or more'),
    SMTP_URL: smtpUrl,
    MAIL_FROM: z.string(),
    ADMIN_EMAIL: z.email('must be an e-mail address'),
    ADMIN_PASSWORD: z.string().min(12, 'must have 12 characters or more'),
    DEMO: flag,
    PRODUCT_NAME: shortText(60),
    API_URL: url,
    PUBLIC_URL: url,
    CORS_ORIGINS: z.string(),
    ALLOWED_HOSTS: z
      .string()
      .refine(
        (text) => splitList(text).every((name) => /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/i.test(name)),
        'must list host names without port like console.example.com or *.example.com, separated by commas',
      ),
    API_DOCS: flag,
    RATE_LIMIT_SIGN_IN: callsAMinute,
    RATE_LIMIT_ADDRESS: callsAMinute,
    RATE_LIMIT_USER: callsAMinute,
    TRUST_PROXY: z
      .string()
      .refine((text) => !/^(on|true)$/.test(text), {
        message:
          'must not be on, which believes any forwarded address: set the number of proxies, or their addresses like 10.0.0.0/8, loopback',
        abort: true,
      })
      .refine(isProxyList, 'must be off, a number of proxies, or a list of addresses like 10.0.0.0/8, loopback'),
    DELETED_ARTWORK_DAYS: days,
    WORDS_LANGUAGES: wordLanguages,
    SECRET_KEY: z
      .string()
      .refine(
        (text) => splitList(text).every((key) => key.length >= 32),
        'must be a random text of 32 characters or more, like that of `openssl rand -base64 32`; earlier keys follow after commas',
      ),
    DEVTOOLS: flag,
    METRICS_TOKEN: z.string().regex(/^[\w-]{20,200}$/, 'must have 20 to 200 letters, digits, _ or -'),
    // Read by OpenTelemetry's own packages; listed here so that their values are checked and their names are known.
    OTEL_EXPORTER_OTLP_ENDPOINT: url,
    OTEL_SERVICE_NAME: z.string(),
    AUDIT_LOG: z.literal('stdout', 'must be stdout, or unset'),
    LOG_LEVEL: logLevel,
  })
  .partial();

/** Reads the settings once. @throws ConfigError naming every wrong setting and what it must be. */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
  const names = Object.keys(environment.shape);
  const parsed = environment.safeParse(withSettingFiles(env, names));
  const wrong = misspelt(Object.keys(env), [...names, ...names.map((name) => `${name}_FILE`)]);
  if (wrong.length > 0)
    throw new ConfigError(wrong.map(({ name, meant }) => `${name} is unknown: write ${meant}, or unset it`).join('; '));
  if (!parsed.success)
    throw new ConfigError(parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`).join('; '));
  const given = parsed.data;
  const demo = given.DEMO ?? given.DATABASE_URL === undefined;
  const host = given.HOST ?? '127.0.0.1';
  checkTogether(given, demo, host);
  return {
    port: given.PORT ?? 3000,
    host,
    dataDir: resolve(given.DATA_DIR ?? '.data'),
    databaseUrl: given.DATABASE_URL,
    /** A standby, for long or frequent reads. */
    readUrl: given.DATABASE_READ_URL,
    /** Where migrations run instead: past a pooler, or as another role. */
    migrateUrl: given.MIGRATE_DATABASE_URL,
    /** How long a start waits for a database that cannot be reached yet: milliseconds. */
    databaseWait: given.DATABASE_WAIT_SECONDS ?? 10_000,
    /** How long requests are still served after SIGTERM, while `/readyz` answers 503: milliseconds. */
    drainFor: given.DRAIN_SECONDS ?? (given.DATABASE_URL === undefined ? 0 : 2_000),
    s3:
      given.S3_BUCKET === undefined
        ? undefined
        : { endpoint: given.S3_ENDPOINT, bucket: given.S3_BUCKET, region: given.S3_REGION ?? 'us-east-1' },
    /** Undefined: the built-in sandbox. */
    inventory:
      given.INVENTORY_URL === undefined
        ? undefined
        : {
            url: given.INVENTORY_URL,
            username: given.INVENTORY_USERNAME ?? '',
            password: given.INVENTORY_PASSWORD ?? '',
          },
    publisherFilter: given.INVENTORY_PUBLISHER_FILTER ?? 'publisher_name',
    inventoryCheckAt: given.INVENTORY_CHECK_AT ?? '03:00',
    ssp: {
      url: given.SSP_URL,
      token: given.SSP_TOKEN ?? (given.SSP_URL === undefined ? sandboxToken(given, host) : undefined),
      driver: given.SSP_DRIVER ?? 'admgmt',
      bidderId: given.SSP_BIDDER_ID ?? 'marquee',
      webhookSecret: given.SSP_WEBHOOK_SECRET,
    },
    mail: { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM ?? 'Marquee <marquee@localhost>' },
    firstAdmin: { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD },
    demo,
    productName: given.PRODUCT_NAME ?? 'Marquee',
    /** The API the console talks to; undefined: this server. */
    apiUrl: given.API_URL,
    /**
     * The public address of the console, for links in mails; undefined: this server's own address. Never taken from a
     * request, whose Host header can be forged.
     */
    publicUrl: given.PUBLIC_URL?.replace(/\/+$/, ''),
    corsOrigins: splitList(given.CORS_ORIGINS),
    /** Host names (lower case, `*.` for any subdomain) under which requests are answered; none: any. */
    allowedHosts: splitList(given.ALLOWED_HOSTS).map((name) => name.toLowerCase()),
    /** Whether `/api/docs` and `/api/openapi.json` are served. */
    apiDocs: given.API_DOCS ?? true,
    /** Calls a minute; 0: no limit. */
    rateLimits: {
      signIn: given.RATE_LIMIT_SIGN_IN ?? 600,
      address: given.RATE_LIMIT_ADDRESS ?? 30_000,
      user: given.RATE_LIMIT_USER ?? 120_000,
    },
    identity: readIdentity(given, demo),
    trustProxy: trustProxy(given.TRUST_PROXY),
    /** What stored secrets are encrypted with: the first key encrypts, all of them decrypt; empty without the setting. */
    secretKeys: splitList(given.SECRET_KEY),
    /** How long the bytes of deleted artwork are kept: days; 0: for ever. */
    deletedArtworkDays: given.DELETED_ARTWORK_DAYS ?? 30,
    /** The languages in which words in pictures are read; empty: none are read. */
    wordLanguages: given.WORDS_LANGUAGES ?? ['eng'],
    devtools: given.DEVTOOLS ?? demo,
    /** The bearer token for `/metrics`; undefined: no metrics. */
    metricsToken: given.METRICS_TOKEN,
    /** Where the audit log is written in addition to the database. */
    auditLog: given.AUDIT_LOG,
    logLevel: given.LOG_LEVEL ?? 'info',
  };
}

export type Config = Readonly<ReturnType<typeof readConfig>>;

/** Of the sandbox platform: a fixed one if, by the settings, only this machine can reach the server, else a new one at each start. */
const sandboxToken = ({ PUBLIC_URL, TRUST_PROXY }: z.output<typeof environment>, host: string): string =>
  isLoopback(host) && (PUBLIC_URL === undefined || hasLoopbackHost(PUBLIC_URL)) && trustProxy(TRUST_PROXY) === false
    ? 'sandbox'
    : randomBytes(24).toString('base64url');

function checkTogether(given: z.output<typeof environment>, demo: boolean, host: string): void {
  if (given.S3_ENDPOINT !== undefined && given.S3_BUCKET === undefined)
    throw new ConfigError('S3_BUCKET must be set together with S3_ENDPOINT');
  if (given.DATABASE_READ_URL !== undefined && given.DATABASE_URL === undefined)
    throw new ConfigError('DATABASE_URL must be set together with DATABASE_READ_URL');
  if (demo && given.ADMIN_PASSWORD === undefined) refuseOpenDemo(given, host);
  const wrong = splitList(given.CORS_ORIGINS).find(
    (origin) => !URL.canParse(origin) || new URL(origin).origin !== origin,
  );
  if (wrong !== undefined)
    throw new ConfigError(
      `CORS_ORIGINS must list origins like https://console.example.com, separated by commas; ${JSON.stringify(wrong)} is not one`,
    );
}
