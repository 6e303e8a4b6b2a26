import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { buffer } from 'node:stream/consumers';
import { types } from 'node:util';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Entry } from './entry.ts';
import { readFile } from './read-file.ts';

/** Splits the bytes into small pieces, so that pieces end at every possible position. */
async function* inPieces(bytes: Uint8Array, size = 7) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const read = async (content: string | Uint8Array, name: string, size = 7) => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return Array.fromAsync(readFile({ bytes: inPieces(bytes, size), name }));
};

const recordsOf = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.kind === 'record' ? [entry.record] : []));
const brokenOf = (entries: readonly Entry[]) =>
  entries.flatMap((entry) => (entry.kind === 'broken' ? [[entry.line, entry.reason]] : []));

test('tables with a byte order mark, Windows line endings, quotes, semicolons or old encodings are read', async () => {
  const text = '\ufefftitle;description\r\n"Chef; ""hot"" wok";"first\r\nsecond"\r\nPipe 5" fitter;plain\r\n\r\n';
  expect(recordsOf(await read(text, 'a.csv'))).toEqual([
    { title: 'Chef; "hot" wok', description: 'first\r\nsecond' },
    { title: 'Pipe 5" fitter', description: 'plain' },
  ]);
  const western = Buffer.concat([
    Buffer.from('title,description\nCafé,ünï\n'),
    Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x2c, 0x93, 0x78, 0x94]),
  ]);
  expect(recordsOf(await read(western, 'a.csv'))).toEqual([
    { title: 'Café', description: 'ünï' },
    { title: 'Café', description: '“x”' },
  ]);
});

test('a broken row is reported with its line, and the other rows are read', async () => {
  const entries = await read('title,description\na,b\n"open,c\nd,"e"\n"f"g,h\ni,j,k\nl,m\n', 'a.csv');
  expect(recordsOf(entries)).toEqual([
    { title: 'a', description: 'b' },
    { title: 'd', description: 'e' },
    { title: 'l', description: 'm' },
  ]);
  expect(brokenOf(entries)).toEqual([
    [3, 'a quote is not closed or not doubled'],
    [5, 'a quote is not closed or not doubled'],
    [6, 'has 3 columns where the header has 2'],
  ]);
});

const field = fc.string({ unit: fc.constantFrom('a', 'ß', '😀', '"', ',', '\n', '\r\n', ' ', ';'), maxLength: 12 });

test('any valid table is read back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(field, field), { maxLength: 8 }),
      fc.integer({ min: 1, max: 9 }),
      async (rows, size) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
        const text = ['title,description', ...rows.map((row) => row.map(quoted).join(','))].join('\n');
        const expected = rows.map(([title, description]) => ({ title, description }));
        expect(recordsOf(await read(text, 'a.csv', size))).toEqual(expected);
      },
    ),
    { seed: 20_261_123 },
  );
});

test('JSON is read as lines, as an array, as an object or as a graph', async () => {
  expect(recordsOf(await read('{"title":"a","company":{"name":"b"}}\nnot json\n{"title":"c"}\n', 'a.ndjson'))).toEqual([
    { title: 'a', company_name: 'b' },
    { title: 'c' },
  ]);
  expect(recordsOf(await read('[\n {"title": "a}]\\"{"},\n {"title": "b"} ]', 'a.json'))).toEqual([
    { title: 'a}]"{' },
    { title: 'b' },
  ]);
  const graph = { '@graph': [{ '@type': 'WebPage' }, { '@type': 'JobPosting', title: 'a' }] };
  expect(recordsOf(await read(JSON.stringify(graph, null, 1), 'a.json'))).toMatchObject([{ title: 'a' }]);
});

const archive = async (files: Readonly<Record<string, string>>) => {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, content);
  tar.finalize();
  return buffer(tar);
};

test('an archive gives the ads of all its files, and a broken file does not affect the others', async () => {
  const tar = await archive({
    'a.json': '{"title":"a"}',
    'b.json': '{"title":',
    'c.txt': 'x',
    'd.json': '[{"title":"d"}]',
  });
  const entries = await read(gzipSync(tar), 'ads.tar.gz', 200);
  expect(recordsOf(entries)).toEqual([{ title: 'a' }, { title: 'd' }]);
  expect(brokenOf(entries).map(([, reason]) => reason)).toEqual([
    'The file ends in the middle of the value that begins in line 1.',
    'is not a .json file',
  ]);
});

test('a file whose content contradicts its name is refused', async () => {
  const refusal = (content: string | Uint8Array, name: string) =>
    read(content, name).then(
      () => 'read',
      (error: unknown) => (types.isNativeError(error) ? error.message : ''),
    );
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]);
  expect(await refusal(png, 'ads.csv')).toBe('"ads.csv" is not what it should be: it is a PNG image.');
  expect(await refusal('<!DOCTYPE html><p>', 'ads.csv')).toMatch('it is a web page');
  expect(await refusal('{"title":"a"}', 'ads.csv')).toBe(
    '"ads.csv" is not what it should be, a table: it looks like lines of JSON.',
  );
  expect(await refusal('title,description', 'ads.json')).toMatch('it looks like a table');
  expect(await refusal(gzipSync('title\n'), 'ads.tar.gz')).toMatch('a tar archive: it looks like a table');
  expect(await refusal('', 'ads.csv')).toBe('The file is empty.');
  expect(await refusal('[{"title":"a"}', 'ads.json')).toBe('read');
  expect(await refusal('[{"title":"a"', 'ads.json')).toMatch('ends in the middle');
  const tar = gzipSync(await archive({ 'a.json': '{"title":"a"}', 'b.json': `{"title":"${'b'.repeat(3_000)}"}` }));
  expect(await refusal(tar.subarray(0, tar.length - 20), 'ads.tar.gz')).toMatch('compression is cut short');
  const plain = await archive({ 'a.json': `{"title":"${'a'.repeat(3_000)}"}` });
  expect(await refusal(plain.subarray(0, 1_500), 'ads.tar')).toMatch('ends in the middle of a file');
  expect(await refusal(Buffer.concat([plain.subarray(0, 4_096), Buffer.alloc(600, 7)]), 'ads.tar')).toBe(
    'The archive is broken.',
  );
});

test('a file that expands extremely is refused; normal compression is accepted', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
  await expect(read(bomb, 'a.csv.gz', 4_096)).rejects.toThrow(
    'The file unpacks to more than a hundred times its size.',
  );
  const small = gzipSync(`title,description\n${'Cook,Grill and plate\n'.repeat(20_000)}`);
  expect(await read(small, 'a.csv.gz', 4_096)).toHaveLength(20_001);
});
