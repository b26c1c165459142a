import type { IncomingHttpHeaders } from 'node:http';
import { LogController, type FastifyInstance } from 'fastify';
import { ownTrace } from '../tracing/nameSpans';

/** Fastify's own two lines for each request carry the whole address, and addresses carry keys and signatures. Ours carries the route. */
export const withoutRequestLines = new LogController({ disableRequestLogging: true });

/** The id that a proxy has given a request, where it is fit for a log and a header. A proxy must be trusted for it. */
export const givenId = (headers: IncomingHttpHeaders): string | undefined =>
  /^[\w.-]{8,64}$/.exec(String(headers['x-request-id'] ?? ''))?.[0];

/** The trace that this process writes, or else the one that a caller or a proxy began (https://www.w3.org/TR/trace-context/#traceparent-header), by which every line of a request is found. */
export function traceOf(headers: IncomingHttpHeaders): { trace?: string } {
  const [, given] =
    /^[0-9a-f]{2}-((?!0{32})[0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(String(headers['traceparent'] ?? '')) ?? [];
  const trace = ownTrace() ?? given;
  return trace === undefined ? {} : { trace };
}

/** One line for each request that changed or failed something; plain reads at `debug`, so that a console in use does not fill a disk. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const level =
      statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS')
        ? 'debug'
        : 'info';
    request.log[level](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.actor.userId,
        address: request.actor.address,
      },
      'request',
    );
    done();
  });
}
