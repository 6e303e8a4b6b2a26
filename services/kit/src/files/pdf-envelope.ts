const tailBytes = 2_048;

/**
 * Why bytes are not exactly one whole PDF; undefined when they are. A PDF begins at the first byte, points to
 * its own table near the end and ends there: what follows its end could be another kind of file for another reader.
 */
export const pdfProblem = (bytes: Buffer): 'not_pdf' | 'truncated' | 'polyglot' | undefined => {
  if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'not_pdf';
  const end = bytes.lastIndexOf('%%EOF');
  if (end < 0 || bytes.lastIndexOf('startxref', end) < end - tailBytes) return 'truncated';
  const rest = bytes.subarray(end + 5);
  if (rest.length > tailBytes || rest.some((byte) => !blank.has(byte)))
    return rest.includes('PK') ? 'polyglot' : 'truncated';
  return undefined;
};

const blank = new Set([0, 9, 10, 12, 13, 32]);
