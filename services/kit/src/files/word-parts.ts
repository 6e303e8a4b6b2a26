import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { Member } from './archive.ts';
import { isText } from './file-kinds.ts';

/** Names of parts are compared without case, as Word does. */
const plain = (name: string) => name.toLowerCase();

const typesName = '[content_types].xml';
const isRelationships = (name: string) => plain(name).endsWith('.rels');

/** The members that say what a document consists of; only these are read. */
export const describesParts = (name: string): boolean => plain(name) === typesName || isRelationships(name);

/** The kinds of parts that Word documents consist of. Macros, controls, embedded files and add-ins are not among them. */
const partTypes: readonly RegExp[] = [
  /^application\/xml$/,
  /^application\/vnd\.openxmlformats-(?:officedocument|package)\.[\w.-]{1,80}\+xml$/,
  /^application\/vnd\.openxmlformats-package\.digital-signature-(?:origin|certificate)$/,
  /^application\/vnd\.openxmlformats-officedocument\.(?:vmldrawing|obfuscatedfont|wordprocessingml\.printersettings)$/,
  // The numbers behind a chart.
  /^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet$/,
  /^application\/vnd\.ms-word\.styleswitheffects\+xml$/,
  /^application\/vnd\.ms-office\.(?:drawingml\.diagramdrawing|chartstyle|chartcolorstyle|chartex|classificationlabels|documenttasks|intelligence2)\+xml$/,
  /^application\/inkml\+xml$/,
  /^application\/(?:x-font(?:-?\w{1,20})?|x-fontdata|vnd\.ms-opentype|font-sfnt)$/,
  /^(?:image|font)\/[\w.+-]{1,40}$/,
];

/** The endings of their names. `bin` is left to the settings of a printer. */
const partNames =
  /\.(?:xml|rels|png|jpe?g|jpe|jfif|gif|bmp|tiff?|emf|wmf|svg|webp|wdp|ico|vml|odttf|ttf|otf|fntdata|psmdcp|sigs|cer)$|^word\/(?:printersettings\/)?printersettings\d{0,5}\.bin$|^word\/embeddings\/[^/]{1,100}\.xlsx$/;

const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

const hyperlinks: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]);

/**
 * Whether the members of an archive are a Word document of text, pictures and links: every part is of a known kind, and
 * none is loaded from elsewhere.
 */
export const isPassive = (members: readonly Member[]): boolean => {
  const parts = members.filter(({ name }) => !name.endsWith('/'));
  const names = parts.map(({ name }) => plain(name));
  if (new Set(names).size < names.length) return false;
  try {
    const [types] = parts.filter(({ name }) => plain(name) === typesName);
    return hasKnownParts(typesIn(types), names) && !parts.some(loadsFromElsewhere);
  } catch {
    return false;
  }
};

/** The declared types: for one part by its name, else for an ending of names. */
type Types = Readonly<{ named: ReadonlyMap<string, string>; ending: ReadonlyMap<string, string> }>;

const typesIn = (types: Member | undefined): Types => {
  const elements = elementsIn(types?.bytes);
  const entries = (element: string, by: string) =>
    elements.flatMap((one) => {
      const type = valueOf(one, 'ContentType')?.trim().toLowerCase() ?? '';
      return one.local === element ? [[plain(valueOf(one, by) ?? ''), type] as const] : [];
    });
  return { named: new Map(entries('Override', 'PartName')), ending: new Map(entries('Default', 'Extension')) };
};

/** Every type given to a part by name must be known, since a part's name may be written in several ways. */
const hasKnownParts = ({ named, ending }: Types, names: readonly string[]): boolean => {
  const isKnown = (type: string) => partTypes.some((known) => known.test(type));
  const typeOf = (name: string) => named.get(`/${name}`) ?? ending.get(name.split('.').at(-1) ?? '') ?? '';
  const parts = names.filter((name) => name !== typesName);
  return (
    parts.every((name) => partNames.test(name) && isKnown(typeOf(name))) &&
    [...named.values()].every(isKnown) &&
    parts.some((name) => typeOf(name) === mainType)
  );
};

/** Word loads remote templates, pictures and objects when it opens a document; only links wait for a click. */
const loadsFromElsewhere = ({ name, bytes }: Member): boolean =>
  isRelationships(name) &&
  elementsIn(bytes).some((element) => {
    if (element.local !== 'Relationship') return false;
    const mode = valueOf(element, 'TargetMode') ?? 'Internal';
    const isElsewhere = mode !== 'Internal' || hasScheme.test(valueOf(element, 'Target') ?? '');
    return isElsewhere && !hyperlinks.has(valueOf(element, 'Type') ?? '');
  });

const hasScheme = /^\s*(?:[a-z][a-z\d+.-]{1,30}:|[\\/]{2})/i;

const valueOf = ({ attributes }: SaxesTagNS, name: string): string | undefined => attributes[name]?.value;

/** The elements of an XML part. Throws if it is not well formed, is not UTF-8 or has a document type. */
const elementsIn = (bytes: Buffer | undefined): readonly SaxesTagNS[] => {
  if (!bytes || !isText(bytes)) throw new Error('The part is not UTF-8 text.');
  const elements: SaxesTagNS[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', (element) => elements.push(element));
  parser.on('doctype', () => {
    throw new Error('The part has a document type.');
  });
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (encoding.toUpperCase() !== 'UTF-8') throw new Error('The part is not UTF-8.');
  });
  parser.write(bytes.toString()).close();
  return elements;
};
