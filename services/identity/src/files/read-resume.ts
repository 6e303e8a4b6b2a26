import type { ReadFile } from '@waratah/kit/files/committed-files';
import { readPdf } from '@waratah/kit/files/read-pdf';
import type { messages } from '../domain/messages.ts';

/** The text of a resume and the bytes to keep, or why it cannot be read. */
export type ResumeReading =
  | Readonly<{ kind: 'text'; text: string; bytes: Buffer }>
  | Readonly<{ kind: keyof typeof messages.badPdf }>;

/** More than any real resume has. */
const maxPages = 50;
const maxCharacters = 20_000;

export const readResume = async (read: ReadFile): Promise<ResumeReading> => {
  const reading = await readPdf(read);
  if (reading.kind !== 'text') return { kind: reading.kind === 'active' ? 'polyglot' : reading.kind };
  const { text, pages, bytes } = reading;
  return pages > maxPages ? { kind: 'pages' } : { kind: 'text', text: tidy(text.slice(0, maxCharacters)), bytes };
};

/** The text of a PDF, with runs of spaces joined and line breaks kept. */
export const tidy = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
