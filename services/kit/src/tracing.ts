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
import { noteTraced, traceparent } from './trace-context.ts';

/** Paths that machines ask for every few seconds. */
const unseen = /^\/(healthz|readyz|metrics)$/;

export type TracingOptions = Readonly<{
  /** Where spans go: an OpenTelemetry collector's HTTP address, like http://traces:4318. */
  endpoint: string;
  service: string;
  /** Share of traces begun here that are kept, 0 to 1; who comes with a trace has decided already. */
  ratio: number;
}>;

/** Traces this process from now on; what it imports later is instrumented. Disposing sends what is left. */
export const startTracing = ({ endpoint, service, ratio }: TracingOptions): AsyncDisposable => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` });
  const begun = ratio < 1 ? new TraceIdRatioBasedSampler(ratio) : new AlwaysOnSampler();
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: begun }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(traceparent);
  trace.setGlobalTracerProvider(provider);
  noteTraced();
  registerInstrumentations({
    tracerProvider: provider,
    instrumentations: [
      new HttpInstrumentation({ ignoreIncomingRequestHook: ({ url = '' }) => unseen.test(url) }),
      new GraphQLInstrumentation({ ignoreTrivialResolveSpans: true, ignoreResolveSpans: true }),
      // Only the shape of a query: what people wrote stays out of traces.
      new MongoDBInstrumentation({ enhancedDatabaseReporting: false, requireParentSpan: true }),
    ],
  });
  return { [Symbol.asyncDispose]: () => provider.shutdown() };
};
