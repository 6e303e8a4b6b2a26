/** Larger drawings are no logos. */
const mostBytes = 256 * 1024;

/** Elements that multiply work, load other files, or hold pages. */
const refused = /<(?:[\w.-]{1,40}:)?(?:filter|use|pattern|mask|marker|foreignObject|image|feImage|include|script)\b/i;

/** Encodings in which the names above are written in other bytes. */
const readable = /^(?:utf-?8|us-ascii|iso-8859-1|windows-1252)$/i;

const isReadable = (text: string) => {
  const [, , encoding] = /^\uFEFF?\s*<\?xml\b[^<>?]*?\bencoding\s*=\s*(["'])([\w.:-]{1,40})\1/i.exec(text) ?? [];
  return encoding === undefined || readable.test(encoding);
};

/** Whether an SVG is a plain drawing: shapes, paths, gradients and text, and nothing that its renderer would work hard for. */
export const isPlainSvg = (bytes: Buffer): boolean => {
  if (bytes.length > mostBytes || bytes.includes(0)) return false;
  const text = bytes.toString();
  return isReadable(text) && !/<!(?:ENTITY|DOCTYPE\b[^<>[]*\[)/i.test(text) && !refused.test(text);
};
