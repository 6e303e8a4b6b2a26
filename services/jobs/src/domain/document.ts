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
