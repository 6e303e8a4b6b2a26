import type { FileKind } from './file-kinds.ts';

const longest = 120;

/** The endings that a file of each kind may have; the first is given to a file with another one. */
const endings: Readonly<Record<FileKind, readonly [string, ...string[]]>> = {
  pdf: ['.pdf'],
  png: ['.png'],
  jpeg: ['.jpg', '.jpeg'],
  webp: ['.webp'],
  svg: ['.svg'],
  doc: ['.doc'],
  docx: ['.docx'],
  text: ['.txt', '.md'],
};

/**
 * A file's name that is safe to show and to send in a header: no folders, no control or text direction characters,
 * limited length. It has an ending of the recognised kind, because a computer opens a file by its ending.
 */
export const fileNameOf = (name: string | undefined, kind: FileKind, fallback: string): string => {
  const last = (name ?? '').split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}"<>|:*?;]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  const kept = endings[kind].find((one) => clean.toLowerCase().endsWith(one));
  const ending = kept ? clean.slice(-kept.length) : endings[kind][0];
  const stem = kept ? clean.slice(0, -kept.length) : clean.replace(/\.[a-z]\w{0,7}$/i, '');
  return (shortened(stem, longest - ending.length) || fallback) + ending;
};

/** Without the half of a character that the cut may leave, or an ending that some systems ignore. */
// slow-pattern: a shortened stem has at most 120 characters.
const shortened = (stem: string, length: number) => stem.slice(0, length).replace(/[\s.\p{Cs}]{1,120}$/u, '');
