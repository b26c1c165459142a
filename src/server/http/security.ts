import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../settings/config';
import type { Services } from '../start/services';

/** What a browser may do with stored bytes that are opened as a document: nothing. */
export const inertDocument = "sandbox; default-src 'none'";

/**
 * The headers of every answer. The content security policy lists every directive itself, because helmet's defaults
 * allow more.
 */
export async function secureHeaders(
  app: FastifyInstance,
  { config, inventory }: Pick<Services, 'config' | 'inventory'>,
): Promise<void> {
  await app.register(helmet, {
    // Set below: helmet would build the whole policy again for each response.
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    // With CORS_ORIGINS, a console of another origin shows artwork of this one.
    crossOriginResourcePolicy: { policy: config.corsOrigins.length > 0 ? 'cross-origin' : 'same-origin' },
  });
  const contentSecurityPolicy = Object.entries(policy(config, inventory.publicUrl))
    .map(([directive, values]) => [directive, ...values].join(' '))
    .join(';');
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('content-security-policy', contentSecurityPolicy);
    void reply.header('x-robots-tag', 'noindex');
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    // API responses contain private data, so they are not cached; files and pages set their own header.
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
}

/** Consoles of other origins may call the API if CORS_ORIGINS names them; bearer tokens only, so no credentials. */
export async function admitOrigins(app: FastifyInstance, { config }: Pick<Services, 'config'>): Promise<void> {
  if (config.corsOrigins.length === 0) return;
  await app.register(cors, {
    origin: [...config.corsOrigins],
    exposedHeaders: ['etag', 'x-request-id', 'retry-after'],
    methods: ['GET', 'POST', 'PUT'],
    maxAge: 600,
    strictPreflight: false,
  });
}

function policy(config: Config, inventoryUrl: string): Record<string, string[]> {
  const store = storeOrigins(config);
  const api = toOrigins(config.apiUrl);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    // A board may have the address of a picture anywhere (boardImgURL); only over TLS, or from this origin.
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...store, ...api],
    'media-src': ["'self'", 'blob:', ...store, ...api],
    'connect-src': ["'self'", ...store, ...toOrigins(inventoryUrl), ...api],
    'worker-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
}

/**
 * The origins to which browsers PUT artwork and from which they read it: the configured endpoint, or the two forms of
 * Amazon's addresses that the SDK builds.
 */
function storeOrigins({ s3 }: Config): string[] {
  if (s3 === undefined) return [];
  if (s3.endpoint === undefined)
    return [`https://s3.${s3.region}.amazonaws.com`, `https://${s3.bucket}.s3.${s3.region}.amazonaws.com`];
  const { origin, protocol, host } = new URL(s3.endpoint);
  return [origin, `${protocol}//${s3.bucket}.${host}`];
}

const toOrigins = (address: string | undefined): string[] =>
  address !== undefined && URL.canParse(address) ? [new URL(address).origin] : [];
