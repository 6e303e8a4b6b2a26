import { z } from 'zod';
import { idempotencyKey, versionOf } from './request-headers.ts';
import { route } from './route.ts';
import { Job, JobDraft, JobDraftBody, JobId, jobInputIn, success } from './shapes.ts';

const inputOf = ({ step: _step, ...fields }: z.infer<typeof JobDraftBody>) => jobInputIn(fields);

export const jobDraftRoutes = [
  route({
    method: 'get',
    path: '/auth/employer/job-drafts',
    tag: 'Employer',
    summary: "The employer's own drafts, last changed first, at most 50",
    roles: ['employer'],
    operation: `query RestMyJobDrafts { myJobDrafts }`,
    answer: z.array(JobDraft),
  }),
  route({
    method: 'post',
    path: '/auth/employer/job-drafts',
    creates: true,
    tag: 'Employer',
    summary: 'Save a draft',
    roles: ['employer'],
    status: 201,
    input: { body: JobDraftBody },
    operation: `mutation RestCreateJobDraft($input: JobInput!, $step: Int!, $key: String) {
      createJobDraft(input: $input, step: $step, idempotencyKey: $key) }`,
    variables: ({ body, headers }) => ({ input: inputOf(body), step: body.step ?? 0, key: idempotencyKey(headers) }),
    answer: JobDraft,
  }),
  route({
    method: 'get',
    path: '/auth/employer/job-drafts/{id}',
    tag: 'Employer',
    summary: 'One draft',
    roles: ['employer'],
    input: { path: JobId },
    operation: `query RestJobDraft($id: Int!) { jobDraft(id: $id) }`,
    variables: ({ path }) => path,
    answer: JobDraft,
  }),
  route({
    method: 'put',
    path: '/auth/employer/job-drafts/{id}',
    tag: 'Employer',
    summary:
      'Change a draft; absent fields are not changed. With If-Match or `version`, 409 unless it is the current version',
    roles: ['employer'],
    input: { path: JobId, body: JobDraftBody },
    operation: `mutation RestUpdateJobDraft($id: Int!, $input: JobInput!, $step: Int, $version: Int) {
      updateJobDraft(id: $id, input: $input, step: $step, version: $version) }`,
    variables: ({ path, body, headers }) => ({
      id: path.id,
      input: inputOf(body),
      step: body.step ?? null,
      version: versionOf(headers, body),
    }),
    answer: JobDraft,
  }),
  route({
    method: 'delete',
    path: '/auth/employer/job-drafts/{id}',
    tag: 'Employer',
    summary: 'Delete a draft',
    roles: ['employer'],
    input: { path: JobId },
    operation: 'mutation RestDeleteJobDraft($id: Int!) { deleteJobDraft(id: $id) }',
    variables: ({ path }) => path,
    answer: success,
  }),
  route({
    method: 'post',
    path: '/auth/employer/job-drafts/{id}/publish',
    creates: true,
    tag: 'Employer',
    summary: 'Post a draft as an ad; publishing it again returns the same ad',
    roles: ['employer'],
    input: { path: JobId },
    operation: `mutation RestPublishJobDraft($id: Int!) { publishJobDraft(id: $id) }`,
    variables: ({ path }) => path,
    answer: Job,
  }),
];
