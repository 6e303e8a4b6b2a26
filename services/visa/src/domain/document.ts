import { typeOfKind } from '@waratah/kit/files/file-kinds';

/** A student's VEVO document in the object store. */
export type VisaDocument = Readonly<{
  key: string;
  /** The uploaded name without characters that do not belong in a file name. */
  name: string;
  /** MIME type, recognised by content. */
  type: string;
  sizeBytes: number;
  at: Date;
  /** When the file is deleted; undefined while it waits for a review. */
  removeAt?: Date | undefined;
}>;

/** The types that browsers display without running them; any other type is served as a download. */
export const isShown = ({ type }: Pick<VisaDocument, 'type'>): boolean =>
  type === typeOfKind.pdf || type === typeOfKind.png || type === typeOfKind.jpeg;
