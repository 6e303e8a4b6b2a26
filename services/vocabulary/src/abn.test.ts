import { expect, test } from '@jest/globals';
import { isAbn } from './abn.ts';

test('an ABN is recognised by its checksum, with or without spaces and dashes', () => {
  expect(isAbn('51824753556')).toBe(true);
  expect(isAbn('51 824 753 556')).toBe(true);
  expect(isAbn('51-824-753-556')).toBe(true);
});

test('a wrong digit, too few digits or other characters make it invalid', () => {
  for (const wrong of ['51824753557', '15824753556', '5182475355', '', '5182475355x', '00000000000'])
    expect(isAbn(wrong)).toBe(false);
});
