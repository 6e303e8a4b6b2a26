import { courseLevels } from '@waratah/vocabulary/law/course-level';
import { earlierRights, grantedWork } from '@waratah/vocabulary/law/facts';
import { turnDownNames } from '@waratah/vocabulary/turn-downs';
import { z } from 'zod';
import { toCamelCase } from './case.ts';
import { route } from './route.ts';
import { Job, JobId } from './shapes.ts';

const CourseBreak = z.object({ from: z.string(), to: z.string() });

const Trade = z.object({ code: z.string(), name: z.string() }).meta({ id: 'Trade' });

export const Preferences = z
  .object({
    digest: z.boolean(),
    work_types: z.array(z.string()),
    trades: z.array(Trade),
    trades_found: z.array(Trade),
    trades_near: z.array(Trade),
    states: z.array(z.string()),
    paused_until: z.string().nullable(),
    hours_wanted: z.number().nullable(),
    days_wanted: z.array(z.string()),
    times_wanted: z.array(z.string()),
    hours_worked: z.number(),
    breaks: z.array(CourseBreak),
    pay_floor: z.number().nullable(),
    visa_expiry: z.string().nullable(),
    course_level: z.enum(courseLevels).nullable(),
    course_begins: z.string().nullable(),
    degree_begins: z.string().nullable(),
    course_ends: z.string().nullable(),
    earlier_rights: z.enum(earlierRights).nullable(),
    employer: z.string().nullable(),
    employer_since: z.string().nullable(),
    employment_ended: z.string().nullable(),
    work_granted: z.enum(grantedWork).nullable(),
    grant_conditions: z.string().nullable(),
    former_visa: z.string().nullable(),
    former_visa_ends: z.string().nullable(),
    verified_conditions: z.array(z.string()),
  })
  .meta({ id: 'Preferences' });

const day = z.string('Must be a day like 2026-11-21');
const list = z.array(z.string('Must be text'), 'Must be a list').optional();
const number = (unit: string) => z.number(`Must be ${unit}`);

/** What the rules of visas need to know about their holder. */
export const FactFields = z.object({
  hours_worked: number('a number of hours').optional(),
  breaks: z.array(z.object({ from: day, to: day }), 'Must be a list').optional(),
  visa_expiry: day.nullish(),
  course_level: z.enum(courseLevels, `Must be one of ${courseLevels.join(', ')}`).nullish(),
  course_begins: day.nullish(),
  degree_begins: day.nullish(),
  course_ends: day.nullish(),
  earlier_rights: z.enum(earlierRights, `Must be one of ${earlierRights.join(', ')}`).nullish(),
  employer: z.string('Must be a name').nullish(),
  employer_since: day.nullish(),
  employment_ended: day.nullish(),
  work_granted: z.enum(grantedWork, `Must be one of ${grantedWork.join(', ')}`).nullish(),
  grant_conditions: z.string('Must be numbers of conditions, like 8105, 8503').nullish(),
  former_visa: z.string("Must be 'ended' or the code of a temporary visa").nullish(),
  former_visa_ends: day.nullish(),
});

const PreferencesBody = FactFields.extend({
  digest: z.boolean('Must be true or false').optional(),
  work_types: list,
  trades: list,
  states: list,
  paused_until: day.nullish(),
  hours_wanted: number('a number of hours').nullish(),
  days_wanted: list,
  times_wanted: list,
  pay_floor: number('dollars an hour').nullish(),
});

const SentMatch = z.object({
  job_id: z.int(),
  title: z.string(),
  company_name: z.string(),
  place: z.string(),
  pay: z.string(),
  hours: z.string(),
  closes: z.string(),
  url: z.string(),
  score: z.number(),
  reasons: z.array(z.string()),
  question: z.string().nullable(),
  because: z.string().nullable(),
  answer: z.string().nullable(),
});

const Outlook = z.object({
  funnel: z.array(z.object({ label: z.string(), count: z.int() })),
  nothing_because: z.string().nullable(),
  relax: z.string().nullable(),
});

const Matches = z
  .object({ day: z.string().nullable(), matches: z.array(SentMatch), outlook: Outlook.nullable() })
  .meta({ id: 'Matches' });

const answers = ['interested', ...turnDownNames] as const;

const AnswerBody = z.object({
  answer: z.enum(answers, `Must be one of ${answers.join(', ')}`),
});

export const matchRoutes = [
  route({
    method: 'get',
    path: '/jobs/recommended',
    tag: 'Matching',
    summary: 'Jobs that match the student now, best first, at most ten',
    roles: ['student'],
    operation: `query RestRecommendedJobs { recommendedJobs }`,
    answer: z
      .array(Job.nullable())
      .transform((jobs) => jobs.filter((job) => job !== null))
      .pipe(z.array(Job)),
  }),
  route({
    method: 'get',
    path: '/auth/student/matches',
    tag: 'Matching',
    summary: "The student's latest matches, and what matching would find now",
    roles: ['student'],
    operation: `query RestMatches { myMatches }`,
    answer: Matches,
  }),
  route({
    method: 'post',
    path: '/auth/student/matches/{id}/answer',
    creates: true,
    tag: 'Matching',
    summary: 'Answer about a job that was sent; used from the next matching on',
    roles: ['student'],
    input: { path: JobId, body: AnswerBody },
    operation: `mutation RestAnswerMatch($id: Int!, $answer: MatchAnswer!) { answerMatch(jobId: $id, answer: $answer) }`,
    variables: ({ path, body }) => ({ id: path.id, answer: body.answer }),
    answer: SentMatch,
  }),
  route({
    method: 'get',
    path: '/auth/student/preferences',
    tag: 'Matching',
    summary: "The student's preferences",
    roles: ['student'],
    operation: `query RestPreferences { myPreferences }`,
    answer: Preferences,
  }),
  route({
    method: 'put',
    path: '/auth/student/preferences',
    tag: 'Matching',
    summary: "Change the student's preferences; absent fields are not changed, null clears a field",
    roles: ['student'],
    input: { body: PreferencesBody },
    operation: `mutation RestUpdatePreferences($input: PreferencesInput!) { updatePreferences(input: $input) }`,
    variables: ({ body }) => ({ input: toCamelCase(body) }),
    answer: Preferences,
  }),
  route({
    method: 'get',
    path: '/auth/student/trades',
    tag: 'Matching',
    summary: 'Kinds of work that the typed text may mean; their codes are those of `trades` in the preferences',
    roles: ['student'],
    input: { query: z.object({ query: z.string().max(100, 'Must have at most 100 characters.').default('') }) },
    operation: 'query RestTrades($query: String!) { tradeSuggestions(query: $query) { code name } }',
    variables: ({ query }) => query,
    answer: z.array(Trade),
  }),
];
