import { invalid } from '../errors.ts';
import type { StoredFile } from './committed-files.ts';
import type { DocumentWords } from './document-words.ts';
import { type FileKind, kindOf, typeOfKind } from './file-kinds.ts';
import type { ObjectStore } from './object-store.ts';
import { encryptedPdf } from './pdf-envelope.ts';
import { wholeFile } from './whole-file.ts';
import { refusedWord } from './word-problems.ts';

/** What is kept of a document, and its words; pictures have none. */
type KeptDocument = Readonly<{ kind: FileKind; type: string; sizeBytes: number; words?: DocumentWords }>;

type Rules = Readonly<{
  /** The kinds that are accepted, recognised by content. */
  accepted: readonly FileKind[];
  /** The message for a file of another kind, or one that is not whole. */
  wrongDocument: string;
}>;

const messages = { ...encryptedPdf, ...refusedWord };

/**
 * Judges an uploaded document. If the file to keep is another one than the upload (PDFs and DOCX are written anew), it takes the
 * upload's place. Errors: INVALID naming `file`, UNAVAILABLE.
 */
export const keepDocument = async (
  objects: ObjectStore,
  { key, head, read }: StoredFile,
  { accepted, wrongDocument }: Rules,
): Promise<KeptDocument> => {
  const kind = await kindOf(head);
  if (!kind || !accepted.includes(kind)) throw invalid('file', wrongDocument);
  const kept = await wholeFile(kind, read);
  if (kept.problem) throw invalid('file', kept.problem === 'broken' ? wrongDocument : messages[kept.problem]);
  const type = typeOfKind[kind];
  if (kept.written) await objects.write(key, type, kept.written);
  return { kind, type, sizeBytes: kept.sizeBytes, ...(kept.words && { words: kept.words }) };
};
