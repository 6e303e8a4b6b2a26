import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openRevocations } from '@waratah/gateway/revocations';
import { readConfig } from '@waratah/identity/config';
import { startIdentity } from '@waratah/identity/server';
import { createLogger } from '@waratah/kit/process/logger';
import type { Servers } from '@waratah/stack/servers';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { asCaller, guest } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { startTestServers } from '../support/servers.ts';
import { serviceEnv } from '../support/service-env.ts';

const scope = new AsyncDisposableStack();
afterAll(() => scope.disposeAsync());

let servers: Servers;
let redis: Redis;
beforeAll(async () => {
  servers = scope.use(await startTestServers());
  redis = new Redis(servers.redis, { maxRetriesPerRequest: null });
  redis.on('error', () => undefined);
  scope.defer(() => redis.disconnect());
});

const Registered = z.object({ register: z.object({ refreshToken: z.string(), user: z.object({ id: z.number() }) }) });
const registerMutation = 'mutation ($input: RegisterInput!) { register(input: $input) { refreshToken user { id } } }';
const input = {
  email: 'leaves@example.org',
  password: 'long enough',
  fullName: 'Mei Tan',
  role: 'student',
  citySuburb: 'Ultimo NSW',
  dateOfBirth: '2003-04-12',
  degree: 'Bachelor of Arts',
};

test('logging out needs no Redis, and remains valid after Redis lost its data', async () => {
  const start = () => startIdentity(readConfig(serviceEnv(servers, 'identity')));
  let sessionId = '';
  const isRevoked = async () => (await redis.exists(`revoked-session:${sessionId}`)) === 1;
  {
    await using identity = await start();
    const { register } = Registered.parse((await asCaller(identity.url, guest)(registerMutation, { input })).data);
    [sessionId = ''] = register.refreshToken.split('.');
    const ask = asCaller(identity.url, { kind: 'user', id: register.user.id, role: 'student', sessionId });
    await servers.running.redis?.stop();
    expect(await ask('mutation { logout }')).toMatchObject({ data: { logout: true } });
    await servers.running.redis?.start();
    await eventually(async () => expect(await isRevoked()).toBe(true));
  }
  await redis.flushall();
  expect(await isRevoked()).toBe(false);
  // A gateway that starts now reads nothing, and has to be told.
  await using gateway = await openRevocations({ url: servers.redis }, createLogger('gateway', 'silent'));
  expect(gateway.has(sessionId)).toBe(false);
  await using _again = await start();
  await eventually(async () => expect(await isRevoked()).toBe(true));
  await eventually(async () => expect(gateway.has(sessionId)).toBe(true));
});

test('logging out reaches the gateways while Redis is out of memory', async () => {
  await using identity = await startIdentity(readConfig(serviceEnv(servers, 'identity')));
  const other = { ...input, email: 'full@example.org' };
  const { register } = Registered.parse((await asCaller(identity.url, guest)(registerMutation, { input: other })).data);
  const [sessionId = ''] = register.refreshToken.split('.');
  const ask = asCaller(identity.url, { kind: 'user', id: register.user.id, role: 'student', sessionId });
  const told: string[] = [];
  const listener = new Redis(servers.redis);
  listener.on('message', (_channel, id) => told.push(id));
  await listener.subscribe('revoked-sessions');
  await redis.config('SET', 'maxmemory', '1');
  try {
    await expect(redis.set('refused', '1')).rejects.toThrow(/OOM/);
    expect(await ask('mutation { logout }')).toMatchObject({ data: { logout: true } });
    await eventually(async () => expect(told).toContain(sessionId));
  } finally {
    await redis.config('SET', 'maxmemory', '0');
    listener.disconnect();
  }
});
