import { isIP, isIPv6 } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
const url = z
  .string()
  .refine(
    (text) => URL.canParse(text) && /^(https?):$/.test(new URL(text).protocol),
    'must be an http or https address',
  );
const orUndefined = <T extends z.ZodType>(schema: T) =>
  z.preprocess((text) => (text === '' ? undefined : text), schema.optional());

const environment = z.object({
  PORT: orUndefined(
    z
      .string()
      .regex(/^\d{1,5}$/, 'must be a number from 0 to 65535')
      .transform(Number)
      .pipe(z.number().max(65_535, 'must be a number from 0 to 65535')),
  ),
  HOST: orUndefined(z.string()),
  DATA_DIR: orUndefined(z.string()),
  DATABASE_URL: orUndefined(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres:// or postgresql://')
      .refine((text) => URL.canParse(text), 'must be an address like postgres://user:password@host:5432/name'),
  ),
  S3_ENDPOINT: orUndefined(url),
  S3_BUCKET: orUndefined(z.string().min(3, 'must have 3 characters or more')),
  S3_REGION: orUndefined(z.string()),
  INVENTORY_URL: orUndefined(url),
  INVENTORY_USERNAME: orUndefined(z.string()),
  INVENTORY_PASSWORD: orUndefined(z.string()),
  INVENTORY_PUBLISHER_FILTER: orUndefined(z.string().regex(/^\w{1,50}$/, 'must be the name of a query parameter')),
  SSP_URL: orUndefined(url),
  SSP_TOKEN: orUndefined(z.string()),
  SSP_DRIVER: orUndefined(z.enum(['admgmt', 'reach', 'manual'], 'must be admgmt, reach or manual')),
  SSP_BIDDER_ID: orUndefined(z.string()),
  SSP_WEBHOOK_SECRET: orUndefined(z.string().min(8, 'must have 8 characters or more')),
  SMTP_URL: orUndefined(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: orUndefined(z.string()),
  ADMIN_EMAIL: orUndefined(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: orUndefined(z.string().min(12, 'must have 12 characters or more')),
  DEMO: orUndefined(flag),
  PRODUCT_NAME: orUndefined(z.string().max(60)),
  API_URL: orUndefined(url),
  PUBLIC_URL: orUndefined(url),
  CORS_ORIGINS: orUndefined(z.string()),
  TRUST_PROXY: orUndefined(
    z
      .string()
      .refine((text) => !/^(on|true)$/.test(text), {
        message:
          'must not be on, which believes any forwarded address: set the number of proxies, or their addresses like 10.0.0.0/8, loopback',
        abort: true,
      })
      .refine(isProxyList, 'must be off, a number of proxies, or a list of addresses like 10.0.0.0/8, loopback'),
  ),
  DEVTOOLS: orUndefined(flag),
  LOG_LEVEL: orUndefined(
    z.enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    ),
  ),
});

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly s3: { endpoint: string | undefined; bucket: string; region: string } | undefined;
  /** Undefined: the built-in sandbox. */
  readonly inventory: { url: string; username: string; password: string } | undefined;
  readonly publisherFilter: string;
  readonly ssp: {
    url: string | undefined;
    token: string | undefined;
    driver: 'admgmt' | 'reach' | 'manual';
    bidderId: string;
    webhookSecret: string | undefined;
  };
  readonly mail: { smtpUrl: string | undefined; from: string };
  readonly firstAdmin: { email: string | undefined; password: string | undefined };
  readonly demo: boolean;
  readonly productName: string;
  /** The API the console talks to; undefined: this server. */
  readonly apiUrl: string | undefined;
  /** Where people reach the console, for links in mails; undefined: this server's own address. Never taken from a request: its Host can be forged. */
  readonly publicUrl: string | undefined;
  readonly corsOrigins: readonly string[];
  readonly trustProxy: false | number | string;
  readonly devtools: boolean;
  readonly logLevel: string;
}

/** A setting that cannot be used; its message is one readable line. */
export class ConfigError extends Error {}

/** Reads the settings once. @throws ConfigError naming every wrong setting and what it must be. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const parsed = environment.safeParse(env);
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
    s3:
      given.S3_BUCKET === undefined
        ? undefined
        : { endpoint: given.S3_ENDPOINT, bucket: given.S3_BUCKET, region: given.S3_REGION ?? 'us-east-1' },
    inventory:
      given.INVENTORY_URL === undefined
        ? undefined
        : {
            url: given.INVENTORY_URL,
            username: given.INVENTORY_USERNAME ?? '',
            password: given.INVENTORY_PASSWORD ?? '',
          },
    publisherFilter: given.INVENTORY_PUBLISHER_FILTER ?? 'publisher_name',
    ssp: {
      url: given.SSP_URL,
      token: given.SSP_TOKEN,
      driver: given.SSP_DRIVER ?? 'admgmt',
      bidderId: given.SSP_BIDDER_ID ?? 'marquee',
      webhookSecret: given.SSP_WEBHOOK_SECRET,
    },
    mail: { smtpUrl: given.SMTP_URL, from: given.MAIL_FROM ?? 'Marquee <marquee@localhost>' },
    firstAdmin: { email: given.ADMIN_EMAIL, password: given.ADMIN_PASSWORD },
    demo,
    productName: given.PRODUCT_NAME ?? 'Marquee',
    apiUrl: given.API_URL,
    publicUrl: given.PUBLIC_URL?.replace(/\/+$/, ''),
    corsOrigins: (given.CORS_ORIGINS ?? '')
      .split(',')
      .map((origin) => origin.trim())
      .filter((origin) => origin !== ''),
    trustProxy: trustProxy(given.TRUST_PROXY),
    devtools: given.DEVTOOLS ?? demo,
    logLevel: given.LOG_LEVEL ?? 'info',
  };
}

export const isLoopback = (host: string): boolean => host === 'localhost' || host === '::1' || /^127\./.test(host);

/** An IPv6 address in a URL stands in brackets. */
const hasLoopbackHost = (address: string): boolean => isLoopback(new URL(address).hostname.replace(/^\[|\]$/g, ''));

function checkTogether(given: z.output<typeof environment>, demo: boolean, host: string): void {
  if (given.S3_ENDPOINT !== undefined && given.S3_BUCKET === undefined)
    throw new ConfigError('S3_BUCKET must be set together with S3_ENDPOINT');
  if (demo && !isLoopback(host) && given.ADMIN_PASSWORD === undefined) {
    throw new ConfigError(
      'HOST is reachable from outside, but the demo accounts have a public password: set ADMIN_PASSWORD, or DEMO=0, or keep HOST on 127.0.0.1',
    );
  }
  if (
    demo &&
    given.PUBLIC_URL !== undefined &&
    !hasLoopbackHost(given.PUBLIC_URL) &&
    given.ADMIN_PASSWORD === undefined
  ) {
    throw new ConfigError(
      'PUBLIC_URL is reachable from outside, but the demo accounts have a public password: set ADMIN_PASSWORD, or DEMO=0, or leave PUBLIC_URL unset',
    );
  }
  const origins = (given.CORS_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '');
  const wrong = origins.find((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin);
  if (wrong !== undefined)
    throw new ConfigError(
      `CORS_ORIGINS must list origins like https://console.example.com, separated by commas; ${JSON.stringify(wrong)} is none`,
    );
}

/** Fastify's names for private ranges, addresses, and ranges with their prefix length. */
function isProxyList(text: string): boolean {
  if (/^(off|false|\d{1,2})$/.test(text)) return true;
  return text
    .split(',')
    .map((part) => part.trim())
    .every((part) => {
      const [address = '', prefix, ...rest] = part.split('/');
      const bits = isIPv6(address) ? 128 : 32;
      return (
        ['loopback', 'linklocal', 'uniquelocal'].includes(part) ||
        (isIP(address) !== 0 &&
          rest.length === 0 &&
          (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits)))
      );
    });
}

function trustProxy(text: string | undefined): false | number | string {
  if (text === undefined || text === '0' || text === 'off' || text === 'false') return false;
  return /^\d+$/.test(text) ? Number(text) : text;
}
