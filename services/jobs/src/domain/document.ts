import { kindOf, headBytes, typeOfKind } from '@waratah/kit/files/file-kinds';
import { pdfProblem } from '@waratah/kit/files/pdf-envelope';

/** First part of keys in the object store; the employer's id follows. The gateway puts uploads there. */
export const documentFolder = 'job-documents';

/** A file that goes with an ad, like a position description. */
export type JobDocument = Readonly<{
  key: string;
  /** The uploaded name without characters that do not belong in a file name. */
  name: string;
  /** MIME type, recognised by content. */
  type: string;
  sizeBytes: number;
  at: Date;
}>;

/** The type of a document by its content; undefined when it is none of those that an ad may have (spec section 5). */
export const documentTypeOf = async (bytes: Buffer): Promise<string | undefined> => {
  const kind = await kindOf(bytes.subarray(0, headBytes));
  if (kind === 'pdf') return pdfProblem(bytes) ? undefined : typeOfKind.pdf;
  return kind === 'doc' || kind === 'docx' || kind === 'text' ? typeOfKind[kind] : undefined;
};
