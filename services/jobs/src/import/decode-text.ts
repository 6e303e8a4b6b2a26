import type { Bytes, Texts } from './entry.ts';
import { UnreadableFile } from './unreadable-file.ts';

const lineFeed = 0x0a;
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const western = new TextDecoder('windows-1252');

/** Text of UTF-8 bytes; a line that is none is read as Windows-1252, as old spreadsheets write it. */
export async function* decodeText(bytes: Bytes): Texts {
  let kept: Uint8Array = new Uint8Array();
  let isFirst = true;
  for await (const chunk of bytes) {
    const all: Uint8Array = kept.length ? Buffer.concat([kept, chunk]) : chunk;
    const end = wholeUntil(all);
    kept = all.slice(end);
    const text = decoded(all.subarray(0, end));
    if (text) yield isFirst ? withoutMark(text) : text;
    isFirst &&= !text;
  }
  if (kept.length) yield isFirst ? withoutMark(decoded(kept)) : decoded(kept);
}

const withoutMark = (text: string) => text.replace(/^\ufeff/, '');

/** Up to the last line's end; within a very long line, up to a character's first byte. */
const wholeUntil = (bytes: Uint8Array) => {
  const end = bytes.lastIndexOf(lineFeed) + 1;
  if (end || bytes.length < 65_536) return end;
  const isWithin = (at: number) => ((bytes[at] ?? 0) & 0xc0) === 0x80;
  const start = [1, 2, 3, 4].map((back) => bytes.length - back).find((at) => !isWithin(at));
  return start ?? bytes.length;
};

const decoded = (bytes: Uint8Array): string => {
  if (bytes.includes(0)) throw new UnreadableFile('The file is not text: it holds zero bytes.');
  try {
    return strict.decode(bytes);
  } catch {
    return linesOf(bytes).map(decodedLine).join('');
  }
};

const linesOf = (bytes: Uint8Array) => {
  const lines: Uint8Array[] = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(lineFeed, start) + 1 || bytes.length;
    lines.push(bytes.subarray(start, end));
    start = end;
  }
  return lines;
};

const decodedLine = (line: Uint8Array) => {
  try {
    return strict.decode(line);
  } catch {
    return western.decode(line);
  }
};
