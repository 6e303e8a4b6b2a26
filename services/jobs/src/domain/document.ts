/** A file attached to an ad, such as a position description. */
export type JobDocument = Readonly<{
  key: string;
  /** The uploaded name without characters that do not belong in a file name. */
  name: string;
  /** MIME type, recognised by content. */
  type: string;
  sizeBytes: number;
  at: Date;
}>;
