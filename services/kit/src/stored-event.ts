import { z } from 'zod';

/** An event as it waits in the document that caused it. */
export const StoredEvent = z.object({ id: z.string(), type: z.string(), at: z.date(), data: z.unknown() });
export type StoredEvent = z.infer<typeof StoredEvent>;
