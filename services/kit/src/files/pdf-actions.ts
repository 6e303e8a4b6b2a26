import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { childrenOf, type Pdf } from './pdf-objects.ts';

/** Keys of scripts, and of files that a PDF carries beside its pages. */
const keys: ReadonlySet<string> = new Set(['/JS', '/JavaScript', '/EmbeddedFiles', '/EF', '/RichMediaContent', '/XFA']);

/** Kinds of actions that run a script, start a program, play a file or send data. */
const actions: ReadonlySet<string> = new Set([
  '/JavaScript',
  '/Launch',
  '/ImportData',
  '/SubmitForm',
  '/GoToE',
  '/GoToR',
  '/Thread',
  '/Sound',
  '/Movie',
  '/Rendition',
  '/RichMediaExecute',
]);

/** Entries whose actions a viewer runs by itself, when it opens a document or shows a page. */
const triggers: ReadonlySet<string> = new Set(['/OpenAction', '/AA']);
/** What may run by itself: to show a page. Every other action, like opening a website, has to wait for a click. */
const movements: ReadonlySet<string> = new Set(['/GoTo', '/Named']);

/**
 * Where a link may lead: to a website, a person, or a file of the reader's own machine. Not to a share on a network,
 * which a viewer would sign in to, and not to another program.
 */
const destination =
  /^\s*(?:(?:https?|mailto|tel|sms|callto|skype|whatsapp):|file:\/{3}(?![\\/])|(?![a-z][a-z\d+-]*:|[\\/]{2}))/i;

/** Whether a PDF contains actions that a viewer would run, embedded files, or references to files elsewhere. */
export const runsSomething = ({ context, definitions }: Pdf): boolean => {
  const open = [...definitions];
  for (let object = open.pop(); object; object = open.pop()) {
    if (isActive(object, context)) return true;
    for (const child of childrenOf(object)) open.push(child);
  }
  return false;
};

/** Whether an object alone, without its children, is active. */
const isActive = (object: PDFObject, context: PDFContext): boolean => {
  if (object instanceof PDFStream) return pointsToFile(object.dict) || hasActiveEntry(object.dict, context);
  return object instanceof PDFDict && hasActiveEntry(object, context);
};

/** A stream may be kept in another file (`F`), and a drawing may be a page of another file (`Ref`). */
const pointsToFile = (dict: PDFDict) => dict.has(PDFName.of('F')) || dict.has(PDFName.of('Ref'));

const hasActiveEntry = (dict: PDFDict, context: PDFContext): boolean =>
  dict.entries().some(([key, given]) => {
    const [name, value] = [nameOf(key), resolved(given, context)];
    if (keys.has(name)) return true;
    if (name === '/S') return actions.has(nameOf(value));
    if (name === '/Type') return nameOf(value) === '/EmbeddedFile';
    if (name === '/URI' || name === '/Base') return isText(value) && !destination.test(value.decodeText());
    return triggers.has(name) && actsByItself(name, value, context);
  });

/** Whether an entry makes a viewer do more than show a page, at once or as a later step. */
const actsByItself = (key: string, object: PDFObject | undefined, context: PDFContext): boolean => {
  const isSet = key === '/AA' && object instanceof PDFDict;
  const open = isSet ? object.values().map((value) => resolved(value, context)) : [object];
  const seen = new Set<PDFObject>();
  while (open.length > 0) {
    const action = open.pop();
    if (!(action instanceof PDFDict) || seen.has(action)) continue;
    seen.add(action);
    if (!movements.has(nameOf(resolved(action.get(kindOfAction), context)))) return true;
    const next = resolved(action.get(nextAction), context);
    open.push(...(next instanceof PDFArray ? next.asArray().map((value) => resolved(value, context)) : [next]));
  }
  return false;
};

const kindOfAction = PDFName.of('S');
const nextAction = PDFName.of('Next');

/** Some programs follow a reference to a reference. */
const resolved = (object: PDFObject | undefined, context: PDFContext): PDFObject | undefined => {
  let found = object;
  for (let steps = 0; found instanceof PDFRef && steps < maxSteps; steps++) found = context.lookup(found);
  return found;
};

const maxSteps = 20;

const nameOf = (object: PDFObject | undefined) => (object instanceof PDFName ? object.asString() : '');
const isText = (object: PDFObject | undefined) => object instanceof PDFString || object instanceof PDFHexString;
