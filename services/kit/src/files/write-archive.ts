import { crc32, deflateRawSync } from 'node:zlib';

/** A member to write. One that is packed already, like a picture, is stored as it is. */
export type NewMember = Readonly<{ name: string; bytes: Buffer; isPacked?: boolean }>;

const version = 20;
/** Names are UTF-8. */
const flags = 0x0800;
/** The first day that the format knows. */
const noDate = (1 << 5) | 1;

/** A ZIP archive of the members, in their order: nothing between them, no comments, and one directory that agrees with them. */
export const writeArchive = (members: readonly NewMember[]): Buffer => {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, isPacked = false } of members) {
    const data = isPacked ? bytes : deflateRawSync(bytes);
    const title = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(version, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(isPacked ? 0 : 8, 4);
    common.writeUInt16LE(noDate, 8);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(data.length, 14);
    common.writeUInt32LE(bytes.length, 18);
    common.writeUInt16LE(title.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    parts.push(Buffer.from('PK\x03\x04'), common, title, data);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([version, 0]), common, rest, title);
    offset += 4 + common.length + title.length + data.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(members.length, 4);
  end.writeUInt16LE(members.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06'), end]);
};
