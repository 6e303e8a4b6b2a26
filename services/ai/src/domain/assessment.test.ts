import { expect, test } from '@jest/globals';
import { happened } from '@waratah/kit/events/outbox';
import { type Assessment, assessed, firstAssessed, hashOf, needOf, type Text } from './assessment.ts';

const now = new Date('2026-11-20T00:00:00Z');
const text = (subjectVersion: number, words: string, round?: number): Text<string> => ({
  _id: 7,
  subjectVersion,
  subject: words,
  contentHash: hashOf(words),
  ...(round !== undefined && { round }),
});
const reading = { facts: 'facts', embedding: 'AAAA' };
const announce = ({ _id, subjectVersion }: Assessment<string>) =>
  happened('ai.profile.v1.assessed', { userId: _id, userVersion: subjectVersion }, now);

const [known] = firstAssessed(text(3, 'words'), reading, announce, now);

test.each([
  ['nobody has read it', text(1, 'words'), null, 'reading'],
  ['it was read', text(3, 'words'), known, 'nothing'],
  ['the same words came in a newer version', text(4, 'words'), known, 'announcing'],
  ['other words came in a newer version', text(4, 'more words'), known, 'reading'],
  ['it is older than what was read', text(2, 'other words'), known, 'nothing'],
  ['operators want it anew', text(3, 'words', 1), known, 'reading'],
] as const)('when %s', (_when, given, before, need) => {
  expect(needOf(given, before)).toBe(need);
});

test('a newer version with the same text is announced without being read again', () => {
  const [next, [event]] = assessed(text(4, 'words'), undefined, announce, now)(known);
  expect(next).toMatchObject({ version: 2, subjectVersion: 4, ...reading });
  expect(event?.data).toEqual({ userId: 7, userVersion: 4 });
});

test('an assessment that another worker has stored is not overwritten', () => {
  expect(assessed(text(3, 'words'), reading, announce, now)(known)).toEqual([known, []]);
});
