import type { Member } from './archive.ts';

/** Small Word documents for tests, as Word writes them. */

const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const text = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The declarations of namespaces in a part with text. */
export const spaces = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${kinds}"`;

/** A relationship of a part, for `relationships`. */
export const related = (id: string, kind: string, target: string, mode = 'Internal'): string =>
  `<Relationship Id="${id}" Type="${kinds}/${kind}" Target="${target}" TargetMode="${mode}"/>`;

/** The part with the relationships of another. */
export const relationships = (inside: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;

/** The part with a document's text. */
export const documentOf = (body: string): string => `<w:document ${spaces}><w:body>${body}</w:body></w:document>`;

type Parts = Readonly<Record<string, string | Buffer>>;

/** The members of a DOCX, with further or other ones. */
export const wordMembers = (changed: Parts = {}): readonly Required<Member>[] => {
  const parts: Parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${text}.document.main+xml"/></Types>`,
    '_rels/.rels': relationships(related('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': documentOf('<w:p><w:r><w:t>Mei Tan</w:t></w:r></w:p>'),
    ...changed,
  };
  return Object.entries(parts).map(([name, content]) => ({ name, bytes: Buffer.from(content) }));
};

const sectorBytes = 512;
const [endOfChain, noEntry, tableSector] = [0xfffffffe, 0xffffffff, 0xfffffffd];

/** An entry of a compound file: a stream with its bytes, or a storage with the entries inside it. */
export type Stored = Readonly<{ name: string; bytes: Buffer } | { name: string; entries: readonly Stored[] }>;

type Placed = { name: string; kind: number; child: number; right: number; start: number; size: number };

/** A compound file of the given entries. Its streams are padded to at least 4,096 bytes, so that none is a small one. */
export const aCompound = (stored: readonly Stored[]): Buffer => {
  const entries: Placed[] = [
    { name: 'Root Entry', kind: 5, child: noEntry, right: noEntry, start: endOfChain, size: 0 },
  ];
  const data: Buffer[] = [];
  const chains: number[] = [];
  const keep = (bytes: Buffer): number => {
    const start = chains.length;
    const count = Math.ceil(bytes.length / sectorBytes);
    data.push(Buffer.concat([bytes], count * sectorBytes));
    for (let at = 1; at <= count; at++) chains.push(at < count ? start + at : endOfChain);
    return start;
  };
  const place = (siblings: readonly Stored[]): number => {
    const indexes = siblings.map((one) => {
      const isStream = 'bytes' in one;
      const bytes = isStream ? Buffer.concat([one.bytes], Math.max(one.bytes.length, 4_096)) : Buffer.alloc(0);
      const entry = {
        name: one.name,
        kind: isStream ? 2 : 1,
        child: noEntry,
        right: noEntry,
        start: 0,
        size: bytes.length,
      };
      const index = entries.push(entry) - 1;
      if (isStream) entry.start = keep(bytes);
      else entry.child = place(one.entries);
      return index;
    });
    for (const [at, index] of indexes.entries())
      Object.assign(entries[index] ?? {}, { right: indexes[at + 1] ?? noEntry });
    return indexes[0] ?? noEntry;
  };
  Object.assign(entries[0] ?? {}, { child: place(stored) });

  const directory = keep(Buffer.concat(entries.map(entryBytes)));
  const perSector = sectorBytes / 4;
  const tables = Math.ceil((chains.length + 1) / (perSector - 1));
  const table = Buffer.alloc(tables * sectorBytes, 0xff);
  const first = chains.length;
  for (const [at, next] of [...chains, ...Array.from({ length: tables }, () => tableSector)].entries())
    table.writeUInt32LE(next, at * 4);

  const head = Buffer.alloc(sectorBytes);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(head);
  for (const [at, value] of [
    [24, 0x3e],
    [26, 3],
    [28, 0xfffe],
    [30, 9],
    [32, 6],
    [44, tables],
  ] as const)
    head.writeUInt16LE(value, at);
  for (const [at, value] of [
    [48, directory],
    [56, 4_096],
    [60, endOfChain],
    [68, endOfChain],
  ] as const)
    head.writeUInt32LE(value, at);
  head.fill(0xff, 76);
  for (let at = 0; at < tables; at++) head.writeUInt32LE(first + at, 76 + at * 4);
  return Buffer.concat([head, ...data, table]);
};

const entryBytes = ({ name, kind, child, right, start, size }: Placed): Buffer => {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(2 * (name.length + 1), 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt8(1, 67);
  for (const [at, value] of [
    [68, noEntry],
    [72, right],
    [76, child],
    [116, start],
    [120, size],
  ] as const)
    entry.writeUInt32LE(value, at);
  return entry;
};

/** A piece of a DOC's text, in UTF-16 or in 8 bits for each letter. */
export type Piece = Readonly<{ text: string; isNarrow?: boolean }>;

type Doc = Readonly<{
  pieces?: readonly Piece[];
  entries?: readonly Stored[];
  isEncrypted?: boolean;
  /** A further part of the table stream, by its number in the header. */
  part?: Readonly<{ number: number; bytes: Buffer }>;
}>;

/** A DOC of the given text, with further entries. */
export const docOf = ({
  pieces = [{ text: 'Mei Tan\r' }],
  entries = [],
  isEncrypted = false,
  part,
}: Doc = {}): Buffer => {
  const header = Buffer.alloc(2_048);
  for (const [at, value] of [
    [0, 0xa5ec],
    [2, 0xc1],
    [10, isEncrypted ? 0x0300 : 0x0200],
    [32, 14],
    [62, 22],
  ] as const)
    header.writeUInt16LE(value, at);
  const table = Buffer.alloc(5 + 4 * (pieces.length + 1) + 8 * pieces.length);
  table.writeUInt8(2, 0);
  table.writeUInt32LE(table.length - 5, 1);
  const texts: Buffer[] = [];
  let place = header.length;
  let characters = 0;
  for (const [at, { text: content, isNarrow = false }] of pieces.entries()) {
    characters += content.length;
    table.writeUInt32LE(characters, 5 + 4 * (at + 1));
    table.writeUInt32LE(isNarrow ? 0x40000000 + 2 * place : place, 5 + 4 * (pieces.length + 1) + 8 * at + 2);
    const bytes = Buffer.from(content, isNarrow ? 'latin1' : 'utf16le');
    texts.push(bytes);
    place += bytes.length;
  }
  header.writeUInt32LE(table.length, 422);
  if (part) {
    header.writeUInt32LE(table.length, 154 + 8 * part.number);
    header.writeUInt32LE(part.bytes.length, 158 + 8 * part.number);
  }
  return aCompound([
    { name: 'WordDocument', bytes: Buffer.concat([header, ...texts]) },
    { name: '1Table', bytes: part ? Buffer.concat([table, part.bytes]) : table },
    ...entries,
  ]);
};
