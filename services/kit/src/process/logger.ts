import { trace } from '@opentelemetry/api';
import { pino, type Logger } from 'pino';

export type { Logger };

/** Which trace a line belongs to, where somebody traces. */
const traceOfLine = () => {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
};

/** JSON lines on standard error; what could carry a secret is cut out. */
export const createLogger = (name: string, level: string): Logger =>
  pino(
    {
      name,
      level,
      mixin: traceOfLine,
      redact: {
        paths: ['*.password', '*.token', '*.accessToken', '*.refreshToken', '*.authorization', 'req.headers'],
        censor: '[redacted]',
      },
    },
    pino.destination(2),
  );
