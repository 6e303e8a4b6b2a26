import type { DocumentWords } from '@waratah/kit/files/document-words';

/** A file attached to an ad, such as a position description. */
export type JobDocument = Readonly<{
  key: string;
  /** The uploaded name without characters that do not belong in a file name. */
  name: string;
  /** MIME type, recognised by content. */
  type: string;
  sizeBytes: number;
  at: Date;
  /** What it says; absent in documents of earlier releases. */
  words?: DocumentWords | undefined;
}>;
