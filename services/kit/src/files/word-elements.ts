import { mayLeadTo } from './link-destination.ts';
import type { WordProblem } from './word-problems.ts';
import type { XmlAttribute, XmlElement } from './xml-part.ts';

const words: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

const references: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'http://purl.oclc.org/ooxml/officeDocument/relationships',
]);

/** The namespaces of text, drawings, charts and properties. What others contain depends on the program. */
const known =
  /^(?:http:\/\/schemas\.openxmlformats\.org\/|http:\/\/purl\.(?:oclc\.org\/ooxml|org\/dc)\/|http:\/\/schemas\.microsoft\.com\/office\/(?:word|drawing|thememl|mac\/drawingml)?\/?20(?:0[6-9]|[1-9]\d)|urn:schemas-microsoft-com:(?:vml|office:(?:office|word))$|http:\/\/www\.w3\.org\/(?:2001\/XMLSchema-instance|2000\/xmlns\/|XML\/1998\/namespace)$)/;

const verdicts = new Map<string, boolean>();

/** Whether a namespace is known; asked for every element and attribute. */
const isKnown = (space: string): boolean => {
  const found = verdicts.get(space) ?? known.test(space);
  verdicts.set(space, found);
  return found;
};

/** Elements of text, in the transitional or the strict namespace. */
export const isWords = ({ uri }: XmlElement): boolean => words.has(uri);

const refused: Readonly<Record<string, WordProblem>> = {
  object: 'objects',
  objectEmbed: 'objects',
  objectLink: 'objects',
  OLEObject: 'objects',
  oleObj: 'objects',
  movie: 'objects',
  control: 'controls',
  altChunk: 'documents',
  subDoc: 'documents',
};

/** Why an element makes its document refused. */
export const problemOf = ({ local }: XmlElement): WordProblem | undefined =>
  Object.hasOwn(refused, local) ? refused[local] : undefined;

/** Elements that load, sign in, ask or start something, or lead to parts that are not kept. The text needs none of them. */
const dropped: ReadonlySet<string> = new Set(
  `activeWritingStyle attachedSchema attachedTemplate audioCd audioFile contentPart dataBinding embedBold embedBoldItalic
  embedItalic embedRegular entryMacro exitMacro externalData fldData frameset linkStyles mailMerge printerSettings
  quickTimeFile rsids saveThroughXslt schemaLibrary smartTagType snd svgBlip updateFields userShapes useXSLTWhenSaving
  videoFile wavAudioFile webVideoPr`.split(/\s+/),
);

/** The extension of a diagram that names its drawing. Other extensions of drawings hold films, SVGs and identifiers. */
const drawingOfDiagram = 'http://schemas.microsoft.com/office/drawing/2008/diagram';

const isExtension = ({ uri, local, attributes }: XmlElement) =>
  local === 'ext' &&
  /\/drawingml\/(?:2006\/)?main$/.test(uri) &&
  attributes.some((attribute) => attribute.local === 'uri' && attribute.value !== drawingOfDiagram);

/** Whether an element is left out with everything inside it. */
export const isDropped = (element: XmlElement): boolean =>
  !isKnown(element.uri) || dropped.has(element.local) || isExtension(element);

/** Whether an attribute names a relationship of its part. */
const isReference = ({ uri, local }: XmlAttribute) =>
  references.has(uri) || (uri !== declarations && local === 'relid');

/** The namespace of the attributes that declare others. */
const declarations = 'http://www.w3.org/2000/xmlns/';

/** Addresses of shapes, which are links; on pictures and fills they are where the picture was found. */
const addresses: ReadonlySet<string> = new Set(['href']);
const pictures: ReadonlySet<string> = new Set(['imagedata', 'fill', 'stroke']);
/** `gfxdata` and `equationxml` hold a document of their own. */
const droppedAttributes: ReadonlySet<string> = new Set(
  'src althref action macro invalidUrl gfxdata equationxml'.split(' '),
);
/** Programs that skip an element they do not know must skip what is inside it, too. */
const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';

const isKept = ({ uri, local, value }: XmlAttribute, element: XmlElement): boolean => {
  if (uri === declarations) return true;
  if (uri !== '' && !isKnown(uri)) return false;
  if (uri === compatibility) return local === 'Ignorable';
  if (addresses.has(local)) return !pictures.has(element.local) && mayLeadTo(value);
  return !droppedAttributes.has(local);
};

/** Elements whose reference may be a link; on others, an address would be fetched. */
const mayBeLink = ({ local }: XmlElement) => local === 'hyperlink' || local.startsWith('hlink');

/**
 * The attributes to write for an element: without addresses elsewhere, and without references to relationships that are not
 * kept. Undefined if the element has no meaning without them.
 */
export const keptAttributes = (
  element: XmlElement,
  kinds: ReadonlyMap<string, string>,
): readonly XmlAttribute[] | undefined => {
  if (element.attributes.length === 0) return element.attributes;
  const isLost = (attribute: XmlAttribute) => {
    if (!isReference(attribute)) return false;
    const kind = kinds.get(attribute.value);
    return kind === undefined || (kind === 'hyperlink' && !(attribute.local === 'id' && mayBeLink(element)));
  };
  const kept = element.attributes.filter((attribute) => isReference(attribute) || isKept(attribute, element));
  if (!kept.some(isLost)) return kept;
  // The schema demands the reference of such a link, but it may be empty.
  if (element.local.startsWith('hlink')) return kept.map((one) => (isLost(one) ? { ...one, value: '' } : one));
  return isWords(element) && element.local !== 'hyperlink' ? undefined : kept.filter((one) => !isLost(one));
};
