/** A file of a user's in the object store. */
export type StoredFile = Readonly<{
  key: string;
  /** The uploaded name without characters that do not belong in a file name. */
  name: string;
  /** MIME type, recognised by content. */
  type: string;
  sizeBytes: number;
  at: Date;
}>;
