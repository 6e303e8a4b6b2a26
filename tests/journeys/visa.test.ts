import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { readConfig } from '@waratah/visa/config';
import { startVisa } from '@waratah/visa/server';
import { z } from 'zod';
import { asOperator, employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { type OwnPortal, startPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { anExecutable, aPdf, aPng } from '../support/files.ts';
import { type Inbox, openInbox } from '../support/inbox.ts';

let portal: OwnPortal;
let gateway = '';
let inbox: Inbox;
let mei: Awaited<ReturnType<typeof register>>;
let ravi: Awaited<ReturnType<typeof register>>;
let employer: Awaited<ReturnType<typeof register>>;
let reviewer: string;

const Token = z.object({ access_token: z.string() });

/** Every service in a process of its own, as in production. */
beforeAll(async () => {
  portal = await startPortal({ apart: true });
  ({ gateway } = portal);
  inbox = openInbox(portal.inbox);
  mei = await register(gateway, studentPayload('mei@example.org'));
  ravi = await register(gateway, studentPayload('ravi@example.org', { full_name: 'Ravi Kumar' }));
  employer = await register(gateway, employerPayload('sam@example.org'));
  const account = { email: 'op@example.org', password };
  await asOperator(gateway).post('/ops/operators', account);
  reviewer = Token.parse((await rest(gateway).post('/auth/login', account)).body).access_token;
});
afterAll(async () => {
  await portal[Symbol.asyncDispose]();
});

const path = '/auth/visa/documents/upload?document_type=vevo';
const field = (body: unknown, name: string): string => String(Object(body)[name]);
const wrong = (name: string, msg: unknown, where = 'body') => ({
  status: 422,
  body: { detail: [{ loc: [where, name], msg, type: expect.any(String) }] },
});

const ask = async (token: string, query: string, variables: object = {}) => {
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const Answer = z.object({
    data: z.record(z.string(), z.unknown()).nullish(),
    errors: z.array(z.looseObject({ extensions: z.looseObject({ code: z.string() }) })).optional(),
  });
  return Answer.parse(await answer.json());
};
const Version = z.object({ version: z.number() });
const versionOf = async (studentId: number) => {
  const { data } = await ask(reviewer, 'query ($id: Int!) { visaReview(studentId: $id) { version } }', {
    id: studentId,
  });
  return Version.parse(data?.['visaReview']).version;
};
const decide = (studentId: number, version: number, decision: object, token = reviewer) =>
  ask(
    token,
    'mutation ($id: Int!, $version: Int!, $decision: VisaDecisionInput!) { decideVisaVerification(studentId: $id, version: $version, decision: $decision) { status } }',
    { id: studentId, version, decision },
  );
const approval = { approve: true, visaSubclass: '500', visaExpiry: '2031-03-15', conditions: ['8105 Work limitation'] };

describe('the calls of the specification', () => {
  test('begin without a document: a record, and documents without a link', async () => {
    expect((await mei.api.get('/auth/visa/status')).body).toEqual({
      verification_status: 'not_started',
      has_verification: false,
      verification_message: 'Upload your VEVO document and we check your visa.',
      vevo_document_url: null,
    });
    expect((await mei.api.get('/auth/visa/documents')).body).toEqual({ vevo: { resolved_url: null } });
    expect(await mei.api.post('/auth/visa/verify', { consent: true })).toMatchObject(
      wrong('document', 'Please upload your VEVO document first.'),
    );
  });

  test.each([
    ['GET', '/auth/visa/status'],
    ['GET', '/auth/visa/documents'],
    ['POST', '/auth/visa/verify'],
    ['UPLOAD', path],
  ])('are for students only: %s %s', async (method, address) => {
    const call = (api: ReturnType<typeof rest>) =>
      method === 'UPLOAD'
        ? api.upload(address, aPdf(), 'vevo.pdf')
        : method === 'GET'
          ? api.get(address)
          : api.post(address, { consent: true });
    expect((await call(rest(gateway))).status).toBe(401);
    expect((await call(rest(gateway, 'dead'))).status).toBe(401);
    expect((await call(employer.api)).status).toBe(403);
    expect((await call(rest(gateway, reviewer))).status).toBe(403);
  });

  test('tell every sender why a file is refused, even a large one', async () => {
    const large = aPdf(['Large'], { padding: 9 * 1024 * 1024 });
    for (let round = 0; round < 5; round++) {
      expect((await rest(gateway, 'dead').upload(path, large, 'vevo.pdf')).status).toBe(401);
      expect((await employer.api.upload(path, large, 'vevo.pdf')).status).toBe(403);
    }
  });

  test('accept a document of the allowed types only', async () => {
    expect(await mei.api.upload(path, anExecutable, 'vevo.pdf')).toMatchObject(
      wrong('file', 'The document must be a whole PDF, JPG, PNG, DOC or DOCX file.'),
    );
    expect(await mei.api.upload(path, aPdf().subarray(0, 300), 'vevo.pdf')).toMatchObject(
      wrong('file', 'The document must be a whole PDF, JPG, PNG, DOC or DOCX file.'),
    );
    expect(await mei.api.upload(path, aPdf(['Large'], { padding: 11 * 1024 * 1024 }), 'vevo.pdf')).toMatchObject({
      status: 413,
      body: { detail: 'The file is too large. At most 10 MB are accepted.' },
    });
    expect(await mei.api.upload('/auth/visa/documents/upload?document_type=passport', aPdf(), 'a.pdf')).toMatchObject(
      wrong('document_type', 'Must be vevo', 'query'),
    );
    expect((await mei.api.get('/auth/visa/documents')).body).toEqual({ vevo: { resolved_url: null } });
    const taken = await mei.api.upload(path, aPdf(['VEVO of Mei Tan']), 'VEVO Mei.pdf');
    expect(taken).toMatchObject({ status: 200, body: { document_url: expect.stringContaining('/api/files/') } });
    const file = await fetch(field(taken.body, 'document_url'));
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect(await file.text()).toMatch(/^%PDF-1\.7\n[^]*\(VEVO of Mei Tan\) Tj[^]*%%EOF/);
  });

  test('store nothing of a refused file', async () => {
    const {
      S3_ENDPOINT = '',
      S3_ACCESS_KEY = '',
      S3_SECRET_KEY = '',
      S3_REGION = '',
      S3_BUCKET = 'waratah',
    } = portal.env;
    const objects = openObjectStore({ S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION, S3_BUCKET });
    expect(await Array.fromAsync(objects.list(`visa-documents/${mei.user.id}/`))).toHaveLength(1);
  });

  test('require consent and a truthful declaration', async () => {
    const verify = (body: unknown) => mei.api.post('/auth/visa/verify', body);
    for (const body of [{}, { consent: false }, { consent: null }])
      expect(await verify(body)).toMatchObject(wrong('consent', 'Please give your consent to the check.'));
    expect(await verify({ consent: 'yes' })).toMatchObject(wrong('consent', 'Must be true'));
    expect(await verify({ consent: true, visa_subclass: '999' })).toMatchObject(
      wrong('visa_subclass', 'Please choose a visa from the list.'),
    );
    expect(await verify({ consent: true, visa_expiry: '2020-01-01' })).toMatchObject(
      wrong('visa_expiry', 'This visa has ended already.'),
    );
    expect(await verify('[')).toMatchObject({ status: 422 });
    expect((await mei.api.get('/auth/visa/status')).body).toMatchObject({ verification_status: 'not_started' });
    expect(await verify({ consent: true })).toMatchObject({
      status: 200,
      body: { verification_status: 'pending', has_verification: true, vevo_document_url: expect.any(String) },
    });
  });
});

test("one student's document looks missing to everybody else", async () => {
  expect((await ravi.api.get('/auth/visa/documents')).body).toEqual({ vevo: { resolved_url: null } });
  expect((await ravi.api.get('/auth/visa/status')).body).toMatchObject({ vevo_document_url: null });
  for (const { token } of [ravi, employer])
    for (const query of [
      `{ visaReview(studentId: ${mei.user.id}) { version } }`,
      '{ visaReviews { total } }',
      `mutation { openVisaDocument(studentId: ${mei.user.id}) { url } }`,
    ])
      expect((await ask(token, query)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const forged = await signedLinks('another secret').sign('file', JSON.stringify({ key: 'visa-documents/1/x' }), '5m');
  expect((await fetch(`${gateway}/api/files/${forged}`)).status).toBe(404);
});

test('opening a link changes nothing, so a mail scanner does no harm', async () => {
  const version = await versionOf(mei.user.id);
  for (const address of [
    '/profile?tab=visa',
    '/api/auth/visa/verify',
    '/api/auth/visa/status',
    '/ops/visa',
    `/graphql?query=${encodeURIComponent(`mutation{decideVisaVerification(studentId:${mei.user.id},version:${version},decision:{approve:false,reason:"x"}){status}}`)}`,
  ])
    for (const method of ['GET', 'HEAD'])
      await fetch(`${gateway}${address}`, { method, headers: { authorization: `Bearer ${reviewer}` } });
  expect(await versionOf(mei.user.id)).toBe(version);
  expect((await mei.api.get('/auth/visa/status')).body).toMatchObject({ verification_status: 'pending' });
});

const Explained = z.array(
  z.object({ matches: z.array(z.object({ job_id: z.number(), reasons: z.array(z.string()) })) }),
);
const reasonsFor = async (studentId: number) => {
  const { body } = await asOperator(gateway).get(`/ops/match?student_id=${studentId}`);
  return Explained.parse(body)[0]?.matches.flatMap(({ reasons }) => reasons) ?? [];
};
const confirm = async (address: string) => {
  const mail = await inbox.next(address, /^Confirm your email/);
  const token = /verify-email\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
  await rest(gateway).post('/auth/verify-email', { token });
};

test('verified by an operator: the student gets an email, and the morning email mentions it', async () => {
  await confirm('sam@example.org');
  await confirm('mei@example.org');
  await employer.api.post('/auth/employer/jobs', {
    title: 'Library assistant',
    description: '<p>Shelve books and help readers, 14 hours a week in the evenings.</p>',
    role_category: 'SERVICE_RETAIL_HOSPITALITY',
    employment_type: 'CASUAL',
    experience_level: 'entry',
    location: 'Sydney NSW',
    city: 'Sydney',
    state: 'NSW',
    visa_types: '["500","485"]',
  });
  await eventually(async () => expect(await reasonsFor(mei.user.id)).toContain('Accepts subclass 500'));

  const { data } = await ask(reviewer, `mutation { openVisaDocument(studentId: ${mei.user.id}) { url type } }`);
  expect((await fetch(field(data?.['openVisaDocument'], 'url'))).status).toBe(200);
  const version = await versionOf(mei.user.id);
  expect((await decide(mei.user.id, version, approval)).errors).toBeUndefined();
  expect((await decide(mei.user.id, version, approval)).errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect((await mei.api.get('/auth/visa/status')).body).toMatchObject({
    verification_status: 'verified',
    verification_message: 'We checked your document: Student Visa subclass 500 until 15 March 2031.',
  });
  const letter = await inbox.next('mei@example.org', /^Your visa is verified$/);
  expect(letter.text).toContain('Student Visa subclass 500, until 15 March 2031');
  expect(letter.text).toContain('8105 Work limitation');

  await eventually(async () => expect(await reasonsFor(mei.user.id)).toContain('Accepts your verified subclass 500'));
  expect((await asOperator(gateway).post('/ops/match', { student_id: mei.user.id })).body).toMatchObject({
    prepared: 1,
  });
  const digest = await inbox.next('mei@example.org', /fits you/);
  expect(digest.text).toContain('Accepts your verified subclass 500');
  expect(digest.text).toContain('Checked against your verified subclass 500');
});

test('employers see the verified visa and the hours only while the student consents', async () => {
  const posted = await employer.api.post('/auth/employer/jobs', {
    title: 'Ferry deckhand',
    description: '<p>Tie up ferries and help people on board, 12 hours a week on weekends.</p>',
    required_skills: ['Seamanship'],
    role_category: 'SERVICE_RETAIL_HOSPITALITY',
    employment_type: 'CASUAL',
    location: 'Sydney NSW',
    visa_types: ['500'],
  });
  const job = Number(field(posted.body, 'id'));
  await ask(mei.token, 'mutation { updatePreferences(input: { hoursWorked: 10 }) { digest } }');
  await mei.api.put('/auth/profile/student', { skills: ['Seamanship'], languages: ['English', 'Mandarin'] });
  await eventually(async () => {
    const { body } = await mei.api.get('/auth/me');
    expect(Object(body).languages).toEqual(['English', 'Mandarin']);
    expect((await mei.api.post(`/jobs/${job}/apply`)).status).toBe(201);
  });
  const shown = async (token = employer.token) => {
    const { data } = await ask(
      token,
      `{ employerApplications(jobId: ${job}) { applications { user { visaType } verifiedVisa { subclass until } fit { reasons hoursAWeek anyHours } } } }`,
    );
    return Object(data?.['employerApplications']).applications;
  };
  await eventually(async () =>
    expect(await shown()).toEqual([
      {
        user: { visaType: '500' },
        verifiedVisa: null,
        fit: { reasons: ['Seamanship matches the ad', 'Lives in or near Sydney'], hoursAWeek: null, anyHours: null },
      },
    ]),
  );
  const share = (agrees: boolean) => ask(mei.token, `mutation { shareVisa(share: ${agrees}) { sharedSince } }`);
  await share(true);
  expect(await shown()).toMatchObject([
    {
      verifiedVisa: { subclass: '500', until: '2031-03' },
      fit: {
        reasons: [
          'Seamanship matches the ad',
          'Can work the 12 h a week',
          'Lives in or near Sydney',
          'The ad accepts their subclass 500',
        ],
        hoursAWeek: 14,
        anyHours: false,
      },
    },
  ]);
  const stranger = await register(gateway, employerPayload('eve@example.org'));
  expect(await shown(stranger.token)).toEqual([]);
  await share(false);
  expect(await shown()).toMatchObject([{ verifiedVisa: null, fit: { hoursAWeek: null, anyHours: null } }]);
});

test('rejected: the email gives the reason, and another document may follow', async () => {
  await ravi.api.upload(path, aPng, 'photo.png');
  await ravi.api.post('/auth/visa/verify', { consent: true, visa_subclass: '485' });
  const version = await versionOf(ravi.user.id);
  await ask(reviewer, `mutation { openVisaDocument(studentId: ${ravi.user.id}) { url } }`);
  await decide(ravi.user.id, version, { approve: false, reason: 'The photo shows no subclass.' });
  const letter = await inbox.next('ravi@example.org', /^We could not verify your visa$/);
  expect(letter.text).toContain('The photo shows no subclass.');
  await ravi.api.upload(path, aPdf(), 'vevo.pdf');
  expect((await ravi.api.post('/auth/visa/verify', { consent: true })).body).toMatchObject({
    verification_status: 'pending',
  });
});

test('the export contains the record and its reviewers', async () => {
  const { body } = await mei.api.get('/auth/account/export');
  expect(Object(body).visa).toMatchObject({
    verification: { status: 'verified', views: [expect.anything()], decisions: [{ status: 'verified' }] },
  });
});

test('eight days later the file is deleted, and the record remains', async () => {
  const { resolved_url: link } = Object(Object((await mei.api.get('/auth/visa/documents')).body).vevo);
  expect((await fetch(String(link))).status).toBe(200);
  await portal.stop('visa');
  const inEightDays = () => new Date(Date.now() + 8 * 24 * 3_600_000);
  await using _later = await startVisa(readConfig(portal.env), { clock: inEightDays });
  await eventually(async () => expect((await fetch(String(link))).status).toBe(404));
  expect((await mei.api.get('/auth/visa/documents')).body).toEqual({ vevo: { resolved_url: null } });
  expect((await mei.api.get('/auth/visa/status')).body).toMatchObject({
    verification_status: 'verified',
    has_verification: true,
    vevo_document_url: null,
  });
  // A document that still waits for its review stays.
  expect((await ravi.api.get('/auth/visa/status')).body).toMatchObject({ vevo_document_url: expect.any(String) });
});
