import { fileTypeFromBuffer } from 'file-type';

/** Kinds of files that people may upload. */
export type FileKind = 'pdf' | 'png' | 'jpeg' | 'webp' | 'svg' | 'doc' | 'docx' | 'text';

/** The type each kind is stored and served with. */
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
  // Before the root element an SVG has only a prolog, comments and a document type.
  if (
    /^\uFEFF?\s*(?:<\?xml[^>]*>\s*|<!--(?:(?!-->)[^])*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>\s*)*<svg[\s>]/i.test(
      head.toString(),
    )
  )
    return 'svg';
  return type === undefined ? 'text' : undefined;
};

/** Whether bytes are UTF-8 text; the only control characters are line ends, tabs and form feeds. `cut` allows a last character cut in two. */
export const isText = (bytes: Buffer, { cut = false } = {}): boolean => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: cut });
    return bytes.length > 0 && !/[\p{Cc}--[\t\n\r\f]]/v.test(text);
  } catch {
    return false;
  }
};
