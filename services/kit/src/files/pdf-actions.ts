import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { leadsElsewhere, linkKeys } from './pdf-links.ts';
import { childrenOf, type Pdf, resolved } from './pdf-objects.ts';

/**
 * Keys of scripts, of forms with programs, of files that a PDF carries beside its pages or expects elsewhere, of pages
 * fetched from websites, and of what its reader must be able to do.
 */
const keys: ReadonlySet<string> = new Set([
  '/JS',
  '/JavaScript',
  '/EmbeddedFiles',
  '/EF',
  '/RichMediaContent',
  '/XFA',
  '/OnInstantiate',
  '/OPI',
  '/SV',
  '/SpiderInfo',
  '/Requirements',
]);

/** Values that make their dictionary active, by key: actions, annotations, drawings and descriptions of files. */
const values: Readonly<Record<string, ReadonlySet<string>>> = {
  '/S': new Set([
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
    '/MCD',
    '/MCS',
  ]),
  '/Subtype': new Set(['/3D', '/FileAttachment', '/Movie', '/PS', '/RichMedia', '/Screen', '/Sound']),
  '/Subtype2': new Set(['/PS']),
  '/FS': new Set(['/URL']),
  '/Type': new Set(['/3D', '/EmbeddedFile', '/F', '/Filespec', '/MediaClip', '/Rendition']),
};

/** Entries whose actions a viewer runs by itself, when it opens a document or shows a page. */
const triggers: ReadonlySet<string> = new Set(['/OpenAction', '/AA']);
/** What may run by itself: to show a page. Every other action, like opening a website, has to wait for a click. */
const movements: ReadonlySet<string> = new Set(['/GoTo']);
/** The named actions that show a page; others print, send by email or open a menu. */
const pageTurns: ReadonlySet<string> = new Set(['/NextPage', '/PrevPage', '/FirstPage', '/LastPage']);

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
  return object instanceof PDFDict && (namesFile(object, context) || hasActiveEntry(object, context));
};

/** Whether a dictionary names a file elsewhere, though it may not say that it is a description of one. */
const namesFile = (dict: PDFDict, context: PDFContext) =>
  fileNames.some((key) => {
    const name = resolved(dict.get(key), context);
    return name instanceof PDFString || name instanceof PDFHexString;
  });

const fileNames = ['F', 'UF', 'Unix', 'Mac', 'DOS'].map((key) => PDFName.of(key));

/** A stream may be kept in another file (`F`), and a drawing may be a page of another file (`Ref`). */
const pointsToFile = (dict: PDFDict) => dict.has(PDFName.of('F')) || dict.has(PDFName.of('Ref'));

const hasActiveEntry = (dict: PDFDict, context: PDFContext): boolean =>
  dict.entries().some(([key, given]) => {
    const [name, value] = [nameOf(key), resolved(given, context)];
    if (keys.has(name)) return true;
    if (Object.hasOwn(values, name)) return values[name]?.has(nameOf(value)) ?? false;
    if (linkKeys.has(name)) return leadsElsewhere(value);
    return triggers.has(name) && actsByItself(name, value, context);
  });

/** Whether an entry makes a viewer do more than show a page, at once or as a later step. */
const actsByItself = (key: string, object: PDFObject | undefined, context: PDFContext): boolean => {
  const isSet = key === '/AA' && object instanceof PDFDict;
  const open = isSet ? object.values().map((value) => resolved(value, context)) : [object];
  const seen = new Set<PDFObject>();
  while (open.length > 0) {
    const action = open.pop();
    if (action instanceof PDFArray) open.push(...actionsIn(action, context));
    if (!(action instanceof PDFDict) || seen.has(action)) continue;
    seen.add(action);
    if (!showsPage(action, context)) return true;
    const next = resolved(action.get(nextAction), context);
    open.push(...(next instanceof PDFArray ? next.asArray().map((value) => resolved(value, context)) : [next]));
  }
  return false;
};

/** Where a single action or a destination is expected, some viewers run the actions of a list. */
const actionsIn = (list: PDFArray, context: PDFContext) =>
  list
    .asArray()
    .map((value) => resolved(value, context))
    .filter((value) => value instanceof PDFDict && value.has(kindOfAction));

const showsPage = (action: PDFDict, context: PDFContext) => {
  const [kind, name] = [kindOfAction, nameOfAction].map((key) => nameOf(resolved(action.get(key), context)));
  return movements.has(kind ?? '') || (kind === '/Named' && pageTurns.has(name ?? ''));
};

const kindOfAction = PDFName.of('S');
const nameOfAction = PDFName.of('N');
const nextAction = PDFName.of('Next');

const nameOf = (object: PDFObject | undefined) => (object instanceof PDFName ? object.asString() : '');
