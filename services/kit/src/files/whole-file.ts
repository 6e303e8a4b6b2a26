import { type FileKind, isText } from './file-kinds.ts';
import type { encryptedPdf } from './pdf-envelope.ts';
import { readPdf } from './read-pdf.ts';
import { readWord } from './read-word.ts';
import type { WordProblem } from './word-problems.ts';

/** The bytes to keep, or why a file is refused. */
export type WholeFile = Readonly<
  { bytes: Buffer; problem?: never } | { problem: 'broken' | keyof typeof encryptedPdf | WordProblem }
>;

const broken: WholeFile = { problem: 'broken' };

const imageEnd = Buffer.from('IEND\xaeB`\x82', 'latin1');
const jpegEnd = Buffer.from([0xff, 0xd9]);
const zipMarks = ['PK\x03\x04', 'PK\x05\x06'];

const wholePdf = async (bytes: Buffer): Promise<WholeFile> => {
  const reading = await readPdf(bytes);
  if (reading.kind === 'text') return { bytes: reading.bytes };
  return reading.kind === 'locked' || reading.kind === 'protected' ? { problem: reading.kind } : broken;
};

const wholeWord = async (kind: 'doc' | 'docx', bytes: Buffer): Promise<WholeFile> => {
  const reading = await readWord(kind, bytes);
  if (reading.kind === 'kept') return { bytes: kind === 'doc' ? bytes : reading.bytes };
  return { problem: reading.kind };
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

/**
 * A file's bytes if it is one whole document or picture of its kind: not cut off, not also another kind of file, without
 * macros or scripts, not locked, and not a decompression bomb. PDFs and DOCX are written anew. Throws UNAVAILABLE.
 */
export const wholeFile = async (kind: FileKind, bytes: Buffer): Promise<WholeFile> => {
  if (kind === 'pdf') return wholePdf(bytes);
  if (kind === 'doc' || kind === 'docx') return wholeWord(kind, bytes);
  return checks[kind]?.(bytes) ? { bytes } : broken;
};
