import { z } from 'zod';

/** An event as it waits in the document that caused it. */
export const StoredEvent = z.object({
  id: z.string(),
  type: z.string(),
  at: z.date(),
  data: z.unknown(),
  /** The trace of the work that caused it, where somebody traced it. */
  trace: z.string().optional(),
});
export type StoredEvent = z.infer<typeof StoredEvent>;
