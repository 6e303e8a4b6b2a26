import { crc32, deflateRawSync } from 'node:zlib';

/** A member of a ZIP archive; `claimed` is written in its headers instead of its true size. */
export type Member = Readonly<{ name: string; content?: string | Buffer; claimed?: number }>;

const packed = ({ name, content = '', claimed }: Member) => {
  const plain = Buffer.from(content);
  const bytes = plain.length > 0 ? deflateRawSync(plain) : plain;
  const sizes = Buffer.alloc(12);
  sizes.writeUInt32LE(crc32(plain), 0);
  sizes.writeUInt32LE(bytes.length, 4);
  sizes.writeUInt32LE(claimed ?? plain.length, 8);
  return { name: Buffer.from(name), bytes, sizes, method: plain.length > 0 ? 8 : 0 };
};

/** A ZIP archive of the given members. */
export const aZip = (members: readonly Member[]): Buffer<ArrayBuffer> => {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const { name, bytes, sizes, method } of members.map(packed)) {
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(method, 8);
    sizes.copy(head, 14);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(20, 6);
    entry.writeUInt16LE(method, 10);
    sizes.copy(entry, 16);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    local.push(head, name, bytes);
    central.push(entry, name);
    at += head.length + name.length + bytes.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(members.length, 8);
  end.writeUInt16LE(members.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, directory, end]);
};
