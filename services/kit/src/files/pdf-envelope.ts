const tailBytes = 2_048;

/**
 * Why bytes are not exactly one whole PDF; undefined when they are. A PDF begins at the first byte, points to
 * its own table near the end and ends there: what follows its end, or stands as a page of the web between its objects,
 * could be another kind of file for another reader.
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

/** A tag that opens something, but no string of hexadecimal digits as in the trailer's ID, and no `<</Size` either. */
const markup = /<(?![\da-f\s]*>)(?:!|[a-z][a-z\d]*[\s/>])/i;

const isForeign = (part: Buffer) => part.includes('PK\x03\x04') || markup.test(part.toString('latin1'));

const objectStart = /\d\s{1,4}\d{1,5}\s{1,4}obj\b/;

/** Finds a word from ever later places on; each byte is looked at once, however often the word is missing. */
const finder = (bytes: Buffer, word: string) => {
  let found = -1;
  return (from: number): number => {
    if (found < from) found = bytes.indexOf(word, from);
    if (found < 0) found = bytes.length;
    return found;
  };
};

/** What stands before, between and behind the objects: comments, tables and the trailer. */
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

  /** `endobj` of the object; one that stands within its stream is none. */
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
