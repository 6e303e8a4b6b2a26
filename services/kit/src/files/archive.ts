import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Limits that every real document keeps. */
const limits = { members: 2_000, unpackedBytes: 100 * 1024 * 1024, ratio: 100 } as const;

/** Smaller members may be packed as well as they can. */
const smallBytes = 1024 * 1024;

const localHeader = 0x04034b50;
const endRecord = Buffer.from('PK\x05\x06', 'latin1');
const endRecordBytes = 22;

/**
 * The names of a ZIP archive's members; undefined where it is no whole archive from its first byte to its last, or holds
 * much more than its size. Each member is unpacked once without being kept, because headers may lie.
 */
export const membersOf = async (bytes: Buffer): Promise<readonly string[] | undefined> => {
  if (bytes.length < endRecordBytes || bytes.readUInt32LE(0) !== localHeader || !endsItself(bytes)) return undefined;
  try {
    return await readMembers(await fromBufferPromise(bytes, { strictFileNames: true }));
  } catch {
    return undefined;
  }
};

/** No comment and nothing else follows the directory: it could be another kind of file for another reader. */
const endsItself = (bytes: Buffer) => bytes.indexOf(endRecord, bytes.length - endRecordBytes) >= 0;

const readMembers = async (archive: ZipFile) => {
  const members: Entry[] = await Array.fromAsync(archive.eachEntry());
  const unpacked = members.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (members.length > limits.members || unpacked > limits.unpackedBytes || members.some(isBomb)) return undefined;
  for (const member of members) if (!(await isIntact(archive, member))) return undefined;
  return members.map(({ fileName }) => fileName);
};

const isBomb = ({ compressedSize, uncompressedSize }: Entry) =>
  uncompressedSize > smallBytes && uncompressedSize > compressedSize * limits.ratio;

/** Throws where a member unpacks to another size than its header says. */
const isIntact = async (archive: ZipFile, member: Entry) => {
  let sum = 0;
  for await (const part of await archive.openReadStreamPromise(member)) sum = crc32(part, sum);
  return sum === member.crc32;
};
