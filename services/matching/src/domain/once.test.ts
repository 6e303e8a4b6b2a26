import { expect, test } from '@jest/globals';
import { oncePer } from './once.ts';

test('what follows from an object is computed once for it, also where it is undefined', () => {
  let times = 0;
  const half = oncePer(({ size }: { size: number }) => {
    times += 1;
    return size % 2 === 0 ? size / 2 : undefined;
  });
  const [even, odd] = [{ size: 4 }, { size: 5 }];
  expect([half(even), half(odd), half(even), half(odd)]).toEqual([2, undefined, 2, undefined]);
  expect(times).toBe(2);
  expect([half({ size: 4 }), times]).toEqual([2, 3]);
});
