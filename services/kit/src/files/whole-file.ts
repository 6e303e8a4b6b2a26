import { type FileKind, isText } from './file-kinds.ts';
import { pdfProblem } from './pdf-envelope.ts';
import { readPdf } from './read-pdf.ts';
import { runBounded } from '../process/bounded-process.ts';

const imageEnd = Buffer.from('IEND\xaeB`\x82', 'latin1');
const jpegEnd = Buffer.from([0xff, 0xd9]);
const zipMarks = ['PK\x03\x04', 'PK\x05\x06'];
const wordStream = Buffer.from('WordDocument', 'utf16le');
const macroStorage = Buffer.from('_VBA_PROJECT', 'utf16le');

const isPdf = async (bytes: Buffer) => {
  if (pdfProblem(bytes)) return false;
  const { kind } = await readPdf(bytes, 0);
  return kind === 'text' || kind === 'locked';
};

/** Phones append data to a picture, but never an archive. */
const isJpeg = (bytes: Buffer) => {
  const end = bytes.lastIndexOf(jpegEnd);
  return end > 100 && !zipMarks.some((mark) => bytes.includes(mark, end));
};

/** Read in a separate process, since a small archive may take long to unpack and to read. */
const isWordDocument = async (bytes: Buffer) => {
  const outcome = await runBounded(new URL('word-process.ts', import.meta.url), new Uint8Array(bytes));
  return outcome.kind === 'answered' && outcome.answer === true;
};

/** Must be neither a page for a browser nor a PDF with text before it. */
const isPlainText = (bytes: Buffer) =>
  isText(bytes) &&
  !bytes.subarray(0, 1_024).includes('%PDF-') &&
  !startsLikePage.test(bytes.toString('utf8', 0, 1_024));

const startsLikePage = /^[\s\uFEFF]*<(?:!doctype|html|head|body|script|svg|\?xml)\b/i;

const checks: Readonly<Partial<Record<FileKind, (bytes: Buffer) => boolean | Promise<boolean>>>> = {
  pdf: isPdf,
  png: (bytes) => bytes.subarray(-imageEnd.length).equals(imageEnd),
  jpeg: isJpeg,
  doc: (bytes) => bytes.includes(wordStream) && !bytes.includes(macroStorage),
  docx: isWordDocument,
  text: isPlainText,
};

/**
 * Whether a file is one whole document or picture of its kind: not cut off, not also another kind of file, without
 * macros or scripts, and not a decompression bomb. Throws UNAVAILABLE.
 */
export const isWholeFile = async (kind: FileKind, bytes: Buffer): Promise<boolean> =>
  (await checks[kind]?.(bytes)) ?? false;
