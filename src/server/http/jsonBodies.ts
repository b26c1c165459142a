import type { FastifyInstance } from 'fastify';

/** JSON bodies; a call "with an empty body" may still carry a JSON Content-Type, as the specification's calls do. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Text too: what is no JSON is told so, not that a text is no object.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, null);
      return;
    }
    void parse(request, body.toString(), done);
  });
}
