import fastifySwaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { finishDocument } from './document';
import type { ApiDocument } from './jsonSchema';

const publicRoute = { access: 'public' as const };

/** `GET /api/openapi.json`, generated from the contract, and `GET /api/docs`, the same as a page, without a CDN. */
export async function addApiPages(app: FastifyInstance, productName: string): Promise<void> {
  let finished: ApiDocument | undefined;
  // Made when it is first asked for: routes are still added while this is registered. The generator's types are those of
  // every OpenAPI version; the settings in app.ts ask for 3.1.
  const finish = (): ApiDocument => (finished ??= finishDocument(app.swagger() as ApiDocument));
  app.get('/api/openapi.json', { schema: { hide: true }, config: publicRoute }, async (_, reply) =>
    reply.header('cache-control', 'no-cache').send(finish()),
  );
  await app.register(async (pages) => {
    pages.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...publicRoute };
    });
    await pages.register(fastifySwaggerUi, {
      routePrefix: '/api/docs',
      // Without its top bar.
      uiConfig: { layout: 'BaseLayout' },
      theme: { title: `${productName} API` },
      transformSpecification: finish,
      transformSpecificationClone: false,
      // Swagger UI builds its page from strings of markup.
      transformStaticCSP: (policy) => policy.replace(/;(?:require-trusted-types-for|trusted-types) [^;]*/g, ''),
    });
  });
}
