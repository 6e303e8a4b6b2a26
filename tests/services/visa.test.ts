import { afterAll, describe, expect, test } from '@jest/globals';
import { openObjectStore } from '@waratah/kit/files/object-store';
import { happened } from '@waratah/kit/events/outbox';
import { refusedWord } from '@waratah/kit/files/word-problems';
import { readConfig } from '@waratah/visa/config';
import { startVisa } from '@waratah/visa/server';
import { z } from 'zod';
import { type Answer, guest, key, user } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { aStudent } from '../support/factories.ts';
import { aDoc, aDocx, aJpeg, anExecutable, anXlsx, aPdf, aPng } from '../support/files.ts';
import { scaled } from '../support/scale.ts';
import { startService } from '../support/service.ts';

const start = new Date('2026-11-21T01:00:00Z');
const dayMs = 24 * 3_600_000;
let now = start;
const visa = await startService('visa', (env) => startVisa(readConfig(env), { clock: () => now }));
afterAll(async () => visa[Symbol.asyncDispose]());
/** A restart runs the hourly work. */
const { as, heard, restart, tell: say } = visa;
const objects = openObjectStore(readConfig(visa.env).objectStore);

const student = (id: number) => as(user(id, 'student'));
const operator = (id = 900) => as(user(id, 'operator'));

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions?.code;
const complaintOf = ({ errors }: Answer) => errors?.[0]?.message;

const told = (id: number, version = 1, fields: Parameters<typeof aStudent>[1] = {}) =>
  happened('identity.profile.v1.updated', { user: aStudent(id, { version, ...fields }) }, now);

const Status = z.object({
  verificationStatus: z.string(),
  hasVerification: z.boolean(),
  verificationMessage: z.string(),
  vevoDocumentUrl: z.string().nullable(),
  visaSubclass: z.string().nullable(),
  visaExpiry: z.string().nullable(),
  rejectionReason: z.string().nullable(),
});
const fields = Object.keys(Status.shape).join(' ');
const statusOf = async (id: number) =>
  Status.parse((await student(id)(`{ visaStatus { ${fields} } }`)).data?.['visaStatus']);

let uploads = 0;
const upload = async (id: number, bytes: Buffer = aPdf(['VEVO']), name = 'vevo.pdf') => {
  const key = `visa-documents/${id}/upload-${++uploads}`;
  await objects.put(
    key,
    'application/pdf',
    (async function* () {
      yield bytes;
    })(),
  );
  const answer = await student(id)(
    `mutation ($key: String!, $name: String!) { commitVisaDocument(key: $key, name: $name) { ${fields} } }`,
    { key, name },
  );
  return { key, answer };
};
const isThere = async (key: string) => (await objects.get(key)) !== undefined;

const request = (id: number, input: object = { consent: true }) =>
  student(id)(`mutation ($input: VisaVerificationInput!) { requestVisaVerification(input: $input) { ${fields} } }`, {
    input,
  });

const Review = z.object({
  studentId: z.number(),
  version: z.number(),
  status: z.string(),
  studentName: z.string(),
  views: z.array(z.object({ viewer: z.number().nullable(), at: z.string() })),
  decisions: z.array(z.object({ status: z.string(), reviewer: z.number().nullable(), reason: z.string().nullable() })),
});
const reviewFields = 'studentId version status studentName views { viewer at } decisions { status reviewer reason }';
const reviewOf = async (id: number) =>
  Review.parse(
    (await operator()(`query ($id: Int!) { visaReview(studentId: $id) { ${reviewFields} } }`, { id })).data?.[
      'visaReview'
    ],
  );
const decide = (by: ReturnType<typeof as>, id: number, version: number, decision: object) =>
  by(
    `mutation ($id: Int!, $version: Int!, $decision: VisaDecisionInput!) {
      decideVisaVerification(studentId: $id, version: $version, decision: $decision) { ${reviewFields} } }`,
    { id, version, decision },
  );
const approval = { approve: true, visaSubclass: '500', visaExpiry: '2028-03-15', conditions: ['8105 Work limitation'] };
const rejection = { approve: false, reason: 'The name is not legible.' };

const look = async (by: ReturnType<typeof as>, id: number) =>
  expect((await by(`mutation { openVisaDocument(studentId: ${id}) { url } }`)).errors).toBeUndefined();

/** A student whose document waits for its review; a picture, because reading a PDF takes a process. */
const unseen = async (id: number, bytes = aPng) => {
  await say(told(id));
  const { key } = await upload(id, bytes);
  await eventually(async () => expect((await request(id)).errors).toBeUndefined());
  return { key, version: (await reviewOf(id)).version };
};

/** The same, with the document already opened by an operator. */
const waiting = async (id: number, by = 900) => {
  const review = await unseen(id);
  await look(operator(by), id);
  return review;
};

describe('a student', () => {
  test('has no verification at first, and is told what to do', async () => {
    expect(await statusOf(1)).toEqual({
      verificationStatus: 'not_started',
      hasVerification: false,
      verificationMessage: 'Upload your VEVO document and we check your visa.',
      vevoDocumentUrl: null,
      visaSubclass: null,
      visaExpiry: null,
      rejectionReason: null,
    });
  });

  test('uploads, consents and waits, which is announced', async () => {
    await say(told(2));
    const { answer } = await upload(2);
    expect(answer.data?.['commitVisaDocument']).toMatchObject({
      verificationStatus: 'not_started',
      hasVerification: false,
      vevoDocumentUrl: expect.stringContaining('/api/files/'),
    });
    await eventually(async () =>
      expect(
        (await request(2, { consent: true, visaExpiry: '2028-03-15' })).data?.['requestVisaVerification'],
      ).toMatchObject({
        verificationStatus: 'pending',
        hasVerification: true,
        visaSubclass: '500',
      }),
    );
    const event = await heard.next('visa.verification.v1.submitted', ({ studentId }) => studentId === 2);
    expect(event).toMatchObject({ visaSubclass: '500', visaExpiry: '2028-03-15' });
  });

  test('needs consent and a document', async () => {
    await say(told(3));
    await eventually(async () =>
      expect(complaintOf(await request(3))).toBe('body.document: Please upload your VEVO document first.'),
    );
    await upload(3);
    expect(complaintOf(await request(3, {}))).toBe('body.consent: Please give your consent to the check.');
    expect(complaintOf(await request(3, { consent: false }))).toBe(
      'body.consent: Please give your consent to the check.',
    );
    expect((await statusOf(3)).verificationStatus).toBe('not_started');
  });

  test.each([
    ['PDF', aPdf(['VEVO'])],
    ['JPG', aJpeg],
    ['PNG', aPng],
    ['DOC', aDoc],
    ['DOCX', aDocx()],
  ])('may submit a %s', async (_kind, bytes) => {
    expect((await upload(4, bytes)).answer.errors).toBeUndefined();
  });

  test.each<readonly [string, Buffer, string?]>([
    ['a program', anExecutable],
    ['a PDF cut in two', aPdf(['Cut']).subarray(0, 400)],
    ['a PDF with an archive behind it', Buffer.concat([aPdf(), Buffer.from('PK\x03\x04payload')])],
    ['a picture cut in two', aPng.subarray(0, 50)],
    ['a spreadsheet', anXlsx],
    ['a Word document with macros', aDocx('word/vbaProject.bin'), refusedWord.macros],
    ['a Word document cut in two', aDocx().subarray(0, 120)],
    [
      'another program’s file in the same container',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]),
    ],
    ['a page of the web', Buffer.from('<!doctype html><script>1</script>')],
  ])(
    'may not submit %s, and none of it is stored',
    async (_what, bytes, message = 'The document must be a whole PDF, JPG, PNG, DOC or DOCX file.') => {
      const { key, answer } = await upload(5, bytes);
      expect(complaintOf(answer)).toBe(`body.file: ${message}`);
      expect(await isThere(key)).toBe(false);
      expect((await statusOf(5)).vevoDocumentUrl).toBeNull();
    },
  );

  test("cannot commit another user's upload", async () => {
    const { key } = await upload(6);
    const commit = 'mutation ($key: String!) { commitVisaDocument(key: $key, name: "x") { hasVerification } }';
    for (const wanted of [key, `visa-documents/5/../6/x`, 'resumes/5/x'])
      expect(codeOf(await student(5)(commit, { key: wanted }))).toBe('INVALID');
    expect(await isThere(key)).toBe(true);
  });

  test('cannot commit an upload a second time, and keeps it', async () => {
    const { key } = await upload(7);
    const commit = 'mutation ($key: String!) { commitVisaDocument(key: $key, name: "x") { hasVerification } }';
    expect(codeOf(await student(7)(commit, { key }))).toBe('INVALID');
    expect(await isThere(key)).toBe(true);
  });

  test('replaces the document, and the previous one is deleted', async () => {
    const first = await upload(8);
    await upload(8, aPng, 'photo.png');
    expect(await isThere(first.key)).toBe(false);
  });
});

describe('access', () => {
  const students = ['{ visaStatus { hasVerification } }', '{ visaDocuments { vevo { resolvedUrl } } }'];
  const studentChanges = [
    'mutation { commitVisaDocument(key: "visa-documents/1/x", name: "x") { hasVerification } }',
    'mutation { requestVisaVerification(input: { consent: true }) { hasVerification } }',
  ];
  const operators = [
    '{ visaReviews { total } }',
    '{ visaReview(studentId: 2) { version } }',
    'mutation { openVisaDocument(studentId: 2) { url } }',
    'mutation { decideVisaVerification(studentId: 2, version: 2, decision: { approve: false, reason: "No." }) { version } }',
    'mutation { revokeVisaVerification(studentId: 2, version: 2, reason: "No.") { version } }',
    'mutation { reannounceVerifications }',
  ];

  test.each([...students, ...studentChanges])('students only: %s', async (query) => {
    expect(codeOf(await as(guest)(query))).toBe('UNAUTHENTICATED');
    for (const role of ['employer', 'operator']) expect(codeOf(await as(user(2, role))(query))).toBe('FORBIDDEN');
  });

  test.each(operators)('operators only: %s', async (query) => {
    expect(codeOf(await as(guest)(query))).toBe('UNAUTHENTICATED');
    for (const role of ['student', 'employer']) expect(codeOf(await as(user(2, role))(query))).toBe('FORBIDDEN');
  });

  test('a missing verification is not found', async () => {
    expect(codeOf(await operator()('{ visaReview(studentId: 77) { version } }'))).toBe('NOT_FOUND');
    expect(codeOf(await operator()('mutation { openVisaDocument(studentId: 77) { url } }'))).toBe('NOT_FOUND');
    expect(codeOf(await decide(operator(), 77, 1, rejection))).toBe('NOT_FOUND');
    // Uploaded without requesting a review, so nobody looks at it.
    expect(codeOf(await operator()('mutation { openVisaDocument(studentId: 8) { url } }'))).toBe('NOT_FOUND');
  });
});

describe('a review', () => {
  test('verifies: the student sees it and gets an email, and it is announced', async () => {
    const { version } = await waiting(20);
    expect((await decide(operator(), 20, version, approval)).errors).toBeUndefined();
    expect(await statusOf(20)).toMatchObject({
      verificationStatus: 'verified',
      verificationMessage: 'We checked your document: Student Visa subclass 500 until 15 March 2028.',
      visaExpiry: '2028-03-15',
    });
    const event = await heard.next('visa.verification.v1.decided', ({ studentId }) => studentId === 20);
    expect(event).toMatchObject({ status: 'verified', visaSubclass: '500', conditions: ['8105 Work limitation'] });
    const wish = await heard.next('mail.message.v1.requested', ({ to }) => to === 'student20@example.org');
    expect(wish.content).toMatchObject({
      case: 'visaVerified',
      value: { fullName: 'Mei Tan', until: '15 March 2028', visaUrl: 'http://127.0.0.1:4000/profile?tab=visa' },
    });
  });

  test('rejects with a reason, and the student may upload again', async () => {
    const { version } = await waiting(21);
    expect((await decide(operator(), 21, version, rejection)).errors).toBeUndefined();
    expect(await statusOf(21)).toMatchObject({
      verificationStatus: 'rejected',
      verificationMessage: 'We could not verify your visa: The name is not legible.',
      rejectionReason: 'The name is not legible.',
    });
    const wish = await heard.next('mail.message.v1.requested', ({ to }) => to === 'student21@example.org');
    expect(wish.content).toMatchObject({ case: 'visaRejected', value: { reason: 'The name is not legible.' } });
    expect(codeOf(await request(21))).toBe('INVALID');
    await upload(21, aPng);
    expect((await request(21)).data?.['requestVisaVerification']).toMatchObject({ verificationStatus: 'pending' });
    expect((await reviewOf(21)).decisions).toMatchObject([{ status: 'rejected', reviewer: 900 }]);
  });

  test('is emailed without the name while the address is not confirmed', async () => {
    const { version } = await waiting(29);
    await say(told(29, 2, { emailVerified: false, fullName: 'Your account is locked' }));
    await decide(operator(), 29, version, rejection);
    const wish = await heard.next('mail.message.v1.requested', ({ to }) => to === 'student29@example.org');
    expect(wish.content).toMatchObject({ case: 'visaRejected', value: { fullName: '' } });
  });

  test('of two simultaneous ones decides once and refuses the other, forty times over', async () => {
    const races = scaled({ landing: 5, share: 40 });
    for (let id = 100; id < 100 + races; id++) {
      const { version } = await waiting(id);
      await look(operator(901), id);
      const answers = await Promise.all([
        decide(operator(900), id, version, approval),
        decide(operator(901), id, version, rejection),
      ]);
      expect(answers.filter((answer) => codeOf(answer) === 'CONFLICT')).toHaveLength(1);
      expect((await reviewOf(id)).decisions).toHaveLength(1);
    }
  });

  test('of a version that changed meanwhile is refused', async () => {
    const { version } = await waiting(22);
    await upload(22, aPng);
    expect(complaintOf(await decide(operator(), 22, version, approval))).toContain('The student changed this');
    expect(codeOf(await decide(operator(), 22, version + 5, approval))).toBe('CONFLICT');
    expect((await statusOf(22)).verificationStatus).toBe('pending');
  });

  test('of a verification that does not wait, or of oneself, is refused', async () => {
    const { version } = await waiting(23);
    expect(codeOf(await decide(operator(23), 23, version, approval))).toBe('FORBIDDEN');
    await decide(operator(), 23, version, rejection);
    expect(codeOf(await decide(operator(), 23, version + 1, approval))).toBe('CONFLICT');
  });

  test('is refused while the operator has not opened the document', async () => {
    const { version } = await unseen(26);
    await look(operator(901), 26);
    const answer = await decide(operator(), 26, version, approval);
    expect([codeOf(answer), complaintOf(answer)]).toEqual(['CONFLICT', 'Please open the document before you decide.']);
    await look(operator(), 26);
    expect((await decide(operator(), 26, version, approval)).errors).toBeUndefined();
  });

  test('is revoked with a reason, once, and the student and the listeners are told', async () => {
    const { version } = await waiting(27);
    const revoke = (revision: number, reason: string) =>
      operator(901)(
        `mutation { revokeVisaVerification(studentId: 27, version: ${revision}, reason: "${reason}") { version } }`,
      );
    expect(codeOf(await revoke(version, 'Too early.'))).toBe('CONFLICT');
    await decide(operator(), 27, version, approval);
    const { version: verified } = await reviewOf(27);
    for (const unseen of [' ', '\u200b', '\u3164\u2800', '\uffff'])
      expect(complaintOf(await revoke(verified, unseen))).toMatch(/^body\.reason:/);
    expect((await revoke(verified, 'Another person.')).errors).toBeUndefined();
    expect(await statusOf(27)).toMatchObject({
      verificationStatus: 'rejected',
      verificationMessage: 'We took back the verification of your visa: Another person.',
    });
    await heard.next(
      'visa.verification.v1.decided',
      ({ studentId, status }) => studentId === 27 && status === 'rejected',
    );
    await heard.next(
      'mail.message.v1.requested',
      ({ to, content }) => to === 'student27@example.org' && content.case === 'visaRevoked',
    );
    expect(codeOf(await revoke(verified, 'Again.'))).toBe('CONFLICT');
  });

  test('by two operators: the first approval is noted, and the second decides', async () => {
    await restart({ VISA_REVIEWERS: '2' });
    const { version } = await waiting(46);
    const first = await decide(operator(900), 46, version, approval);
    expect(first.data?.['decideVisaVerification']).toMatchObject({ status: 'pending', version });
    const noted = async (by: number) =>
      (await operator(by)('{ visaReview(studentId: 46) { firstApproval { mine } } }')).data?.['visaReview'];
    expect([await noted(900), await noted(901)]).toEqual([
      { firstApproval: { mine: true } },
      { firstApproval: { mine: false } },
    ]);
    await look(operator(901), 46);
    expect(codeOf(await decide(operator(901), 46, version, { ...approval, visaExpiry: '2029-03-15' }))).toBe(
      'CONFLICT',
    );
    const second = await decide(operator(901), 46, version, approval);
    expect(second.data?.['decideVisaVerification']).toMatchObject({ status: 'verified' });
    expect((await statusOf(46)).verificationStatus).toBe('verified');
    await restart();
  });

  test('names the invalid field', async () => {
    const { version } = await waiting(24);
    expect(complaintOf(await decide(operator(), 24, version, { approve: true }))).toMatch(/^body\.visa_subclass:/);
    expect(complaintOf(await decide(operator(), 24, version, { approve: false }))).toMatch(/^body\.reason:/);
  });

  test('records each look with its operator and time, without changing the version', async () => {
    const { version } = await unseen(25, aPdf(['VEVO']));
    const open = 'mutation { openVisaDocument(studentId: 25) { url name type } }';
    const { data } = await operator(901)(open);
    expect(data?.['openVisaDocument']).toMatchObject({ name: 'vevo.pdf', type: 'application/pdf' });
    now = new Date(now.getTime() + 60_000);
    await as(key)(open);
    expect(await reviewOf(25)).toMatchObject({
      version,
      views: [
        { viewer: null, at: new Date(start.getTime() + 60_000).toISOString() },
        { viewer: 901, at: start.toISOString() },
      ],
    });
    expect((await decide(operator(901), 25, version, approval)).errors).toBeUndefined();
  });
});

test('the queue lists the longest waiting first, page by page, each once', async () => {
  const Page = z.object({
    total: z.number(),
    endCursor: z.string().nullable(),
    reviews: z.array(z.object({ studentId: z.number() })),
  });
  const page = async (after: string | null) =>
    Page.parse(
      (
        await operator()(
          'query ($after: String) { visaReviews(first: 2, after: $after) { total endCursor reviews { studentId } } }',
          { after },
        )
      ).data?.['visaReviews'],
    );
  for (const id of [33, 31, 32]) {
    now = new Date(now.getTime() + 1_000);
    await waiting(id);
  }
  // Sends another document and keeps the place in the queue.
  now = new Date(now.getTime() + 1_000);
  await upload(33, aPng);
  const seen: number[] = [];
  let after: string | null = null;
  let total: number;
  do {
    const one: z.infer<typeof Page> = await page(after);
    seen.push(...one.reviews.map(({ studentId }) => studentId));
    ({ endCursor: after, total } = one);
  } while (after !== null);
  expect(seen.slice(-3)).toEqual([33, 31, 32]);
  expect(new Set(seen).size).toBe(total);
  expect(seen).toHaveLength(total);
  for (const bad of ['x', '1', '1.x', '$where'])
    expect(
      codeOf(await operator()('query ($after: String) { visaReviews(after: $after) { total } }', { after: bad })),
    ).toBe('INVALID');
});

test('events about a student may be repeated or out of order', async () => {
  await say(
    told(50, 3, { fullName: 'Mei Tan-Lee' }),
    told(50, 2, { fullName: 'Somebody else' }),
    told(50, 3, { fullName: 'Mei Tan-Lee' }),
  );
  await waiting(50);
  await say(told(50, 1, { fullName: 'Older' }));
  await say(told(51));
  await eventually(async () => expect(codeOf(await request(51))).toBe('INVALID'));
  expect((await reviewOf(50)).studentName).toBe('Mei Tan-Lee');
});

test('the file is deleted seven days after the decision and the record remains, and so does what waits', async () => {
  const decided = await waiting(60);
  const stillWaiting = await waiting(61);
  const neverSent = await upload(62);
  await decide(operator(), 60, decided.version, approval);
  const before = now;
  now = new Date(before.getTime() + 7 * dayMs - 60_000);
  await restart();
  await eventually(async () => expect((await statusOf(60)).vevoDocumentUrl).not.toBeNull());
  expect(await isThere(decided.key)).toBe(true);
  now = new Date(before.getTime() + 7 * dayMs);
  await restart();
  await eventually(async () => expect(await isThere(decided.key)).toBe(false));
  await eventually(async () => expect(await isThere(neverSent.key)).toBe(false));
  expect(await statusOf(60)).toMatchObject({
    verificationStatus: 'verified',
    vevoDocumentUrl: null,
    visaExpiry: '2028-03-15',
  });
  expect((await reviewOf(60)).decisions).toMatchObject([{ status: 'verified' }]);
  expect(codeOf(await operator()('mutation { openVisaDocument(studentId: 60) { url } }'))).toBe('NOT_FOUND');
  expect(await isThere(stillWaiting.key)).toBe(true);
});

test('an uncommitted upload is deleted after a day', async () => {
  const key = 'visa-documents/63/never-committed';
  await objects.put(
    key,
    'application/pdf',
    (async function* () {
      yield aPdf();
    })(),
  );
  const before = now;
  now = new Date(Date.now() + 1.1 * dayMs);
  await restart();
  await eventually(async () => expect(await isThere(key)).toBe(false));
  now = before;
});

test('the end of a verified visa is announced thirty days before, once, and it is not valid after its last day', async () => {
  const { version } = await waiting(70);
  await decide(operator(), 70, version, approval);
  now = new Date('2028-02-20T00:00:00Z');
  await restart();
  const letter = await heard.next('mail.message.v1.requested', ({ key }) => key === 'visa-expiring:70:2028-03-15');
  expect(letter.content).toMatchObject({ case: 'visaExpiring', value: { until: '15 March 2028' } });
  now = new Date('2028-03-15T14:00:00Z');
  await restart();
  const event = await heard.next(
    'visa.verification.v1.decided',
    ({ studentId, status }) => studentId === 70 && status === 'expired',
  );
  expect(event).toMatchObject({ visaSubclass: '500', visaExpiry: '2028-03-15' });
  expect(await statusOf(70)).toMatchObject({ verificationStatus: 'expired' });
  // Of the next visa.
  await upload(70, aPng);
  expect((await request(70, { consent: true, visaSubclass: '485' })).data?.['requestVisaVerification']).toMatchObject({
    verificationStatus: 'pending',
  });
  now = start;
});

test('decisions can be announced again to services that lost them', async () => {
  const { version } = await waiting(80);
  await decide(operator(), 80, version, approval);
  const first = await heard.next('visa.verification.v1.decided', ({ studentId }) => studentId === 80);
  await as(key)('mutation { reannounceVerifications }');
  const again = await heard.next(
    'visa.verification.v1.decided',
    (event) => event.studentId === 80 && event.version > first.version,
  );
  expect(again).toMatchObject({ status: 'verified', visaExpiry: '2028-03-15' });
});

describe('the account', () => {
  const exported = async (id: number, by: ReturnType<typeof as>) =>
    by('query ($r: [_Any!]!) { _entities(representations: $r) { ... on AccountExport { visa } } }', {
      r: [{ __typename: 'AccountExport', id }],
    });

  test('is exported with its record, to its owner and to operators', async () => {
    await waiting(90);
    const { data } = await exported(90, student(90));
    expect(data?.['_entities']).toMatchObject([
      {
        visa: {
          student: { fullName: 'Mei Tan' },
          verification: { status: 'pending', request: { visaSubclass: '500' } },
        },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('visa-documents/');
    expect(codeOf(await exported(90, student(91)))).toBe('FORBIDDEN');
  });

  test('is deleted with its record and files, and nothing restores it', async () => {
    const { key } = await waiting(92);
    await say(happened('identity.user.v1.deleted', { userId: 92, version: 9, role: 'student', emailSha256: '' }, now));
    await eventually(async () => expect(await isThere(key)).toBe(false));
    expect(codeOf(await operator()('{ visaReview(studentId: 92) { version } }'))).toBe('NOT_FOUND');
    await say(told(92, 2), told(93));
    await eventually(async () => expect(codeOf(await request(93))).toBe('INVALID'));
    expect(codeOf(await request(92))).toBe('UNAVAILABLE');
    const late = await upload(92);
    expect(codeOf(late.answer)).toBe('UNAUTHENTICATED');
    expect(await isThere(late.key)).toBe(false);
  });
});
