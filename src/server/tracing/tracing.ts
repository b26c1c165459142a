import { setTimeout as wait } from 'node:timers/promises';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tracing } from './nameSpans';

/** How long sending the last spans may take: milliseconds. */
const lastWait = 1_500;
/** Not traced: requests that come every second or stay open for hours. */
const untraced = /^\/(healthz|readyz|metrics|api\/events)\b/;

/**
 * Spans of requests and of the statements they send, to the collector of the OTEL_* settings
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/). Spans contain no full addresses,
 * which may hold keys and signatures, and no values of statements.
 */
export function startTracing(): Tracing {
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'marquee' }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  registerInstrumentations({
    instrumentations: [
      new HttpInstrumentation({
        ignoreIncomingRequestHook: ({ url = '' }) => untraced.test(url),
        startIncomingSpanHook: () => ({ 'url.path': undefined, 'url.query': undefined }),
        startOutgoingSpanHook: ({ protocol, host, hostname }) => ({
          'url.full': `${protocol ?? 'http:'}//${hostname ?? host ?? ''}`,
        }),
      }),
      // Without those of the pollers, some each second.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  return {
    stop: () => Promise.race([provider.shutdown().catch(() => undefined), wait(lastWait, undefined, { ref: false })]),
  };
}
