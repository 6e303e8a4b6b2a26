import { PDFArray, PDFDict, PDFName, type PDFObject, PDFParser, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** Keys of what a PDF runs, or carries beside its pages. */
const keys: ReadonlySet<string> = new Set(['/JS', '/JavaScript', '/EmbeddedFiles', '/EF', '/RichMediaContent', '/XFA']);
/** Kinds of actions that run something, start a program or send data. */
const actions: ReadonlySet<string> = new Set([
  '/JavaScript',
  '/Launch',
  '/ImportData',
  '/SubmitForm',
  '/GoToE',
  '/GoToR',
]);

/**
 * The same kinds anywhere in the bytes, or a kind that is another object: of an object that stands twice, a reader may
 * take the one that a parser does not.
 */
const named =
  /\/S\s{0,20}(?:\/(?:JavaScript|Launch|ImportData|SubmitForm|GoToE|GoToR)\b|\d{1,10}\s{1,20}\d{1,5}\s{1,20}R\b)/;

/** Names may write any letter as # and two hexadecimal digits. */
const spelledOut = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/#([\da-f]{2})/gi, (_escape, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Whether a PDF would run something in its reader's program, or holds other files. */
export const runsSomething = async (bytes: Uint8Array): Promise<boolean> => {
  if (named.test(spelledOut(bytes))) return true;
  const { objects: open, resolve } = await objectsIn(bytes);
  for (let object = open.pop(); object; object = open.pop()) {
    const parts = partsOf(object, resolve);
    if (parts === undefined) return true;
    for (const part of parts) open.push(part);
  }
  return false;
};

/** Encrypted objects cannot be told apart from broken ones, so they are left to the reader, which has the key. */
type Resolve = (object: PDFObject) => PDFObject;
type Parsed = Readonly<{ objects: PDFObject[]; resolve: Resolve }>;

const objectsIn = async (bytes: Uint8Array): Promise<Parsed> => {
  try {
    const context = await PDFParser.forBytesWithOptions(bytes, Number.POSITIVE_INFINITY).parseDocument();
    return {
      objects: context.enumerateIndirectObjects().map(([, object]) => object),
      resolve: (object) => (object instanceof PDFRef ? (context.lookup(object) ?? object) : object),
    };
  } catch (error) {
    if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/Encrypt'))
      return { objects: [], resolve: (object) => object };
    throw error;
  }
};

/** What an object holds directly; undefined when it runs something itself. */
const partsOf = (object: PDFObject, resolve: Resolve): readonly PDFObject[] | undefined => {
  if (object instanceof PDFStream) return [object.dict];
  if (object instanceof PDFArray) return object.asArray();
  if (!(object instanceof PDFDict)) return [];
  const entries = object.entries();
  return entries.some(([key, value]) => isActive(nameOf(key), nameOf(resolve(value))))
    ? undefined
    : entries.map(([, value]) => value);
};

const isActive = (key: string, value: string) =>
  keys.has(key) || (key === '/S' && actions.has(value)) || (key === '/Type' && value === '/EmbeddedFile');

const nameOf = (object: PDFObject) => (object instanceof PDFName ? object.asString() : '');
