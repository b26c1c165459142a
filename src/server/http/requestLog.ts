import type { IncomingHttpHeaders } from 'node:http';
import { LogController, type FastifyInstance } from 'fastify';
import { ownTrace } from '../tracing/nameSpans';

/**
 * Switches off Fastify's own two lines for each request: they contain the full address, which may hold keys and
 * signatures. `logRequests` logs the route.
 */
export const withoutRequestLines = new LogController({ disableRequestLogging: true });

/** The request id that a proxy has set, if it is safe for a log and a header. Used only from trusted proxies. */
export const givenId = (headers: IncomingHttpHeaders): string | undefined =>
  /^[\w.-]{8,64}$/.exec(String(headers['x-request-id'] ?? ''))?.[0];

/**
 * The trace id of this process, or else of the caller or a proxy
 * (https://www.w3.org/TR/trace-context/#traceparent-header), which every log line of a request has.
 */
export function readTraceId(headers: IncomingHttpHeaders): { trace?: string } {
  const [, given] =
    /^[0-9a-f]{2}-((?!0{32})[0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}$/.exec(String(headers['traceparent'] ?? '')) ?? [];
  const trace = ownTrace() ?? given;
  return trace === undefined ? {} : { trace };
}

/**
 * One line for each request that changed or failed something; successful reads are logged at `debug`, so that normal
 * use does not fill the disk, and so is what a full disk refuses.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const level =
      statusCode === 507 ||
      (statusCode < 400 && (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS'))
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
