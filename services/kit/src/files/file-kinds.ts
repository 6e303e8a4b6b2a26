import { fileTypeFromBuffer } from 'file-type';

/** Kinds of files that people may upload. */
export type FileKind = 'pdf' | 'png' | 'jpeg' | 'webp' | 'svg' | 'doc' | 'docx' | 'text';

/** The content type with which each kind is stored and served. */
export const typeOfKind: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  text: 'text/plain; charset=utf-8',
};

const sniffed: Readonly<Record<string, FileKind>> = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'application/x-cfb': 'doc',
  [typeOfKind.docx]: 'docx',
};

/** How many of a file's first bytes are enough to recognise its kind. */
export const headBytes = 4_100;

/** The kind of a file by its first bytes, never by its name; undefined for everything else. */
export const kindOf = async (head: Buffer): Promise<FileKind | undefined> => {
  const type = (await fileTypeFromBuffer(head))?.mime;
  if (type === 'application/zip')
    return head.includes('word/') || head.includes('[Content_Types].xml') ? 'docx' : undefined;
  if (type === undefined || type === 'application/xml') return kindOfText(head, type);
  return sniffed[type];
};

const kindOfText = (head: Buffer, type: string | undefined): FileKind | undefined => {
  if (!isText(head, { cut: true })) return undefined;
  if (/^<svg[\s>]/i.test(fromRoot(head.toString()))) return 'svg';
  return type === undefined ? 'text' : undefined;
};

/**
 * What may precede the root element of an SVG, with how each of them ends. A document type that defines entities is not
 * allowed.
 */
const prolog: readonly Readonly<{ start: RegExp; end: string }>[] = [
  { start: /^<\?xml\b/i, end: '?>' },
  { start: /^<!--/, end: '-->' },
  { start: /^<!DOCTYPE\b(?=[^<>[]*>)/i, end: '>' },
];

/**
 * The text from its root element on. Each part before it is skipped in one pass, so the time is linear in its length.
 */
const fromRoot = (text: string): string => {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  for (;;) {
    const part = prolog.find(({ start }) => start.test(rest));
    const end = part ? rest.indexOf(part.end) : -1;
    if (!part || end < 0) return rest;
    rest = rest.slice(end + part.end.length).trimStart();
  }
};

/**
 * Whether bytes are UTF-8 text without control characters other than line ends, tabs and form feeds. With `cut`, the
 * last character may be incomplete.
 */
export const isText = (bytes: Buffer, { cut = false } = {}): boolean => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: cut });
    return bytes.length > 0 && !/(?![\t\n\r\f])\p{Cc}/u.test(text);
  } catch {
    return false;
  }
};
