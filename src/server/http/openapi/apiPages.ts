import type { FastifyInstance } from 'fastify';
import { describeApi } from './apiPage';
import { finishDocument } from './document';
import type { ApiDocument } from './jsonSchema';

/**
 * `GET /api/openapi.json`, generated from the contract, and `GET /api/docs`, the same as a page without scripts or a
 * CDN.
 */
export function addApiPages(app: FastifyInstance): void {
  const options = { schema: { hide: true }, config: { access: 'public' as const } };
  // The generator's types are those of every OpenAPI version; the settings in app.ts ask for 3.1.
  const finished = once(() => finishDocument(app.swagger() as ApiDocument));
  const page = once(() => describeApi(finished()));
  app.get('/api/openapi.json', options, async (_, reply) => reply.header('cache-control', 'no-cache').send(finished()));
  app.get('/api/docs', options, async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page()),
  );
}

/** Built on first request: routes are still added while this is registered. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
