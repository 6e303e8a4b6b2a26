import type { Bytes, Texts } from './entry.ts';
import { UnreadableFile } from './unreadable-file.ts';

const lineFeed = 0x0a;
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
const western = new TextDecoder('windows-1252');

/** Decodes UTF-8. A line that is not valid UTF-8 is read as Windows-1252, which old spreadsheets write. */
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

/** The end of the last complete line; within a very long line, the beginning of the last character. */
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
