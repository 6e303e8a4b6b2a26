import { z } from 'zod';
import { runBounded } from '../process/bounded-process.ts';
import { plainBytes, type ReadFile } from './committed-files.ts';
import { DocumentWords } from './document-words.ts';

/**
 * The text of a PDF's first 50 pages, in the order of reading (at most 50,000 characters); everything that it says, also by
 * its place on the page, for who looks for words; how many pages it has, and its bytes to keep; or
 * why it is refused: `active` if it contains actions or embedded files, `locked` if only its password opens it,
 * `protected` if it is encrypted though anybody may open it.
 */
export type PdfReading = z.infer<typeof Reading>;

const Reading = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    words: DocumentWords,
    pages: z.number(),
    bytes: z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
  }),
  z.object({ kind: z.enum(['not_pdf', 'truncated', 'polyglot', 'locked', 'protected', 'unreadable', 'active']) }),
]);

/** Reads a PDF. The bytes to keep are written anew, so that every program sees what was judged. Throws UNAVAILABLE. */
export const readPdf = async (read: ReadFile): Promise<PdfReading> => {
  const outcome = await runBounded(new URL('pdf-process.ts', import.meta.url), async () => plainBytes(await read()));
  return outcome.kind === 'answered' ? Reading.parse(outcome.answer) : { kind: 'unreadable' };
};
