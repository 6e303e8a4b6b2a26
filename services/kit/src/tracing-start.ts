import { register } from 'node:module';

/**
 * Named to Node with `--import` before anything else is loaded, so that what is loaded can be traced. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT nothing happens: no package of tracing is even read.
 */
const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME, SERVICE, OTEL_TRACES_SAMPLER_ARG } = process.env;

if (endpoint) {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const { startTracing } = await import('./tracing.ts');
  const service = OTEL_SERVICE_NAME || SERVICE || 'gateway';
  startTracing({
    endpoint,
    service,
    ratio: Number(OTEL_TRACES_SAMPLER_ARG || 1),
    servesStrangers: service === 'gateway',
  });
}
