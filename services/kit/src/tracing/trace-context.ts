import {
  type Context,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type TextMapPropagator,
  trace,
  TraceFlags,
} from '@opentelemetry/api';

const field = 'traceparent';
const shape = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-.*)?$/;

/** Only the W3C `traceparent` header. Other trace headers from outsiders are dropped. */
export const traceparent: TextMapPropagator = {
  fields: () => [field],
  inject: (from, carrier, setter) => {
    const span = trace.getSpanContext(from);
    if (!span || !isSpanContextValid(span)) return;
    const flags = (span.traceFlags & TraceFlags.SAMPLED).toString(16).padStart(2, '0');
    setter.set(carrier, field, `00-${span.traceId}-${span.spanId}-${flags}`);
  },
  extract: (into, carrier, getter) => {
    const given = getter.get(carrier, field);
    const [, traceId, spanId, flags] = shape.exec((Array.isArray(given) ? given[0] : given) ?? '') ?? [];
    if (!traceId || !spanId || !flags) return into;
    const span = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED, isRemote: true };
    return isSpanContextValid(span) ? trace.setSpanContext(into, span) : into;
  },
};

let traced = false;
let end = async () => {};

/** Called once by the code that starts tracing in this process, with the function that ends it. */
export const noteTraced = (endTraces: () => Promise<void>) => {
  traced = true;
  end = endTraces;
};

/** Whether this process is traced. */
export const isTraced = () => traced;

/** Sends the spans that have not been sent yet. The last thing that a process does. */
export const endTracing = () => end();

/** The trace context of the current work, to be stored with what it causes; undefined without tracing. */
export const currentTrace = (): string | undefined => {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier[field];
};

const contextOf = (kept: string | undefined): Context =>
  kept ? propagation.extract(ROOT_CONTEXT, { [field]: kept }) : context.active();

export type Step = Readonly<{
  name: string;
  /** The kind of exchange with another process; absent for internal work. */
  kind?: 'CLIENT' | 'PRODUCER' | 'CONSUMER';
  /** The trace context that was stored with the cause; absent if the step is part of the current work. */
  from?: string | undefined;
}>;

/** Runs some work as a span of a trace. */
export const withinTrace = <T>({ name, kind, from }: Step, work: () => Promise<T>): Promise<T> =>
  trace
    .getTracer('waratah')
    .startActiveSpan(name, { kind: SpanKind[kind ?? 'INTERNAL'] }, contextOf(from), async (span) => {
      try {
        return await work();
      } catch (error) {
        noteFailure(error);
        throw error;
      } finally {
        span.end();
      }
    });

/** Marks the current span as failed. The error is left out if its message may contain personal data. */
export const noteFailure = (error?: unknown) => {
  const span = trace.getActiveSpan();
  if (error instanceof Error) span?.recordException(error);
  span?.setStatus({ code: SpanStatusCode.ERROR });
};

const sampledIn = (kept: string | undefined) => {
  const found = kept ? trace.getSpanContext(contextOf(kept)) : undefined;
  return found && found.traceFlags & TraceFlags.SAMPLED ? [{ context: found }] : [];
};

/** Links the current span to other traces, for work that is done for many causes at once. */
export const linkTo = (kept: readonly (string | undefined)[]) => {
  const links = [...new Set(kept)].flatMap(sampledIn);
  if (links.length > 0) trace.getActiveSpan()?.addLinks(links);
};
