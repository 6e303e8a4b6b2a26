import { expect, test } from '@jest/globals';
import { conflict, unavailable } from '@waratah/kit/errors';
import { createLogger } from '@waratah/kit/process/logger';
import { mei } from '../domain/test-examples.ts';
import { noteDevice } from './note-device.ts';

/** What the gateway is told if recording the device fails. */
const toldDespite = async (failure: Error) => {
  const told: string[] = [];
  const context: Parameters<typeof noteDevice>[0] = {
    users: { change: () => Promise.reject(failure) },
    client: { agent: 'Firefox/140 Windows', address: '203.0.113.7' },
    publicUrl: 'https://portal.example',
    clock: () => new Date(),
    tellGateway: (name) => void told.push(name),
    log: createLogger('test', 'silent'),
  };
  await noteDevice(context, mei(new Date()));
  return told;
};

test('a sign-in does not fail because many others note their devices at the same account', async () => {
  expect(await toldDespite(conflict('changed by somebody else'))).toHaveLength(1);
});

test('a sign-in fails if the store is away', async () => {
  await expect(toldDespite(unavailable())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});
