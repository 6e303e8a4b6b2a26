import { z } from 'zod';
import { route } from './route.ts';
import { success } from './shapes.ts';

const Day = z.string('Must be a day like 2026-11-21').regex(/^\d{4}-\d{2}-\d{2}$/, 'Must be a day like 2026-11-21');
const StudentId = z.coerce.number('Must be an integer').int('Must be an integer').min(1);

const Run = z.object({
  day: z.string(),
  students: z.int(),
  prepared: z.int(),
  empty: z.int(),
  already: z.int(),
  unassessed: z.int(),
});

const Matches = z.object({
  student_id: z.int(),
  matches: z.array(
    z.object({
      job_id: z.int(),
      title: z.string(),
      company_name: z.string(),
      eligibility: z.string(),
      score: z.number(),
      reasons: z.array(z.string()),
      question: z.string().nullable(),
    }),
  ),
  funnel: z.array(z.object({ label: z.string(), count: z.int() })),
  nothing_because: z.string().nullable(),
  relax: z.string().nullable(),
});

/** Turns a bare number into a body. */
const counted = <Name extends string>(name: Name) =>
  z
    .int()
    .transform((count) => ({ [name]: count }))
    .pipe(z.object({ [name]: z.int() }));

/** The operator's hand over HTTP; the operators' key as bearer token. */
export const opsRoutes = [
  route({
    method: 'post',
    path: '/ops/operators',
    tag: 'Operators',
    summary: 'Create an operator, or give one a new password, which ends their sessions',
    roles: ['key'],
    status: 201,
    input: { body: z.object({ email: z.string('Email is required'), password: z.string('Password is required') }) },
    operation:
      'mutation RestCreateOperator($email: String!, $password: String!) { createOperator(email: $email, password: $password) }',
    variables: ({ body }) => body,
    answer: z.object({ id: z.int(), email: z.string(), role: z.string() }),
  }),
  route({
    method: 'post',
    path: '/ops/operators/reset-second-factor',
    tag: 'Operators',
    summary: "Remove an operator's lost second factor; ends their sessions",
    roles: ['key'],
    input: { body: z.object({ email: z.string('Email is required') }) },
    operation: 'mutation RestResetSecondFactor($email: String!) { resetSecondFactor(email: $email) }',
    variables: ({ body }) => body,
    answer: success,
  }),
  route({
    method: 'post',
    path: '/ops/match',
    tag: 'Operators',
    summary: "Run a day's matching; a second run of a day sends nothing",
    roles: ['operator'],
    input: { body: z.object({ day: Day.nullish(), student_id: StudentId.nullish() }) },
    operation: 'mutation RestRunMatching($day: String, $student: Int) { runMatching(day: $day, studentId: $student) }',
    variables: ({ body }) => ({ day: body.day ?? null, student: body.student_id ?? null }),
    answer: Run,
  }),
  route({
    method: 'get',
    path: '/ops/match',
    tag: 'Operators',
    summary: 'Who would get what, and why; nothing is written or sent',
    roles: ['operator'],
    input: { query: z.object({ day: Day.optional(), student_id: StudentId.optional() }) },
    operation: `query RestDryRun($day: String, $student: Int) { dryRunMatching(day: $day, studentId: $student) }`,
    variables: ({ query }) => ({ day: query.day ?? null, student: query.student_id ?? null }),
    answer: z.array(Matches),
  }),
  route({
    method: 'post',
    path: '/ops/digests/{day}/replay',
    tag: 'Operators',
    summary: 'Ask again for the unsent e-mails of a day',
    roles: ['operator'],
    input: { path: z.object({ day: Day }) },
    operation: 'mutation RestReplayDigests($day: String!) { replayDigests(day: $day) }',
    variables: ({ path }) => path,
    answer: counted('replayed'),
  }),
  route({
    method: 'post',
    path: '/ops/mail-reports',
    tag: 'Operators',
    summary: "A mail provider's report: the address bounced, or its owner complained; it is written to no more",
    roles: ['operator'],
    input: {
      body: z.object({
        address: z.string('Address is required'),
        kind: z.enum(['bounce', 'complaint'], 'Must be bounce or complaint'),
      }),
    },
    operation:
      'mutation RestMailReport($address: String!, $kind: MailReport!) { reportMailAddress(address: $address, kind: $kind) }',
    variables: ({ body }) => body,
    answer: success,
  }),
  route({
    method: 'post',
    path: '/ops/letters',
    tag: 'Operators',
    summary: 'A letter to every confirmed address of the mailing list; the same words go to nobody twice',
    roles: ['operator'],
    input: {
      body: z.object({
        subject: z.string('Subject is required'),
        text: z.string('Text is required'),
        dry_run: z.boolean('Must be true or false').optional(),
      }),
    },
    operation:
      'mutation RestLetter($subject: String!, $text: String!, $dryRun: Boolean!) { writeToMailingList(subject: $subject, text: $text, dryRun: $dryRun) }',
    variables: ({ body: { subject, text, dry_run: dryRun = false } }) => ({ subject, text, dryRun }),
    answer: counted('addresses'),
  }),
  ...(['Users', 'Jobs', 'Verifications'] as const).map((what) =>
    route({
      method: 'post',
      path: `/ops/reannounce/${what.toLowerCase()}` as const,
      tag: 'Operators',
      summary: `Announce all ${what.toLowerCase()} again, so that other services can be rebuilt`,
      roles: [what === 'Users' ? 'key' : 'operator'],
      operation: `mutation RestReannounce${what} { reannounce${what} }`,
      answer: counted('announced'),
    }),
  ),
  route({
    method: 'post',
    path: '/ops/reassess',
    tag: 'Operators',
    summary: 'Assess every ad and profile again',
    roles: ['operator'],
    operation: 'mutation RestReassess { reassess }',
    answer: counted('queued'),
  }),
];
