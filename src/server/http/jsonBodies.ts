import type { FastifyInstance } from 'fastify';

/** JSON bodies; a call "with an empty body" may still carry a JSON Content-Type, as the specification's calls do. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, null);
      return;
    }
    void parse(request, body.toString(), done);
  });
}
