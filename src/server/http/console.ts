import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config';
import type { Services } from '../services';
import { escape } from './openapi/markup';

/** `dist/client`, seen from `dist/server/main.js`. */
const builtConsole = join(__dirname, '../client');

/** Paths that are the API's or a sandbox's: what is missing there is a 404, never the console's page. */
const notThePage = /^\/(?:api|files|uploads|sandbox|assets|healthz|readyz)(?:\/|$)/;

/** The built console: its files, and its one page at every other address (the console's own router knows which exist). */
export async function serveConsole(app: FastifyInstance, { config }: Pick<Services, 'config'>, folder = builtConsole): Promise<void> {
  const options = { schema: { hide: true }, config: { access: 'public' as const } };
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', options, async (_, reply) => reply.type('text/plain; charset=utf-8').send('The console is not built. Run `npm run build`. The API is at /api/docs.\n'));
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '**/index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Names in assets/ change with their contents.
      void reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
  const page = preparePage(readFileSync(join(folder, 'index.html'), 'utf8'), config);
  app.get('/', options, async (request, reply) => page(request, reply));
  app.get('/*', options, async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (notThePage.test(path) || !wantsPage(request)) {
      reply.callNotFound();
      return reply;
    }
    return page(request, reply);
  });
}

/** A browser that opens an address asks for HTML; `curl` and `fetch` accept anything and get the page too. A picture does not. */
function wantsPage({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
}

/** The page with this process's settings, compressed once. */
function preparePage(html: string, config: Config): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const text = Buffer.from(withSettings(html, config));
  const forms: readonly (readonly [encoding: string, bytes: Buffer])[] = [['br', brotliCompressSync(text)], ['gzip', gzipSync(text)]];
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 20)}"`;
  return (request, reply) => {
    void reply.headers({ 'cache-control': 'no-cache', 'vary': 'accept-encoding', etag, 'content-type': 'text/html; charset=utf-8' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const accepted = request.headers['accept-encoding'] ?? '';
    const form = forms.find(([encoding]) => new RegExp(`\\b${encoding}\\b(?!;q=0(?:\\.0*)?(?:,|$))`).test(accepted));
    return form === undefined ? reply.send(text) : reply.header('content-encoding', form[0]).send(form[1]);
  };
}

/** What the console reads when it starts (client `api/runtime.ts`, and `public/boot.js`, so it stands before all scripts): no rebuild for another API, name or DevTools. */
export function withSettings(html: string, { apiUrl, devtools, productName }: Pick<Config, 'apiUrl' | 'devtools' | 'productName'>): string {
  const settings = { api: apiUrl ?? '', devtools: devtools ? '1' : '0', product: productName };
  const tags = Object.entries(settings).map(([name, value]) => `<meta name="marquee-${name}" content="${escape(value)}">`);
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${escape(productName)}</title>${tags.join('')}`);
}

