import { trace } from '@opentelemetry/api';
import { pino, type Logger } from 'pino';
import { currentRequestId } from './request-id.ts';

export type { Logger };

/** The request that a log line belongs to, and the trace, if there is one. */
export const causeOfLine = () => {
  const span = trace.getActiveSpan()?.spanContext();
  const id = currentRequestId();
  return { ...(id && { request_id: id }), ...(span && { trace_id: span.traceId, span_id: span.spanId }) };
};

/** JSON lines on standard error, with fields removed that could contain a secret. */
export const createLogger = (name: string, level: string): Logger =>
  pino(
    {
      name,
      level,
      mixin: causeOfLine,
      redact: {
        paths: ['*.password', '*.token', '*.accessToken', '*.refreshToken', '*.authorization', 'req.headers'],
        censor: '[redacted]',
      },
    },
    pino.destination(2),
  );
