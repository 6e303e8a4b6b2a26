import { z } from 'zod';
import { toCamelCase } from './case.ts';
import { route } from './route.ts';

const CourseBreak = z.object({ from: z.string(), to: z.string() });

export const Preferences = z
  .object({
    digest: z.boolean(),
    work_types: z.array(z.string()),
    states: z.array(z.string()),
    hours_wanted: z.number().nullable(),
    hours_worked: z.number(),
    breaks: z.array(CourseBreak),
    pay_floor: z.number().nullable(),
    visa_expiry: z.string().nullable(),
  })
  .meta({ id: 'Preferences' });

const day = z.string('Must be a day like 2026-11-21');
const list = z.array(z.string('Must be text'), 'Must be a list').optional();
const number = (unit: string) => z.number(`Must be ${unit}`);

const PreferencesBody = z.object({
  digest: z.boolean('Must be true or false').optional(),
  work_types: list,
  states: list,
  hours_wanted: number('a number of hours').nullish(),
  hours_worked: number('a number of hours').optional(),
  breaks: z.array(z.object({ from: day, to: day }), 'Must be a list').optional(),
  pay_floor: number('dollars an hour').nullish(),
  visa_expiry: day.nullish(),
});

const preferences = 'digest workTypes states hoursWanted hoursWorked breaks { from to } payFloor visaExpiry';

export const matchRoutes = [
  route({
    method: 'get',
    path: '/auth/student/preferences',
    tag: 'Matching',
    summary: 'What the student wishes for',
    roles: ['student'],
    operation: `query RestPreferences { myPreferences { ${preferences} } }`,
    answer: Preferences,
  }),
  route({
    method: 'put',
    path: '/auth/student/preferences',
    tag: 'Matching',
    summary: 'Change what the student wishes for; absent fields stay, null empties a field',
    roles: ['student'],
    input: { body: PreferencesBody },
    operation: `mutation RestUpdatePreferences($input: PreferencesInput!) { updatePreferences(input: $input) { ${preferences} } }`,
    variables: ({ body }) => ({ input: toCamelCase(body) }),
    answer: Preferences,
  }),
];
