import { setTimeout as sleep } from 'node:timers/promises';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { GraphQLInstrumentation } from '@opentelemetry/instrumentation-graphql';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { MongoDBInstrumentation } from '@opentelemetry/instrumentation-mongodb';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TracerProvider,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { z } from 'zod';
import { address, readEnv } from '../process/config.ts';
import { noteTraced, traceparent } from './trace-context.ts';

/** Paths that probes and scrapers request every few seconds, which are not traced. */
const unseen = /^\/(healthz|readyz(\/own)?|metrics)$/;

export type TracingOptions = Readonly<{
  /** Where spans go: an OpenTelemetry collector's HTTP address, like http://traces:4318. */
  endpoint: string;
  service: string;
  /**
   * Share of the traces begun here that are kept, 0 to 1. For requests from our own processes, the first process has
   * decided.
   */
  ratio: number;
  /** Whether outsiders can send trace headers, as browsers can. They do not decide which traces are kept. */
  servesStrangers: boolean;
}>;

const Env = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(1),
  OTEL_SERVICE_NAME: z.string().optional(),
  /** Set in the images of services. The image of the gateway sets none. */
  SERVICE: z.string().default('gateway'),
});

/** Throws ConfigError. */
export const readTracing = (env: NodeJS.ProcessEnv): TracingOptions => {
  const settings = readEnv(Env, env);
  const service = settings.OTEL_SERVICE_NAME ?? settings.SERVICE;
  return {
    endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    service,
    ratio: settings.OTEL_TRACES_SAMPLER_ARG,
    servesStrangers: service === 'gateway',
  };
};

/** A collector that is away does not keep a process from stopping. */
const endTimeoutMs = 2_000;

/** Traces this process from now on. Only modules imported afterwards are instrumented. */
export const startTracing = ({ endpoint, service, ratio, servesStrangers }: TracingOptions) => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const begun = ratio < 1 ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({
      root: begun,
      ...(servesStrangers && { remoteParentSampled: begun, remoteParentNotSampled: begun }),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(traceparent);
  trace.setGlobalTracerProvider(provider);
  noteTraced(() => Promise.race([provider.shutdown(), sleep(endTimeoutMs)]));
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = '' }) => unseen.test(url) }),
      new GraphQLInstrumentation({ ignoreTrivialResolveSpans: true, ignoreResolveSpans: true }),
      // Records the shape of a query without its values, so that users' data stays out of traces.
      new MongoDBInstrumentation({ enhancedDatabaseReporting: false, requireParentSpan: true }),
    ],
  });
};
