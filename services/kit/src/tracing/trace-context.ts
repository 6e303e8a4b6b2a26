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

/** The W3C's header of a trace, and nothing beside it: what a stranger sends along goes no further. */
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

/** Said once by who starts tracing in this process, with how to end it. */
export const noteTraced = (endTraces: () => Promise<void>) => {
  traced = true;
  end = endTraces;
};

/** Whether somebody traces this process. */
export const isTraced = () => traced;

/** Sends what was traced and not sent yet: the last thing that a process does. */
export const endTracing = () => end();

/** Of the work under way, to be kept with what it caused; undefined while nobody traces. */
export const traceOfNow = (): string | undefined => {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier[field];
};

const contextOf = (kept: string | undefined): Context =>
  kept ? propagation.extract(ROOT_CONTEXT, { [field]: kept }) : context.active();

export type Step = Readonly<{
  name: string;
  /** What it does with another process; without one it is work of its own. */
  kind?: 'CLIENT' | 'PRODUCER' | 'CONSUMER';
  /** The trace that was kept with its cause; without one it belongs to the work under way. */
  from?: string | undefined;
}>;

/** Does a piece of work as a step of a trace. */
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

/** Says of the step under way that it failed, and how: without an error where its words may name somebody. */
export const noteFailure = (error?: unknown) => {
  const span = trace.getActiveSpan();
  if (error instanceof Error) span?.recordException(error);
  span?.setStatus({ code: SpanStatusCode.ERROR });
};

const sampledIn = (kept: string | undefined) => {
  const found = kept ? trace.getSpanContext(contextOf(kept)) : undefined;
  return found && found.traceFlags & TraceFlags.SAMPLED ? [{ context: found }] : [];
};

/** Says of the step under way which other traces it goes back to: what is done for many at once has no one cause. */
export const linkTo = (kept: readonly (string | undefined)[]) => {
  const links = [...new Set(kept)].flatMap(sampledIn);
  if (links.length > 0) trace.getActiveSpan()?.addLinks(links);
};
