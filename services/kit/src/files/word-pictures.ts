type Signature = Readonly<{ ending: string; type: string; at?: number; starts: readonly string[] }>;

/** Pictures as Word shows them; the start of each kind in Latin-1. SVGs are not among them: Word keeps a PNG beside each. */
const signatures: readonly Signature[] = [
  { ending: 'png', type: 'image/png', starts: ['\x89PNG\r\n\x1a\n'] },
  { ending: 'jpeg', type: 'image/jpeg', starts: ['\xff\xd8\xff'] },
  { ending: 'gif', type: 'image/gif', starts: ['GIF87a', 'GIF89a'] },
  { ending: 'tiff', type: 'image/tiff', starts: ['II*\0', 'MM\0*'] },
  { ending: 'bmp', type: 'image/bmp', starts: ['BM'] },
  { ending: 'webp', type: 'image/webp', at: 8, starts: ['WEBPVP8'] },
  { ending: 'emf', type: 'image/x-emf', at: 40, starts: [' EMF'] },
  { ending: 'wmf', type: 'image/x-wmf', starts: ['\xd7\xcd\xc6\x9a', '\x01\0\x09\0\0\x03', '\x02\0\x09\0\0\x03'] },
];

/** Kinds that are packed already. */
const packed: ReadonlySet<string> = new Set(['png', 'jpeg', 'gif', 'webp']);

/** The kind of a picture by its content; undefined for everything else. */
export const pictureKind = (
  bytes: Buffer,
): Readonly<{ ending: string; type: string; isPacked: boolean }> | undefined => {
  const found = signatures.find(({ at = 0, starts }) =>
    starts.some((start) => bytes.toString('latin1', at, at + start.length) === start),
  );
  return found && { ending: found.ending, type: found.type, isPacked: packed.has(found.ending) };
};
