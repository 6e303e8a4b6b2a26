import { membersOf } from './archive.ts';
import { type FileKind, isText } from './file-kinds.ts';
import { pdfProblem } from './pdf-envelope.ts';
import { readPdf } from './read-pdf.ts';

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

/** Phones write more behind the picture, but no archive. */
const isJpeg = (bytes: Buffer) => {
  const end = bytes.lastIndexOf(jpegEnd);
  return end > 100 && !zipMarks.some((mark) => bytes.includes(mark, end));
};

const isWordDocument = async (bytes: Buffer) => {
  const names = (await membersOf(bytes)) ?? [];
  return names.includes('word/document.xml') && !names.some((name) => /vba\w{0,20}\.bin$/i.test(name));
};

/** Neither a page for a browser nor a PDF with words before it. */
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
 * Whether a file is one whole document or picture of its kind: not cut off, not a second file for another reader, without
 * macros or scripts, and no bomb. Throws UNAVAILABLE.
 */
export const isWholeFile = async (kind: FileKind, bytes: Buffer): Promise<boolean> =>
  (await checks[kind]?.(bytes)) ?? false;
