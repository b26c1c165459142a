import { trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

export interface Tracing {
  /** Sends the remaining spans. */
  stop(): Promise<void>;
}

/** Names spans by their routes, because addresses contain ids. */
export function nameSpans(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const span = trace.getActiveSpan();
    const route = request.routeOptions.url;
    if (span !== undefined && route !== undefined)
      span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
    done();
  });
}

/** The trace id of the active span. */
export const ownTrace = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
