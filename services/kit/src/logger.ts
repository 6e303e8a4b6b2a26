import { pino, type Logger } from 'pino';

export type { Logger };

/** JSON lines on standard error; what could carry a secret is cut out. */
export const createLogger = (name: string, level: string): Logger =>
  pino(
    {
      name,
      level,
      redact: {
        paths: ['*.password', '*.token', '*.accessToken', '*.refreshToken', '*.authorization', 'req.headers'],
        censor: '[redacted]',
      },
    },
    pino.destination(2),
  );
