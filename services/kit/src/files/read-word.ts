import { z } from 'zod';
import { runBounded } from '../process/bounded-process.ts';
import { plainBytes, type ReadFile } from './committed-files.ts';
import { DocumentWords } from './document-words.ts';
import { refusedWord, type WordProblem } from './word-problems.ts';

const Reading = z.union([
  z.object({
    kind: z.literal('kept'),
    bytes: z.instanceof(Uint8Array).transform((bytes) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)),
    words: DocumentWords,
  }),
  z.object({ kind: z.literal('broken') }),
  z.object({ kind: z.custom<WordProblem>((kind) => typeof kind === 'string' && Object.hasOwn(refusedWord, kind)) }),
]);

/** The bytes of a Word document to keep and what it says, or why it is refused. */
export type WordReading = z.infer<typeof Reading>;

/**
 * Judges a Word document in a separate process, since a small one may take long to unpack and to read. A DOCX is written anew
 * from what was judged; a DOC is kept as it is. Throws UNAVAILABLE.
 */
export const readWord = async (kind: 'doc' | 'docx', read: ReadFile): Promise<WordReading> => {
  const input = async () => ({ kind, bytes: plainBytes(await read()) });
  const outcome = await runBounded(new URL('word-process.ts', import.meta.url), input);
  return outcome.kind === 'answered' ? Reading.parse(outcome.answer) : { kind: 'broken' };
};
