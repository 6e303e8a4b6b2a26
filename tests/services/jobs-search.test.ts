import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { happened } from '@waratah/kit/events/outbox';
import { openMongo } from '@waratah/kit/mongo/connection';
import { z } from 'zod';
import { employer, guest, student } from '../support/as-caller.ts';
import { type Harness, operator, startJobsHarness, until } from './jobs-harness.ts';

let jobs: Harness;
let verified: number;
beforeAll(async () => {
  jobs = await startJobsHarness();
  verified = 501;
  await jobs.tellOfEmployer(verified, 2, true);
});
afterAll(async () => jobs?.[Symbol.asyncDispose]());

const searchQuery = `query ($filter: JobSearchFilter!, $page: Int! = 1, $perPage: Int! = 20, $visa: String) {
  searchJobs(filter: $filter, page: $page, perPage: $perPage) {
    jobs { id title favoriteId } total page perPage totalPages moreWithoutSponsorship(visaType: $visa) } }`;
const Page = z.object({
  jobs: z.array(z.object({ id: z.number(), title: z.string(), favoriteId: z.number().nullable() })),
  total: z.number(),
  page: z.number(),
  perPage: z.number(),
  totalPages: z.number(),
  moreWithoutSponsorship: z.number(),
});

const search = async (filter: object, more: object = {}, caller = student(1)) => {
  const { data, errors } = await jobs.ask(caller, searchQuery, { filter, ...more });
  return errors[0] ?? Page.parse(data.searchJobs);
};
const page = async (filter: object, more: object = {}) => Page.parse(await search(filter, more));
const idsOf = async (filter: object) => (await page(filter)).jobs.map(({ id }) => id);

const Posted = z.object({ id: z.number() });
const post = async (input: object) => {
  const given = {
    input: {
      description: '<p>Something to do for many weeks.</p>',
      roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
      employmentType: 'CASUAL',
      location: 'Fitzroy VIC',
      ...input,
    },
  };
  const { data, errors } = await jobs.ask(
    employer(verified),
    'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
    given,
  );
  expect(errors).toEqual([]);
  return Posted.parse(data.postJob).id;
};

const act = (caller: Parameters<Harness['ask']>[0], mutation: string) => jobs.ask(caller, `mutation { ${mutation} }`);
const codeOf = ({ errors }: Awaited<ReturnType<Harness['ask']>>) => errors[0]?.code;

test('a new ad is found, a changed one by its new text, a closed or deleted one is not', async () => {
  const id = await post({ title: 'Zookeeper of the night' });
  await until('the new ad', async () => (await idsOf({ search: 'zookeeper' })).includes(id));
  await act(employer(verified), `updateJob(id: ${id}, input: { title: "Bookbinder of the night" }) { id }`);
  await until('the new title', async () => (await idsOf({ search: 'bookbinder' })).includes(id));
  expect(await idsOf({ search: 'zookeeper' })).toEqual([]);
  await act(employer(verified), `deactivateJob(id: ${id}) { id }`);
  await until('the end', async () => (await page({ search: 'bookbinder' })).total === 0);
});

test('an ad past its end is not found, even before it is closed', async () => {
  const id = await post({ title: 'Lamplighter' });
  await until('the ad', async () => (await idsOf({ search: 'lamplighter' })).includes(id));
  jobs.clock.offsetMs = 31 * 86_400_000;
  expect(await page({ search: 'lamplighter' })).toMatchObject({ jobs: [], total: 0 });
  jobs.clock.offsetMs = 0;
});

test('pages contain each ad once, and the total is exact', async () => {
  const ids = await Promise.all(Array.from({ length: 7 }, (_, i) => post({ title: `Glassblower number ${i}` })));
  await until('all of them', async () => (await page({ search: 'glassblower' })).total === 7);
  const first = await page({ search: 'glassblower' }, { perPage: 4 });
  const second = await page({ search: 'glassblower' }, { perPage: 4, page: 2 });
  expect(first).toMatchObject({ total: 7, page: 1, perPage: 4, totalPages: 2 });
  expect([...first.jobs, ...second.jobs].map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
    ids.toSorted((a, b) => a - b),
  );
  expect((await page({ search: 'glassblower' }, { page: 99 })).jobs).toEqual([]);
});

test('the answer says how many more ads accept the visa without sponsorship', async () => {
  await post({ title: 'Cartographer at large', visaTypes: ['500'] });
  await post({ title: 'Cartographer at sea', visaTypes: ['482'] });
  await post({ title: 'Cartographer of stars', visaTypes: ['500'], visaSponsorship: true });
  await until('all of them', async () => (await page({ search: 'cartographer' })).total === 3);
  const filter = { search: 'cartographer', visaSponsorship: true };
  expect(await page(filter, { visa: 'Student Visa subclass 500' })).toMatchObject({
    total: 1,
    moreWithoutSponsorship: 1,
  });
  expect(await page({ ...filter, visaTypes: ['500'], withoutSponsorship: true })).toMatchObject({
    total: 1,
    jobs: [{ title: 'Cartographer at large' }],
  });
  expect(await page(filter)).toMatchObject({ moreWithoutSponsorship: 2 });
  expect(await page({ search: 'cartographer' }, { visa: '500' })).toMatchObject({
    total: 3,
    moreWithoutSponsorship: 0,
  });
});

test('the count covers the search without sponsorship, even where only that one matches all words', async () => {
  await post({ title: 'Bookbinder', visaSponsorship: true });
  await post({ title: 'Bookbinder of maps', visaSponsorship: true });
  await post({ title: 'Bookbinder for the ombudsman' });
  await until('all of them', async () => (await page({ search: 'bookbinder' })).total === 3);
  const filter = { search: 'bookbinder ombudsman', visaSponsorship: true };
  expect(await page(filter)).toMatchObject({ total: 2, moreWithoutSponsorship: 1 });
  expect(await page({ ...filter, withoutSponsorship: true })).toMatchObject({
    total: 1,
    jobs: [{ title: 'Bookbinder for the ombudsman' }],
  });
});

test.each([
  [{ category: 'Astrology' }, {}, 'category'],
  [{ visaTypes: ['never'] }, {}, 'visa_types'],
  [{ salaryMin: 9, salaryMax: 8 }, {}, 'salary_min'],
  [{}, { page: -1 }, 'page'],
  [{}, { perPage: 1_000_000 }, 'per_page'],
  [{ visaSponsorship: true }, { visa: '007' }, 'visa_type'],
])('names the invalid parameter in %j %j', async (filter, more, field) => {
  const answer = z.looseObject({ code: z.string() }).parse(await search(filter, more));
  expect(answer).toMatchObject({ code: 'INVALID', detail: [{ loc: ['body', field] }] });
});

test('searching requires a session', async () => {
  expect(await search({}, {}, guest)).toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('a second process finds the same in the same order', async () => {
  const filter = { search: 'glassblower night', location: 'VIC' };
  await using other = await jobs.startAnother();
  await until('both the same', async () => {
    const theirs = await other.ask(student(1), searchQuery, { filter });
    return (
      JSON.stringify(theirs.data.searchJobs) ===
      JSON.stringify((await jobs.ask(student(1), searchQuery, { filter })).data.searchJobs)
    );
  });
  const id = await post({ title: 'Glassblower of the last night' });
  const finds = async (ask: Harness['ask']) =>
    Page.parse((await ask(student(1), searchQuery, { filter: { search: 'glassblower' } })).data.searchJobs).jobs.some(
      (job) => job.id === id,
    );
  await until('the new ad in both', async () => (await finds(jobs.ask)) && (await finds(other.ask)));
});

test('totals over all live ads equal what is shown', async () => {
  const read = async () =>
    (
      await jobs.ask(
        guest,
        '{ jobStats { totalJobs visaFriendlyJobs jobsByState { name count } jobsBySource { name count } recentJobsCount averageSalary } }',
      )
    ).data.jobStats;
  const before = z.looseObject({ totalJobs: z.number() }).parse(await read());
  await post({
    title: 'Bell ringer of Hobart',
    location: 'Hobart TAS',
    visaTypes: ['485'],
    salaryMin: 40,
    salaryMax: 40,
    salaryPeriod: 'hour',
  });
  await until(
    'one more',
    async () => z.looseObject({ totalJobs: z.number() }).parse(await read()).totalJobs === before.totalJobs + 1,
  );
  expect(await read()).toMatchObject({
    jobsByState: expect.arrayContaining([{ name: 'TAS', count: 1 }]),
    jobsBySource: [{ name: 'waratah', count: before.totalJobs + 1 }],
    averageSalary: 40 * 38 * 52,
  });
});

const favorites = '{ myFavorites { id jobId notes title job { id } } }';
const Saved = z.object({
  id: z.number(),
  jobId: z.number(),
  notes: z.string().nullable(),
  title: z.string(),
  job: z.object({ id: z.number() }).nullable(),
});
const saved = async (userId: number) =>
  z.array(Saved).parse((await jobs.ask(student(userId), favorites)).data.myFavorites);
const save = (userId: number, jobId: number, notes = '') =>
  act(student(userId), `addFavorite(jobId: ${jobId}, notes: "${notes}") { id jobId notes }`);

test('saved jobs belong to the student, are saved once, and remain after their ad', async () => {
  const id = await post({ title: 'Clockmaker in Ballarat' });
  const [first, again] = await Promise.all([save(7, id, 'ask about Mondays'), save(7, id)]);
  expect(first.data.addFavorite).toMatchObject({ jobId: id });
  expect(z.looseObject({ id: z.number() }).parse(again.data.addFavorite).id).toBe(
    z.looseObject({ id: z.number() }).parse(first.data.addFavorite).id,
  );
  const [favorite] = await saved(7);
  expect(favorite).toMatchObject({ jobId: id, title: 'Clockmaker in Ballarat', job: { id } });
  expect(await saved(8)).toEqual([]);
  expect((await page({ search: 'clockmaker' }, {})).jobs[0]?.favoriteId ?? null).toBeNull();
  await until('the flag', async () => {
    const found = Page.parse(await search({ search: 'clockmaker' }, {}, student(7)));
    return found.jobs[0]?.favoriteId === favorite?.id;
  });
  await act(employer(verified), `deleteJob(id: ${id})`);
  await until('the end', async () => (await saved(7))[0]?.job === null);
  expect((await saved(7))[0]?.title).toBe('Clockmaker in Ballarat');
  expect(codeOf(await act(student(8), `removeFavorite(id: ${favorite?.id})`))).toBe('NOT_FOUND');
  expect(codeOf(await act(student(7), `removeFavorite(id: ${favorite?.id})`))).toBeUndefined();
  expect(await saved(7)).toEqual([]);
});

test('saving requires a student and a live ad, and names notes that are too long', async () => {
  const id = await post({ title: 'Weaver of baskets' });
  expect(codeOf(await save(7, 99_999))).toBe('NOT_FOUND');
  expect(codeOf(await act(employer(verified), `addFavorite(jobId: ${id}) { id }`))).toBe('FORBIDDEN');
  expect(codeOf(await act(guest, `addFavorite(jobId: ${id}) { id }`))).toBe('UNAUTHENTICATED');
  expect((await save(7, id, 'x'.repeat(2_001))).errors).toMatchObject([
    { code: 'INVALID', detail: [{ loc: ['body', 'notes'] }] },
  ]);
});

test("a report is in the operators' queue once per person, until it is resolved", async () => {
  const id = await post({ title: 'Seller of bridges' });
  const report = (userId: number, reason: string) =>
    act(student(userId), `reportJob(id: ${id}, reason: ${reason}, comment: "They want my passport")`);
  expect((await report(7, 'scam')).data.reportJob).toBe(true);
  await report(7, 'asks_for_money');
  const queue = async () =>
    (await jobs.ask(operator, '{ jobReports { jobId reason comment job { title } } }')).data.jobReports;
  expect(await queue()).toEqual([
    { jobId: id, reason: 'asks_for_money', comment: 'They want my passport', job: { title: 'Seller of bridges' } },
  ]);
  expect(codeOf(await jobs.ask(student(7), '{ jobReports { id } }'))).toBe('FORBIDDEN');
  expect(codeOf(await act(guest, `reportJob(id: ${id}, reason: scam)`))).toBe('UNAUTHENTICATED');
  expect((await act(operator, `closeJobReports(jobId: ${id})`)).data.closeJobReports).toBe(1);
  expect(await queue()).toEqual([]);
});

test('a company is shown while it has a live ad, and otherwise looks like a missing one', async () => {
  const read = async (id: number) => {
    const asked = 'query ($id: Int!) { company(id: $id) { name abnChecked jobs { title } } }';
    const { data, errors } = await jobs.ask(student(1), asked, { id });
    return errors[0]?.code ?? data.company;
  };
  const other = 502;
  await jobs.tellOfEmployer(other, 2, true);
  expect(await read(other)).toBe('NOT_FOUND');
  expect(await read(verified)).toMatchObject({
    abnChecked: false,
    jobs: expect.arrayContaining([{ title: 'Glassblower number 0' }]),
  });
  const named = await jobs.ask(student(1), 'query { companyNamed(name: "Company of 501") { name } }');
  expect(codeOf(named)).toBe('NOT_FOUND');
  const asGuest = await jobs.ask(guest, 'query { company(id: 501) { name } }');
  expect(codeOf(asGuest)).toBe('UNAUTHENTICATED');
});

test('similar ads have the same occupation, with the nearest first', async () => {
  await post({ title: 'Enrolled nurse, nights', location: 'Perth WA' });
  await post({ title: 'Registered nurse, days', location: 'Fitzroy VIC' });
  await post({ title: 'Night watchman', location: 'Fitzroy VIC' });
  const id = await post({ title: 'Registered nurse, nights', location: 'Fitzroy VIC' });
  await until('all of them', async () => (await page({ search: 'nights' })).total >= 2);
  const { data } = await jobs.ask(student(1), `{ job(id: ${id}) { similar { title } } }`);
  expect(data.job).toEqual({ similar: [{ title: 'Registered nurse, days' }, { title: 'Enrolled nurse, nights' }] });
});

test('beside a closed ad stands the same job first if it was posted again', async () => {
  await post({ title: 'Cooper of barrels', location: 'Fitzroy VIC' });
  const id = await post({ title: 'Cooper of old barrels', location: 'Fitzroy VIC' });
  await post({
    title: 'Cooper of old barrels',
    location: 'Perth WA',
    description: '<p>Barrels, and the next year too.</p>',
  });
  await until('all of them', async () => (await page({ search: 'barrels' })).total === 3);
  const similar = 'similar { title location }';
  const other = { title: 'Cooper of barrels', location: 'Fitzroy VIC' };
  expect((await jobs.ask(student(1), `{ job(id: ${id}) { ${similar} } }`)).data.job).toEqual({ similar: [other] });
  await act(employer(verified), `deactivateJob(id: ${id}) { id }`);
  expect((await jobs.ask(student(1), `{ closedJob(id: ${id}) { ${similar} } }`)).data.closedJob).toEqual({
    similar: [{ title: 'Cooper of old barrels', location: 'Perth WA' }, other],
  });
});

test('the same job posted again is found among more than forty others of its name, the one nearby before a newer one far away', async () => {
  const lantern = { title: 'Mender of lanterns', location: 'Fitzroy VIC' };
  const id = await post(lantern);
  await act(employer(verified), `deactivateJob(id: ${id}) { id }`);
  const words = '<p>The same again, and the next year too.</p>';
  await post({ ...lantern, title: 'MENDER of lanterns', description: words });
  await post({ ...lantern, location: 'Perth WA', description: words });
  await jobs.tellOfEmployer(505, 2, true, { name: 'Wattle Lamps' });
  const fields = 'title: "Mender of lanterns", roleCategory: SERVICE_RETAIL_HOSPITALITY, employmentType: CASUAL';
  for (let number = 1; number <= 41; number++) {
    const parts = Array.from({ length: 30 }, (_, part) => `lamp${number}part${part}`).join(' ');
    const given = `{ ${fields}, location: "Geelong VIC", description: "<p>Mender of lanterns: ${parts}</p>" }`;
    expect((await act(employer(505), `postJob(input: ${given}) { id }`)).errors).toEqual([]);
  }
  await until('all of them', async () => (await page({ search: 'lanterns' })).total === 43);
  const { data } = await jobs.ask(student(1), `{ closedJob(id: ${id}) { similar { title location } } }`);
  expect(data.closedJob).toEqual({
    similar: [
      { title: 'MENDER of lanterns', location: 'Fitzroy VIC' },
      { title: 'Mender of lanterns', location: 'Perth WA' },
      { title: 'Mender of lanterns', location: expect.any(String) },
    ],
  });
});

test('the same job posted again is found under another name of its company, and not that of another company', async () => {
  const postAs = async (id: number, location: string, words: string) => {
    const input = `{ title: "Polisher of kettles", location: "${location}", roleCategory: SERVICE_RETAIL_HOSPITALITY, employmentType: CASUAL, description: "<p>${words}</p>" }`;
    const { data } = await act(employer(id), `postJob(input: ${input}) { id }`);
    return Object(data.postJob).id;
  };
  await jobs.tellOfEmployer(506, 2, true, { name: 'Kelpie Kitchens Pty Ltd' });
  const id = await postAs(506, 'Fitzroy VIC', 'Copper, brass and steam beside the river.');
  await act(employer(506), `deactivateJob(id: ${id}) { id }`);
  await jobs.tellOfEmployer(506, 3, true, { name: 'Emu Ovens' });
  await postAs(506, 'Perth WA', 'Spouts, lids and handles, seven mornings.');
  await jobs.tellOfEmployer(507, 2, true, { name: 'The Kelpie Kitchens' });
  await postAs(507, 'Darwin NT', 'Enamel ones only; bring an apron and patience.');
  await jobs.tellOfEmployer(508, 2, true, { name: 'Kelpie Gardens' });
  await postAs(508, 'Fitzroy VIC', 'A museum asks for somebody careful with old tin.');
  await until('all of them', async () => (await page({ search: 'kettles' })).total === 3);
  const { data } = await jobs.ask(student(1), `{ closedJob(id: ${id}) { similar { location } } }`);
  expect(data.closedJob).toEqual({
    similar: [{ location: 'Perth WA' }, { location: 'Darwin NT' }, { location: 'Fitzroy VIC' }],
  });
});

test('a saved search announces new results, unless it is paused, and belongs to the student', async () => {
  const mei = student(71);
  const fields = 'id name query paused';
  const save = (name: string, query: string, filter: object) =>
    jobs.ask(
      mei,
      `mutation ($name: String!, $query: String!, $filter: JobSearchFilter!) {
        saveSearch(name: $name, query: $query, filter: $filter) { ${fields} } }`,
      { name, query, filter },
    );
  const before = await post({ title: 'Glassblower of vases' });
  await until('the first ad', async () => (await idsOf({ search: 'glassblower' })).includes(before));
  const Saved = z.object({ id: z.number(), name: z.string(), query: z.string(), paused: z.boolean() });
  const { id, ...saved } = Saved.parse(
    (await save(' Glass ', '?search=glassblower', { search: 'glassblower' })).data.saveSearch,
  );
  expect(saved).toEqual({ name: 'Glass', query: 'search=glassblower', paused: false });
  expect((await save('Again', 'search=glassblower', { search: 'glassblower' })).data.saveSearch).toMatchObject({ id });

  const SearchFound = z.object({
    searchId: z.number(),
    studentId: z.number(),
    name: z.string(),
    jobIds: z.array(z.number()),
  });
  const found = () => jobs.heard('jobs.search.v1.found').map(({ data }) => SearchFound.parse(data));
  // A search that only an older version accepted does not block the others.
  await using mongo = await openMongo(jobs.mongoUrl);
  const unreadable = { userId: 73, query: 'q', filter: '{"search":7}', known: [], lookedAt: new Date(0), version: 1 };
  await mongo.collection<{ _id: number }>('saved_searches').insertOne({ _id: 9_000, ...unreadable });
  const fresh = await post({ title: 'Glassblower of bottles' });
  await until('the second ad', async () => (await idsOf({ search: 'glassblower' })).includes(fresh));
  jobs.clock.offsetMs += 11 * 60_000;
  await until('what is new', async () => found().length > 0);
  expect(found()).toEqual([{ searchId: id, studentId: 71, name: 'Glass', jobIds: [fresh] }]);

  expect(codeOf(await act(student(72), `changeSearch(id: ${id}, paused: true) { id }`))).toBe('NOT_FOUND');
  expect(codeOf(await act(student(72), `removeSearch(id: ${id})`))).toBe('NOT_FOUND');
  for (let number = 2; number <= 10; number++)
    await save(`Search ${number}`, `search=${number}`, { search: `${number}` });
  const eleventh = await save('One more', 'search=more', { search: 'more' });
  expect(eleventh.errors[0]?.detail).toEqual([expect.objectContaining({ loc: ['body', 'name'] })]);
  const listed = await jobs.ask(mei, '{ mySearches { id } }');
  expect(listed.data.mySearches).toHaveLength(10);

  const changes = () => jobs.heard('jobs.search.v1.changed').map(({ data }) => data);
  expect((await act(mei, `removeSearch(id: ${id})`)).errors).toEqual([]);
  expect(codeOf(await act(mei, `removeSearch(id: ${id})`))).toBe('NOT_FOUND');
  await until('the removal', async () => changes().length > 0);
  expect(changes()).toMatchObject([{ searchId: id, studentId: 71, stopped: true }]);
  const atOnce = ['a', 'b', 'c'].map((word) => save(word, `search=${word}`, { search: word }));
  const refused = (await Promise.all(atOnce)).filter(({ errors }) => errors.length > 0);
  expect(refused.length).toBeGreaterThanOrEqual(2);

  await jobs.bus.publish(happened('identity.user.v1.deleted', { userId: 71, version: 9, role: 'student' }, new Date()));
  await until('the deletion', async () => {
    const { data } = await jobs.ask(mei, '{ mySearches { id } }');
    return Array.isArray(data.mySearches) && data.mySearches.length === 0;
  });
  expect(codeOf(await save('Late', 'search=late', { search: 'late' }))).toBe('NOT_FOUND');
});
