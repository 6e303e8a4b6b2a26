import { PassThrough } from 'node:stream';
import { expect, test } from '@jest/globals';
import { askPassword } from './ask-password.ts';

const input = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY });

test('a password is taken from the argument, a setting or the terminal, in this order', async () => {
  expect(await askPassword('argument', { OPERATOR_PASSWORD: 'setting' }, input(true))).toBe('argument');
  expect(await askPassword(undefined, { OPERATOR_PASSWORD: 'setting' }, input(true))).toBe('setting');
  const terminal = input(true);
  const asked = askPassword(undefined, {}, terminal);
  terminal.write('typed here\n');
  expect(await asked).toBe('typed here');
});

test('without a terminal there is a clear error', async () => {
  await expect(askPassword(undefined, {}, input(false))).rejects.toThrow('The password is missing');
});
