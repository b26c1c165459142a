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
    const text = body.toString();
    if (request.headers['idempotency-key'] !== undefined) request.jsonText = text;
    void parse(request, text, done);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The body of a call with an `Idempotency-Key`, as it came. */
    jsonText?: string;
  }
}
