import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { createApp, listen } from '@waratah/kit/http/server';
import { addWebClient } from './web-client.ts';

test('the files of prerendered pages are not served, however their path is written', async () => {
  const dist = await mkdtemp(join(tmpdir(), 'client-'));
  await mkdir(join(dist, 'pages'));
  await writeFile(join(dist, 'pages/operations.json'), 'hidden');
  await writeFile(join(dist, 'index.html'), 'hidden');
  await writeFile(join(dist, 'favicon.svg'), 'shown');
  const app = createApp();
  addWebClient(app, dist, { prerendered: () => 'a page', empty: async () => 'a page', scriptHashes: [] });
  await using server = await listen(app, 0, '127.0.0.1');
  const read = (path: string) =>
    new Promise<string>((resolve, reject) => {
      request({ port: server.port, path }, (answer) => void text(answer).then(resolve, reject))
        .once('error', reject)
        .end();
    });
  expect(await read('/%66avicon.svg')).toBe('shown');
  for (const path of [
    '/pages/operations.json',
    '/%70ages/operations.json',
    '/./pages/operations.json',
    '//pages/operations.json',
    '/x/%2e%2e/pages/operations.json',
    '/%2e/index.html',
    '/index%2ehtml',
  ])
    expect([path, await read(path)]).not.toEqual([path, 'hidden']);
  await rm(dist, { recursive: true });
});

test('what is shared to a browser without the service worker is not read, and leads to the page that says so', async () => {
  const app = createApp();
  addWebClient(app, '/nowhere', { prerendered: () => 'a page', empty: async () => 'a page', scriptHashes: [] });
  await using server = await listen(app, 0, '127.0.0.1');
  const body = new FormData();
  body.set('text', 'Weekend barista. '.repeat(100_000));
  const answer = await fetch(`${server.url}/check/shared`, { method: 'POST', body, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/check#shared']);
  // Somebody who opens the address.
  const opened = await fetch(`${server.url}/check/shared`, { redirect: 'manual' });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/check#shared']);
});
