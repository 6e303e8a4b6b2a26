import { z } from 'zod';
import { optional, positive, recordId } from './filters.ts';
import { idempotencyKey, versionOf } from './request-headers.ts';
import { route } from './route.ts';
import { JobId, success } from './shapes.ts';

const statuses = ['applied', 'reviewed', 'interviewed', 'offered', 'rejected'] as const;
const Status = z.enum(statuses, `Must be one of ${statuses.join(', ')}`);

const fields = {
  id: z.int(),
  job_id: z.int(),
  status: Status,
  next_statuses: z.array(Status),
  applied_at: z.string(),
  status_changed_at: z.string(),
  withdrawn_at: z.string().nullable(),
  resume_url: z.string().nullable(),
  resume_name: z.string().nullable(),
  job: z.object({
    title: z.string(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    location: z.string().nullable(),
    company: z.object({ name: z.string() }),
  }),
  job_closed_at: z.string().nullable(),
  job_closed_reason: z.string().nullable(),
  version: z.int(),
};
const applicant = { full_name: z.string(), email: z.string(), university: z.string(), degree: z.string() };

const Stored = z.object({ ...fields, user: z.object(applicant) });
const Shown = z
  .object({ ...fields, user: z.object({ ...applicant, resume_url: z.string().nullable() }) })
  .meta({ id: 'Application' });

/** Clients look for the resume in both fields (spec section 3, Application). */
const shown = (stored: z.infer<typeof Stored>) => ({
  ...stored,
  user: { ...stored.user, resume_url: stored.resume_url },
});

const Application = Stored.transform(shown).pipe(Shown);
const Applications = z
  .array(Stored)
  .transform((all) => all.map(shown))
  .pipe(z.array(Shown));

const ListQuery = z.object({
  job_id: optional(recordId),
  status: optional(Status),
  limit: optional(positive.max(500, 'Must be 500 or less')),
  after: optional(positive),
});

const StatusBody = z.object({
  status: Status,
  version: z.int('Must be an integer').nullish(),
});

export const applicationRoutes = [
  route({
    method: 'post',
    path: '/jobs/{id}/apply',
    creates: true,
    isRepeated: true,
    tag: 'Student',
    summary: 'Apply for an ad with the current profile and resume; once for each ad',
    roles: ['student'],
    status: 201,
    input: { path: JobId },
    operation: `mutation RestApply($id: Int!, $key: String) { applyForJob(jobId: $id, idempotencyKey: $key) }`,
    variables: ({ path, headers }) => ({ ...path, key: idempotencyKey(headers) }),
    answer: Application,
  }),
  route({
    method: 'get',
    path: '/auth/student/applications',
    tag: 'Student',
    summary: "The student's own applications, newest first",
    roles: ['student'],
    operation: `query RestMyApplications { myApplications }`,
    answer: Applications,
  }),
  route({
    method: 'delete',
    path: '/auth/student/applications/{id}',
    tag: 'Student',
    summary: 'Withdraw an application; the employer no longer sees it',
    roles: ['student'],
    input: { path: JobId },
    operation: 'mutation RestWithdrawApplication($id: Int!) { withdrawApplication(id: $id) }',
    variables: ({ path }) => path,
    answer: success,
  }),
  route({
    method: 'get',
    path: '/auth/employer/applications',
    tag: 'Employer',
    summary:
      "Applications for the employer's ads, newest first, at most 500; `after` is the last id of the page before",
    roles: ['employer'],
    input: { query: ListQuery },
    operation: `query RestEmployerApplications($jobId: Int, $status: ApplicationStatus, $first: Int!, $after: String) {
      employerApplications(jobId: $jobId, status: $status, first: $first, after: $after) }`,
    variables: ({ query: { job_id: jobId, status, limit = 500, after } }) => ({
      jobId,
      status,
      first: limit,
      after: after === undefined ? undefined : String(after),
    }),
    answer: z
      .object({ applications: z.array(Stored) })
      .transform(({ applications }) => applications.map(shown))
      .pipe(z.array(Shown)),
  }),
  route({
    method: 'patch',
    path: '/auth/employer/applications/{id}',
    tag: 'Employer',
    summary:
      "Change an application's status, one step at a time: applied, reviewed, interviewed, offered; rejected from any that is not final. With If-Match or `version`, 409 unless it is the current version. 403 in pilot mode",
    roles: ['employer'],
    input: { path: JobId, body: StatusBody },
    operation: `mutation RestChangeApplicationStatus($id: Int!, $status: ApplicationStatus!, $version: Int) {
      changeApplicationStatus(id: $id, status: $status, version: $version) }`,
    variables: ({ path, body, headers }) => ({
      id: path.id,
      status: body.status,
      version: versionOf(headers, body),
    }),
    answer: Application,
  }),
];
