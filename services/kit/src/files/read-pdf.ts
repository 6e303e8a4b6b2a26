import { z } from 'zod';
import { runBounded } from '../process/bounded-process.ts';

/** What a whole PDF holds: its text, or why it is refused. `active` when it would run something or holds other files. */
export type PdfReading = Readonly<{ kind: 'text'; text: string } | { kind: 'locked' | 'unreadable' | 'active' }> &
  Readonly<{ pages: number }>;

const Reading = z.object({
  kind: z.enum(['text', 'locked', 'unreadable', 'active']),
  text: z.string().default(''),
  pages: z.number().default(0),
});

/** Reads a PDF of at most `pages` pages; of longer ones it counts the pages only. Throws UNAVAILABLE. */
export const readPdf = async (bytes: Uint8Array, pages: number): Promise<PdfReading> => {
  const outcome = await runBounded(new URL('pdf-process.ts', import.meta.url), { bytes: new Uint8Array(bytes), pages });
  return outcome.kind === 'answered' ? Reading.parse(outcome.answer) : { kind: 'unreadable', pages: 0 };
};
