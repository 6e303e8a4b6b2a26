import { register } from 'node:module';

/**
 * Loaded by Node with `--import` before everything else, so that modules loaded later can be traced. Without
 * OTEL_EXPORTER_OTLP_ENDPOINT it does nothing and does not even load the tracing packages.
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
