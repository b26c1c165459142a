import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { failure } from './failure';
import { isPublic } from '../access/requireAdmin';

/** JSON bodies; a call "with an empty body" may still carry a JSON Content-Type, as the specification's calls do. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  // Text too, so that a body that is not JSON is reported as such, and not as a text where an object is expected.
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) {
      done(null, null);
      return;
    }
    const { 'content-encoding': encoding = 'identity' } = request.headers;
    if (encoding.toLowerCase() !== 'identity') {
      const message = 'Compressed bodies are not read. Send the JSON as it is, without Content-Encoding.';
      done(failure('request.invalid', { message }));
      return;
    }
    if (!isUtf8(body)) {
      done(failure('request.bad_json', { message: 'The body is not UTF-8. Send the JSON encoded as UTF-8.' }));
      return;
    }
    const text = body.toString();
    if (isPublic(request) && hasMany(text)) {
      done(failure('request.too_large', { message: 'This call takes only a few fields. Send fewer.' }));
      return;
    }
    if (request.headers['idempotency-key'] !== undefined) request.jsonText = text;
    void parse(request, text, done);
  });
}

/**
 * More fields than page state has. Thousands of fields in a small body cost more to parse than anything else that
 * anonymous callers can send.
 */
const maxColons = 2_000;

function hasMany(text: string): boolean {
  let colons = 0;
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1))
    if ((colons += 1) > maxColons) return true;
  return false;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The unparsed body of a call with an `Idempotency-Key`. */
    jsonText?: string;
  }
}
