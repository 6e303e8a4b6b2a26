import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { routes } from '@waratah/gateway/rest/rest';
import { openBus } from '@waratah/kit/events/bus';
import { happened } from '@waratah/kit/events/outbox';
import { folders } from '@waratah/kit/files/object-rights';
import { createLogger } from '@waratah/kit/process/logger';
import { consumerOf } from '@waratah/events/subjects';
import { z } from 'zod';
import { asOperator, employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { eventually } from '../support/eventually.ts';
import { aPdf, aPng } from '../support/files.ts';
import { openInbox } from '../support/inbox.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { placesWith } from '../support/places-with.ts';

let portal: OwnPortal;
let gateway = '';

beforeAll(async () => {
  portal = await startPortal({ settings: { LOG_LEVEL: 'debug' } });
  ({ gateway } = portal);
});
afterAll(async () => {
  await portal?.[Symbol.asyncDispose]();
});

type Registered = Awaited<ReturnType<typeof register>>;

const verified = async (payload: Readonly<{ email: string }>): Promise<Registered> => {
  const somebody = await register(gateway, payload);
  const mail = await openInbox(portal.inbox).next(payload.email, /Confirm/);
  const token = /token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
  expect((await rest(gateway).post('/auth/verify-email', { token })).status).toBe(200);
  return somebody;
};

const Shape = z.object({ properties: z.record(z.string(), z.unknown()).optional() });
const asGiven = { io: 'input', unrepresentable: 'any' } as const;

/** A body that has every field of the call, so that a new field is filled in here too. `fixed` are named elsewhere. */
const whole = <Body extends object>(method: string, path: string, body: Body, fixed: readonly string[] = []): Body => {
  const route = routes.find((one) => one.method === method && one.path === path);
  const { properties = {} } = Shape.parse(route?.input.body && z.toJSONSchema(route.input.body, asGiven));
  const fields = Object.keys(properties).filter((name) => !fixed.includes(name));
  expect(fields.length).toBeGreaterThan(0);
  expect([path, Object.keys(body).toSorted()]).toEqual([path, fields.toSorted()]);
  return body;
};

const done = async (call: Promise<Readonly<{ status: number; body: unknown }>>, status: number): Promise<unknown> => {
  const answer = await call;
  if (answer.status !== status) throw new Error(`${answer.status}, not ${status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
};

const graphql = async ({ token }: Readonly<{ token?: string | undefined }>, query: string, variables: object = {}) => {
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = Object(await answer.json());
  expect(data).toEqual(expect.anything());
  return Object(data);
};

/** The words, and the files in the folders of an account. */
const marksOf = (words: RegExp, id: number) =>
  new RegExp(`${words.source}|\\b(?:${Object.values(folders).join('|')})/${id}/`, words.flags);

const jobFields = {
  title: 'Weekend barista',
  description: '<p>Make coffee for echidnas on Saturday and Sunday mornings. Echidna people sponsor visas.</p>',
  location: 'Bilby Lane, Sydney NSW',
  city: 'Sydney',
  state: 'NSW',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
  salary: '$40 an hour and Echidna cake',
  salary_min: 40,
  salary_max: 42,
  salary_currency: 'AUD',
  salary_period: 'hour',
  hours_min: 10,
  hours_max: 15,
  work_days: ['sat', 'sun'],
  shift_start: '06:30',
  shift_end: '12:30',
  experience_level: 'Echidna beginner',
  remote_option: false,
  visa_sponsorship: true,
  visa_types: ['500'],
  international_student_friendly: true,
  education_requirements: 'A certificate of Echidna coffee',
  required_skills: ['Echidna coffee'],
  preferred_skills: ['Echidna cake'],
  expires_at: new Date(Date.now() + 20 * 86_400_000).toISOString(),
  is_active: true,
};

test('nothing of a deleted student remains: no record, message, file, job in a queue or line of the log', async () => {
  const name = 'Quillwyn Zephyrson';
  const registered = studentPayload('quill@example.org', {
    username: 'quill',
    full_name: name,
    contact_number: '0491 571 266',
    city_suburb: 'Ultimo NSW',
    date_of_birth: '1999-02-27',
    degree: 'Bachelor of Quokka Studies',
  });
  const ofEmployers = Object.keys(employerPayload('')).filter((field) => !(field in registered));
  const student = await verified(
    whole('post', '/auth/register', registered, [...ofEmployers, 'company_website', 'employer_role_title']),
  );
  const profile = {
    full_name: name,
    contact_number: '0491 571 266',
    date_of_birth: '1999-02-27',
    city_suburb: 'Ultimo NSW',
    university: 'University of Technology Sydney',
    degree: 'Bachelor of Quokka Studies',
    graduation_year: '2027',
    visa_status: 'Student Visa subclass 500',
    education: [
      {
        institution: 'Quokka College',
        degree: 'Diploma of Quokkas',
        field: 'Quokkas',
        start_year: '2018',
        end_year: '2020',
      },
    ],
    experience: [
      { company: 'Quokka Zoo', title: 'Quokka keeper', start: '2021-02', end: 'Present', description: 'Fed quokkas.' },
    ],
    skills: ['Quokka keeping'],
    activities: ['Quokka walks'],
    languages: ['Quokkish'],
  };
  const { api, user } = student;
  await done(api.put('/auth/profile/student', whole('put', '/auth/profile/student', profile)), 200);
  await done(api.upload('/auth/profile/resume', aPdf([name, 'Keeper of quokkas']), 'quill.pdf'), 200);
  await done(
    api.upload('/auth/visa/documents/upload?document_type=vevo', aPdf(['Quokka visa']), 'quill-visa.pdf'),
    200,
  );
  const claim = { visa_subclass: '500', visa_expiry: '2031-03-15', consent: true };
  await done(api.post('/auth/visa/verify', whole('post', '/auth/visa/verify', claim)), 200);
  const preferences = {
    digest: true,
    trades: ['3513', 'student_jobs'],
    work_types: ['CASUAL'],
    states: ['NSW'],
    paused_until: '2027-01-10',
    hours_wanted: 15,
    days_wanted: ['sat', 'sun'],
    times_wanted: ['morning'],
    hours_worked: 0,
    breaks: [{ from: '2027-11-20', to: '2028-02-20' }],
    pay_floor: 25,
    visa_expiry: '2031-03-15',
    course_level: 'other',
    course_begins: '2026-03-02',
    degree_begins: '2026-03-09',
    course_ends: '2028-11-30',
    earlier_rights: 'no',
    employer: 'Quokka Zoo',
    employer_since: '2026-05-01',
    employment_ended: '2026-08-01',
    work_granted: 'limited',
    grant_conditions: '8105, 8503',
    former_visa: '485',
    former_visa_ends: '2026-01-31',
  };
  await done(api.put('/auth/student/preferences', whole('put', '/auth/student/preferences', preferences)), 200);
  // no-luck: any past day of the last weeks is one to note
  const day = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const shift = { id: 'quokka-shift-1', day, hours: 2, employer: 'Quokka Zoo' };
  await graphql(student, 'mutation($input: ShiftInput!) { noteShift(input: $input) { limit } }', { input: shift });
  const asked = { text: 'Quokka minder\nCasual, 12 hours a week at $36 an hour. Come and join us.' };
  const { checkAd } = await graphql(student, 'query($ad: AdToCheckInput!) { checkAd(input: $ad) { reading } }', {
    ad: asked,
  });
  const check = { id: 'quokka-check-1', reading: checkAd.reading, link: 'https://jobs.example/quokka' };
  await graphql(student, 'mutation($input: CheckToKeepInput!) { keepCheck(input: $input) { id } }', { input: check });
  await graphql(
    student,
    'mutation($f: JobSearchFilter!) { saveSearch(name: "Quokkas", filter: $f, query: "q=quokka") { id } }',
    { f: { search: 'quokka' } },
  );

  const numbat = await verified(employerPayload('numbat@example.org', { company_name: 'Numbat Bar' }));
  const barHand = { ...jobFields, title: 'Bar hand', description: '<p>Pour drinks at the bar on weekends.</p>' };
  const neutral = { location: 'Sydney NSW', salary: '', education_requirements: '', experience_level: '' };
  const posting = { ...barHand, ...neutral, required_skills: [], preferred_skills: [] };
  const { id: adId } = Object(await done(numbat.api.post('/auth/employer/jobs', posting), 201));
  await eventually(async () => expect((await rest(gateway).get(`/jobs/${adId}`)).status).toBe(200));
  const favorite = { job_id: adId, notes: 'Ask about quokkas' };
  await done(api.post('/auth/student/favorites', whole('post', '/auth/student/favorites', favorite)), 201);
  const report = { reason: 'scam', comment: 'They asked for a quokka.' };
  await done(api.post(`/jobs/${adId}/report`, whole('post', '/jobs/{id}/report', report)), 200);
  await eventually(async () => expect((await api.post(`/jobs/${adId}/apply`)).status).toBe(201));
  const applicants = async () => (await numbat.api.get('/auth/employer/applications')).body;
  expect(await applicants()).toMatchObject([{ user: { full_name: name } }]);
  const { id: application } = Object(await applicants())[0];
  await graphql(numbat, 'mutation($id: Int!) { noteApplication(id: $id, note: "Knows quokkas") { id } }', {
    id: application,
  });
  const marks = marksOf(/quill|Zephyrson|quokka|571.?266|1999-02-27|2031-03-15/i, user.id);
  await eventually(async () =>
    expect(await placesWith(portal, marks)).toEqual(
      expect.arrayContaining([
        'identity.users',
        'ai.profile_texts',
        'applications.applications',
        'jobs.favorites',
        'jobs.reports',
        'jobs.saved_searches',
        'matching.kept_checks',
        'matching.students',
        'mailer.messages',
        'visa.verifications',
        `file resumes/${user.id}`,
        `file visa-documents/${user.id}`,
      ]),
    ),
  );

  const exported = (await api.get('/auth/account/export')).body;
  const text = JSON.stringify(exported);
  expect(exported).toMatchObject({
    id: user.id,
    email: 'quill@example.org',
    identity: {
      account: { full_name: name },
      sessions: [{ device: expect.any(String) }],
      files: [{ name: 'quill.pdf' }],
    },
    ai: { read: { skills: expect.arrayContaining(['Quokka keeping']) } },
    matching: { profile: { full_name: name }, kept_checks: [{ title: 'Quokka minder', link: check.link }] },
    jobs: { favorites: [{ notes: 'Ask about quokkas' }] },
    applications: { applications: [{ job_id: adId, student: { full_name: name } }], person: { full_name: name } },
    mailer: { messages: expect.arrayContaining([expect.objectContaining({ state: 'sent' })]) },
  });
  expect(text).not.toMatch(/argon2|"hash"/);

  expect(await api.delete('/auth/account', { password: 'not it at all' })).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['body', 'password'], msg: 'This password is not right' }] },
  });
  expect((await api.delete('/auth/account', { password })).body).toEqual({ success: true });

  await eventually(async () => expect((await api.get('/auth/me')).status).toBe(401));
  expect((await rest(gateway).post('/auth/session/refresh', { refresh_token: student.refreshToken })).status).toBe(401);
  expect((await rest(gateway).post('/auth/login', { email: 'quill@example.org', password })).status).toBe(401);
  await eventually(async () => expect(await applicants()).toEqual([]));
  expect((await numbat.api.get('/auth/employer/dashboard/stats')).body).toMatchObject({ total_applications: 0 });
  await openInbox(portal.inbox).next('numbat@example.org', /An applicant for “Bar hand” has deleted their account/);
  await eventually(async () => expect(await placesWith(portal, marks)).toEqual([]));
  const run = await asOperator(gateway).get('/ops/match');
  expect(JSON.stringify(run.body)).not.toContain(`"student_id":${user.id},`);

  // News of before brings nothing back, and the address is free for somebody new.
  await asOperator(gateway).post('/ops/reannounce/users');
  await asOperator(gateway).post('/ops/reassess');
  const again = await register(gateway, studentPayload('quill@example.org', { full_name: 'Somebody Else' }));
  expect(again.user.id).not.toBe(user.id);
  expect(await placesWith(portal, /Zephyrson|quokka/i)).toEqual([]);
});

test('nothing of a deleted employer remains, and their ads are closed: no text, document, logo, reason or quote', async () => {
  const registered = employerPayload('corner@example.org', {
    username: 'echidnadale',
    full_name: 'Quentin Echidnadale',
    contact_number: '0491 571 491',
    company_name: 'Bilby Corner',
    company_website: 'https://echidna.example',
    employer_role_title: 'Chief echidna',
  });
  const ofStudents = Object.keys(studentPayload('')).filter((field) => !(field in registered));
  const employer = await verified(whole('post', '/auth/register', registered, ofStudents));
  const { api, user } = employer;
  const profile = {
    full_name: 'Quentin Echidnadale',
    contact_number: '0491 571 491',
    company_name: 'Bilby Corner',
    company_abn: '51824753556',
    employer_role_title: 'Chief echidna',
    company_website: 'https://echidna.example',
    company_size: '11-50',
    industry: 'Hospitality',
    company_description: 'Coffee by echidnas.',
  };
  await done(api.put('/auth/profile/employer', whole('put', '/auth/profile/employer', profile)), 200);
  await done(api.upload('/auth/employer/company/logo', aPng, 'echidna.png'), 200);
  const payload = whole('post', '/auth/employer/jobs', jobFields, ['version', 'job_type', 'remote_friendly']);
  const { id } = Object(
    await done(api.post('/auth/employer/jobs', payload, { 'idempotency-key': 'echidna-ad-1' }), 201),
  );
  await done(
    api.upload(`/auth/employer/jobs/${id}/document`, aPdf(['Duties of an echidna in our cafe']), 'echidna-duties.pdf'),
    200,
  );
  const risky = {
    ...payload,
    title: 'Echidna packer',
    description: '<p>Pay Echidna a $200 training fee before you start.</p>',
  };
  const { id: held } = Object(await done(api.post('/auth/employer/jobs', risky), 201));
  const taken = { ...payload, title: 'Echidna waiter', description: '<p>Serve tables of echidnas on weekends.</p>' };
  const { id: rejected } = Object(await done(api.post('/auth/employer/jobs', taken), 201));
  const draft = { ...payload, title: 'Echidna draft', step: 0 };
  await done(
    api.post(
      '/auth/employer/job-drafts',
      whole('post', '/auth/employer/job-drafts', draft, ['version', 'job_type', 'remote_friendly']),
    ),
    201,
  );
  await graphql(
    { token: 'local:operators' },
    'mutation($id: Int!) { takeDownJob(id: $id, reason: "Wombat tables") { id } }',
    {
      id: rejected,
    },
  );
  await eventually(async () => expect((await rest(gateway).get(`/jobs/${id}`)).status).toBe(200));

  const student = await verified(studentPayload('mei@example.org'));
  await eventually(async () => expect((await student.api.post(`/jobs/${id}/apply`)).status).toBe(201));
  await done(student.api.post('/auth/student/favorites', { job_id: id }), 201);

  const marks = marksOf(/corner@|echidna|571.?491|training fee/i, user.id);
  await eventually(async () =>
    expect(await placesWith(portal, /wombat/i)).toEqual(expect.arrayContaining(['identity.audit', 'jobs.jobs'])),
  );
  await eventually(async () =>
    expect(await placesWith(portal, marks)).toEqual(
      expect.arrayContaining([
        'identity.users',
        'ai.job_assessments',
        'applications.jobs',
        'jobs.drafts',
        'jobs.jobs',
        'mailer.messages',
        'matching.jobs',
        `file job-documents/${user.id}`,
        `file logos/${user.id}`,
      ]),
    ),
  );
  await eventually(async () => expect((await rest(gateway).get(`/jobs/${held}`)).status).toBe(404));
  expect((await api.get('/auth/account/export')).body).toMatchObject({
    jobs: {
      jobs: expect.arrayContaining([expect.objectContaining({ title: jobFields.title })]),
      drafts: [{ title: 'Echidna draft' }],
      employer: { company_name: 'Bilby Corner' },
    },
  });

  expect((await api.delete('/auth/account', { password })).body).toEqual({ success: true });
  await eventually(async () => expect((await rest(gateway).get(`/jobs/${id}`)).status).toBe(404));
  await eventually(async () => expect(await placesWith(portal, marks)).toEqual([]));
  // What operators did is kept for 400 days, and what a student applied for and saved is the student's own record.
  const trail = /^(?:identity\.audit|jobs\.published_events|AUDIT .*)$/;
  expect((await placesWith(portal, /wombat/i)).filter((place) => !trail.test(place))).toEqual([]);
  await eventually(async () =>
    expect(await placesWith(portal, /bilby/i)).toEqual(['applications.applications', 'jobs.favorites']),
  );
  await asOperator(gateway).post('/ops/reassess');
  await asOperator(gateway).post('/ops/reannounce/jobs');
  expect(await placesWith(portal, marks)).toEqual([]);

  // An assessment that comes late is kept by nobody; the message itself goes with the next sweep of the stream.
  await using bus = await openBus(portal.nats, 'test', createLogger('test', 'silent'));
  const type = 'ai.job.v1.assessed';
  const sponsorship = { kind: { case: 'offers', value: { quote: 'The echidna sponsors' } }, confidence: 1 } as const;
  const late = { jobId: id, jobVersion: 1_000, employerId: user.id, sponsorship };
  await bus.publish(happened(type, late, new Date()));
  const { consumers } = await bus.manager();
  for (const service of ['jobs', 'matching'])
    await eventually(async () =>
      expect(await consumers.info('EVENTS', consumerOf(service, type))).toMatchObject({
        num_pending: 0,
        num_ack_pending: 0,
      }),
    );
  expect(await placesWith(portal, marks)).toEqual([`EVENTS ${type}.test.${user.id}`]);
});

test('an account without a password is deleted only after a fresh sign-in; operators delete and export the named account', async () => {
  const { user, api } = await register(gateway, studentPayload('named@example.org'));
  const op = asOperator(gateway);
  expect((await op.get('/ops/users/export?email=named@example.org')).body).toMatchObject({ id: user.id });
  expect((await op.get(`/ops/users/export?id=${user.id}`)).body).toMatchObject({ email: 'named@example.org' });
  expect((await op.get('/ops/users/export')).status).toBe(422);
  expect((await op.get('/ops/users/export?email=none@example.org')).status).toBe(404);
  expect((await api.get('/ops/users/export?email=named@example.org')).status).toBe(403);
  expect((await api.delete('/ops/users?email=named@example.org')).status).toBe(403);
  expect((await rest(gateway).delete('/auth/account')).status).toBe(401);
  expect((await rest(gateway).get('/auth/account/export')).status).toBe(401);
  expect((await op.delete(`/ops/users?id=${user.id}`)).body).toEqual({ success: true });
  expect((await op.delete(`/ops/users?id=${user.id}`)).status).toBe(404);
  await eventually(async () => expect((await api.get('/auth/me')).status).toBe(401));
});
