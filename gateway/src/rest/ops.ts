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

const Reannounced = z.object({ announced: z.int(), of: z.int(), finished_at: z.string().nullable() });

const Suppressions = z.object({
  total: z.int(),
  suppressed: z.array(z.object({ address_sha256: z.string(), kind: z.string(), reason: z.string(), at: z.string() })),
});

/** Wraps a bare number in a body. */
const counted = <Name extends string>(name: Name) =>
  z
    .int()
    .transform((count) => ({ [name]: count }))
    .pipe(z.object({ [name]: z.int() }));

/** Operators' calls over HTTP, with the operators' key as bearer token. */
export const opsRoutes = [
  route({
    method: 'post',
    path: '/ops/operators',
    creates: true,
    tag: 'Operators',
    summary: "Create an operator, or set an operator's new password, which ends their sessions",
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
    summary: "Run a day's matching; students who have an email of that day get no other",
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
    summary: 'What each student would get and why, without storing or sending anything',
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
    summary: 'Request the unsent morning emails of a day again',
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
    summary: "A mail provider's report that an address bounced or its owner complained; suppresses the address",
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
    method: 'get',
    path: '/ops/suppressions',
    tag: 'Operators',
    summary: 'Suppressed addresses, by hash, optionally those reported since a time or whose reason contains a text',
    roles: ['operator'],
    input: { query: z.object({ since: z.string().optional(), reason: z.string().optional() }) },
    operation:
      'query RestSuppressions($since: DateTime, $reason: String) { mailSuppressions(since: $since, reason: $reason) }',
    variables: ({ query: { since = null, reason = null } }) => ({ since, reason }),
    answer: Suppressions,
  }),
  route({
    method: 'post',
    path: '/ops/suppressions/lift',
    tag: 'Operators',
    summary: 'Remove the reports about addresses since a time or for a reason, so that they get email again',
    roles: ['operator'],
    input: { body: z.object({ since: z.string().nullish(), reason: z.string().nullish() }) },
    operation:
      'mutation RestLiftSuppressions($since: DateTime, $reason: String) { liftMailSuppressions(since: $since, reason: $reason) }',
    variables: ({ body: { since = null, reason = null } }) => ({ since, reason }),
    answer: counted('lifted'),
  }),
  route({
    method: 'post',
    path: '/ops/suppressions/lift-address',
    tag: 'Operators',
    summary: 'Remove the reports about an address, so that it gets email again; the answer is false if there were none',
    roles: ['operator'],
    input: { body: z.object({ address: z.string('Address is required') }) },
    operation: 'mutation RestLiftSuppression($address: String!) { liftMailSuppression(address: $address) }',
    variables: ({ body }) => body,
    answer: z
      .boolean()
      .transform((lifted) => ({ lifted }))
      .pipe(z.object({ lifted: z.boolean() })),
  }),
  route({
    method: 'post',
    path: '/ops/letters',
    creates: true,
    tag: 'Operators',
    summary: 'Email every confirmed address of the mailing list; an address gets the same text once',
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
      summary: `Publish all ${what.toLowerCase()} again in the background, so that other services can be rebuilt`,
      roles: [what === 'Users' ? 'key' : 'operator'],
      operation: `mutation RestReannounce${what} { reannounce${what} }`,
      answer: counted('announced'),
    }),
  ),
  ...(['Users', 'Jobs', 'Verifications'] as const).map((what) =>
    route({
      method: 'get',
      path: `/ops/reannounce/${what.toLowerCase()}` as const,
      tag: 'Operators',
      summary: `The progress of publishing all ${what.toLowerCase()} again`,
      roles: [what === 'Users' ? 'key' : 'operator'],
      operation: `query RestReannounced${what} { reannounced${what} { announced of finishedAt } }`,
      answer: Reannounced,
    }),
  ),
  route({
    method: 'post',
    path: '/ops/reassess',
    tag: 'Operators',
    summary: 'Read every ad and profile again',
    roles: ['operator'],
    operation: 'mutation RestReassess { reassess }',
    answer: counted('queued'),
  }),
];
