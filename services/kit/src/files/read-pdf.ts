import { z } from 'zod';
import { runBounded } from '../process/bounded-process.ts';

/** The text of a whole PDF, or why it is refused; `active` if it contains actions or embedded files. */
export type PdfReading = Readonly<{ kind: 'text'; text: string } | { kind: 'locked' | 'unreadable' | 'active' }> &
  Readonly<{ pages: number }>;

const Reading = z.object({
  kind: z.enum(['text', 'locked', 'unreadable', 'active']),
  text: z.string().default(''),
  pages: z.number().default(0),
});

/** Reads a PDF of at most `pages` pages; for longer ones it only counts the pages. Throws UNAVAILABLE. */
export const readPdf = async (bytes: Uint8Array, pages: number): Promise<PdfReading> => {
  const outcome = await runBounded(new URL('pdf-process.ts', import.meta.url), { bytes: new Uint8Array(bytes), pages });
  return outcome.kind === 'answered' ? Reading.parse(outcome.answer) : { kind: 'unreadable', pages: 0 };
};
