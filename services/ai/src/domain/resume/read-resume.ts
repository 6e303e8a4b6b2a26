import { type Work, worksIn } from './work-entries.ts';

/** Studies and work in a resume. */
export type ResumeFacts = Readonly<{ studies: readonly string[]; works: readonly Work[] }>;

const degree =
  /\b(?:bachelor|master|doctor|doctorate|phd|mba|diploma|associate degree|graduate certificate|certificate (?:i{1,3}|iv))\b[^\n.;|]{0,90}/gi;

/** Reads the studies and the work of a resume's text; what it does not recognise is left out. */
export const readResume = (text: string): ResumeFacts => ({
  studies: [...new Set(Array.from(text.matchAll(degree), ([words]) => words.trim()))],
  works: worksIn(text),
});
