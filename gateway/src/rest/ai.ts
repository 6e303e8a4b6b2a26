import { z } from 'zod';
import { route } from './route.ts';
import { listOrJson } from './shapes.ts';

const text = z.string('Must be text').nullish();
const flag = z.boolean('Must be true or false').nullish();
const amount = z.number('Must be a number').nullish();

const DescriptionBody = z.object({
  title: text,
  skills: listOrJson(z.string()).nullish(),
  role_category: text,
  employment_type: text,
  location: text,
  context: z
    .looseObject({
      company_name: text,
      visa_sponsorship: flag,
      international_student_friendly: flag,
      role_category: text,
      employment_type: text,
      location: text,
      salary_min: amount,
      salary_max: amount,
      salary_period: text,
      hours_min: amount,
      hours_max: amount,
      work_days: listOrJson(z.string()).nullish(),
      shift_start: text,
      shift_end: text,
    })
    .nullish(),
  /** We write the model's instructions; a prompt in the request is not passed on. */
  prompt: z.unknown().optional(),
  model: text,
});

/** The same as `description`; the spec names `text` too. */
const Generated = z
  .object({ description: z.string(), writer: z.enum(['local', 'model']) })
  .transform((answer) => ({ ...answer, text: answer.description }))
  .pipe(z.object({ description: z.string(), text: z.string(), writer: z.enum(['local', 'model']) }));

/** A longer context is cut off at this length. */
const longestContext = 5_000;
const deepestContext = 4;

/** The words of a context: a text, or an object of texts. Undefined if it is nested too deeply. */
const wordsOf = (value: unknown, depth = 0): string | undefined => {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  if (depth === deepestContext) return undefined;
  const parts = Object.values(value).map((part) => wordsOf(part, depth + 1));
  return parts.includes(undefined) ? undefined : parts.join(' ').trim();
};

const Context = z.unknown().transform((value, context) => {
  const words = wordsOf(value);
  if (words !== undefined) return words.slice(0, longestContext);
  context.addIssue({ code: 'custom', message: 'Must be a text or an object of texts' });
  return z.NEVER;
});

/** The spec's call. With `Accept: text/event-stream` the answer is streamed (describe.ts). */
export const describe = route({
  method: 'post',
  path: '/ai/generate/job-description',
  tag: 'Writing',
  summary:
    'Write a description of 160 to 260 words from the given facts; with `Accept: text/event-stream` server-sent events `text`, then `done` or `failed`',
  roles: ['employer'],
  input: { body: DescriptionBody },
  operation: `mutation RestGenerateDescription($input: DescriptionInput!, $model: String) {
      generateJobDescription(input: $input, model: $model) }`,
  variables: ({ body }) => ({
    input: {
      title: body.title,
      skills: body.skills,
      roleCategory: body.role_category ?? body.context?.role_category,
      employmentType: body.employment_type ?? body.context?.employment_type,
      location: body.location ?? body.context?.location,
      companyName: body.context?.company_name,
      visaSponsorship: body.context?.visa_sponsorship,
      internationalStudentFriendly: body.context?.international_student_friendly,
      salaryMin: body.context?.salary_min,
      salaryMax: body.context?.salary_max,
      salaryPeriod: body.context?.salary_period,
      hoursMin: body.context?.hours_min,
      hoursMax: body.context?.hours_max,
      workDays: body.context?.work_days,
      shiftStart: body.context?.shift_start,
      shiftEnd: body.context?.shift_end,
    },
    model: body.model,
  }),
  answer: Generated,
});

export const aiRoutes = [
  describe,
  route({
    method: 'post',
    path: '/ai/skill-recommendations',
    tag: 'Writing',
    summary: 'Skills that match the typed text, from 2 characters on',
    roles: ['student', 'employer', 'operator'],
    input: {
      body: z.object({
        query: z.string('Must be text').max(100, 'Must have at most 100 characters.').default(''),
        context: Context.optional(),
      }),
    },
    operation: 'query RestSkills($query: String!, $about: String) { skillSuggestions(query: $query, about: $about) }',
    variables: ({ body }) => ({ query: body.query, about: body.context ?? '' }),
    answer: z
      .array(z.string())
      .transform((skills) => ({ skills }))
      .pipe(z.object({ skills: z.array(z.string()) })),
  }),
];
