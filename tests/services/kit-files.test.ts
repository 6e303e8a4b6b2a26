import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { findUpload, sweepUploads } from '@waratah/kit/files/committed-files';
import { membersOf } from '@waratah/kit/files/archive';
import { type FileKind, headBytes, typeOfKind } from '@waratah/kit/files/file-kinds';
import { keepDocument } from '@waratah/kit/files/keep-document';
import { type ObjectStore, openObjectStore } from '@waratah/kit/files/object-store';
import { megabyte, receiveUpload } from '@waratah/kit/files/receive-upload';
import { docOf } from '@waratah/kit/files/word-samples';
import { refusedWord } from '@waratah/kit/files/word-problems';
import { Failure, statusOf } from '@waratah/kit/errors';
import { aDoc, aPdf, aWordZip } from '../support/files.ts';
import { startTestServers } from '../support/servers.ts';

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let settings: Parameters<typeof openObjectStore>[0];
let objects: ObjectStore;
let url = '';

beforeAll(async () => {
  const { s3 } = scope.use(await startTestServers(['s3']));
  settings = {
    S3_ENDPOINT: s3.endpoint,
    S3_ACCESS_KEY: s3.accessKey,
    S3_SECRET_KEY: s3.secretKey,
    S3_REGION: s3.region,
    S3_BUCKET: 'uploads',
  };
  objects = openObjectStore(settings);
  await objects.ensureBucket();
  await objects.ensureBucket();
  const kinds: readonly FileKind[] = ['pdf', 'png', 'svg', 'docx', 'text'];
  const rules = { prefix: 'things/7', kinds, maxBytes: 10 * megabyte, wrongKind: 'Not this kind' };
  const server = createServer((request, response) => {
    receiveUpload(request, objects, rules).then(
      (upload) => response.end(JSON.stringify(upload)),
      (error: unknown) => {
        const failure = error instanceof Failure ? error : new Failure('INTERNAL', String(error));
        if (!request.complete) response.setHeader('connection', 'close');
        response.writeHead(statusOf[failure.code]).end(JSON.stringify(failure.detail));
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  scope.defer(() => server.close().closeAllConnections());
  const address: AddressInfo | string | null = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
});

const send = async (bytes: Uint8Array<ArrayBuffer>, name = 'file.bin', field = 'file') => {
  const form = new FormData();
  form.set('note', 'something beside it');
  form.set(field, new File([bytes], name));
  const answer = await fetch(url, { method: 'POST', body: form });
  return { status: answer.status, body: Object(await answer.json()) };
};

const pdf = (size: number) => {
  const bytes = Buffer.alloc(size, 'x');
  bytes.write('%PDF-1.7\n');
  bytes.write('\nstartxref\n9\n%%EOF\n', size - 19);
  return bytes;
};

test.each([100, 4_100, 5 * megabyte, 5 * megabyte + 1, Math.floor(9.9 * megabyte), 10 * megabyte])(
  'a file of %d bytes is received whole',
  async (size) => {
    const bytes = pdf(size);
    const { status, body } = await send(bytes, 'C:\\my\\résumé\u202e.pdf');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { kind: 'pdf', sizeBytes: size, name: 'résumé.pdf', key: expect.stringMatching(/^things\/7\/[\w-]{36}$/) },
    });
    const stored = await findUpload(objects, {
      key: body.key,
      prefix: 'things/7',
      maxBytes: 11 * megabyte,
      committed: async () => new Set(),
    });
    expect((await stored.read()).equals(bytes)).toBe(true);
    expect(bytes.subarray(0, stored.head.length).equals(stored.head)).toBe(true);
    expect(stored.head).toHaveLength(Math.min(size, headBytes));
  },
);

test.each([10 * megabyte + 1, Math.floor(10.1 * megabyte), 30 * megabyte])(
  'a file of %d bytes is too large, and none of it is stored',
  async (size) => {
    const before = await Array.fromAsync(objects.list('things/'));
    expect(await send(pdf(size))).toEqual({
      status: 413,
      body: Object('The file is too large. At most 10 MB are accepted.'),
    });
    expect(await Array.fromAsync(objects.list('things/'))).toHaveLength(before.length);
  },
);

test.each([
  [
    'an executable with another name',
    Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff'.padEnd(600, '\0'), 'latin1'),
    'resume.pdf',
  ],
  ['an ELF binary', Buffer.from('\x7fELF\x02\x01\x01'.padEnd(600, '\0'), 'latin1'), 'resume.pdf'],
  ['a zip', Buffer.from('PK\x03\x04\x14\0\0\0\0\0'.padEnd(600, 'a'), 'latin1'), 'resume.docx'],
  ['bytes of nothing', Buffer.from(Array.from({ length: 500 }, (_, index) => (index * 37) % 256)), 'a.pdf'],
  ['a picture of a kind not asked for', Buffer.from('GIF89a'.padEnd(200, '\0'), 'latin1'), 'a.png'],
])('%s is refused by its content', async (_name, bytes, name) => {
  expect(await send(bytes, name)).toMatchObject({
    status: 422,
    body: [{ loc: ['body', 'file'], msg: 'Not this kind' }],
  });
});

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'svg'],
  ['<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "x" "y">\n<svg viewBox="0 0 1 1"/>', 'svg'],
  ['Just words.\nAnd more.', 'text'],
  ['# A heading', 'text'],
])('%s is %s', async (text, kind) => {
  const { body } = await send(Buffer.from(text), 'x.exe');
  expect(body).toMatchObject({ kind, type: typeOfKind[kind === 'svg' ? 'svg' : 'text'] });
});

test('a missing form, a missing file, an empty file and an interrupted form each get their own error', async () => {
  const plain = await fetch(url, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } });
  expect([plain.status, await plain.json()]).toEqual([422, [expect.objectContaining({ loc: ['body', 'file'] })]]);
  const none = new FormData();
  none.set('note', 'x');
  expect((await fetch(url, { method: 'POST', body: none })).status).toBe(422);
  expect((await send(Buffer.alloc(0))).body).toMatchObject([{ msg: 'The file is empty' }]);
  const cut = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 and no end',
  });
  expect(cut.status).toBe(422);
});

test('an uncommitted file is deleted after a day; a foreign key cannot be committed', async () => {
  const { body } = await send(pdf(200));
  const { body: kept } = await send(pdf(300));
  const used = async () => new Set([String(kept.key)]);
  expect(await sweepUploads(objects, 'things/', used, new Date())).toBe(0);
  const tomorrow = new Date(Date.now() + 25 * 3_600_000);
  expect(await sweepUploads(objects, 'things/', used, tomorrow)).toBeGreaterThan(0);
  expect(await objects.get(body.key)).toBeUndefined();
  expect((await objects.read(kept.key, megabyte))?.length).toBe(300);
  const wanted = { prefix: 'things/7', maxBytes: megabyte, committed: used };
  for (const key of ['things/8/x', 'things/7/../8/x', 'other/7/x', `${kept.key}/x`, kept.key])
    await expect(findUpload(objects, { ...wanted, key })).rejects.toThrow('no such upload');
});

/** A way to the object store that closes idle connections soon, in a thread that goes on while this one is blocked. */
const startImpatientWay = async (endpoint: string, idleMs: number) => {
  const way = new Worker(
    `const { connect, createServer } = require('node:net');
    const { parentPort, workerData } = require('node:worker_threads');
    const server = createServer((socket) => {
      const store = connect(workerData.port, '127.0.0.1');
      socket.setTimeout(workerData.idleMs, () => (socket.destroy(), store.destroy()));
      for (const one of [socket, store]) one.on('error', () => undefined);
      socket.pipe(store).pipe(socket);
    });
    server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));`,
    { eval: true, workerData: { port: Number(new URL(endpoint).port), idleMs } },
  );
  const [port] = await once(way, 'message');
  return { endpoint: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: () => way.terminate().then(() => undefined) };
};

test('connections closed by the idle server cause no failure', async () => {
  const idleMs = 300;
  await using way = await startImpatientWay(settings.S3_ENDPOINT, idleMs);
  const store = openObjectStore({ ...settings, S3_ENDPOINT: way.endpoint });
  const all = () =>
    Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await store.put(`idle/${index}`, 'text/plain', Readable.from([Buffer.from(`${index}`)]));
        return String(await store.read(`idle/${index}`, megabyte));
      }),
    );
  await all();
  // Longer than the way keeps a connection; meanwhile this thread handles no events.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3 * idleMs);
  expect(await all()).toEqual(Array.from({ length: 12 }, (_, index) => `${index}`));
});

const kept = async (bytes: Buffer, kind: FileKind = 'pdf') => {
  const key = `things/7/${crypto.randomUUID()}`;
  await objects.write(key, typeOfKind[kind], bytes);
  const file = { key, head: bytes.subarray(0, headBytes), read: async () => bytes };
  const answer = await keepDocument(objects, file, { accepted: [kind], wrongDocument: 'Not this kind' });
  return { answer, stored: await objects.read(key, megabyte) };
};

test('a PDF is kept as it was written from the objects that were judged', async () => {
  const bytes = aPdf(['Mei Tan'], { padding: 3_000 });
  const { answer, stored } = await kept(bytes);
  expect(answer).toMatchObject({ kind: 'pdf', type: typeOfKind.pdf, sizeBytes: stored?.length });
  expect(stored?.length).toBeLessThan(2_000);
  expect(String(stored)).toContain('(Mei Tan) Tj');
});

test('a DOCX is kept as it was written from the parts that were judged', async () => {
  const bytes = aWordZip([{ name: 'customXml/item1.xml', content: '<a/>' }], 'Mei Tan, nurse');
  const { answer, stored } = await kept(bytes, 'docx');
  expect(answer).toMatchObject({ kind: 'docx', type: typeOfKind.docx, sizeBytes: stored?.length });
  const members = await membersOf(stored ?? Buffer.alloc(0), () => true);
  expect(members?.map(({ name }) => name)).toEqual(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']);
  expect(String(members?.at(-1)?.bytes)).toContain('<w:t>Mei Tan, nurse</w:t>');
});

const sentence = 'Pay a $200 fee before you start.';

test.each<readonly [FileKind, Buffer]>([
  ['pdf', aPdf(['Duties', sentence])],
  ['docx', aWordZip([], sentence)],
  [
    'doc',
    docOf({
      pieces: [{ text: 'Duties\rPay a $200 fee before ' }, { text: 'you start. It\x92s all.', isNarrow: true }],
    }),
  ],
  ['text', Buffer.from(`\ufeff${sentence}`)],
])('the words of a %s are read', async (kind, bytes) => {
  const { words } = (await kept(bytes, kind)).answer;
  expect(words).toEqual({
    text: expect.stringMatching(/Pay a \$200 fee before you start\.(?: It’s all\.)?\s*$/),
    isWhole: true,
  });
});

test.each<readonly [string, FileKind, Buffer]>([
  ['is a picture', 'pdf', aPdf([''])],
  ['has too many pages', 'pdf', aPdf([sentence], { pages: 51 })],
  ['is too long', 'text', Buffer.from(sentence.repeat(2_000))],
  ['hardly has words', 'docx', aWordZip([], 'Mei Tan')],
])('of a document that %s, it is known that not all was read', async (_what, kind, bytes) => {
  const { words } = (await kept(bytes, kind)).answer;
  expect(words).toMatchObject({ isWhole: false });
  expect(words?.text.length).toBeLessThanOrEqual(50_000);
});

type Note = Readonly<Record<string, string | number | PDFString | object>>;

/** A PDF with an annotation, which a viewer shows above the page. */
const withNote = async (note: Note) => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Wash the plates and laugh with us.');
  const look = document.context.register(
    document.context.stream('0 0 9 9 re f', { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 9, 9] }),
  );
  const all = { Type: 'Annot', Rect: [10, 10, 200, 50], ...note, ...('AP' in note && { AP: { N: look } }) };
  document.getPage(0).node.set(PDFName.of('Annots'), document.context.obj([all]));
  return Buffer.from(await document.save());
};

test.each<readonly [string, Note, boolean]>([
  ['a link', { Subtype: 'Link', A: { S: 'URI', URI: PDFString.of('https://mei.example') } }, true],
  ['a note', { Subtype: 'Text', Contents: PDFString.of(sentence) }, false],
  ['a button', { Subtype: 'Widget', FT: 'Btn', Ff: 65_536, MK: { CA: PDFString.of(sentence) } }, false],
  ['a stamp', { Subtype: 'Stamp', AP: {} }, false],
  ['a link with a drawing', { Subtype: 'Link', AP: {} }, false],
])('a PDF with %s above its page is known to be read, or not', async (_what, note, isWhole) => {
  expect((await kept(await withNote(note))).answer.words).toMatchObject({ isWhole });
});

test('words that are drawn in another order are also read by their place, and titles beside the pages', async () => {
  const document = await PDFDocument.create();
  const page = document.addPage();
  const words = sentence.split(' ').map((word, at) => ({ word, x: 40 + 60 * at }));
  for (const { word, x } of words.toReversed()) page.drawText(word, { x, y: 500, size: 12 });
  document.setTitle('Send your passport');
  const { words: read } = (await kept(Buffer.from(await document.save()))).answer;
  expect(read?.text).toContain(sentence);
  expect(read?.text).toContain('Send your passport');
});

test('a DOC is kept as it is', async () => {
  expect((await kept(aDoc, 'doc')).stored?.equals(aDoc)).toBe(true);
});

test.each([
  ['starts a program', docOf({ pieces: [{ text: '\u0013DDEAUTO a b\u0015' }] }), refusedWord.fields],
  ['is locked', docOf({ isEncrypted: true }), refusedWord.encrypted],
  ['ends early', aDoc.subarray(0, 900), 'Not this kind'],
])('a DOC that %s is refused, with what to do', async (_what, bytes, message) => {
  await expect(kept(bytes, 'doc')).rejects.toMatchObject({ detail: [{ loc: ['body', 'file'], msg: message }] });
});

const withOwner = async (userPassword: string) => {
  const document = await PDFDocument.create();
  document.addPage().drawText('Mei Tan');
  document.encrypt({ userPassword, ownerPassword: 'owner' });
  return Buffer.from(await document.save());
};

test.each([
  ['only its password opens', 'secret', 'This PDF is locked with a password. Please upload one that is not.'],
  [
    'is protected, though anybody may open it',
    '',
    'This PDF is protected against changes. Please print it to a new PDF, and upload that one.',
  ],
])('a PDF that %s is refused with what to do', async (_what, password, msg) => {
  await expect(kept(await withOwner(password))).rejects.toMatchObject({
    code: 'INVALID',
    detail: [{ loc: ['body', 'file'], msg }],
  });
});

test('a PDF whose table points to another page than its last one is refused', async () => {
  const text = aPdf(['Mei Tan']).toString('latin1');
  const page = (words: string) => `4 0 obj\n<</Length ${words.length}>>\nstream\n${words}\nendstream\nendobj\n`;
  const later = page('BT /F1 12 Tf 50 780 Td (Sam Lee) Tj ET');
  const bytes = Buffer.from(
    text
      .replace(/xref\n/, `${later}xref\n`)
      .replace(/(startxref\n)(\d+)/, (_all, word, at) => `${word}${Number(at) + later.length}`),
    'latin1',
  );
  await expect(kept(bytes)).rejects.toMatchObject({ detail: [{ loc: ['body', 'file'], msg: 'Not this kind' }] });
});

test('an object that is put while the last one of its folder is removed stays', async () => {
  for (let round = 0; round < 40; round++) {
    const keys = [`turns/${round}/a`, `turns/${round}/b`] as const;
    await objects.write(keys[0], 'text/plain', Buffer.from('first'));
    await Promise.all([objects.remove([keys[0]]), objects.write(keys[1], 'text/plain', Buffer.from('second'))]);
    expect((await objects.read(keys[1], 100))?.toString()).toBe('second');
  }
});
