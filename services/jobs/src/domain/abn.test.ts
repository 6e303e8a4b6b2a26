import { expect, test } from '@jest/globals';
import { isAbn } from './abn.ts';

test('an ABN is known by its checksum, with or without spaces and dashes', () => {
  expect(isAbn('51824753556')).toBe(true);
  expect(isAbn('51 824 753 556')).toBe(true);
  expect(isAbn('51-824-753-556')).toBe(true);
});

test('one wrong digit, too few and other signs make none', () => {
  for (const wrong of ['51824753557', '15824753556', '5182475355', '', '5182475355x', '00000000000'])
    expect(isAbn(wrong)).toBe(false);
});
