import { beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { employerPayload, type Reply, register, rest, studentPayload } from '../support/as-user.ts';
import { eventually } from '../support/eventually.ts';
import { type Portal, sharedPortal } from '../support/portal.ts';
import { everythingStored } from '../support/stored.ts';

/** What `POST /api/check` answers to guests, students and employers, and that nothing of an ad stays. */
let portal: Portal;
let gateway = '';
let student: Awaited<ReturnType<typeof register>>;
let employer: Awaited<ReturnType<typeof register>>;
let check: (body: unknown) => Promise<Reply>;

const Content = <Example extends z.ZodType>(example: Example) =>
  z.object({ content: z.object({ 'application/json': z.object({ example }) }) });
const OpenApi = z.object({
  paths: z.object({
    '/check': z.object({
      post: z.object({
        requestBody: Content(z.unknown()),
        responses: z.object({
          200: Content(
            z.object({
              marks: z.array(z.unknown()),
              pay: z.looseObject({ said: z.string(), standing: z.string() }),
              answer: z.looseObject({ rules: z.unknown() }),
            }),
          ),
        }),
      }),
    }),
  }),
});

const begun = { course_level: 'other', course_begins: '2025-02-24' };

beforeAll(async () => {
  portal = await sharedPortal('pilot');
  ({ gateway } = portal);
  student = await register(gateway, studentPayload('mei@check-ad.example'));
  employer = await register(gateway, employerPayload('sam@check-ad.example'));
  expect((await student.api.put('/auth/student/preferences', { ...begun, hours_worked: 10 })).status).toBe(200);
  check = (body) => rest(gateway).post('/check', body);
});

const open = 'Weekend barista\nCasual, 12 to 16 hours a week at $36 an hour. Come and join us.';
const closed = 'Kitchen hand\nFull time, 38 hours a week at $12 an hour. Citizens only.';

test('a guest is told whether their visa allows a job, why, and by which words of the ad', async () => {
  expect(await check({ text: open, visa: '500', ...begun })).toMatchObject({
    status: 200,
    body: {
      text: open,
      marks: [
        { kind: 'hours', quote: expect.stringContaining('12 to 16 hours a week'), start: 16 },
        { kind: 'pay', quote: '$36 an hour' },
      ],
      pay: { said: '$36 an hour', standing: 'lawful' },
      answer: {
        visa: '500',
        label: 'Student Visa subclass 500',
        kind: 'eligible',
        because: [],
        questions: [],
        rules: expect.arrayContaining([expect.objectContaining({ condition: '8105', source: expect.any(String) })]),
        hours_said: '12 to 16 h a week',
        hours_left: 48,
        hours_limit: 48,
      },
    },
  });
  expect((await check({ text: closed, visa: 'Student Visa subclass 500', ...begun })).body).toMatchObject({
    answer: {
      visa: '500',
      kind: 'not_eligible',
      because: ['citizens only', '76 hours a fortnight, 48 left', 'pays less than the national minimum wage'],
    },
  });
  expect((await check({ text: open, visa: '500' })).body).toMatchObject({
    answer: {
      kind: 'check',
      questions: ['You may work once your course has begun: say when it begins'],
      message_to_employer: null,
    },
  });
});

test('what the employer must be asked is a message to send', async () => {
  const { body } = await check({
    text: 'Barista\nJoin our friendly team of four at the beach.',
    visa: '500',
    ...begun,
  });
  expect(body).toMatchObject({
    answer: {
      kind: 'check',
      questions: ['Hours not stated: ask before you accept'],
      message_to_employer: expect.stringMatching(
        /^Hello,\n\nI am interested in your ad “Barista”\. I hold a Student visa/,
      ),
    },
  });
});

test('the example of the API reference is answered as it says', async () => {
  const { paths } = OpenApi.parse((await rest(gateway).get('/openapi.json')).body);
  const { requestBody, responses } = paths['/check'].post;
  const { marks, pay, answer } = responses['200'].content['application/json'].example;
  const { rules: _rules, ...others } = answer;
  expect(await student.api.post('/check', requestBody.content['application/json'].example)).toMatchObject({
    status: 200,
    body: { marks, answer: others, pay: { said: pay.said, standing: pay.standing } },
  });
});

test('a student is told what of the ad their profile shows, and nobody else is', async () => {
  const nurse = {
    text: 'Registered nurse\n12 hours a week at $45 an hour. At least 3 years of experience. Korean speaker required.',
  };
  await eventually(async () =>
    expect((await student.api.post('/check', nurse)).body).toMatchObject({
      fit: [
        { about: 'trade', standing: 'differs', text: expect.stringMatching(/not what your studies, work or skills/) },
        { about: 'experience', standing: 'differs', text: expect.stringMatching(/^Asks for 3 years: /) },
        { about: 'language', standing: 'differs', text: expect.stringMatching(/^Asks for Korean: /) },
        { about: 'registration', standing: 'differs', text: expect.stringMatching(/registration as a nurse/) },
      ],
    }),
  );
  for (const body of [
    (await check({ ...nurse, visa: '500', ...begun })).body,
    (await employer.api.post('/check', nurse)).body,
  ])
    expect(body).toMatchObject({ fit: null });
});

test('employer and place of an ad count: a sponsor is recognised, and so is a regional area', async () => {
  const sponsored = { text: open, visa: '482', employer: 'Harbour Kitchen' };
  expect((await check({ ...sponsored, company: 'harbour kitchen pty ltd' })).body).toMatchObject({
    answer: { kind: 'check' },
  });
  expect((await check({ ...sponsored, company: 'Bay Bakery' })).body).toMatchObject({
    answer: { kind: 'not_eligible' },
  });
  expect((await check({ text: open, visa: '491', location: 'Sydney NSW' })).body).toMatchObject({
    answer: { kind: 'not_eligible', because: ['outside the designated regional areas'] },
  });
  expect((await check({ text: open, visa: '491', location: 'Dubbo NSW' })).body).toMatchObject({
    answer: { kind: 'eligible' },
  });
});

test('a student is answered by their profile, for which nothing is asked twice', async () => {
  await eventually(async () =>
    expect((await student.api.post('/check', { text: open })).body).toMatchObject({
      answer: {
        visa: '500',
        hours_left: 28,
        hours_limit: 48,
        questions: ['Up to 16 hours a week: ask for at most 14'],
      },
    }),
  );
  const other = await student.api.post('/check', { text: closed, visa: 'citizen' });
  expect(other.body).toMatchObject({
    answer: { visa: 'citizen', because: ['pays less than the national minimum wage'] },
  });
});

test('without a visa the words are told, and no answer', async () => {
  for (const api of [rest(gateway), employer.api])
    expect((await api.post('/check', { text: closed })).body).toMatchObject({
      marks: [{ kind: 'hours' }, { kind: 'pay' }, { kind: 'work_rights' }],
      pay: { said: '$12 an hour', standing: 'below' },
      answer: null,
    });
});

test('one question tells for several visas, and for whoever hires, by GraphQL', async () => {
  const query = `query ($input: AdToCheckInput!) { checkAd(input: $input) {
    marks { kind quote } openings { visa kind because } a: answer(visa: "500") { kind } b: answer(visa: "485") { kind } c: answer { kind } } }`;
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { text: open } } }),
  });
  expect(await answer.json()).toMatchObject({
    data: {
      checkAd: {
        openings: expect.arrayContaining([{ visa: '500', kind: 'open', because: expect.stringContaining('16 hours') }]),
        a: { kind: 'check' },
        b: { kind: 'eligible' },
        c: null,
      },
    },
  });
});

test.each([
  [{}, 'text', 'Paste the words of the ad.'],
  [{ text: ' \n ' }, 'text', 'Paste the words of the ad.'],
  [{ text: 'https://jobs.example/1' }, 'text', 'Paste the words of the ad: links are not opened.'],
  [{ text: 'asdf' }, 'text', 'This is too short for a job ad. Paste all of its words.'],
  [
    { text: 'a '.repeat(25_001) },
    'text',
    'At most 20,000 characters can be read: leave out what is not about this job.',
  ],
  [
    { text: open, visa: 'a green card' },
    'visa',
    'Is not a visa that we know: give its subclass, like 500 or 417, or "other"',
  ],
  [{ text: open, course_begins: '2026-02-23' }, 'visa', 'Name the visa that these facts are about'],
  [{ text: open, visa: '500', course_begins: 'soon' }, 'course_begins', 'Must be a day like 2026-11-21'],
  [{ text: open, visa: '500', course_level: 'phd' }, 'course_level', expect.stringMatching(/^Must be one of/)],
  [{ text: open, visa: '500', hours_worked: 100 }, 'hours_worked', 'Must be from 0 to 60 hours'],
  [
    { text: open, visa: '500', course_begins: '2026-03-01', course_ends: '2026-02-01' },
    'course_ends',
    'The course cannot end before it begins',
  ],
])('wrong input %# is refused by the name of its field', async (body, field, msg) => {
  expect(await employer.api.post('/check', body)).toMatchObject({
    status: 422,
    body: { detail: [expect.objectContaining({ loc: ['body', field], msg })] },
  });
});

test('nothing of an ad that was checked is stored', async () => {
  const secret = 'The Quokka and Quoll Tearoom';
  for (const api of [rest(gateway), student.api, employer.api]) {
    const { body } = await api.post('/check', { text: `${secret}\n${closed}`, visa: '500' });
    expect(JSON.stringify(body)).toContain(secret);
    await api.post('/check', { text: secret, visa: secret });
  }
  const stored = await everythingStored(portal);
  expect(stored).toContain('check-ad.example');
  expect(stored).not.toMatch(/quokka/i);
});

test('too many checks from one account are refused for a minute', async () => {
  const eager = await register(gateway, studentPayload('eager@check-ad.example'));
  const statusOf = async () => (await eager.api.post('/check', { text: open })).status;
  const answers: number[] = [];
  while (answers.at(-1) !== 429 && answers.length < 100) answers.push(await statusOf());
  expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
  expect(answers.at(-1)).toBe(429);
  expect((await student.api.post('/check', { text: open })).status).toBe(200);
});

test('an employer sees the hours and work rights that the card of an ad would show while writing it', async () => {
  const query = `query ($input: WrittenAdInput!) {
    writtenAd(input: $input) { weeklyHours { min max inferred } workRights { kind demanded } sponsors }
  }`;
  const description = '<p>You cook for us 20 hours a week. Australian citizens only.</p>';
  const { token } = await register(gateway, employerPayload('card@check-ad.example'));
  const card = async (input: object): Promise<unknown> => {
    const answer = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query, variables: { input: { title: 'Cook', ...input } } }),
    });
    return answer.json();
  };
  expect(await card({ description })).toEqual({
    data: {
      writtenAd: {
        weeklyHours: { min: 20, max: 20, inferred: false },
        workRights: { kind: 'residents_only', demanded: 'citizens' },
        sponsors: false,
      },
    },
  });
  expect(await card({ hoursMin: 12, hoursMax: 15 })).toEqual({
    data: {
      writtenAd: {
        weeklyHours: { min: 12, max: 15, inferred: false },
        workRights: { kind: 'unstated', demanded: null },
        sponsors: false,
      },
    },
  });
});

test('an employer has an ad read sixty times a minute while writing it', async () => {
  const query = '{ writtenAd(input: { title: "Cook" }) { openings { visa } } }';
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${employer.token}` };
  const read = async () => {
    const answer = await fetch(`${gateway}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) });
    return JSON.stringify(await answer.json()).includes('TOO_MANY');
  };
  const refused: boolean[] = [];
  while (refused.at(-1) !== true && refused.length < 200) refused.push(await read());
  expect(refused.indexOf(true)).toBeGreaterThanOrEqual(60);
});
