import { expect, test } from '@jest/globals';
import { keptFor } from './kept-for.ts';

test('what many ask for at once is read once, and again only after its time or a failure', async () => {
  const asked: string[] = [];
  const read = async (who: string) => {
    asked.push(who);
    if (who === 'first') throw new Error('away');
    return `read for ${who}`;
  };
  const kept = keptFor(60_000, read);
  await expect(kept('first')).rejects.toThrow('away');
  expect(await Promise.all([kept('a'), kept('b')])).toEqual(['read for a', 'read for a']);
  expect(await kept('c')).toBe('read for a');
  expect(asked).toEqual(['first', 'a']);
  const over = keptFor(0, read);
  expect([await over('d'), await over('e')]).toEqual(['read for d', 'read for e']);
});
