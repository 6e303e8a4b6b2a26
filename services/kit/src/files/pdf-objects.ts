import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFInvalidObject,
  PDFNull,
  type PDFObject,
  PDFParser,
  PDFRef,
  PDFStream,
  PDFWriter,
} from '@cantoo/pdf-lib';

/**
 * A parsed PDF. `definitions` are all objects in its bytes: also those that the document does not use, and those that a
 * later object of the same number replaces.
 */
export type Pdf = Readonly<{ context: PDFContext; definitions: readonly PDFObject[] }>;

/**
 * Parses a PDF from its first byte to its last, and decrypts it if it opens without a password. Throws if it is broken
 * or locked.
 */
export const parsePdf = async (bytes: Uint8Array): Promise<Pdf> => {
  const parser = PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY);
  // The parser's own context, to hear of each definition: in the end it keeps only the last of each number.
  const context = parser['context'];
  const definitions: PDFObject[] = [];
  const assign = context.assign.bind(context);
  context.assign = (reference, object) => {
    definitions.push(object);
    assign(reference, object);
  };
  await parser.parseDocument();
  context.assign = assign;
  return context.trailerInfo.Encrypt ? decrypted(bytes) : { context, definitions };
};

const decrypted = async (bytes: Uint8Array): Promise<Pdf> => {
  const options = { password: '', parseSpeed: Number.POSITIVE_INFINITY, updateMetadata: false };
  const { context } = await PDFDocument.load(bytes, options);
  return { context, definitions: context.enumerateIndirectObjects().map(([, object]) => object) };
};

/**
 * The document written anew: each object that it uses once, one cross-reference table that points to them, nothing
 * between them and no encryption. Every program reads the same from it. The parsed PDF must not be used afterwards.
 */
export const writePdf = ({ context }: Pdf): Promise<Uint8Array> => {
  delete context.trailerInfo.Encrypt;
  const used = usedIn(context);
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    if (!used.has(reference)) context.delete(reference);
    // Bytes that could not be parsed, and therefore not be judged.
    else if (object instanceof PDFInvalidObject) context.assign(reference, PDFNull);
  }
  // Sorted by number.
  context.largestObjectNumber = context.enumerateIndirectObjects().at(-1)?.[0].objectNumber ?? 0;
  return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
};

/** The references that lead from the trailer to every object of the document. */
const usedIn = (context: PDFContext): ReadonlySet<PDFRef> => {
  const used = new Set<PDFRef>();
  const { Root, Info, ID } = context.trailerInfo;
  const open: (PDFObject | undefined)[] = [Root, Info, ID];
  while (open.length > 0) {
    const object = open.pop();
    if (!(object instanceof PDFRef)) for (const child of childrenOf(object)) open.push(child);
    else if (!used.has(object)) {
      used.add(object);
      open.push(context.lookup(object));
    }
  }
  return used;
};

/** The direct children of an object. */
export const childrenOf = (object: PDFObject | undefined): readonly PDFObject[] => {
  if (object instanceof PDFStream) return object.dict.values();
  if (object instanceof PDFArray) return object.asArray();
  return object instanceof PDFDict ? object.values() : [];
};
