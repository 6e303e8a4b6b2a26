import { expect, test } from '@jest/globals';
import { ask, askAgain, type Subscriber } from './subscriber.ts';

const start = new Date('2026-11-25T00:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const links = { confirmUrl: 'https://w.example/confirm', unsubscribeUrl: 'https://w.example/leave' };
const asking = (network: string) => ({ links, network });
const [entered] = ask('id', 'mei@example.org', asking('a'), start);

/** Enters the address again and again, and answers how many emails each entry caused. */
const entering = (subscriber: Subscriber, entries: readonly (readonly [minute: number, network: string])[]) => {
  let current = subscriber;
  const emails = entries.map(([minute, network]) => {
    const [next, events] = askAgain(current, asking(network), after(minute));
    current = next;
    return events.length;
  });
  return { current, emails };
};

test('each network gets three emails, ten minutes apart, whatever others do', () => {
  const entries = [
    [9, 'a'],
    [10, 'a'],
    [11, 'b'],
    [20, 'a'],
    [20, 'b'],
    [30, 'a'],
    [31, 'b'],
    [41, 'b'],
    [60, 'c'],
  ] as const;
  expect(entering(entered, entries).emails).toEqual([0, 1, 1, 1, 0, 0, 1, 1, 1]);
});

test('a subscriber from before networks were counted is asked again', () => {
  const old: Subscriber = { ...entered, letters: 3, asks: undefined };
  expect(entering(old, [[1, 'a']]).emails).toEqual([1]);
});

test('a confirmed subscriber is not asked, nor anybody from more than twenty networks', () => {
  expect(entering({ ...entered, state: 'listed' }, [[60, 'b']]).emails).toEqual([0]);
  const networks = Array.from({ length: 25 }, (_, index) => [index, `network ${index}`] as const);
  const { current, emails } = entering(entered, networks);
  expect(emails.filter((count) => count > 0)).toHaveLength(19);
  expect(current.letters).toBe(20);
});
