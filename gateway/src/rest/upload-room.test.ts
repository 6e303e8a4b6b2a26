import { expect, test } from '@jest/globals';
import { uploadRoom } from './upload-room.ts';

const mb = 1024 * 1024;

/** A room of 30 MB, whose clock and arriving bytes the test moves. */
const aRoom = () => {
  let time = 0;
  const enter = uploadRoom(30 * mb, () => time);
  const send = (network: string, account: number, { length = 10 * mb, arrived = (): number => 0 } = {}) =>
    enter({ network, account, length, arrived });
  return { send, wait: (ms: number) => (time += ms) };
};

test('a file holds as much as it is long, and at most 10 MB', () => {
  const { send } = aRoom();
  send('a', 1, { length: 500 * mb });
  send('b', 2, { length: 10 * mb });
  for (let each = 0; each < 10; each++) send(`c${each}`, 3, { length: mb });
  // Everybody else holds more.
  expect(() => send('d', 4, { length: 1 })).not.toThrow();
  expect(() => send('e', 5, { length: 500 * mb })).toThrow('Too busy');
});

test('a full room has a place for a network that holds less; the network with the most makes room', () => {
  const { send } = aRoom();
  const own = [1, 2, 3].map((account) => send('many', account));
  const other = send('few', 4);
  expect(own.map(({ stop }) => stop.aborted)).toEqual([true, false, false]);
  expect(own[0]?.stop.reason).toMatchObject({ code: 'UNAVAILABLE', retryAfterS: 1 });
  expect(() => send('many', 5)).toThrow('Too busy');
  expect(other.stop.aborted).toBe(false);
});

test('within a network the account with the most makes room', () => {
  const { send } = aRoom();
  const one = send('campus', 1);
  const two = [send('campus', 2), send('campus', 2)];
  send('campus', 3);
  expect([one, ...two].map(({ stop }) => stop.aborted)).toEqual([false, true, false]);
});

test('of equals, the slowest makes room after ten seconds, and nobody before', () => {
  const { send, wait } = aRoom();
  let fast = 0;
  const sent = [
    send('a', 1, { arrived: () => fast }),
    send('b', 2, { arrived: () => 7 }),
    send('c', 3, { arrived: () => fast }),
  ];
  fast = mb;
  expect(() => send('d', 4)).toThrow('Too busy');
  wait(10_001);
  send('d', 4);
  expect(sent.map(({ stop }) => stop.aborted)).toEqual([false, true, false]);
});

test('a file that has arrived gives its place back, once', () => {
  const { send } = aRoom();
  const [first] = [send('a', 1), send('a', 1), send('a', 1)];
  first.leave();
  first.leave();
  expect(() => send('a', 1)).not.toThrow();
  expect(() => send('a', 1)).toThrow('Too busy');
});
