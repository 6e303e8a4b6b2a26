import { atOnce } from '../process/at-once.ts';
import { workCallerNow } from '../process/work-caller.ts';
import type { ReadFile } from './committed-files.ts';
import { type DocumentWords, documentWords } from './document-words.ts';
import { type FileKind, isText } from './file-kinds.ts';
import type { encryptedPdf } from './pdf-envelope.ts';
import { readPdf } from './read-pdf.ts';
import { readWord } from './read-word.ts';
import type { WordProblem } from './word-problems.ts';

/** How long the file to keep is, its bytes if it was written anew, and what a document says; or why a file is refused. */
export type WholeFile = Readonly<
  | { sizeBytes: number; written?: Buffer; words?: DocumentWords; problem?: never }
  | { problem: 'broken' | keyof typeof encryptedPdf | WordProblem }
>;

const broken: WholeFile = { problem: 'broken' };

const imageEnd = Buffer.from('IEND\xaeB`\x82', 'latin1');
const jpegEnd = Buffer.from([0xff, 0xd9]);
const zipMarks = ['PK\x03\x04', 'PK\x05\x06'];

const wholePdf = async (read: ReadFile): Promise<WholeFile> => {
  const reading = await readPdf(read);
  if (reading.kind === 'text') return { sizeBytes: reading.bytes.length, written: reading.bytes, words: reading.words };
  return reading.kind === 'locked' || reading.kind === 'protected' ? { problem: reading.kind } : broken;
};

const wholeWord = async (kind: 'doc' | 'docx', read: ReadFile): Promise<WholeFile> => {
  const reading = await readWord(kind, read);
  if (reading.kind !== 'kept') return { problem: reading.kind };
  const { bytes, words } = reading;
  return { sizeBytes: bytes.length, words, ...(kind === 'docx' && { written: bytes }) };
};

/** Phones append data to a picture, but never an archive. */
const isJpeg = (bytes: Buffer) => {
  const end = bytes.lastIndexOf(jpegEnd);
  return end > 100 && !zipMarks.some((mark) => bytes.includes(mark, end));
};

/** Must be neither a page for a browser nor a PDF with text before it. */
const isPlainText = (bytes: Buffer) =>
  isText(bytes) &&
  !bytes.subarray(0, 1_024).includes('%PDF-') &&
  !startsLikePage.test(bytes.toString('utf8', 0, 1_024));

const startsLikePage = /^[\s\uFEFF]*<(?:!doctype|html|head|body|script|svg|\?xml)\b/i;

const checks: Readonly<Partial<Record<FileKind, (bytes: Buffer) => boolean>>> = {
  png: (bytes) => bytes.subarray(-imageEnd.length).equals(imageEnd),
  jpeg: isJpeg,
  text: isPlainText,
};

/** What is checked in this process takes milliseconds. */
const checkInTurn = atOnce(4, 50);

/**
 * Judges whether a file is one whole document or picture of its kind: not cut off, not also another kind of file, without
 * macros or scripts, not locked, and not a decompression bomb. PDFs and DOCX are written anew. Throws UNAVAILABLE, and
 * what `read` throws.
 */
export const wholeFile = async (kind: FileKind, read: ReadFile): Promise<WholeFile> => {
  if (kind === 'pdf') return wholePdf(read);
  if (kind === 'doc' || kind === 'docx') return wholeWord(kind, read);
  return checkInTurn(async () => {
    const bytes = await read();
    if (!checks[kind]?.(bytes)) return broken;
    return { sizeBytes: bytes.length, ...(kind === 'text' && { words: documentWords(bytes.toString()) }) };
  }, workCallerNow());
};
