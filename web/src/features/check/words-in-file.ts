import { messages } from './messages.ts';

/** The words of a file, or why they cannot be read and what to do. */
export type FileWords = Readonly<{ kind: 'words'; text: string } | { kind: 'problem'; text: string }>;

const mostBytes = 10_000_000;
/** No ad is longer. */
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
  return text.trim() === '' ? problem(messages.emptyFile) : { kind: 'words', text: text.trim() };
}

export const isPicture = ({ type }: File) => type.startsWith('image/');

const problem = (text: string): FileWords => ({ kind: 'problem', text });

const ascii = new TextDecoder('latin1');

/** Readers accept a PDF whose mark stands within the first kilobyte. */
const isPdf = (bytes: Uint8Array) => ascii.decode(bytes.subarray(0, 1024)).includes('%PDF-');

/** The bytes as text, in the encoding that they show; undefined if they are no plain text. */
const textOf = (bytes: Uint8Array) => {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0) || ascii.decode(bytes.subarray(0, 5)) === String.raw`{\rtf`) return undefined;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

async function wordsInPdf(file: File, signal: AbortSignal): Promise<FileWords> {
  const { textOf: textOfPage, withPdf } = await import('../../lib/pdf.ts');
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), longestMs);
  try {
    const text = await withPdf(
      file,
      async (document) => {
        const count = Math.min(document.numPages, mostPages);
        const pages = await Promise.all(Array.from({ length: count }, (_, index) => document.getPage(index + 1)));
        return (await Promise.all(pages.map(textOfPage))).join('\n').trim();
      },
      AbortSignal.any([signal, late.signal]),
    );
    return text === '' ? problem(messages.scannedFile) : { kind: 'words', text };
  } catch (error) {
    signal.throwIfAborted();
    if (late.signal.aborted) return problem(messages.slowFile);
    return problem(isLocked(error) ? messages.lockedFile : messages.brokenFile);
  } finally {
    clearTimeout(timer);
  }
}

const isLocked = (error: unknown) => error instanceof Error && error.name === 'PasswordException';
