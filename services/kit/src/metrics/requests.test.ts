import { Writable } from 'node:stream';
import { expect, test } from '@jest/globals';
import { pino } from 'pino';
import { z } from 'zod';
import { happened } from '../events/outbox.ts';
import { createApp, listen } from '../http/server.ts';
import { causeOfLine } from '../process/logger.ts';
import { followRequests, nameRequests, requestIdHeader, currentRequestId } from '../process/request-id.ts';
import { createMetrics } from './metrics.ts';
import { measureRequests } from './requests.ts';

const Line = z.object({ msg: z.string(), route: z.string().optional(), request_id: z.string().optional() });

/** A part of the portal that fails, and the lines of its log. */
const startPart = async (isGateway: boolean) => {
  const lines: z.infer<typeof Line>[] = [];
  const destination = new Writable({
    write: (chunk, _encoding, done) => (lines.push(Line.parse(JSON.parse(String(chunk)))), done()),
  });
  const log = pino({ mixin: causeOfLine, level: 'warn' }, destination);
  const metrics = createMetrics('test');
  const app = createApp().use(isGateway ? nameRequests : followRequests);
  measureRequests(app, metrics, log);
  const event = () => happened('mailer.message.v1.sent', { key: 'k' }, new Date());
  app.get('/fails/:id', (_request, response) => void response.status(503).json({ event: event().request }));
  app.get('/works', (_request, response) => void response.json({ now: currentRequestId() ?? null }));
  const listening = await listen(app, 0, '127.0.0.1');
  return { ...listening, lines, metrics, [Symbol.asyncDispose]: listening[Symbol.asyncDispose] };
};

test('a failed request logs one line with its request id, which its events have too; a successful one logs none', async () => {
  await using gateway = await startPart(true);
  const failed = await fetch(`${gateway.url}/fails/7`, { headers: { [requestIdHeader]: 'made up by a client' } });
  const id = failed.headers.get(requestIdHeader) ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);
  expect(await failed.json()).toEqual({ event: id });
  const worked = await fetch(`${gateway.url}/works`);
  expect(await worked.json()).toEqual({ now: worked.headers.get(requestIdHeader) });
  expect(gateway.lines).toEqual([{ msg: 'request failed', route: '/fails/:id', request_id: id }]);
});

test('a service accepts request ids of the gateway only', async () => {
  await using service = await startPart(false);
  const id = 'f8c1d9a0-1f4b-4a53-9d0e-0a6f5c1b2d3e';
  const nowFor = async (sent: string) =>
    (await fetch(`${service.url}/works`, { headers: { [requestIdHeader]: sent } })).json();
  expect([await nowFor(id), await nowFor('<script>')]).toEqual([{ now: id }, { now: null }]);
});

test('every process reports its release', async () => {
  expect(await createMetrics('test').metrics()).toContain(
    'waratah_build_info{version="dev",commit="unknown",service="test"} 1',
  );
});
