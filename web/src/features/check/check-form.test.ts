import { expect, test } from '@jest/globals';
import { checkForm, nothingTyped, toCheck } from './check-form.ts';
import { messages } from './messages.ts';

const problems = (byProfile: boolean, typed: object = {}) =>
  checkForm(byProfile)
    .safeParse({ ...nothingTyped, ...typed })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test('words and a visa are required; a student is answered by their profile', () => {
  expect(problems(false)).toEqual([
    ['text', messages.textMissing],
    ['visa', messages.visaMissing],
  ]);
  expect(problems(true, { text: ' \n' })).toEqual([['text', messages.textMissing]]);
  expect(problems(true, { text: 'Barista' })).toBeUndefined();
});

test('a guest sends visa and facts, a student neither', () => {
  const typed = { ...nothingTyped, text: 'Barista', location: 'Dubbo', visa: '500', courseBegins: '2026-02-23' };
  expect(toCheck(typed, false)).toEqual({
    input: { text: 'Barista', company: '', location: 'Dubbo' },
    visa: '500',
    facts: expect.objectContaining({ courseBegins: '2026-02-23', courseEnds: null, hoursWorked: 0, breaks: [] }),
  });
  expect(toCheck(typed, true)).toEqual({ input: { text: 'Barista', company: '', location: 'Dubbo' } });
});
