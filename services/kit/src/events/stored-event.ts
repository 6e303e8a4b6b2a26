import { z } from 'zod';

/** An event stored in the document that caused it, until it is published. */
export const StoredEvent = z.object({
  id: z.string(),
  type: z.string(),
  at: z.date(),
  data: z.unknown(),
  /** The trace of the work that caused it, while tracing is on. */
  trace: z.string().optional(),
  /** The request that caused it. */
  request: z.string().optional(),
  /** The process that wrote it, and publishes it. */
  writer: z.string().optional(),
});
export type StoredEvent = z.infer<typeof StoredEvent>;
