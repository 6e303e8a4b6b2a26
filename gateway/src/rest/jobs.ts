import { z } from 'zod';
import { toCamelCase } from './case.ts';
import { route } from './route.ts';
import { Job, JobBody, JobId, success } from './shapes.ts';

const job = `id title description company { id name } location city state employmentType jobType: employmentType roleCategory
  salary salaryMin salaryMax salaryCurrency salaryPeriod experienceLevel remoteOption remoteFriendly: remoteOption
  visaSponsorship visaSponsorshipConfidence visaTypes internationalStudentFriendly educationRequirements
  requiredSkills preferredSkills expiresAt postedDate sourceWebsite sourceUrl scrapedAt createdAt updatedAt
  isActive isWaratahJob isDuplicate reviewStatus reviewReason`;

const idempotencyKey = (headers: Readonly<Record<string, unknown>>) => {
  const key = headers['idempotency-key'];
  return typeof key === 'string' ? key : null;
};

export const jobRoutes = [
  route({
    method: 'get',
    path: '/jobs/{id}',
    tag: 'Jobs',
    summary: 'One ad; its employer sees it in every state, others only while it is live',
    roles: ['guest'],
    input: { path: JobId },
    operation: `query RestJob($id: Int!) { job(id: $id) { ${job} } }`,
    variables: ({ path }) => path,
    answer: Job,
  }),
  route({
    method: 'get',
    path: '/auth/employer/jobs',
    tag: 'Employer',
    summary: "The employer's own ads, newest first",
    roles: ['employer'],
    operation: `query RestMyJobs { myJobs { ${job} } }`,
    answer: z.array(Job),
  }),
  route({
    method: 'post',
    path: '/auth/employer/jobs',
    tag: 'Employer',
    summary: 'Post an ad; with an Idempotency-Key header twice makes one',
    roles: ['employer'],
    status: 201,
    input: { body: JobBody },
    operation: `mutation RestPostJob($input: JobInput!, $key: String) { postJob(input: $input, idempotencyKey: $key) { ${job} } }`,
    variables: ({ body, headers }) => ({ input: toCamelCase(body), key: idempotencyKey(headers) }),
    answer: Job,
  }),
  route({
    method: 'put',
    path: '/auth/employer/jobs/{id}',
    tag: 'Employer',
    summary: 'Change an ad; absent fields stay',
    roles: ['employer'],
    input: { path: JobId, body: JobBody },
    operation: `mutation RestUpdateJob($id: Int!, $input: JobInput!) { updateJob(id: $id, input: $input) { ${job} } }`,
    variables: ({ path, body }) => ({ id: path.id, input: toCamelCase(body) }),
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
];
