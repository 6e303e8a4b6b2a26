const tailBytes = 2_048;

/** The messages for encrypted PDFs: those that only a password opens, and those that anybody may read but not change. */
export const encryptedPdf = {
  locked: 'This PDF is locked with a password. Please upload one that is not.',
  protected: 'This PDF is protected against changes. Please print it to a new PDF, and upload that one.',
} as const;

/**
 * Why bytes are not exactly one whole PDF; undefined if they are. A PDF begins at the first byte, points to its cross-
 * reference table near the end, and ends there. Data after its end, or HTML between its objects, could be read as
 * another kind of file.
 */
export const pdfProblem = (bytes: Buffer): 'not_pdf' | 'truncated' | 'polyglot' | undefined => {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'not_pdf';
  const end = bytes.lastIndexOf('%%EOF');
  if (end < 0 || bytes.lastIndexOf('startxref', end) < end - tailBytes) return 'truncated';
  const rest = bytes.subarray(end + 5);
  if (rest.length > tailBytes || rest.some((byte) => !blank.has(byte)))
    return rest.includes('PK') ? 'polyglot' : 'truncated';
  return betweenObjects(bytes).some(isForeign) ? 'polyglot' : undefined;
};

const blank = new Set([0, 9, 10, 12, 13, 32]);

/** An HTML tag; hexadecimal strings, as in the trailer's ID, and `<</Size` do not count. */
const markup = /<(?![\da-f\s]*>)(?:!|[a-z][a-z\d]*[\s/>])/i;

const isForeign = (part: Buffer) => part.includes('PK\x03\x04') || markup.test(part.toString('latin1'));

const objectStart = /\d\s{1,4}\d{1,5}\s{1,4}obj\b/;

/** Finds a word from ever later positions on. Each byte is looked at once, however often the word is missing. */
const finder = (bytes: Buffer, word: string) => {
  let found = -1;
  return (from: number): number => {
    if (found < from) found = bytes.indexOf(word, from);
    if (found < 0) found = bytes.length;
    return found;
  };
};

/** The bytes before, between and after the objects: comments, tables and the trailer. */
const betweenObjects = (bytes: Buffer): readonly Buffer[] => {
  const [objects, ends, streams, streamEnds] = [
    finder(bytes, 'obj'),
    finder(bytes, 'endobj'),
    finder(bytes, 'stream'),
    finder(bytes, 'endstream'),
  ];

  /** The next `obj` that follows two numbers. */
  const startFrom = (from: number): number => {
    let at = objects(from);
    while (at < bytes.length && !objectStart.test(bytes.toString('latin1', Math.max(from, at - 24), at + 3)))
      at = objects(at + 3);
    return at;
  };

  /** The object's `endobj`, ignoring any inside its stream. */
  const endFrom = (start: number): number => {
    const stream = streams(start);
    return stream < ends(start) ? ends(streamEnds(stream)) : ends(start);
  };

  const parts: Buffer[] = [];
  for (let from = 0; from < bytes.length; ) {
    const start = startFrom(from);
    parts.push(bytes.subarray(from, start));
    from = start < bytes.length ? endFrom(start) + 'endobj'.length : start;
  }
  return parts;
};
