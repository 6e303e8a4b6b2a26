import { expect, test } from '@jest/globals';
import { problemOfFile, UnreadableFile } from './unreadable-file.ts';

test('an import ends with the problem of its file; any other error is thrown, so that the import is tried again', () => {
  expect(problemOfFile(new UnreadableFile('Line 3 has no end.'))).toBe('Line 3 has no end.');
  const outage = new Error('connect ECONNREFUSED 10.0.0.7:9000');
  expect(() => problemOfFile(outage)).toThrow(outage);
});
