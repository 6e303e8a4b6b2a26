import { expect, test } from '@jest/globals';
import { isLoopback, isPublicAddress } from './public-addresses.ts';

test('only addresses of public servers are public', () => {
  for (const address of ['1.1.1.1', '103.6.92.1', '2606:4700::1111', '2404:6800:4006::5'])
    expect([address, isPublicAddress(address)]).toEqual([address, true]);
  for (const address of [
    '127.0.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.0.9',
    '192.168.0.1',
    '169.254.169.254',
    '100.100.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fd00::1',
    'fe80::1',
    '2002:a00:1::1',
    '2001:db8::1',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

test('loopback is this machine', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '10.0.0.1'].map(isLoopback)).toEqual([true, true, true, false]);
});
