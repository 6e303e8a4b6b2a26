/** The messages for Word documents that are whole, but would run, fetch or carry something. */
export const refusedWord = {
  fields:
    'This document has a field that fetches or starts something. Please turn its fields into text (in Word: Ctrl+A, then Ctrl+Shift+F9) or save it as a PDF, and upload it again.',
  macros: 'This document has macros. Please save it as a DOCX without macros or as a PDF, and upload it again.',
  objects:
    'This document has an object or a file inside, such as a spreadsheet. Please replace it with a picture or save the document as a PDF, and upload it again.',
  controls:
    'This document has controls that run a program. Please remove them or save it as a PDF, and upload it again.',
  documents:
    'This document takes in other documents. Please paste their text into it or save it as a PDF, and upload it again.',
  pictures:
    'This document has pictures that are stored elsewhere. Please insert the pictures themselves, and upload it again.',
  links:
    'This document has a link to a file or a program. Please remove the link or save it as a DOCX, and upload it again.',
  sources:
    'This document takes its template or its letters from elsewhere. Please save it as a DOCX or as a PDF, and upload it again.',
  encrypted: 'This document is locked with a password. Please upload one that is not.',
} as const;

/** Why a whole Word document is refused. */
export type WordProblem = keyof typeof refusedWord;

/** Thrown where a document turns out to be one that is refused. */
export class RefusedWord extends Error {
  readonly problem: WordProblem;

  constructor(problem: WordProblem) {
    super(refusedWord[problem]);
    this.problem = problem;
  }
}
