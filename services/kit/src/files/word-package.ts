import type { Member } from './archive.ts';
import { pictureKind } from './word-pictures.ts';
import { RefusedWord } from './word-problems.ts';
import { rewritePart } from './word-part.ts';
import {
  keptRelationships,
  type PartKind,
  partKinds,
  type Relationship,
  writeRelationships,
} from './word-relationships.ts';
import type { NewMember } from './write-archive.ts';
import { escaped, readXml, xmlStart } from './xml-part.ts';

/** Names of parts are compared without case, as Word does. */
const plain = (name: string) => name.toLowerCase();

const typesName = '[content_types].xml';

/** The endings of members that documents of text, pictures and links have. `bin` is left to the settings of a printer. */
const usual =
  /\.(?:xml|rels|png|jpe?g|jpe|jfif|gif|bmp|tiff?|emf|wmf|emz|wmz|svg|webp|wdp|ico|vml|odttf|ttf|otf|fntdata|psmdcp|sigs|cer)$|^word\/(?:printersettings\/)?printersettings\d{0,5}\.bin$|^word\/embeddings\/[^/]{1,100}\.xlsx$/;

/** Folders of what a document has beside its text: fonts, numbers of charts, parts for other programs. */
const beside = /^(?:customxml|word\/(?:fonts|embeddings|glossary|printersettings))\//;

/** Whether a member's content is needed to write the document anew. */
export const isNeeded = (name: string): boolean => !beside.test(plain(name));

/** What all XML parts of a document may have together. */
const maxXmlBytes = 8 * 1024 * 1024;

const macroNames = /(?:^|\/)vba(?:project|data)[^/]*$/;
const controlNames = /(?:^|\/)activex\//;
const macroTypes = /macroenabled|vbaproject|vbadata/i;

/** Throws RefusedWord if a member's name says that it is a macro, a control or a file of another program. */
const checkNames = (names: readonly string[]) => {
  if (new Set(names).size < names.length) throw new Error('Two members have one name');
  if (names.some((name) => macroNames.test(name))) throw new RefusedWord('macros');
  if (names.some((name) => controlNames.test(name))) throw new RefusedWord('controls');
  if (!names.every((name) => usual.test(name))) throw new RefusedWord('objects');
};

const checkTypes = (bytes: Buffer | undefined) => {
  if (!bytes) throw new Error('The document does not describe its parts');
  readXml(bytes, {
    open: ({ attributes }) => {
      if (attributes.some(({ local, value }) => local === 'ContentType' && macroTypes.test(value)))
        throw new RefusedWord('macros');
    },
    text: () => undefined,
    close: () => undefined,
  });
};

type Part = NewMember & Readonly<{ type: string }>;

/**
 * The members of a Word document written anew from those of an upload: the parts that lead from its description to its
 * text, styles, notes, pictures and drawings, under names and descriptions of our own. Throws RefusedWord if the
 * document is refused, and an error if it is not one.
 */
export const rewriteWord = (members: readonly Member[]): readonly NewMember[] => {
  const given = new Map(
    members.flatMap(({ name, bytes }) => (name.endsWith('/') ? [] : [[plain(name), bytes] as const])),
  );
  checkNames(members.flatMap(({ name }) => (name.endsWith('/') ? [] : [plain(name)])));
  checkTypes(given.get(typesName));
  const parts = new Map<string, Part>();
  let xmlBytes = 0;
  const ofParts: NewMember[] = [];

  const add = (path: string, part: Part) => {
    parts.set(path, part);
    return part.name;
  };
  const count = (start: string) => [...parts.values()].filter(({ name }) => name.startsWith(start)).length + 1;

  const keepPicture = (path: string, bytes: Buffer): string | undefined => {
    const kind = pictureKind(bytes);
    return kind && add(path, { name: `word/media/image${count('word/media/')}.${kind.ending}`, bytes, ...kind });
  };

  /** Keeps the parts that relationships lead to, and answers the relationships under the new names. */
  const follow = (relationships: readonly Relationship[]) =>
    relationships.flatMap((relationship) => {
      if (relationship.path === undefined) return [relationship];
      const target = keep(relationship.path, relationship.kind);
      return target === undefined ? [] : [{ ...relationship, target: `/${target}` }];
    });

  /** Keeps a part with everything that it leads to, once. Answers its new name. */
  const keep = (path: string, kind: string): string | undefined => {
    const known = parts.get(path);
    const bytes = given.get(path);
    const wanted = partKinds[kind];
    if (known && known.type !== (wanted?.type ?? known.type)) throw new Error('A part is used as two kinds');
    if (known || !bytes) return known?.name;
    if (!wanted) return keepPicture(path, bytes);
    xmlBytes += bytes.length;
    if (xmlBytes > maxXmlBytes) throw new Error('The document is too long');
    const name = `${wanted.only ? 'docProps' : 'word'}/${wanted.name ?? `${kind}${count(`word/${kind}`)}`}.xml`;
    const place = { name, bytes, type: wanted.type };
    add(path, place);
    const leading = follow(relationshipsOf(path, kind, wanted));
    add(path, { ...place, bytes: rewritePart(bytes, rulesOf(wanted, leading)) });
    if (leading.length > 0) ofParts.push({ name: relationshipsName(name), bytes: writeRelationships(leading) });
    return name;
  };

  const relationshipsOf = (path: string, kind: string, { to }: Pick<PartKind, 'to'>) => {
    const bytes = given.get(relationshipsName(path));
    return bytes ? keptRelationships(bytes, { of: path, kind, to }) : [];
  };

  const roots = relationshipsOf('', '', { to: ['officeDocument', 'core-properties', 'extended-properties'] });
  const kept = follow(roots);
  if (kept.filter(({ kind }) => kind === 'officeDocument').length !== 1) throw new Error('The document has no text');
  return [
    { name: '[Content_Types].xml', bytes: writeTypes([...parts.values()]) },
    { name: '_rels/.rels', bytes: writeRelationships(kept) },
    ...[...parts.values()].map(({ name, bytes, isPacked = false }) => ({ name, bytes, isPacked })),
    ...ofParts,
  ];
};

const rulesOf = ({ root, only }: PartKind, leading: readonly Relationship[]) => ({
  root,
  kinds: new Map(leading.map(({ id, kind }) => [id, kind])),
  ...(only && { only }),
});

const relationshipsName = (path: string): string => {
  const at = path.lastIndexOf('/') + 1;
  return `${path.slice(0, at)}_rels/${path.slice(at)}.rels`;
};

const writeTypes = (parts: readonly Part[]): Buffer => {
  const overrides = parts.map(({ name, type }) => `<Override PartName="/${escaped(name)}" ContentType="${type}"/>`);
  const relationships = 'application/vnd.openxmlformats-package.relationships+xml';
  return Buffer.from(
    `${xmlStart}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="${relationships}"/>${overrides.join('')}</Types>`,
  );
};
