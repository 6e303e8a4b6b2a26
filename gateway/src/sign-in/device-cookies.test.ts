import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { deviceDigest, sameDevice } from '@waratah/kit/security/device-cookie';
import { createApp } from '@waratah/kit/http/server';
import { deviceCookies } from './device-cookies.ts';

/** The digest of what a browser sends, and what it is told to keep. */
const exchanged = async (sent: string, told: string, secure = false) => {
  const devices = deviceCookies(secure);
  const app = createApp().use((request, response) => {
    devices.keep(request, told);
    response.json(devices.digestIn(request) ?? null);
  });
  const server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie: sent } });
    return { digest: await answer.json(), kept: answer.headers.getSetCookie().map((line) => line.split(';')[0]) };
  } finally {
    server.close();
  }
};

const [own, fresh] = ['o'.repeat(43), 'f'.repeat(43)];

test('a new cookie is set, and the one that was sent is renewed', async () => {
  expect(await exchanged('', fresh)).toEqual({ digest: null, kept: [`waratah_device=${fresh}`] });
  const sent = `a=b; waratah_device=${own}; c=d`;
  expect(await exchanged(sent, sameDevice)).toEqual({ digest: deviceDigest(own), kept: [`waratah_device=${own}`] });
});

test.each(['waratah_device=short', `xwaratah_device=${own}`, `waratah_device=${own}o`, `waratah_device="${own}"`])(
  '%s is no cookie of ours',
  async (sent) => {
    expect(await exchanged(sent, sameDevice)).toEqual({ digest: null, kept: [] });
  },
);

test('with https only our own host can set it', async () => {
  expect(await exchanged(`waratah_device=${own}`, fresh, true)).toEqual({
    digest: null,
    kept: [`__Host-waratah_device=${fresh}`],
  });
});
