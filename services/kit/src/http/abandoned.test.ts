import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { leaveAbandoned } from './abandoned.ts';
import { createApp, listen } from './server.ts';

/** A server that notes the queries it carries out. */
const serve = async () => {
  const done: string[] = [];
  const app = createApp();
  app.use(express.json(), leaveAbandoned);
  app.post('/', (request, response) => {
    done.push(request.body.query);
    response.json({ data: {} });
  });
  const { url, port, [Symbol.asyncDispose]: stop } = await listen(app, 0, '127.0.0.1');
  /** Sends a query, and closes the connection before the server has read it. */
  const abandon = async (query: string) => {
    const body = JSON.stringify({ query });
    const socket = connect(port, '127.0.0.1').resume();
    socket.end(
      `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    await once(socket, 'close');
  };
  const send = (query: string) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    }).then((answer) => answer.json());
  return { done, abandon, send, [Symbol.asyncDispose]: stop };
};

test('a mutation whose connection was closed before it began is not carried out; all others are', async () => {
  await using server = await serve();
  for (let time = 0; time < 20; time++) await server.abandon('mutation { apply }');
  expect(await server.send('mutation { answer }')).toEqual({ data: {} });
  expect(await server.send('{ read }')).toEqual({ data: {} });
  expect(server.done).toEqual(['mutation { answer }', '{ read }']);
});
