import { z } from 'zod';
import { toCamelCase } from './case.ts';
import { FactFields } from './matches.ts';
import { route } from './route.ts';
import { selectionOf } from './selection.ts';

const CheckBody = FactFields.extend({
  text: z.string('Paste the words of the ad.').meta({
    description: 'The words of the ad as text or HTML, at most 50,000 characters',
    example: 'Weekend barista\nCasual, 12 to 16 hours a week at $34 an hour. Student visas welcome.',
  }),
  title: z.string('Must be text').nullish(),
  company: z.string('Must be text').nullish(),
  location: z.string('Must be text').nullish(),
  visa: z.string('Must be the code or the name of a visa').nullish().meta({
    description: 'Absent: the visa, facts and hours of the calling student’s profile',
    example: '500',
  }),
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
  note: z.string().nullable(),
  rules: z.array(WorkRule),
  hours_said: z.string(),
  hours_left: z.number().nullable(),
  hours_limit: z.number().nullable(),
  pay: z.object({
    said: z.string(),
    standing: z.enum(['unstated', 'lawful', 'ask', 'below']),
    minimum: z.number(),
    casual_minimum: z.number(),
    source: z.string(),
  }),
});

const AdMark = z.object({
  kind: z.enum(['work_rights', 'sponsorship', 'hours', 'term', 'unpaid', 'pay', 'remote', 'abroad', 'fraud']),
  quote: z.string(),
  start: z.int(),
  end: z.int(),
  meaning: z.string(),
});

const CheckedAd = z
  .object({ text: z.string(), marks: z.array(AdMark), answer: AdAnswer.nullable() })
  .meta({ id: 'CheckedAd' });

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
      checkAd(input: $input) { text marks${selectionOf(AdMark)} answer(visa: $visa, facts: $facts)${selectionOf(AdAnswer)} } }`,
    variables: ({ body: { text, title, company, location, visa, ...facts } }) => ({
      input: { text, title, company, location },
      visa,
      facts: toCamelCase(facts),
    }),
    answer: CheckedAd,
  }),
];
