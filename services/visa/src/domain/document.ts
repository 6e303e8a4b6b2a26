import { headBytes, kindOf, typeOfKind } from '@waratah/kit/files/file-kinds';
import { pdfProblem } from '@waratah/kit/files/pdf-envelope';

/** First part of keys in the object store; the student's id follows. The gateway puts uploads there. */
export const documentFolder = 'visa-documents';

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

/** The type of a document by its content; undefined when it is no whole PDF, JPG, PNG, DOC or DOCX (spec section 5). */
export const documentTypeOf = async (bytes: Buffer): Promise<string | undefined> => {
  const kind = await kindOf(bytes.subarray(0, headBytes));
  return kind !== undefined && kind in isWhole && isWhole[kind]?.(bytes) ? typeOfKind[kind] : undefined;
};

const imageEnd = Buffer.from('IEND\xaeB`\x82', 'latin1');
const jpegEnd = Buffer.from([0xff, 0xd9]);
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const wordStream = Buffer.from('WordDocument', 'utf16le');
/** The end record of a ZIP lies within this distance of its end. */
const zipTailBytes = 66_000;

/** A file that was cut off, is another kind of the same container, or holds macros is refused. */
const isWhole: Readonly<Partial<Record<string, (bytes: Buffer) => boolean>>> = {
  pdf: (bytes) => pdfProblem(bytes) === undefined,
  png: (bytes) => bytes.subarray(-imageEnd.length).equals(imageEnd),
  // Phones write more behind the picture.
  jpeg: (bytes) => bytes.lastIndexOf(jpegEnd) > 100,
  doc: (bytes) => bytes.includes(wordStream),
  docx: (bytes) =>
    bytes.subarray(-zipTailBytes).includes(zipEnd) &&
    bytes.includes('word/document.xml') &&
    !bytes.includes('vbaProject.bin'),
};
