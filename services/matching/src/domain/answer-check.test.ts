import { expect, test } from '@jest/globals';
import { answerCheck, firstAboutFraud } from './answer-check.ts';
import { messageToEmployer } from './message-to-employer.ts';
import { hoursOf, jobOf, payOf, studentOf, sydney, today } from './test-examples.ts';

const enrolled = { courseBegins: '2026-02-23' };
const citizens = { workRights: { kind: 'residents_only', quote: 'Citizens only', rights: 'citizens' } } as const;

test('every reason for a refusal is told, and no question beside them', () => {
  const ad = jobOf(payOf(9), { ...citizens, ...hoursOf(38) });
  expect(answerCheck(ad, studentOf('500', enrolled), today)).toMatchObject({
    kind: 'not_eligible',
    because: ['citizens only', '76 hours a fortnight, 48 left', 'pays less than the national minimum wage'],
    questions: [],
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
  });
});

test('a job that may be taken has the rules that say so, with the hours that are left', () => {
  const answer = answerCheck(jobOf(payOf(35)), studentOf('500', { ...enrolled, hoursWorked: 5 }), today);
  expect(answer).toMatchObject({
    kind: 'eligible',
    hours: { said: '14 h a week', hoursLeft: 38, hoursLimit: 48 },
  });
  expect(answer?.rules.map(({ condition }) => condition)).toContain('8105');
  expect(answerCheck(jobOf(), studentOf('417/462'), today)).toMatchObject({
    note: 'You may work 6 months with this employer, longer if exempt',
  });
});

test('an ad with signs of fraud is at best a question, and nobody is helped to answer it', () => {
  const honest = answerCheck(jobOf(payOf(35)), studentOf('500', enrolled), today);
  const fraud = answerCheck(jobOf(payOf(35)), studentOf('500', enrolled), today, true);
  expect(honest).toMatchObject({ kind: 'eligible', questions: [] });
  expect(fraud).toMatchObject({ kind: 'check', questions: [firstAboutFraud] });
  const asked = answerCheck(jobOf(payOf(30), { hours: undefined }), studentOf('500', enrolled), today, true);
  expect(asked?.questions).toContain('Hours not stated: ask before you accept');
  expect(asked?.messageToEmployer).toBeUndefined();
  const refused = answerCheck(jobOf(payOf(35), citizens), studentOf('500', enrolled), today, true);
  expect(refused).toMatchObject({ kind: 'not_eligible', questions: [] });
});

test('work abroad is a question to every holder', () => {
  const away = jobOf({ ...payOf(35), place: { ...jobOf().place, abroad: true } });
  expect(answerCheck(away, studentOf('485'), today)).toMatchObject({
    kind: 'check',
    questions: [expect.stringContaining('The work is outside Australia')],
  });
});

const unclear = { workRights: { kind: 'unclear', quote: 'Citizenship is looked upon well' } } as const;

test('what the employer can answer is a polite message to send; what others must answer is not in it', () => {
  const ad = jobOf(payOf(30), { ...unclear, hours: undefined });
  expect(answerCheck(ad, studentOf('500'), today)?.messageToEmployer).toBe(`Hello,

I am interested in your ad “${ad.title}”. I hold a Student visa (subclass 500). Before I apply, I would like to ask:

- Your ad says “Citizenship is looked upon well”. Do you accept my visa?
- How many hours a week would I work? I can work up to 48 hours a fortnight.
- Is the casual loading of 25% added to the pay in your ad?

Thank you. I look forward to your answer.`);
});

test('one question is not a list, and an ad without a title or a visa that is not sure is not named', () => {
  const ad = { ...jobOf(payOf(35), unclear), title: '' };
  expect(answerCheck(ad, studentOf('other'), today)?.messageToEmployer).toBe(`Hello,

I am interested in your ad. Before I apply, I would like to ask:

Your ad says “Citizenship is looked upon well”. Do you accept my visa?

Thank you. I look forward to your answer.`);
});

test.each([
  ['a refusal', jobOf(payOf(9), unclear), studentOf('500', enrolled)],
  ['a question that only the student can answer', jobOf(payOf(35)), studentOf('500')],
  ['a question for the university', jobOf({ ...payOf(35), employmentType: 'UNPAID_INTERNSHIP' }), studentOf('485')],
  ['nothing to ask', jobOf(payOf(35)), studentOf('500', enrolled)],
])('%s is no message to the employer', (_, ad, holder) => {
  expect(answerCheck(ad, holder, today)?.messageToEmployer).toBeUndefined();
});

test('whoever writes anyhow also asks for pay that the ad leaves out', () => {
  const ad = jobOf({}, { hours: undefined });
  expect(answerCheck(ad, studentOf('500', enrolled), today)?.messageToEmployer).toContain('\n- What does the job pay?');
  expect(answerCheck(jobOf(), studentOf('500', enrolled), today)?.messageToEmployer).toBeUndefined();
});

test.each([
  ['189', 'I hold a permanent visa. '],
  ['bridging-a', 'I hold a Bridging visa A. '],
  ['590', 'My visa: Student Guardian 590. '],
  ['citizen', ''],
  ['other', ''],
] as const)('the holder of %s says "%s"', (visa, words) => {
  expect(messageToEmployer({ title: 'Cook', visa }, ['When?'])).toContain(`your ad “Cook”. ${words}Before I apply`);
});

const unplaced = { ...sydney, city: '', state: '', coordinates: undefined };
const asksEmployer = /\bask (?:whether|to start|how|where|for at most|before you accept|first)/i;

test.each([
  ['8551', { formerVisa: 'ended', workGranted: 'conditions', grantConditions: '8551' }, 'bridging-a', {}],
  ['a course that begins soon', { courseBegins: '2026-11-30' }, '500', {}],
  ['a region', {}, '491', {}],
  ['a fixed term of 9 months', {}, '417/462', { tenure: { kind: 'fixed_term', months: 9, quote: 'for nine months' } }],
  ['the end of the visa', { visaExpiry: '2027-01-10' }, '485', {}],
  ['more hours than are left', enrolled, '500', { hours: { min: 20, max: 30, quote: '20 to 30 hours' } }],
  ['work without pay', enrolled, '500', { unpaid: { kind: 'unpaid', quote: 'Unpaid trial' } }],
] as const)('%s is also asked in words of the student', (_, facts, visa, read) => {
  const answer = answerCheck(jobOf({ place: unplaced, ...payOf(40) }, read), studentOf(visa, facts), today);
  const asked = answer?.questions.filter((question) => asksEmployer.test(question)) ?? [];
  expect(asked).not.toEqual([]);
  expect(answer?.messageToEmployer?.split('\n\n')[2]?.split('\n')).toHaveLength(asked.length);
});

test("what a student wishes does not change the law's answer", () => {
  const choosy = { ...enrolled, hoursWanted: 5, workTypes: ['FULL_TIME'], states: ['WA'], payFloor: 60 };
  expect(answerCheck(jobOf(payOf(35)), studentOf('500', choosy), today)?.kind).toBe('eligible');
});

test('without a visa there is no answer', () => {
  expect(answerCheck(jobOf(), studentOf(''), today)).toBeUndefined();
});
