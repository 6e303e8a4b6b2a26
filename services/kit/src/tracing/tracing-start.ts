import { register } from 'node:module';

/**
 * Named to Node with `--import` before anything else is loaded, so that what is loaded can be traced. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT nothing happens: no package of tracing is even read.
 */
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
  register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
  const { readTracing, startTracing } = await import('./tracing.ts');
  try {
    startTracing(readTracing(process.env));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
