import { expect, test } from '@jest/globals';
import { type AnsweredBy, checkForm, type CheckValues, nothingTyped, toCheck } from './check-form.ts';
import { messages } from './messages.ts';

const parse = (reader: AnsweredBy, typed: Partial<CheckValues> = {}) =>
  checkForm(reader).safeParse({ ...nothingTyped, ...typed });
const problems = (reader: AnsweredBy, typed?: Partial<CheckValues>) =>
  parse(reader, typed).error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('words and a visa are required; a student is answered by their profile, and who hires about every visa', () => {
  const textMissing = ['text', messages.textMissing];
  expect(problems('choice')).toEqual([textMissing, ['visa', messages.visaMissing]]);
  expect(problems('choice', { hiring: true })).toEqual([textMissing]);
  expect(problems('profile', { text: ' \n' })).toEqual([textMissing]);
  expect(problems('every_visa', { text: 'Barista' })).toBeUndefined();
});

test('a guest sends visa and facts, a student neither, and who hires asks for every visa', () => {
  const typed = { ...nothingTyped, text: 'Barista', location: 'Dubbo', visa: '500', courseBegins: '2026-02-23' };
  const input = { text: 'Barista', company: '', location: 'Dubbo' };
  const facts: unknown = expect.objectContaining({ courseBegins: '2026-02-23', courseEnds: null, breaks: [] });
  expect(toCheck(typed, 'choice')).toEqual({ kind: 'for_holder', variables: { input, visa: '500', facts } });
  expect(toCheck(typed, 'profile')).toEqual({ kind: 'for_holder', variables: { input } });
  expect(toCheck(typed, 'every_visa')).toEqual({ kind: 'for_every_visa', input });
  expect(toCheck({ ...typed, hiring: true }, 'choice')).toEqual({ kind: 'for_every_visa', input });
});

test('fields that are not shown can neither be wrong nor change the answer', () => {
  const typed = { text: 'Barista', hoursWorked: 'ten', breaks: [{ from: '', to: '' }], employer: 'Harbour Kitchen' };
  expect(problems('choice', { ...typed, visa: '500' })).toHaveLength(3);
  expect(parse('choice', { ...typed, visa: '189' }).data).toMatchObject({ hoursWorked: '', breaks: [], employer: '' });
  expect(parse('choice', { ...typed, visa: '482' }).data).toMatchObject({ employer: 'Harbour Kitchen' });
  expect(problems('choice', { ...typed, visa: '500', hiring: true })).toBeUndefined();
});
