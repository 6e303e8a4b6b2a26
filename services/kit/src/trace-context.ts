import {
  type Context,
  context,
  isSpanContextValid,
  propagation,
  ROOT_CONTEXT,
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

/** Said once by who starts tracing in this process. */
export const noteTraced = () => {
  traced = true;
};

/** Whether somebody traces this process. */
export const isTraced = () => traced;

/** Of the work under way, to be kept with what it caused; undefined while nobody traces. */
export const traceOfNow = (): string | undefined => {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier[field];
};

const contextOf = (kept: string | undefined): Context =>
  kept ? propagation.extract(ROOT_CONTEXT, { [field]: kept }) : context.active();

/** Does a piece of work as a part of the trace that was kept with its cause. */
export const withinTrace = <T>(name: string, kept: string | undefined, work: () => Promise<T>): Promise<T> =>
  trace.getTracer('waratah').startActiveSpan(name, {}, contextOf(kept), async (span) => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Error) span.recordException(error);
      throw error;
    } finally {
      span.end();
    }
  });
