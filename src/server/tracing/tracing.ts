import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { Tracing } from './nameSpans';

/** How long the last spans may take on their way to the collector: milliseconds. */
const lastWait = 1_500;
/** Asked every second, or open for hours. */
const untraced = /^\/(healthz|readyz|metrics|api\/events)\b/;

/**
 * Spans of requests and of the statements they send, to the collector that the OTEL_* settings name
 * (https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/).
 * No address in full, which may carry keys and signatures, and no values of statements.
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
      // Not the queue's own questions, one each second.
      new PgInstrumentation({ requireParentSpan: true }),
    ],
  });
  return {
    stop: () =>
      Promise.race([
        provider.shutdown().catch(() => undefined),
        new Promise<void>((resolve) => {
          setTimeout(resolve, lastWait).unref();
        }),
      ]),
  };
}
