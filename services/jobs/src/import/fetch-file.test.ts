import { createServer, type RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { type FeedAddresses, fetchFile } from './fetch-file.ts';

const serve = async (answer: RequestListener) => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const fetched = async (url: string, addresses: FeedAddresses = 'loopback') =>
  (await buffer(fetchFile(url, { addresses, signal: new AbortController().signal }))).toString();

test('files are downloaded, and redirects followed', async () => {
  await using server = await serve((request, response) => {
    if (request.url === '/moved') response.writeHead(302, { location: '/ads.csv' }).end();
    else response.end('title,description\n');
  });
  expect(await fetched(`${server.url}/moved`)).toBe('title,description\n');
  expect(await fetched(`http://localhost:${server.port}/ads.csv`)).toBe('title,description\n');
});

test('private addresses are refused, by name, by address or after a redirect', async () => {
  let asked = 0;
  await using server = await serve((_request, response) => {
    asked++;
    response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  });
  const refused = 'is not a public server';
  await expect(fetched(server.url, 'public')).rejects.toThrow(refused);
  await expect(fetched(`http://localhost:${server.port}/`, 'public')).rejects.toThrow(refused);
  await expect(fetched(`http://[::ffff:127.0.0.1]:${server.port}/`, 'public')).rejects.toThrow(refused);
  await expect(fetched(`http://2130706433:${server.port}/`, 'public')).rejects.toThrow(refused);
  expect(asked).toBe(0);
  await expect(fetched(server.url)).rejects.toThrow(refused);
  expect(asked).toBe(1);
});

test('an incomplete download gives a clear error', async () => {
  await using server = await serve((request, response) => {
    if (request.url === '/gone') response.writeHead(404).end();
    else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (request.url === '/file') response.writeHead(302, { location: 'file:///etc/hosts' }).end();
    else {
      response.writeHead(200, { 'content-length': '100' }).write('title,');
      setTimeout(() => response.destroy(), 20);
    }
  });
  await expect(fetched(`${server.url}/gone`)).rejects.toThrow('answered 404 instead of a file');
  await expect(fetched(`${server.url}/loop`)).rejects.toThrow('redirects too often');
  await expect(fetched(`${server.url}/file`)).rejects.toThrow('redirects to no web address');
  await expect(fetched(`${server.url}/cut`)).rejects.toThrow(/cannot be reached|cut off/);
});
