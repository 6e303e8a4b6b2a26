import { expect, test } from '@jest/globals';
import { answerCheck } from './answer-check.ts';
import { hoursOf, jobOf, payOf, studentOf, today } from './test-examples.ts';

const enrolled = { courseBegins: '2026-02-23' };
const citizens = { workRights: { kind: 'residents_only', quote: 'Citizens only', rights: 'citizens' } } as const;

test('every reason for a refusal is told, and no question beside them', () => {
  const ad = jobOf(payOf(9), { ...citizens, ...hoursOf(38) });
  expect(answerCheck(ad, studentOf('500', enrolled), today)).toMatchObject({
    kind: 'not_eligible',
    because: ['citizens only', '76 hours a fortnight, 48 left', 'pays less than the national minimum wage'],
    questions: [],
    pay: { said: '$9 an hour', standing: 'below', minimum: 26.44, casualMinimum: 33.05 },
  });
});

test('all that must be asked is told together, what the student must say last', () => {
  const ad = jobOf(payOf(30), {
    workRights: { kind: 'unclear', quote: 'Citizenship is looked upon well' },
    hours: undefined,
  });
  expect(answerCheck(ad, studentOf('500'), today)).toMatchObject({
    kind: 'check',
    because: [],
    questions: [
      'The ad says "Citizenship is looked upon well": ask whether your visa is accepted',
      'Hours not stated: ask before you accept',
      expect.stringContaining('casual loading'),
      'You may work once your course has begun: say in your settings when it begins',
    ],
    hours: { said: '', hoursLeft: 48, hoursLimit: 48 },
    pay: { standing: 'ask' },
  });
});

test('a job that may be taken has the rules that say so, with the hours that are left', () => {
  const answer = answerCheck(jobOf(payOf(35)), studentOf('500', { ...enrolled, hoursWorked: 5 }), today);
  expect(answer).toMatchObject({
    kind: 'eligible',
    hours: { said: '14 h a week', hoursLeft: 38, hoursLimit: 48 },
    pay: { standing: 'lawful' },
  });
  expect(answer?.rules.map(({ condition }) => condition)).toContain('8105');
  expect(answerCheck(jobOf(), studentOf('417/462'), today)).toMatchObject({
    note: 'You may work 6 months with this employer, longer if exempt',
    pay: { said: '', standing: 'unstated' },
  });
});

test("what a student wishes does not change the law's answer", () => {
  const choosy = { ...enrolled, hoursWanted: 5, workTypes: ['FULL_TIME'], states: ['WA'], payFloor: 60 };
  expect(answerCheck(jobOf(payOf(35)), studentOf('500', choosy), today)?.kind).toBe('eligible');
});

test('without a visa there is no answer', () => {
  expect(answerCheck(jobOf(), studentOf(''), today)).toBeUndefined();
});
