import { trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

export interface Tracing {
  /** Sends what has not been sent yet. */
  stop(): Promise<void>;
}

/** Spans are called by their routes: addresses hold ids. */
export function nameSpans(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const span = trace.getActiveSpan();
    const route = request.routeOptions.url;
    if (span !== undefined && route !== undefined)
      span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
    done();
  });
}

/** The trace that this process writes. */
export const ownTrace = (): string | undefined => trace.getActiveSpan()?.spanContext().traceId;
