import type { Format } from '../domain/imported/formats.ts';
import { UnreadableFile } from './unreadable-file.ts';

const latin = new TextDecoder('latin1');

/** First bytes of file formats that we do not accept. */
const foreign: readonly (readonly [string, string])[] = [
  ['89504e47', 'a PNG image'],
  ['ffd8ff', 'a JPEG image'],
  ['47494638', 'a GIF image'],
  ['25504446', 'a PDF document'],
  ['504b0304', 'a ZIP archive or an office document'],
  ['d0cf11e0', 'an old office document'],
  ['425a68', 'packed with bzip2; use gzip'],
  ['fd377a58', 'packed with xz; use gzip'],
  ['377abcaf', 'packed with 7-Zip; use gzip'],
  ['28b52ffd', 'packed with Zstandard; use gzip'],
  ['fffe', 'text in UTF-16; save it as UTF-8'],
  ['feff', 'text in UTF-16; save it as UTF-8'],
];

const foreignKind = (head: Uint8Array) => {
  const start = Buffer.from(head.subarray(0, 4)).toString('hex');
  const known = foreign.find(([magic]) => start.startsWith(magic))?.[1];
  if (known) return known;
  const text = plainText(head.subarray(0, 512)).toLowerCase();
  if (/^<(?:!doctype html|html)/.test(text)) return 'a web page';
  return text.startsWith('<?xml') ? 'an XML document' : undefined;
};

/** The first characters, without byte order mark and spaces. */
const plainText = (head: Uint8Array) =>
  latin
    .decode(head)
    .replace(/^\u00ef\u00bb\u00bf/, '')
    .trimStart();

export const isGzip = (head: Uint8Array) => head[0] === 0x1f && head[1] === 0x8b;
const isTar = (head: Uint8Array) => latin.decode(head.subarray(257, 262)) === 'ustar';

const byExtension: Readonly<Record<string, Format>> = {
  csv: 'csv',
  tsv: 'csv',
  txt: 'csv',
  ndjson: 'ndjson',
  jsonl: 'ndjson',
  json: 'json',
  tar: 'tar',
  tgz: 'tar',
};

/** The format according to the file's name; undefined if the name does not show it. */
const formatByName = (name: string): Format | undefined => {
  const extension = /\.([a-z]+)$/.exec(name.toLowerCase().replace(/\.gz$/, ''))?.[1];
  return extension === undefined ? undefined : byExtension[extension];
};

/** The format that the first bytes look like; undefined if they are not text. */
const formatByContent = (head: Uint8Array): Format | undefined => {
  if (isTar(head)) return 'tar';
  if (head.includes(0)) return undefined;
  const text = latin
    .decode(head)
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart();
  if (text.startsWith('[')) return 'json';
  if (!text.startsWith('{')) return 'csv';
  return isJson(text.split('\n', 1)[0] ?? '') ? 'ndjson' : 'json';
};

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const holds = { csv: 'a table', ndjson: 'lines of JSON', json: 'JSON', tar: 'a tar archive' } as const;

/**
 * The format of an unpacked file: the requested one, else by its name, else by its content. Content that contradicts it
 * is refused.
 */
export const formatOf = (head: Uint8Array, name: string, asked: Format | undefined): Format => {
  if (!head.length) throw new UnreadableFile('The file is empty.');
  const called = name ? `"${name}"` : 'The file';
  const kind = foreignKind(head);
  if (kind) throw new UnreadableFile(`${called} is not what it should be: it is ${kind}.`);
  const found = formatByContent(head);
  const wanted = asked ?? formatByName(name) ?? found;
  if (wanted && (found === wanted || (isOfJson(found) && isOfJson(wanted))))
    return wanted === 'tar' || wanted === 'csv' ? wanted : kindOfJson(found, wanted);
  const looks = found ? `it looks like ${holds[found]}` : 'it holds no text';
  throw new UnreadableFile(
    `${called} is not what it should be, ${wanted ? holds[wanted] : 'a list of ads'}: ${looks}.`,
  );
};

const isOfJson = (format: Format | undefined) => format === 'json' || format === 'ndjson';

/** An array is never JSON lines; an object may be either, whatever the name says. */
const kindOfJson = (found: Format | undefined, wanted: Format): Format =>
  found === 'json' && wanted === 'ndjson' ? 'json' : wanted;
