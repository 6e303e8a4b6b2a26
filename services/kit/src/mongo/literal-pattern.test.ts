import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { literalPattern } from './literal-pattern.ts';

test('a pattern matches its text and no other, and contains nothing that the database refuses', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (text, other) => {
      const source = literalPattern(text);
      expect(source).not.toContain('\0');
      const pattern = new RegExp(`^(?:${source})$`, 'u');
      expect(pattern.test(text.toWellFormed())).toBe(true);
      if (other !== text) expect(pattern.test(other)).toBe(false);
    }),
    {
      seed: 20_261_123,
      examples: [
        ['a\0b', 'ab'],
        ['\ud800', '\udc00'],
        ['.*', 'x'],
        [String.raw`\E`, 'E'],
      ],
    },
  );
});
