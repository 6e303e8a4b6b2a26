import { PDFArray, PDFDict, PDFName, type PDFObject, PDFParser, PDFStream } from '@cantoo/pdf-lib';

/** Keys of what a PDF runs, or carries beside its pages. */
const keys: ReadonlySet<string> = new Set(['/JS', '/JavaScript', '/EmbeddedFiles', '/EF', '/RichMediaContent', '/XFA']);
/** Kinds of actions that run something, start a program or send data. */
const actions: ReadonlySet<string> = new Set(['/JavaScript', '/Launch', '/ImportData', '/SubmitForm', '/GoToE']);

/** Whether a PDF would run something in its reader's program, or holds other files. */
export const runsSomething = async (bytes: Uint8Array): Promise<boolean> => {
  const open = await objectsIn(bytes);
  for (let object = open.pop(); object; object = open.pop()) {
    const parts = partsOf(object);
    if (parts === undefined) return true;
    for (const part of parts) open.push(part);
  }
  return false;
};

/** Encrypted objects cannot be told apart from broken ones, so they are left to the reader, which has the key. */
const objectsIn = async (bytes: Uint8Array): Promise<PDFObject[]> => {
  try {
    const context = await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY).parseDocument();
    return context.enumerateIndirectObjects().map(([, object]) => object);
  } catch (error) {
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/Encrypt')) return [];
    throw error;
  }
};

/** What an object holds directly; undefined when it runs something itself. */
const partsOf = (object: PDFObject): readonly PDFObject[] | undefined => {
  if (object instanceof PDFStream) return [object.dict];
  if (object instanceof PDFArray) return object.asArray();
  if (!(object instanceof PDFDict)) return [];
  const entries = object.entries();
  return entries.some(([key, value]) => isActive(nameOf(key), nameOf(value)))
    ? undefined
    : entries.map(([, value]) => value);
};

const isActive = (key: string, value: string) =>
  keys.has(key) || (key === '/S' && actions.has(value)) || (key === '/Type' && value === '/EmbeddedFile');

const nameOf = (object: PDFObject) => (object instanceof PDFName ? object.asString() : '');
