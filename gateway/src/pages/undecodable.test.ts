import { createApp, listen } from '@waratah/kit/http/server';
import { expect, test } from '@jest/globals';
import { leadHomeUndecodable } from './undecodable.ts';

test('an address that cannot be decoded leads home, also below a page that has its own handler', async () => {
  const app = createApp();
  app.use(leadHomeUndecodable);
  app.get(['/assets/:name', '/ops/assets/:name'], (_request, response) => void response.send('a file'));
  app.get('/j/:id', (request, response) => void response.send(`page ${request.params.id}`));
  app.get('/ops/{*path}', (_request, response) => void response.send('the console'));
  await using server = await listen(app, 0, '127.0.0.1');
  const ask = (path: string) => fetch(`${server.url}${path}`, { redirect: 'manual' });
  for (const path of ['/%', '/%E0%A4%A', '/j/%', '/j/%E0%A4%A?x=1', '/ops/%'])
    expect([path, (await ask(path)).headers.get('location')]).toEqual([path, '/']);
  expect(await (await ask('/j/%37?x=%')).text()).toBe('page 7');
  expect((await ask('/assets/%ff')).status).toBe(400);
  expect((await ask('/ops/assets/%ff')).status).toBe(400);
});
