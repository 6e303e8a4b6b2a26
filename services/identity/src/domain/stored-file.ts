/** A file of a user's in the object store. */
export type StoredFile = Readonly<{
  key: string;
  /** As uploaded, cleaned of what does not belong into a name. */
  name: string;
  /** MIME type, found in the content. */
  type: string;
  sizeBytes: number;
  at: Date;
}>;
