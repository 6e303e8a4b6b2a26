import { z } from 'zod';
import { toCamelCase } from './case.ts';
import { FactFields } from './matches.ts';
import { route } from './route.ts';
import { selectionOf } from './selection.ts';

/** Other fields are refused: a misspelt fact would change the answer. */
const CheckBody = z
  .strictObject({
    ...FactFields.shape,
    text: z
      .string('Paste the words of the ad.')
      .meta({ description: 'The words of the ad as text or HTML, at most 50,000 characters, 20,000 without the tags' }),
    title: z.string('Must be text').nullish().meta({ description: 'By default a short first line of the text' }),
    company: z.string('Must be text').nullish().meta({ description: 'The employer, to whom some visas are bound' }),
    location: z
      .string('Must be text')
      .nullish()
      .meta({ description: 'Where the work is, to which some visas are bound' }),
    visa: z
      .string('Must be the code or the name of a visa')
      .nullish()
      .meta({ description: "Its code or name. By default visa, facts and hours of the calling student's profile" }),
  })
  .meta({
    examples: [
      {
        text: 'Weekend barista\nCasual, 12 to 16 hours a week at $36 an hour. Student visas welcome.',
        location: 'Newtown NSW',
        visa: '500',
        course_level: 'other',
        course_begins: '2026-02-23',
        hours_worked: 8,
      },
    ],
  });

const WorkRule = z.object({
  condition: z.string().nullable(),
  text: z.string(),
  source: z.string(),
  checked_on: z.string().nullable(),
});

const AdAnswer = z.object({
  visa: z.string(),
  label: z.string(),
  kind: z.enum(['eligible', 'check', 'not_eligible']),
  because: z.array(z.string()),
  questions: z.array(z.string()),
  message_to_employer: z.string().nullable(),
  note: z.string().nullable(),
  rules: z.array(WorkRule),
  hours_said: z.string(),
  hours_left: z.number().nullable(),
  hours_limit: z.number().nullable(),
});

const PayCheck = z.object({
  said: z.string(),
  standing: z.enum(['unstated', 'lawful', 'ask', 'below']),
  minimum: z.number(),
  casual_minimum: z.number(),
  source: z.string(),
});

const AdMark = z.object({
  kind: z.enum([
    'work_rights',
    'sponsorship',
    'hours',
    'term',
    'unpaid',
    'pay',
    'pay_term',
    'remote',
    'abroad',
    'major_city',
    'over',
    'fraud',
  ]),
  quote: z.string(),
  start: z.int(),
  end: z.int(),
  meaning: z.string(),
});

const AdFit = z.object({
  about: z.enum(['trade', 'level', 'experience', 'language', 'registration']),
  standing: z.enum(['fits', 'differs', 'unknown']),
  text: z.string(),
});

const CheckedAd = z
  .object({
    text: z.string(),
    marks: z.array(AdMark),
    pay: PayCheck,
    answer: AdAnswer.nullable(),
    fit: z.array(AdFit).nullable(),
  })
  .meta({
    id: 'CheckedAd',
    examples: [
      {
        text: 'Weekend barista\nCasual, 12 to 16 hours a week at $36 an hour. Student visas welcome.',
        marks: [
          {
            kind: 'hours',
            quote: 'Casual, 12 to 16 hours a week at $36 an hour.',
            start: 16,
            end: 61,
            meaning: '12 to 16 hours a week',
          },
          { kind: 'pay', quote: '$36 an hour', start: 49, end: 60, meaning: 'Stated pay' },
          {
            kind: 'work_rights',
            quote: 'Student visas welcome.',
            start: 62,
            end: 84,
            meaning: 'Visa holders may apply',
          },
        ],
        pay: {
          said: '$36 an hour',
          standing: 'lawful',
          minimum: 26.44,
          casual_minimum: 33.05,
          source: 'Fair Work Commission, Annual Wage Review 2025–26, decision of 2 June 2026',
        },
        answer: {
          visa: '500',
          label: 'Student Visa subclass 500',
          kind: 'eligible',
          because: [],
          questions: [],
          message_to_employer: null,
          note: null,
          rules: [
            {
              condition: '8105',
              text: 'Up to 48 hours per fortnight while the course is in session, over all employers.',
              source: 'https://www.legislation.gov.au/F1996B03551/latest/text',
              checked_on: null,
            },
          ],
          hours_said: '12 to 16 h a week',
          hours_left: 32,
          hours_limit: 48,
        },
        fit: null,
      },
    ],
  });

export const checkRoutes = [
  route({
    method: 'post',
    path: '/check',
    tag: 'Matching',
    summary:
      'Read an ad from anywhere: whether the holder of a visa may take the job, and the words that say so; nothing of it is stored',
    roles: ['guest'],
    input: { body: CheckBody },
    operation: `query RestCheckAd($input: AdToCheckInput!, $visa: String, $facts: VisaFactsInput) {
      checkAd(input: $input) { text marks${selectionOf(AdMark)} pay${selectionOf(PayCheck)} answer(visa: $visa, facts: $facts)${selectionOf(AdAnswer)} fit${selectionOf(AdFit)} } }`,
    variables: ({ body: { text, title, company, location, visa, ...facts } }) => ({
      input: { text, title, company, location },
      visa,
      facts: toCamelCase(facts),
    }),
    answer: CheckedAd,
  }),
];
