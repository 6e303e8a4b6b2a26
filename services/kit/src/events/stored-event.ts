import { z } from 'zod';

/** An event waiting in the document that caused it. */
export const StoredEvent = z.object({
  id: z.string(),
  type: z.string(),
  at: z.date(),
  data: z.unknown(),
  /** The trace of the work that caused it, while tracing is on. */
  trace: z.string().optional(),
});
export type StoredEvent = z.infer<typeof StoredEvent>;
