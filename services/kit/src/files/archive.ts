import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

const megabyte = 1024 * 1024;

/** Limits that every legitimate document meets. */
const limits = {
  members: 2_000,
  unpackedBytes: 100 * megabyte,
  ratio: 100,
  keptMembers: 1_000,
  keptBytes: 64 * megabyte,
} as const;

/** What unpacks to less than this, a member or a whole archive, may have any compression ratio. */
const smallBytes = megabyte;

const localHeader = 0x04034b50;
const endRecord = Buffer.from('PK\x05\x06', 'latin1');
const endRecordBytes = 22;

/** A member's name, and its bytes if they were requested. */
export type Member = Readonly<{ name: string; bytes?: Buffer }>;

/**
 * The members of a ZIP archive; undefined if it is not one whole archive from its first byte to its last, or unpacks to
 * much more than its size. Each member is unpacked once, since headers can lie, and kept only if `isKept` accepts its
 * name. Undefined too if more is kept than 64 MB.
 */
export const membersOf = async (
  bytes: Buffer,
  isKept: (name: string) => boolean,
): Promise<readonly Member[] | undefined> => {
  if (bytes.length < endRecordBytes || bytes.readUInt32LE(0) !== localHeader || !endsItself(bytes)) return undefined;
  try {
    return await readMembers(await fromBufferPromise(bytes, { strictFileNames: true }), isKept);
  } catch {
    return undefined;
  }
};

/** The directory must be last, without a comment: data after it could be read as another kind of file. */
const endsItself = (bytes: Buffer) => bytes.indexOf(endRecord, bytes.length - endRecordBytes) >= 0;

const readMembers = async (archive: ZipFile, isKept: (name: string) => boolean) => {
  const entries: Entry[] = await Array.fromAsync(archive.eachEntry());
  const kept = entries.filter(({ fileName }) => isKept(fileName));
  if (entries.length > limits.members || isBomb(archive.fileSize, unpackedBytes(entries))) return undefined;
  if (unpackedBytes(entries) > limits.unpackedBytes || entries.some(isBombAlone)) return undefined;
  if (kept.length > limits.keptMembers || unpackedBytes(kept) > limits.keptBytes) return undefined;
  const members: Member[] = [];
  for (const entry of entries) {
    const member = await unpack(archive, entry, isKept(entry.fileName));
    if (!member) return undefined;
    members.push(member);
  }
  return members;
};

const unpackedBytes = (entries: readonly Entry[]) =>
  entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);

const isBomb = (packed: number, unpacked: number) => unpacked > smallBytes && unpacked > packed * limits.ratio;

const isBombAlone = ({ compressedSize, uncompressedSize }: Entry) => isBomb(compressedSize, uncompressedSize);

/** Undefined if the checksum is wrong. Throws if a member unpacks to another size than its header says. */
const unpack = async (archive: ZipFile, entry: Entry, kept: boolean): Promise<Member | undefined> => {
  let sum = 0;
  const parts: Buffer[] = [];
  for await (const part of await archive.openReadStreamPromise(entry)) {
    sum = crc32(part, sum);
    if (kept) parts.push(part);
  }
  if (sum !== entry.crc32) return undefined;
  return { name: entry.fileName, ...(kept && { bytes: Buffer.concat(parts) }) };
};
