import { beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type Portal, sharedPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { openInbox } from '../support/inbox.ts';

/** Finding jobs over REST as a person does, and the pages for search engines, which exist only without the pilot. */
let portal: Portal;
let gateway = '';
let employer: Awaited<ReturnType<typeof register>>;
let student: Awaited<ReturnType<typeof register>>;
let other: Awaited<ReturnType<typeof register>>;

beforeAll(async () => {
  portal = await sharedPortal('open');
  ({ gateway } = portal);
  employer = await register(gateway, employerPayload('sam@rest-search.example'));
  student = await register(gateway, studentPayload('mei@rest-search.example'));
  other = await register(gateway, studentPayload('tao@rest-search.example'));
  const mail = await openInbox(portal.inbox).next('sam@rest-search.example', /confirm/i);
  const token = /token=([^"&\s]+)/.exec(mail.html ?? '')?.[1] ?? '';
  expect((await rest(gateway).post('/auth/verify-email', { token: decodeURIComponent(token) })).status).toBe(200);
});

/** The ads of this file, in a portal that has others too. */
const own: number[] = [];

const Made = z.looseObject({ id: z.number() });
const post = async (fields: object = {}) => {
  const job = {
    title: 'Weekend barista',
    description: '<p>Coffee & cake for pelicans by the water on Saturdays.</p><script>alert(1)</script>',
    role_category: 'SERVICE_RETAIL_HOSPITALITY',
    employment_type: 'CASUAL',
    location: 'Manly NSW',
    visa_types: ['500'],
    salary_min: 31,
    salary_max: 33,
    ...fields,
  };
  const { id } = Made.parse((await employer.api.post('/auth/employer/jobs', job)).body);
  own.push(id);
  return id;
};

const Found = z.object({
  jobs: z.array(z.looseObject({ id: z.number(), title: z.string() })),
  total: z.number(),
  page: z.number(),
  per_page: z.number(),
  total_pages: z.number(),
});
const search = async (query: string) => Found.parse((await student.api.get(`/jobs/search?${query}`)).body);

test('jobs are searched with every parameter of the specification', async () => {
  const id = await post();
  const developer = await post({
    title: 'Java developer',
    location: 'Perth WA',
    employment_type: 'FULL_TIME',
    visa_sponsorship: true,
    visa_types: ['482'],
    salary_min: 90_000,
    salary_max: 110_000,
    remote_option: true,
  });
  await eventually(async () => expect((await search('search=pelicans')).total).toBe(2));
  const all = await search('search=pelicans');
  expect(all).toMatchObject({ page: 1, per_page: 20, total_pages: 1 });
  expect(all.jobs.map((job) => job.id)).toEqual([developer, id]);
  const finds = async (query: string) =>
    (await search(query)).jobs.map((job) => job.id).filter((found) => own.includes(found));
  expect(await finds('search=barista&location=Sydney')).toEqual([id]);
  expect(await finds('visa_sponsorship=true')).toEqual([developer]);
  expect(await finds('visa_sponsorship=false')).toHaveLength(2);
  expect(await finds('student_friendly=true')).toEqual([id]);
  expect(await finds('category=Software')).toEqual([developer]);
  expect(await finds('category=SERVICE_RETAIL_HOSPITALITY')).toHaveLength(2);
  expect(await finds('employment_type=Full-time')).toEqual([developer]);
  expect(await finds('employment_type=CASUAL,Contract')).toEqual([id]);
  expect(await finds('remote=true')).toEqual([developer]);
  expect(await finds('visa_types=500,485')).toEqual([id]);
  expect(await finds('industry=Hospitality')).toEqual([id]);
  expect(await finds('salary_min=80000&salary_max=120000')).toEqual([developer]);
  expect(await finds('search=pelicans&page=2&per_page=1')).toEqual([id]);
  expect(await finds('search=&location=&category=&salary_min=&per_page=100')).toHaveLength(2);
});

test.each([
  ['page=-1', 'page'],
  ['page=x', 'page'],
  ['per_page=1000000', 'per_page'],
  ['visa_sponsorship=maybe', 'visa_sponsorship'],
  ['salary_min=many', 'salary_min'],
  ['salary_min=9&salary_max=8', 'salary_min'],
  ['salary_min=-5', 'salary_min'],
  ['employment_type=foo', 'employment_type'],
  ['category=Astrology', 'category'],
  ['visa_types=never', 'visa_types'],
  ['search=a&search=b', 'search'],
])('%s is a 422 that names the parameter', async (query, name) => {
  const { status, body } = await student.api.get(`/jobs/search?${query}`);
  expect(status).toBe(422);
  expect(body).toMatchObject({ detail: [{ loc: ['query', name] }] });
});

test.each(['%00%07', '.*(a%2B)%2B%24', '%7B%22%24ne%22%3Anull%7D', 'x'.repeat(5_000), '%F0%9F%92%A5', 'search[$ne]=1'])(
  'hostile text (%#) is searched as plain words',
  async (words) => {
    expect((await student.api.get(`/jobs/search?search=${words}&location=${words}`)).status).toBe(200);
  },
);

test('searching requires a sign-in; totals and places do not', async () => {
  expect((await rest(gateway).get('/jobs/search')).status).toBe(401);
  expect(await rest(gateway).get('/jobs/stats')).toMatchObject({
    status: 200,
    body: {
      total_jobs: expect.any(Number),
      visa_friendly_jobs: expect.any(Number),
      student_friendly_jobs: expect.any(Number),
      jobs_by_state: { NSW: expect.any(Number), WA: 1 },
      jobs_by_source: { waratah: expect.any(Number) },
      recent_jobs_count: expect.any(Number),
    },
  });
  expect(await rest(gateway).get('/locations/suggest?q=man&limit=3')).toMatchObject({
    status: 200,
    body: { items: expect.any(Array) },
  });
});

test('a student saves a job once, lists it, and removes it; other roles cannot', async () => {
  const id = await post({ title: 'Saved and forgotten' });
  const saved = await student.api.post('/auth/student/favorites', { job_id: id, notes: 'ask about Mondays' });
  expect(saved).toMatchObject({ status: 201, body: { job_id: id, notes: 'ask about Mondays', job: { id } } });
  const favorite = Made.parse(saved.body).id;
  expect((await student.api.post('/auth/student/favorites', { job_id: id })).body).toMatchObject({ id: favorite });
  expect((await student.api.get('/auth/student/favorites')).body).toMatchObject([
    { id: favorite, job: { title: 'Saved and forgotten' } },
  ]);
  expect((await other.api.get('/auth/student/favorites')).body).toEqual([]);
  expect((await other.api.delete(`/auth/student/favorites/${favorite}`)).status).toBe(404);
  expect((await employer.api.get('/auth/student/favorites')).status).toBe(403);
  expect((await rest(gateway).get('/auth/student/favorites')).status).toBe(401);
  expect((await student.api.post('/auth/student/favorites', { job_id: 99_999 })).status).toBe(404);
  expect((await student.api.post('/auth/student/favorites', { job_id: 'x' })).status).toBe(422);
  expect((await student.api.delete(`/auth/student/favorites/${favorite}`)).body).toEqual({ success: true });
  expect((await student.api.delete(`/auth/student/favorites/${favorite}`)).status).toBe(404);
});

test('an unchanged list is a 304 for who has it, and a changed one is sent again', async () => {
  const job = await post({ title: 'Ferry deckhand' });
  const saved = (etag = '') =>
    fetch(`${gateway}/api/auth/student/favorites`, {
      // Without a cache-control of the caller, fetch adds no-cache to a conditional request.
      headers: { authorization: `Bearer ${other.token}`, 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
  const first = await saved();
  const etag = first.headers.get('etag') ?? '';
  expect(first.status).toBe(200);
  expect(etag).not.toBe('');
  const second = await saved(etag);
  expect([second.status, await second.text()]).toEqual([304, '']);
  expect((await other.api.post('/auth/student/favorites', { job_id: job })).status).toBe(201);
  expect((await saved(etag)).status).toBe(200);
});

test('everybody signed in can report an ad, with a reason', async () => {
  const id = await post({ title: 'Too good to be true' });
  expect((await student.api.post(`/jobs/${id}/report`, { reason: 'scam', comment: 'They want a fee' })).body).toEqual({
    success: true,
  });
  expect((await student.api.post(`/jobs/${id}/report`, { reason: 'dislike' })).status).toBe(422);
  expect((await student.api.post('/jobs/99999/report', { reason: 'scam' })).status).toBe(404);
  expect((await rest(gateway).post(`/jobs/${id}/report`, { reason: 'scam' })).status).toBe(401);
});

test('a live ad has a public page with schema.org data, listed in the sitemap', async () => {
  const id = await post({ title: 'Kitchen "hand" & more' });
  const page = await fetch(`${gateway}/j/${id}`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<h1>Kitchen &#34;hand&#34; &#38; more</h1>');
  expect(html).not.toContain('alert(1)');
  const posting: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
  expect(posting).toMatchObject({
    '@type': 'JobPosting',
    title: 'Kitchen "hand" & more',
    hiringOrganization: { name: 'Harbour Kitchen' },
    jobLocation: { address: { addressRegion: 'NSW', addressCountry: 'AU' } },
    employmentType: 'PART_TIME',
    baseSalary: { currency: 'AUD', value: { minValue: 31, maxValue: 33, unitText: 'HOUR' } },
  });
  const other = await post({ title: 'Kitchen hand on Sundays' });
  expect(await (await fetch(`${gateway}/robots.txt`)).text()).toContain('Sitemap:');
  expect((await employer.api.delete(`/auth/employer/jobs/${id}`)).status).toBe(200);
  expect((await fetch(`${gateway}/j/${id}`)).status).toBe(404);
  const sitemap = async () => (await fetch(`${gateway}/sitemap.xml`)).text();
  const read = await sitemap();
  expect(read).toContain(`/j/${other}<`);
  expect(read).not.toContain(`/j/${id}<`);
  // One reading serves everybody for a while.
  const third = await post({ title: 'Kitchen hand on Mondays' });
  expect((await fetch(`${gateway}/j/${third}`)).status).toBe(200);
  expect(await sitemap()).toBe(read);
  for (const path of ['/j/0', '/j/x', '/j/99999999999', '/j/1%27'])
    expect((await fetch(gateway + path)).status).toBe(404);
});
