import { z } from 'zod';

/** What a document says, at most 50,000 characters of it. */
export const DocumentWords = z.object({
  text: z.string(),
  /** Whether that is all of it: false for a longer document, and for one of pictures. */
  isWhole: z.boolean(),
});
export type DocumentWords = Readonly<z.infer<typeof DocumentWords>>;

/** As much as the description of an ad may have. */
export const maxDocumentCharacters = 50_000;

/** A document with fewer words is a picture of a text, or hides it. */
const fewestWords = 5;

/** The words of a document from its text, which may have been read to its end or not. */
export const documentWords = (text: string, isRead = true): DocumentWords => ({
  // Half of a character, which some files contain, cannot be sent.
  text: text.slice(0, maxDocumentCharacters).toWellFormed(),
  isWhole: isRead && text.length <= maxDocumentCharacters && (text.match(/\p{L}+/gu)?.length ?? 0) >= fewestWords,
});
