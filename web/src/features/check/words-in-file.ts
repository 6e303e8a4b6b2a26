import { messages } from './messages.ts';

/** The words of a file, or why they cannot be read and what to do. */
export type FileWords = Readonly<
  | {
      kind: 'words';
      text: string;
      /** Whether it has pictures too, whose words are not read. */
      hasPictures: boolean;
    }
  | { kind: 'problem'; text: string }
>;

const mostBytes = 10_000_000;
/** A longer PDF is no ad, or contains more than one. */
const mostPages = 20;
/** A file that takes longer to read is given up. */
const longestMs = 20_000;

/** Reads a PDF or a text file on this device: the file goes nowhere. Throws the signal's reason if it is aborted. */
export async function wordsInFile(file: File, signal: AbortSignal): Promise<FileWords> {
  if (file.size > mostBytes) return problem(messages.largeFile);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isPdf(bytes)) return wordsInPdf(file, signal);
  if (isPicture(file)) return problem(messages.pictureFile);
  const text = textOf(bytes);
  if (text === undefined) return problem(messages.otherFile);
  return text.trim() === '' ? problem(messages.emptyFile) : { kind: 'words', text: text.trim(), hasPictures: false };
}

export const isPicture = ({ type }: File) => type.startsWith('image/');

const problem = (text: string): FileWords => ({ kind: 'problem', text });

const ascii = new TextDecoder('latin1');

/** Readers accept a PDF whose mark stands within the first kilobyte. */
const isPdf = (bytes: Uint8Array) => ascii.decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** Latin letters in UTF-16 without the mark that says so: every second byte is zero. */
const isBareUtf16 = (bytes: Uint8Array) =>
  bytes.length > 1 && bytes.length % 2 === 0 && bytes.every((byte, at) => (byte === 0) === (at % 2 === 1));

/** The bytes as text, in the encoding that they show; undefined if they are no plain text. */
const textOf = (bytes: Uint8Array) => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (isBareUtf16(bytes)) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes.includes(0) || ascii.decode(bytes.subarray(0, 5)) === String.raw`{\rtf`) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

async function wordsInPdf(file: File, signal: AbortSignal): Promise<FileWords> {
  const { hasPictures, textOf: textOfPage, withPdf } = await import('../../lib/pdf.ts');
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), longestMs);
  try {
    return await withPdf(
      file,
      async (document) => {
        if (document.numPages > mostPages) return problem(messages.longFile);
        const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
        const pages = await Promise.all(numbers.map((number) => document.getPage(number)));
        const text = (await Promise.all(pages.map(textOfPage))).join('\n').trim();
        if (text === '') return problem(messages.scannedFile);
        const pictures = await Promise.all(pages.map(hasPictures));
        return { kind: 'words', text, hasPictures: pictures.includes(true) };
      },
      AbortSignal.any([signal, late.signal]),
    );
  } catch (error) {
    signal.throwIfAborted();
    if (late.signal.aborted) return problem(messages.slowFile);
    return problem(isLocked(error) ? messages.lockedFile : messages.brokenFile);
  } finally {
    clearTimeout(timer);
  }
}

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';
