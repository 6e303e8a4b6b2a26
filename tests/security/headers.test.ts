import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { request } from 'node:http';
import { readConfig } from '@waratah/gateway/config';
import { startGateway } from '@waratah/gateway/server';
import { sharedPortal } from '../support/portal.ts';

const scope = new AsyncDisposableStack();
let gateway = '';

beforeAll(async () => {
  const { env } = await sharedPortal('pilot');
  const config = readConfig({ ...env, PORT: '0', PUBLIC_URL: 'https://portal.example' });
  gateway = scope.use(await startGateway(config)).url;
});
afterAll(() => scope.disposeAsync());

const paths = [
  '/',
  '/jobs',
  '/ops/',
  '/api/jobs/stats',
  '/api/auth/me',
  '/api/openapi.json',
  '/api/nothing',
  '/graphql',
  '/j/1',
];

test.each(paths)('%s has security headers', async (path) => {
  const { headers } = await fetch(`${gateway}${path}`, { headers: { origin: 'https://elsewhere.example' } });
  const policy = headers.get('content-security-policy') ?? '';
  for (const rule of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(rule);
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[^']+')*;/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('content-type')).toMatch(/^(?:text|application)\/[\w+-]+; charset=utf-8$/i);
});

test.each(['/assets/', '/ops/assets/', '/.git/config', '/.env', '/package.json', '/src/main.tsx'])(
  '%s lists and shows nothing',
  async (path) => {
    const answer = await fetch(`${gateway}${path}`, { redirect: 'manual' });
    // The client handles an unknown path, which leads to the home page.
    const isClient = answer.headers.get('content-type')?.startsWith('text/html') && answer.status === 200;
    expect(isClient || answer.status === 404).toBe(true);
    expect(await answer.text()).not.toMatch(/Index of|\[core\]|"dependencies"|OPS_KEY|from 'react/);
  },
);

test('the answer to TRACE does not contain the request', async () => {
  const body = await new Promise<string>((resolve, reject) => {
    const sent = request(`${gateway}/`, { method: 'TRACE', headers: { 'x-secret': 'echo-me' } }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve(text));
    });
    sent.on('error', reject).end();
  });
  expect(body).not.toContain('echo-me');
});
