/** Whether traces are sent: a collector is configured, and neither traces nor the whole SDK are switched off. */
export const isTracing = (env: Readonly<Record<string, string | undefined>>): boolean =>
  [env['OTEL_EXPORTER_OTLP_ENDPOINT'], env['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']].some((address) => address) &&
  env['OTEL_SDK_DISABLED']?.toLowerCase() !== 'true' &&
  env['OTEL_TRACES_EXPORTER'] !== 'none';
