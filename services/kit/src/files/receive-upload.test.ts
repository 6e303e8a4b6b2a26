import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { Failure } from '../errors.ts';
import { openObjectStore } from './object-store.ts';
import { drainRequest, megabyte, receiveUpload } from './receive-upload.ts';

/** Resolves after everything that is ready now has run. */
const turn = () => new Promise<'still reading'>((resolve) => setImmediate(() => resolve('still reading')));

const stateOf = (drained: Promise<void>) => Promise.race([drained.then(() => 'done' as const), turn()]);

test('a refused request is read until its end, its limit or its abort, and not waited for once it is over', async () => {
  const read = new IncomingMessage(new Socket());
  read.push(null);
  await read.toArray();
  expect(await stateOf(drainRequest(read, megabyte))).toBe('done');

  const aborted = new IncomingMessage(new Socket());
  aborted.destroy();
  await turn();
  expect(await stateOf(drainRequest(aborted, megabyte))).toBe('done');

  const endless = new IncomingMessage(new Socket());
  endless.push('a first part');
  const drained = drainRequest(endless, megabyte);
  expect(await stateOf(drained)).toBe('still reading');
  endless.push(Buffer.alloc(2 * megabyte));
  await drained;
});

/** A store that nothing reaches: these forms are refused before their first file. */
const objects = openObjectStore({
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_ACCESS_KEY: 'key',
  S3_SECRET_KEY: 'secret',
  S3_REGION: 'local',
  S3_BUCKET: 'none',
});

const rules = { prefix: 'things/7', kinds: ['pdf'], maxBytes: megabyte, wrongKind: 'Not this kind' } as const;

const formRequest = (body: string) => {
  const request = new IncomingMessage(new Socket());
  request.headers['content-type'] = 'multipart/form-data; boundary=b';
  request.push(body);
  request.push(null);
  return request;
};

const part = (name: string) => `--b\r\nContent-Disposition: form-data; name="file"; filename="${name}"`;

test.each([
  ['no header', '--b\r\nx\r\n--b--\r\n'],
  ['a header without a name', '--b\r\n: x\r\n\r\nx\r\n--b--\r\n'],
  ['a NUL in the name of the file', `${part('a\0.pdf')}\r\n\r\nx\r\n--b--\r\n`],
  ['a BEL in the name of the file', `${part('a\x07.pdf')}\r\n\r\nx\r\n--b--\r\n`],
  ['a header cut short', '--b\r\nContent-Disposition'],
  ['a header too long', `--b\r\nX: ${'x'.repeat(90_000)}\r\n\r\nx\r\n--b--\r\n`],
  ['a line that ends in a lone CR', `${part('a.pdf')}\rx\r\n\r\nx\r\n--b--\r\n`],
  ['a second form behind its end', `before\r\n--b--\r\n${part('a.pdf')}\r\n\r\nand no end`],
  ['a file cut short', `${part('a.pdf')}\r\n\r\nand no end`],
  ['nothing but its end', '--b--\r\n'],
  ['no content', ''],
])('a form with %s gets an error that names the file; no error ends the process', async (_what, body) => {
  await expect(receiveUpload(formRequest(body), objects, rules)).rejects.toMatchObject({
    detail: [{ loc: ['body', 'file'] }],
  });
  await turn();
});

test('an upload that was cut off before it is read gets an error at once', async () => {
  const request = formRequest('');
  request.destroy();
  await expect(receiveUpload(request, objects, rules)).rejects.toThrow('The upload was cut off');
});

test('an upload that has to make room ends with that as its error, however slowly it arrives', async () => {
  const request = new IncomingMessage(new Socket());
  request.headers['content-type'] = 'multipart/form-data; boundary=b';
  request.push(`${part('a.pdf')}\r\n\r\n%PDF-1.7`);
  const stop = new AbortController();
  const upload = receiveUpload(request, objects, { ...rules, stop: stop.signal });
  await turn();
  stop.abort(new Failure('UNAVAILABLE', 'Too busy', 1));
  await expect(upload).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 });
  await turn();
});
