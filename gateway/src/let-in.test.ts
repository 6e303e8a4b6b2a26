import { expect, test } from '@jest/globals';
import { createAdmission } from '@waratah/kit/http/admission';
import { createApp, listen } from '@waratah/kit/http/server';
import { letIn } from './let-in.ts';
import { routes } from './rest/rest.ts';

const multipart = 'multipart/form-data; boundary=x';

test('only calls that take or send a file pass a busy gateway, whatever content a request names', async () => {
  const admission = createAdmission({ most: 1, least: 1, patienceMs: 1 });
  await admission.enter('another');
  const app = createApp();
  app.use(['/graphql', '/api', '/mail'], ...letIn({ admission, mostBodies: 8, routes }));
  app.use((_request, response) => void response.send('in'));
  await using server = await listen(app, 0, '127.0.0.1');
  const statusOf = async (method: string, path: string, type = 'application/json', accept = '*/*') => {
    const headers = { 'content-type': type, accept };
    const body = method === 'GET' ? null : '{}';
    return (await fetch(`${server.url}${path}`, { method, headers, body })).status;
  };
  expect(await statusOf('POST', '/api/auth/visa/documents/upload', multipart)).toBe(200);
  expect(await statusOf('GET', '/api/files/token')).toBe(200);
  expect(await statusOf('POST', '/api/ops/import')).toBe(200);
  const writing = '/api/ai/generate/job-description';
  expect(await statusOf('POST', writing, 'application/json', 'text/event-stream')).toBe(200);
  expect(await statusOf('POST', writing)).toBe(503);
  for (const [method, path] of [
    ['POST', '/api/auth/login'],
    ['GET', '/api/jobs/search'],
    ['GET', '/api/auth/visa/documents/upload'],
    ['POST', '/api/files/token'],
    ['POST', '/graphql'],
    ['POST', '/mail/unsubscribe'],
  ] as const)
    expect([path, await statusOf(method, path, multipart)]).toEqual([path, 503]);
});
