import { expect, test } from '@jest/globals';
import { uploadBytes } from '@waratah/vocabulary/limits';
import { fileFinding, resumeTypes } from './files.ts';

const words = { type: 'wrong type', size: 'too large' };
const find = (type: string, size: number) => fileFinding({ type, size }, resumeTypes, words);

test('a file has one of the types and at most 10 MB', () => {
  expect(find('application/pdf', uploadBytes)).toBeUndefined();
  expect(find('application/pdf', uploadBytes + 1)).toBe('too large');
  expect(find('image/png', 1)).toBe('wrong type');
  expect(find('', 1)).toBe('wrong type');
});
