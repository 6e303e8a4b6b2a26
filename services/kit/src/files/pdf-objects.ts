import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
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

/** Why a PDF is refused that is encrypted, though anybody may open it: what its objects say depends on the reader. */
export class ProtectedPdf extends Error {}

/** Parses a PDF from its first byte to its last. Throws if it is broken, and ProtectedPdf if it is encrypted. */
export const parsePdf = async (bytes: Uint8Array): Promise<Pdf> => {
  const parser = new Parser(bytes, Number.POSITIVE_INFINITY);
  const definitions = parser.listen(lengthsIn(bytes));
  const context = await parser.parseDocument();
  if (context.trailerInfo.Encrypt) throw new ProtectedPdf();
  if (!(context.trailerInfo.Root instanceof PDFRef)) throw new Error('The catalog is not an object of its own');
  return { context, definitions };
};

/** The library's parser, which hears of every definition, knows lengths that follow their streams, and decodes names once. */
class Parser extends PDFParser {
  #lengths: ReadonlyMap<PDFRef, PDFNumber> = new Map();

  /** Answers the list of definitions, filled while the document is parsed. */
  listen(lengths: ReadonlyMap<PDFRef, PDFNumber>): readonly PDFObject[] {
    this.#lengths = lengths;
    const definitions: PDFObject[] = [];
    const assign = this.context.assign.bind(this.context);
    this.context.assign = (reference, object) => {
      definitions.push(object);
      assign(reference, object);
    };
    return definitions;
  }

  protected override parseDict(reference?: PDFRef): PDFDict {
    const dict = super.parseDict(reference);
    const length = dict.get(PDFName.Length);
    const known = length instanceof PDFRef ? this.#lengths.get(length) : undefined;
    if (known) dict.set(PDFName.Length, known);
    return dict;
  }

  protected override parseName(): PDFName {
    const start = this.bytes.offset();
    super.parseName();
    const spelled = Buffer.from(this.bytes.slice(start + 1, this.bytes.offset())).toString('latin1');
    const name = spelled.replaceAll(/#([\da-f]{2})/gi, (_escape, digits: string) =>
      String.fromCharCode(Number.parseInt(digits, 16)),
    );
    // What the library makes of a name decodes its escapes again.
    return PDFName.of(name.replaceAll('#', '#23'));
  }
}

const number = /\b(\d{1,7})[\s\0]{1,8}(\d{1,5})[\s\0]{1,8}obj[\s\0]{1,8}(\d{1,9})[\s\0]{1,8}endobj\b/g;

/**
 * Objects that are numbers. The length of a stream often follows it as such an object; the parser would look for the
 * stream's end by its keyword instead, which the stream itself may contain.
 */
const lengthsIn = (bytes: Uint8Array): ReadonlyMap<PDFRef, PDFNumber> => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  return new Map(
    [...text.matchAll(number)].map(([, id, generation, value]) => [
      PDFRef.of(Number(id), Number(generation)),
      PDFNumber.of(Number(value)),
    ]),
  );
};

/**
 * The document written anew: each object that it uses once, one cross-reference table that points to them, and nothing
 * between them. Every program reads the same from it. Throws if the document uses an object that could not be parsed.
 * The parsed PDF must not be used afterwards.
 */
export const writePdf = ({ context }: Pdf): Promise<Uint8Array> => {
  delete context.trailerInfo.ID;
  if (!(context.trailerInfo.Info instanceof PDFRef)) delete context.trailerInfo.Info;
  const used = usedIn(context);
  for (const [reference, object] of context.enumerateIndirectObjects()) {
    if (!used.has(reference)) context.delete(reference);
    else if (object instanceof PDFInvalidObject) throw new Error('An object of the document cannot be parsed');
  }
  // Sorted by number.
  context.largestObjectNumber = context.enumerateIndirectObjects().at(-1)?.[0].objectNumber ?? 0;
  return PDFWriter.forContext(context, Number.POSITIVE_INFINITY).serializeToBuffer();
};

/** The references that lead from the trailer to every object of the document. */
const usedIn = (context: PDFContext): ReadonlySet<PDFRef> => {
  const used = new Set<PDFRef>();
  const { Root, Info } = context.trailerInfo;
  const open: (PDFObject | undefined)[] = [Root, Info];
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

/** What a value refers to. Some programs follow a reference to a reference. */
export const resolved = (object: PDFObject | undefined, context: PDFContext): PDFObject | undefined => {
  let found = object;
  for (let steps = 0; found instanceof PDFRef && steps < maxSteps; steps++) found = context.lookup(found);
  return found;
};

const maxSteps = 20;

/** Whether every object could be parsed. */
export const isWhole = ({ definitions }: Pdf): boolean =>
  !definitions.some((object) => object instanceof PDFInvalidObject);
