import type { FastifyInstance } from 'fastify';
import { describeApi } from './apiPage';

/** `GET /api/openapi.json`, generated from the contract, and `GET /api/docs`, the same to read: no script, no CDN. */
export function addApiPages(app: FastifyInstance): void {
  const options = { schema: { hide: true }, config: { access: 'public' as const } };
  let page: string | undefined;
  app.get('/api/openapi.json', options, async (_, reply) => reply.header('cache-control', 'no-cache').send(app.swagger()));
  app.get('/api/docs', options, async (_, reply) => {
    page ??= describeApi(app.swagger());
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  });
}
