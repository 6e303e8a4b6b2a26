import { PDFArray, PDFDict, PDFName, type PDFObject, PDFParser, PDFRef, PDFStream } from '@cantoo/pdf-lib';

/** PDF keys of actions, and of files that a PDF carries beside its pages. */
const keys: ReadonlySet<string> = new Set(['/JS', '/JavaScript', '/EmbeddedFiles', '/EF', '/RichMediaContent', '/XFA']);
/** Kinds of actions that run a script, start a program or send data. */
const actions: ReadonlySet<string> = new Set([
  '/JavaScript',
  '/Launch',
  '/ImportData',
  '/SubmitForm',
  '/GoToE',
  '/GoToR',
]);

/** Entries whose actions a viewer runs by itself, when it opens a document or shows a page. */
const triggers: ReadonlySet<string> = new Set(['/OpenAction', '/AA']);
/** What may run by itself: to show a page. Every other action, like opening a website, has to wait for a click. */
const movements: ReadonlySet<string> = new Set(['/GoTo', '/Named']);

/**
 * The same kinds anywhere in the bytes, or a kind given by reference. If a PDF defines an object twice, a viewer may
 * use the definition that a parser ignores.
 */
const named =
  /\/S\s{0,20}(?:\/(?:JavaScript|Launch|ImportData|SubmitForm|GoToE|GoToR)\b|\d{1,10}\s{1,20}\d{1,5}\s{1,20}R\b)/;

/** Names may encode any letter as # and two hexadecimal digits. */
const spelledOut = (bytes: Uint8Array) =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    .toString('latin1')
    .replace(/#([\da-f]{2})/gi, (_escape, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

/** Whether a PDF contains actions that a viewer would run, or embedded files. */
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

/** Encrypted objects look like broken ones here, so they are left to the PDF library, which can decrypt them. */
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

/** The direct children of an object; undefined if the object itself is such an action. */
const partsOf = (object: PDFObject, resolve: Resolve): readonly PDFObject[] | undefined => {
  if (object instanceof PDFStream) return [object.dict];
  if (object instanceof PDFArray) return object.asArray();
  if (!(object instanceof PDFDict)) return [];
  const entries = object.entries();
  return entries.some(
    ([key, value]) => isActive(nameOf(key), nameOf(resolve(value))) || actsByItself(nameOf(key), value, resolve),
  )
    ? undefined
    : entries.map(([, value]) => value);
};

const isActive = (key: string, value: string) =>
  keys.has(key) || (key === '/S' && actions.has(value)) || (key === '/Type' && value === '/EmbeddedFile');

/** Whether an entry makes a viewer do more than show a page, at once or as a later step. */
const actsByItself = (key: string, value: PDFObject, resolve: Resolve): boolean => {
  if (!triggers.has(key)) return false;
  const object = resolve(value);
  const isSet = key === '/AA' && object instanceof PDFDict;
  const open = isSet ? object.values().map(resolve) : [object];
  const seen = new Set<PDFObject>();
  for (let action = open.pop(); action; action = open.pop()) {
    if (seen.has(action) || !(action instanceof PDFDict)) continue;
    seen.add(action);
    if (!movements.has(nameOf(resolve(action.get(kindOfAction) ?? action)))) return true;
    const next = resolve(action.get(nextAction) ?? kindOfAction);
    open.push(...(next instanceof PDFArray ? next.asArray().map(resolve) : [next]));
  }
  return false;
};

const kindOfAction = PDFName.of('S');
const nextAction = PDFName.of('Next');

const nameOf = (object: PDFObject) => (object instanceof PDFName ? object.asString() : '');
