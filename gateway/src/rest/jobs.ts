import { folders } from '@waratah/kit/files/object-rights';
import { z } from 'zod';
import { ownAdsPerPage, uploadBytes, uploadMegabytes } from '@waratah/vocabulary/limits';
import { optional, recordId } from './filters.ts';
import { idempotencyKey, versionOf } from './request-headers.ts';
import { route } from './route.ts';
import { EmployerStats, Job, JobBody, JobId, jobInputIn, success, Upload } from './shapes.ts';

export const jobRoutes = [
  route({
    method: 'get',
    path: '/jobs/{id}',
    tag: 'Jobs',
    summary: 'One ad; visible to its employer in every state, to others only while it is live',
    roles: ['guest'],
    input: { path: JobId },
    operation: `query RestJob($id: Int!) { job(id: $id) }`,
    variables: ({ path }) => path,
    answer: Job,
  }),
  route({
    method: 'get',
    path: '/auth/employer/jobs',
    tag: 'Employer',
    summary: `The employer's own ads, newest first, at most ${ownAdsPerPage}; \`after\` is the last id of the page before`,
    roles: ['employer'],
    input: { query: z.object({ after: optional(recordId) }) },
    operation: `query RestMyJobs($after: Int) { myJobs(after: $after) }`,
    variables: ({ query }) => ({ after: query.after ?? null }),
    answer: z.array(Job),
  }),
  route({
    method: 'post',
    path: '/auth/employer/jobs',
    creates: true,
    tag: 'Employer',
    summary: 'Post an ad',
    roles: ['employer'],
    status: 201,
    input: { body: JobBody },
    operation: `mutation RestPostJob($input: JobInput!, $key: String) { postJob(input: $input, idempotencyKey: $key) }`,
    variables: ({ body, headers }) => ({ input: jobInputIn(body), key: idempotencyKey(headers) }),
    answer: Job,
  }),
  route({
    method: 'put',
    path: '/auth/employer/jobs/{id}',
    tag: 'Employer',
    summary:
      'Change an ad; absent fields are not changed. With If-Match or `version`, 409 unless it is the current version',
    roles: ['employer'],
    input: { path: JobId, body: JobBody },
    operation: `mutation RestUpdateJob($id: Int!, $input: JobInput!, $version: Int) {
      updateJob(id: $id, input: $input, version: $version) }`,
    variables: ({ path, body, headers }) => ({
      id: path.id,
      input: jobInputIn(body),
      version: versionOf(headers, body),
    }),
    answer: Job,
  }),
  route({
    method: 'delete',
    path: '/auth/employer/jobs/{id}',
    tag: 'Employer',
    summary: 'Delete an ad',
    roles: ['employer'],
    input: { path: JobId },
    operation: 'mutation RestDeleteJob($id: Int!) { deleteJob(id: $id) }',
    variables: ({ path }) => path,
    answer: success,
  }),
  route({
    method: 'post',
    path: '/auth/employer/jobs/{id}/renew',
    tag: 'Employer',
    summary: "Set an ad's expiry to thirty days from now",
    roles: ['employer'],
    input: { path: JobId },
    operation: `mutation RestRenewJob($id: Int!) { renewJob(id: $id) }`,
    variables: ({ path }) => path,
    answer: Job,
  }),
  route({
    method: 'post',
    path: '/auth/employer/jobs/{id}/document',
    tag: 'Employer',
    summary: `Attach a document to an ad: PDF, DOC, DOCX, TXT or MD of at most ${uploadMegabytes} MB`,
    roles: ['employer'],
    file: {
      folder: folders.jobDocuments,
      kinds: ['pdf', 'doc', 'docx', 'text'],
      maxBytes: uploadBytes,
      wrongKind: 'The document must be a PDF, DOC, DOCX, TXT or MD file.',
    },
    input: { path: JobId, body: Upload },
    operation: `mutation RestCommitJobDocument($id: Int!, $key: String!, $name: String!) {
      commitJobDocument(id: $id, key: $key, name: $name) }`,
    variables: ({ path, body }) => ({ id: path.id, key: body.key, name: body.name }),
    answer: z
      .object({ document: z.object({ name: z.string(), url: z.string() }) })
      .transform(({ document }) => ({ success: true, document_name: document.name, document_url: document.url }))
      .pipe(z.object({ success: z.literal(true), document_name: z.string(), document_url: z.string() })),
  }),
  route({
    method: 'delete',
    path: '/auth/employer/jobs/{id}/document',
    tag: 'Employer',
    summary: "Remove an ad's document",
    roles: ['employer'],
    input: { path: JobId },
    operation: `mutation RestRemoveJobDocument($id: Int!) { removeJobDocument(id: $id) }`,
    variables: ({ path }) => path,
    answer: Job,
  }),
  route({
    method: 'get',
    path: '/auth/employer/dashboard/stats',
    tag: 'Employer',
    summary: "The employer's numbers",
    roles: ['employer'],
    operation: 'query RestEmployerStats { employerDashboard }',
    answer: EmployerStats,
  }),
];
