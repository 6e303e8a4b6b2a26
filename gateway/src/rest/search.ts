import { z } from 'zod';
import { route } from './route.ts';
import { Job, success } from './shapes.ts';

/** A boolean in a query string. */
const flag = z
  .enum(['true', 'false', '1', '0', ''], 'Must be true or false')
  .transform((value) => value === 'true' || value === '1')
  .optional();
const text = z.string('Must be given once').optional();
const integer = z.coerce.number('Must be an integer').int('Must be an integer');
const list = z
  .string('Must be given once, with commas between')
  .transform((names) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  )
  .optional();
/** An empty parameter counts as absent. */
const amount = z.preprocess(
  (value) => (value === '' ? undefined : value),
  z.coerce.number('Must be a number').optional(),
);

const optionalInteger = z.preprocess((value) => (value === '' ? undefined : value), integer.optional());

const SearchQuery = z.object({
  search: text,
  location: text,
  visa_sponsorship: flag,
  student_friendly: flag,
  category: text,
  employment_type: list,
  remote: flag,
  visa_types: list,
  industry: text,
  salary_min: amount,
  salary_max: amount,
  radius_km: optionalInteger,
  posted_within_days: optionalInteger,
  sort: z.enum(['best', 'newest', 'pay', 'nearest'], 'Must be best, newest, pay or nearest').optional(),
  page: integer.min(1, 'Must be 1 or more').max(10_000, 'Must be 10000 or less').default(1),
  per_page: integer.min(1, 'Must be 1 or more').max(100, 'Must be 100 or less').default(20),
});

const Found = z
  .object({ jobs: z.array(Job), total: z.int(), page: z.int(), per_page: z.int(), total_pages: z.int() })
  .meta({ id: 'FoundJobs' });

const Counts = z
  .array(z.object({ name: z.string(), count: z.int() }))
  .transform((counts) => Object.fromEntries(counts.map(({ name, count }) => [name, count])));

const Stats = z
  .object({
    total_jobs: z.int(),
    visa_friendly_jobs: z.int(),
    student_friendly_jobs: z.int(),
    jobs_by_state: Counts.pipe(z.record(z.string(), z.int())),
    jobs_by_source: Counts.pipe(z.record(z.string(), z.int())),
    average_salary: z.int().nullable(),
    recent_jobs_count: z.int(),
  })
  .meta({ id: 'JobStats' });

const Favorite = z
  .object({
    id: z.int(),
    job_id: z.int(),
    notes: z.string().nullable(),
    title: z.string(),
    company_name: z.string(),
    created_at: z.string(),
    job: Job.nullable(),
  })
  .meta({ id: 'Favorite' });
const FavoriteBody = z.object({
  job_id: z.int('Must be an integer').min(1).max(2_147_483_647),
  notes: z.string('Must be text').nullish(),
});
const id = z.coerce.number('Must be an integer').int('Must be an integer').min(1).max(2_147_483_647);

const reasons = ['scam', 'asks_for_money', 'wrong_information', 'discrimination', 'already_filled', 'other'] as const;

/** Registered before the routes of single ads, because their paths begin the same way. */
export const searchRoutes = [
  route({
    method: 'get',
    path: '/jobs/search',
    tag: 'Jobs',
    summary: 'Search live ads: best first, or newest first when no words are searched',
    roles: ['student', 'employer', 'operator'],
    input: { query: SearchQuery },
    operation: `query RestSearchJobs($filter: JobSearchFilter!, $page: Int!, $perPage: Int!) {
      searchJobs(filter: $filter, page: $page, perPage: $perPage) }`,
    variables: ({ query }) => ({
      filter: {
        search: query.search,
        location: query.location,
        visaSponsorship: query.visa_sponsorship,
        studentFriendly: query.student_friendly,
        category: query.category,
        workTypes: query.employment_type,
        remote: query.remote,
        visaTypes: query.visa_types,
        industry: query.industry,
        salaryMin: query.salary_min,
        salaryMax: query.salary_max,
        radiusKm: query.radius_km,
        postedWithinDays: query.posted_within_days,
        sort: query.sort,
      },
      page: query.page,
      perPage: query.per_page,
    }),
    answer: Found,
    named: { work_types: 'employment_type' },
  }),
  route({
    method: 'get',
    path: '/jobs/stats',
    tag: 'Jobs',
    summary: 'Numbers over all live ads',
    roles: ['guest'],
    operation: `query RestJobStats { jobStats }`,
    answer: Stats,
  }),
  route({
    method: 'post',
    path: '/jobs/{id}/report',
    creates: true,
    tag: 'Jobs',
    summary: 'Report an ad to the operators',
    roles: ['student', 'employer', 'operator'],
    input: {
      path: z.object({ id }),
      body: z.object({
        reason: z.enum(reasons, 'Choose what is wrong with the ad'),
        comment: z.string('Must be text').nullish(),
      }),
    },
    operation:
      'mutation RestReportJob($id: Int!, $reason: ReportReason!, $comment: String) { reportJob(id: $id, reason: $reason, comment: $comment) }',
    variables: ({ path, body }) => ({ ...path, ...body }),
    answer: success,
  }),
  route({
    method: 'get',
    path: '/auth/student/favorites',
    tag: 'Student',
    summary: 'Saved jobs, newest first; `job` is null when the ad is no longer live',
    roles: ['student'],
    operation: `query RestFavorites { myFavorites }`,
    answer: z.array(Favorite),
  }),
  route({
    method: 'post',
    path: '/auth/student/favorites',
    creates: true,
    tag: 'Student',
    summary: 'Save a job; saving it again returns the existing favorite',
    roles: ['student'],
    status: 201,
    input: { body: FavoriteBody },
    operation: `mutation RestAddFavorite($jobId: Int!, $notes: String) { addFavorite(jobId: $jobId, notes: $notes) }`,
    variables: ({ body }) => ({ jobId: body.job_id, notes: body.notes }),
    answer: Favorite,
  }),
  route({
    method: 'delete',
    path: '/auth/student/favorites/{id}',
    tag: 'Student',
    summary: 'Remove a saved job',
    roles: ['student'],
    input: { path: z.object({ id }) },
    operation: 'mutation RestRemoveFavorite($id: Int!) { removeFavorite(id: $id) }',
    variables: ({ path }) => path,
    answer: success,
  }),
];
