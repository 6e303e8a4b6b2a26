import { expect, test } from '@jest/globals';
import { openBus } from '@waratah/kit/events/bus';
import { createLogger } from '@waratah/kit/process/logger';
import { z } from 'zod';
import { deviceCookieIn, asOperator, employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { eventually } from '../support/eventually.ts';
import { aPdf, aPng } from '../support/files.ts';
import { openInbox } from '../support/inbox.ts';
import { startPortal } from '../support/portal.ts';

const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
const password = 'Sulphur-crested 7 cockatoos';
const newPassword = 'Another 8 rosellas at dawn';
const wrongPassword = 'Nobody has 9 of these birds';

/** Every string in a value that is a link to a file, or such a link's token. */
const linksIn = (value: unknown): readonly string[] =>
  [...JSON.stringify(value).matchAll(/\/api\/files\/([\w.-]+)/g)].flatMap(([link, token = '']) => [link, token]);

test('ordinary use leaves no password, token, document link or ad that was checked in the logs', async () => {
  await using portal = await startPortal({ settings: { LOG_LEVEL: 'debug' } });
  const { gateway } = portal;
  const inbox = openInbox(portal.inbox);
  const secrets = new Map<string, string>();
  const keep = (what: string, secret: string | undefined) => {
    expect([what, (secret ?? '').length > 8]).toEqual([what, true]);
    secrets.set(secret ?? '', what);
  };
  for (const [what, secret] of Object.entries({ password, newPassword, wrongPassword })) keep(what, secret);
  const tokenIn = (text: string | undefined) => /token=([\w.-]+)/.exec(text ?? '')?.[1];

  const address = 'quill@logs.example';
  const student = await register(gateway, studentPayload(address, { password }));
  keep('access token', student.token);
  keep('refresh token', student.refreshToken);
  const verification = tokenIn((await inbox.next(address, /Confirm/)).text);
  keep('verification token', verification);
  await rest(gateway).get(`/auth/verify-email?token=${verification}`);
  expect((await rest(gateway).post('/auth/verify-email', { token: verification })).status).toBe(200);

  expect((await rest(gateway).post('/auth/login', { email: address, password: wrongPassword })).status).toBe(401);
  await rest(gateway).post('/auth/login', `{"email": "${address}", "password": "${password}"`);
  await rest(gateway).post('/auth/login', { email: [address], password: { $gt: password } });
  await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}x` },
    body: JSON.stringify({ query: `mutation { login(email: "${address}", password: "${password}") { nothing } }` }),
  });
  const renewed = Tokens.parse(
    (await rest(gateway).post('/auth/session/refresh', { refresh_token: student.refreshToken })).body,
  );
  keep('renewed access token', renewed.access_token);
  keep('renewed refresh token', renewed.refresh_token);

  const api = rest(gateway, renewed.access_token);
  await api.upload('/auth/profile/resume', aPdf(['Quill', 'Keeper of quokkas']), 'quill.pdf');
  await api.upload('/auth/profile/resume', new Uint8Array([1, 2, 3]), 'broken.pdf');
  await api.upload('/auth/visa/documents/upload?document_type=vevo', aPng, 'vevo.png');
  const links = linksIn([(await api.get('/auth/me')).body, (await api.get('/auth/account/export')).body]);
  for (const link of links) keep('link to a file', link);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links.filter((one) => one.startsWith('/'))) await fetch(`${gateway}${link}`);
  await fetch(`${gateway}/api/files/${links[1]}x`);
  await fetch(`${gateway}/mail/unsubscribe?token=${verification}`, { method: 'POST' });

  expect((await rest(gateway).post('/auth/forgot-password', { email: address })).status).toBe(200);
  const reset = tokenIn((await inbox.next(address, /password/i)).text);
  keep('reset token', reset);
  await rest(gateway).post('/auth/reset-password', { token: reset, new_password: newPassword });

  const ad = 'The Quokka and Quoll Tearoom wants a barista for 12 hours a week.';
  keep('an ad that was checked', 'Quokka and Quoll');
  for (const api of [rest(gateway), rest(gateway, renewed.access_token)])
    for (const body of [
      { text: ad, visa: '500' },
      { text: ad, visa: ad },
      { text: ad.repeat(2_000) },
      `{"text": "${ad}`,
    ])
      expect((await api.post('/check', body)).status).toBeLessThan(500);

  const operator = { email: 'op@logs.example', password };
  await asOperator(gateway).post('/ops/operators', operator);
  const entering = await rest(gateway).post('/auth/login', operator);
  const entered = Tokens.parse(entering.body);
  keep('device cookie', deviceCookieIn(entering.headers)?.split('=')[1]);
  keep("operator's token", entered.access_token);
  const pass = await rest(gateway, entered.access_token).post('/ops/queues/pass');
  keep('pass of the queues', /waratah_queues=([\w.-]+)/.exec(pass.headers.get('set-cookie') ?? '')?.[1]);
  keep("operators' key", 'local:operators');

  const employer = await register(gateway, employerPayload('sam@logs.example', { password }));
  await employer.api.post('/auth/employer/jobs', { title: 'x'.repeat(100_000), description: password });
  await rest(gateway, renewed.access_token).post('/auth/session/logout');
  await employer.api.delete('/auth/account', { password });

  {
    await using bus = await openBus(portal.nats, 'test', createLogger('test', 'silent'));
    const unreadable = { key: 'k', to: 'quill@logs.example', notAfter: password };
    await bus.js.publish('mail.message.v1.requested.test.0', JSON.stringify(unreadable));
    await bus.js.publish('mail.message.v1.requested.test.0', newPassword);
  }
  await eventually(async () => expect(portal.written().match(/event not handled/g)).toHaveLength(2));
  const written = portal.written();
  const lines = written.split('\n').length;
  const found = [...secrets].flatMap(([secret, what]) => (written.includes(secret) ? [what] : []));
  const addresses = ['quill@logs', 'sam@logs', 'op@logs'].filter((one) => written.includes(one));
  expect({ found, addresses, tokens: written.match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) }).toEqual({
    found: [],
    addresses: [],
    tokens: null,
  });
  expect(written).toContain('gateway listens');
  console.log(`logs: ${secrets.size} secrets in none of ${lines} lines`);
});
