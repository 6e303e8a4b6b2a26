/** An entry of a compound file's directory. `path` names it and the storages around it; null if no storage leads to it. */
export type CompoundEntry = Readonly<{ name: string; isStorage: boolean; path: string | null; read: () => Buffer }>;

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const headerBytes = 512;
const entryBytes = 128;
const smallSectorBytes = 64;
const maxEntries = 2_000;
/** Numbers from here on are signs, like the end of a chain. */
const firstSign = 0xfffffffa;
const kinds = { storage: 1, stream: 2, root: 5 } as const;

type Raw = Readonly<{
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}>;

/**
 * The entries of a compound file, as Word used it before DOCX; also those that no storage leads to. Throws if the file is
 * broken: a chain that has a circle or leaves the file, or more entries than any document has.
 */
export const readCompound = (bytes: Buffer): readonly CompoundEntry[] => {
  if (!bytes.subarray(0, signature.length).equals(signature)) throw new Error('Not a compound file');
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new Error('Unknown size of sectors');
  const sectorBytes = 2 ** shift;
  const sectors = Math.ceil(bytes.length / sectorBytes);
  const sector = (number: number) => {
    const at = sectorBytes * (number + 1);
    if (at >= bytes.length) throw new Error('A sector is outside the file');
    const found = bytes.subarray(at, at + sectorBytes);
    return found.length < sectorBytes ? Buffer.concat([found], sectorBytes) : found;
  };

  const table = numbersIn(Buffer.concat(tableSectors(bytes, sector, sectors).map(sector)));
  const chain = (start: number) => Buffer.concat(follow(start, table, sectors).map(sector));
  const entries = rawEntries(chain(bytes.readUInt32LE(48)));
  const root = entries[0];
  if (root?.kind !== kinds.root) throw new Error('The file has no root');

  const smallLimit = bytes.readUInt32LE(56);
  const smallTable = numbersIn(chain(bytes.readUInt32LE(60)));
  const small = chain(root.start);
  const readSmall = (start: number) =>
    Buffer.concat(
      follow(start, smallTable, small.length / smallSectorBytes).map((number) =>
        small.subarray(number * smallSectorBytes, (number + 1) * smallSectorBytes),
      ),
    );
  const read = ({ start, size }: Raw) => {
    const content = size < smallLimit ? readSmall(start) : chain(start);
    if (content.length < size) throw new Error('A stream is cut off');
    return content.subarray(0, size);
  };

  const paths = pathsOf(entries);
  return entries.flatMap((entry, index) => {
    if (index === 0 || entry.kind === 0) return [];
    const isStorage = entry.kind !== kinds.stream;
    return [{ name: entry.name, isStorage, path: paths.get(index) ?? null, read: () => read(entry) }];
  });
};

const numbersIn = (bytes: Buffer): Uint32Array =>
  Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => bytes.readUInt32LE(at * 4));

/** The sectors of a chain. */
const follow = (start: number, table: Uint32Array, most: number): readonly number[] => {
  const found: number[] = [];
  for (let at = start; at < firstSign; at = table[at] ?? firstSign) {
    found.push(at);
    if (found.length > most) throw new Error('A chain has a circle');
  }
  return found;
};

/** The sectors that the table of sectors is in: the first 109 are in the header, others in a chain of their own. */
const tableSectors = (bytes: Buffer, sector: (number: number) => Buffer, most: number): readonly number[] => {
  const found = [...numbersIn(bytes.subarray(76, headerBytes))];
  let next = bytes.readUInt32LE(68);
  while (next < firstSign) {
    const numbers = numbersIn(sector(next));
    found.push(...numbers.subarray(0, -1));
    next = numbers.at(-1) ?? firstSign;
    if (found.length > most + numbers.length + 109) throw new Error('A chain has a circle');
  }
  return found.filter((number) => number < firstSign);
};

const rawEntries = (directory: Buffer): readonly Raw[] => {
  const count = Math.floor(directory.length / entryBytes);
  if (count > maxEntries) throw new Error('The file has too many entries');
  return Array.from({ length: count }, (_, index) => {
    const entry = directory.subarray(index * entryBytes, (index + 1) * entryBytes);
    const nameBytes = Math.min(Math.max(entry.readUInt16LE(64) - 2, 0), 62);
    return {
      name: entry.toString('utf16le', 0, nameBytes),
      kind: entry.readUInt8(66),
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
};

/** The paths of the entries that the root leads to, with `/` between names. */
const pathsOf = (entries: readonly Raw[]): ReadonlyMap<number, string> => {
  const paths = new Map<number, string>();
  const open = [{ index: entries[0]?.child ?? firstSign, within: '' }];
  for (let one = open.pop(); one; one = open.pop()) {
    const { index, within } = one;
    const entry = entries[index];
    if (!entry) continue;
    if (paths.has(index)) throw new Error('The directory has a circle');
    const path = `${within}${entry.name}`;
    paths.set(index, path);
    open.push({ index: entry.left, within }, { index: entry.right, within });
    if (entry.kind === kinds.storage) open.push({ index: entry.child, within: `${path}/` });
  }
  return paths;
};
