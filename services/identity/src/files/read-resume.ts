import { readPdf } from '@waratah/kit/files/read-pdf';

/** The text of a resume, or why it cannot be read. */
export type ResumeReading =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'locked' | 'unreadable' | 'pages' | 'polyglot' }>;

/** Every real resume has fewer. */
const mostPages = 50;

export const readResume = async (bytes: Uint8Array): Promise<ResumeReading> => {
  const reading = await readPdf(bytes, mostPages);
  if (reading.kind === 'active') return { kind: 'polyglot' };
  if (reading.kind !== 'text') return { kind: reading.kind };
  return reading.pages > mostPages ? { kind: 'pages' } : { kind: 'text', text: tidy(reading.text) };
};

/** The text of a PDF with spaces in a row as one; lines stay. */
export const tidy = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/[^\P{C}\n]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n\s*\n+/g, '\n')
    .trim();
