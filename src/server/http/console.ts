import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../settings/config';
import type { Services } from '../start/services';
import { makeForms, readForms, sendForms } from './builtFiles';

/** `dist/client`, seen from `dist/server/main.js`. */
const builtConsole = join(__dirname, '../client');

/** Paths of the API and the sandboxes: a missing address there is a 404, never the console's page. */
const notThePage = /^\/(?:api|files|uploads|sandbox|assets|healthz|readyz|metrics)(?:\/|$)/;

/** The built console: its files, and its one page at every other address (the console's own router knows which exist). */
export function serveConsole(app: FastifyInstance, { config }: Pick<Services, 'config'>, folder = builtConsole): void {
  const options = { schema: { hide: true }, config: { access: 'public' as const } };
  if (!existsSync(join(folder, 'index.html'))) {
    app.get('/', options, async (_, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .send('The console is not built. Run `npm run build`. The API is at /api/docs.\n'),
    );
    return;
  }
  for (const name of filesIn(folder)) {
    // Names in assets/ change with their contents. All are read into memory: a page requests a dozen at once, and may
    // request its later parts when the next build has already replaced the files.
    const keeping = name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    const forms = readForms(join(folder, name));
    app.get(`/${name}`, options, async (request, reply) => sendForms(forms, keeping, request, reply));
  }
  const page = preparePage(readFileSync(join(folder, 'index.html'), 'utf8'), config);
  app.get('/', options, async (request, reply) => page(request, reply));
  app.get('/*', options, async (request, reply) => {
    if (notThePage.test(withoutQuery(request)) || !wantsPage(request)) {
      reply.callNotFound();
      return reply;
    }
    return page(request, reply);
  });
}

const withoutQuery = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';

/**
 * A browser that opens an address asks for HTML; `curl` and `fetch` accept anything and also get the page; a request
 * for a picture does not.
 */
function wantsPage({ headers: { accept = '*/*' } }: FastifyRequest): boolean {
  return accept.includes('text/html') || accept.includes('*/*');
}

/** The built files, except the page and the compressed forms, as paths with `/`. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^index\.html$|\.(?:br|gz)$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

/** The page with this process's settings, compressed once. */
function preparePage(html: string, config: Config): (request: FastifyRequest, reply: FastifyReply) => FastifyReply {
  const text = Buffer.from(withSettings(html, config));
  const forms = makeForms(text, 'index.html', [
    ['br', brotliCompressSync(text)],
    ['gzip', gzipSync(text)],
  ]);
  return (request, reply) => sendForms(forms, 'no-cache', request, reply);
}

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${String(character.charCodeAt(0))};`);

/** Included in the page, so that the login page is correct when it is first drawn. */
const signInWays = ({ oidc, passwordLogin }: Config['identity']): Record<string, string> => ({
  ...(oidc && { oidc: oidc.name }),
  ...(!passwordLogin && { password: '0' }),
});

/**
 * Adds the settings that the console reads when it starts (client `api/runtime.ts`), before all scripts: another API,
 * name or DevTools setting needs no rebuild.
 */
export function withSettings(
  html: string,
  { apiUrl, devtools, productName, identity }: Pick<Config, 'apiUrl' | 'devtools' | 'productName' | 'identity'>,
): string {
  const settings = { api: apiUrl ?? '', devtools: devtools ? '1' : '0', product: productName, ...signInWays(identity) };
  const tags = Object.entries(settings).map(
    ([name, value]) => `<meta name="marquee-${name}" content="${escape(value)}">`,
  );
  return html.replace(/<title>[^<]*<\/title>/, () => `<title>${escape(productName)}</title>${tags.join('')}`);
}
