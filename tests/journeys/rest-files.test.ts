import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { signedLinks } from '@waratah/kit/security/signed-links';
import { employerPayload, register, rest, studentPayload } from '../support/as-user.ts';
import { type Portal, sharedPortal } from '../support/portal.ts';
import { aLinkedSvg, anEvilSvg, anExecutable, aPdf, aPng } from '../support/files.ts';
import { eventually } from '../support/eventually.ts';
import { listenToEvents } from '../support/events.ts';
import { z } from 'zod';

let portal: Portal;
let gateway = '';
let heard: Awaited<ReturnType<typeof listenToEvents>>;
let student: Awaited<ReturnType<typeof register>>;
let employer: Awaited<ReturnType<typeof register>>;

beforeAll(async () => {
  portal = await sharedPortal('pilot');
  ({ gateway } = portal);
  heard = await listenToEvents(portal.nats);
  student = await register(gateway, studentPayload('mei@rest-files.example'));
  employer = await register(gateway, employerPayload('sam@rest-files.example'));
});
afterAll(async () => {
  await heard[Symbol.asyncDispose]();
});

const wrongFile = (msg: unknown = expect.any(String)) => ({
  status: 422,
  body: { detail: [{ loc: ['body', 'file'], msg, type: 'value_error' }] },
});
const field = (body: unknown, name: string) => String(Object(body)[name]);
const megabyte = 1024 * 1024;
const askGraph = (query: string, variables: object = {}) =>
  fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${student.token}` },
    body: JSON.stringify({ query, variables }),
  });

describe('the resume', () => {
  const upload = (bytes: Buffer<ArrayBuffer>, name = 'resume.pdf') =>
    student.api.upload('/auth/profile/resume', bytes, name);
  const Read = z.object({
    data: z.object({
      me: z.object({ resumeUploadedAt: z.string() }),
      myResume: z.object({ uploadedAt: z.string(), skills: z.array(z.string()) }),
    }),
  });
  /** What was read in the stored resume, once it was. */
  const readOfStored = () =>
    eventually(async () => {
      const query = '{ me { resumeUploadedAt } myResume { uploadedAt skills } }';
      const { me, myResume } = Read.parse(await (await askGraph(query)).json()).data;
      expect(myResume.uploadedAt).toBe(me.resumeUploadedAt);
      return myResume;
    });

  const addRead = async (resumeUploadedAt: string, skill: string) => {
    const query =
      'mutation ($at: DateTime, $skills: [String!]) { updateStudentProfile(input: { skills: $skills }, resumeUploadedAt: $at) { skills } }';
    return (await askGraph(query, { at: resumeUploadedAt, skills: [skill] })).json();
  };
  const refusedAs = (code: string, detail: unknown) => ({ errors: [{ extensions: { code, detail } }] });

  test('is missing at first, with a 404', async () => {
    expect(await student.api.get('/auth/resume/view')).toMatchObject({
      status: 404,
      body: { detail: 'Resume not found' },
    });
    expect((await student.api.get('/auth/me')).body).toMatchObject({ resume_url: null, resume_name: null });
  });

  test('a PDF is stored, linked for download and replaced, and its text is announced', async () => {
    const first = await upload(aPdf(['Mei Tan', 'Barista and React developer']), 'Mei’s résumé.pdf');
    expect(first).toMatchObject({ status: 200, body: { resume_url: expect.stringContaining('/api/files/') } });
    const event = await heard.next('identity.resume.v1.uploaded', (one) => one.user?.id === student.user.id);
    expect(event.user?.profile).toMatchObject({ value: { resumeText: 'Mei Tan\nBarista and React developer' } });
    expect(await readOfStored()).toMatchObject({ skills: ['Coffee', 'React'] });

    const file = await fetch(field(first.body, 'resume_url'));
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Mei_s r_sum_.pdf"; filename*=UTF-8\'\'Mei%E2%80%99s%20r%C3%A9sum%C3%A9.pdf',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await file.text()).toMatch(
      /^%PDF-1\.7\n[^]*\(Mei Tan\) Tj T\*\n\(Barista and React developer\) Tj[^]*%%EOF/,
    );
    expect((await student.api.get('/auth/me')).body).toMatchObject({ resume_name: 'Mei’s résumé.pdf' });

    const { uploadedAt: before } = await readOfStored();
    await upload(aPdf(['Mei Tan, second edition']));
    const stored = await readOfStored();
    expect(stored).toMatchObject({ skills: [] });
    expect(await addRead(before, 'Coffee')).toMatchObject(
      refusedAs('CONFLICT', expect.stringMatching(/^Your resume was replaced or removed/)),
    );
    expect(await addRead('yesterday', 'Coffee')).toMatchObject(
      refusedAs('INVALID', [{ loc: ['body', 'resume_uploaded_at'], msg: expect.stringMatching(/^Must be a time/) }]),
    );
    expect(await addRead(stored.uploadedAt, 'Latte art')).toEqual({
      data: { updateStudentProfile: { skills: ['Latte art'] } },
    });
    expect((await fetch(field(first.body, 'resume_url'))).status).toBe(404);
    const { body } = await student.api.get('/auth/resume/view');
    expect((await fetch(field(body, 'resume_url'))).status).toBe(200);
  });

  test('9.9 MB are accepted, 10.1 MB are too large', async () => {
    expect((await upload(aPdf(['Large'], { padding: Math.floor(9.9 * megabyte) }))).status).toBe(200);
    expect(await upload(aPdf(['Larger'], { padding: Math.floor(10.1 * megabyte) }))).toMatchObject({
      status: 413,
      body: { detail: 'The file is too large. At most 10 MB are accepted.' },
    });
  });

  test.each([
    ['a program with another name', anExecutable, 'Only PDF files are accepted for a resume.'],
    ['a picture', aPng, 'Only PDF files are accepted for a resume.'],
    [
      'a page of the web',
      Buffer.from('<!doctype html><script>1</script>'),
      'Only PDF files are accepted for a resume.',
    ],
    ['a PDF cut in two', aPdf(['Cut']).subarray(0, 400), 'This PDF is not complete. Please export it again.'],
    [
      'a PDF with an archive behind it',
      Buffer.concat([aPdf(['Two in one']), Buffer.from('PK\x03\x04payload')]),
      'This PDF holds more than a document. Please export it again.',
    ],
    [
      'bytes that only begin and end like a PDF',
      Buffer.from(`%PDF-1.7\n${'nothing of the kind '.repeat(50)}\nstartxref\n9\n%%EOF\n`),
      'This PDF cannot be read. Please export it again.',
    ],
    ['a PDF of 51 pages', aPdf(['A page'], { pages: 51 }), 'This PDF has too many pages for a resume.'],
    ['an empty file', Buffer.alloc(0), 'The file is empty'],
  ])('%s is refused, and the file field is named', async (_name, bytes, msg) => {
    expect(await upload(Buffer.from(bytes))).toMatchObject(wrongFile(msg));
  });

  test('a form without a file, and a body that is not a form, are refused', async () => {
    const form = new FormData();
    form.set('note', 'x');
    expect(await student.api.post('/auth/profile/resume', form)).toMatchObject(wrongFile('Please choose a file'));
    expect(await student.api.post('/auth/profile/resume', {})).toMatchObject(wrongFile());
  });

  test('guests must sign in, employers have no resume, and neither stores a file', async () => {
    expect((await rest(gateway).upload('/auth/profile/resume', aPdf(), 'a.pdf')).status).toBe(401);
    expect((await rest(gateway, 'dead').upload('/auth/profile/resume', aPdf(), 'a.pdf')).status).toBe(401);
    expect((await employer.api.upload('/auth/profile/resume', aPdf(), 'a.pdf')).status).toBe(403);
    expect((await employer.api.get('/auth/resume/view')).status).toBe(403);
    expect((await rest(gateway).get('/auth/resume/view')).status).toBe(401);
  });

  test("another user's upload cannot be committed, and a link cannot be guessed", async () => {
    const ask = async (key: string) => {
      const answer = await askGraph('mutation ($key: String!) { commitResume(key: $key, name: "x") { id } }', { key });
      return JSON.stringify(await answer.json());
    };
    for (const key of [`resumes/${employer.user.id}/x`, `logos/${student.user.id}/x`, 'resumes/../x'])
      expect(await ask(key)).toContain('There is no such upload');
    const forged = await signedLinks('another secret').sign('file', '{}', '5m');
    for (const token of ['x', forged]) expect((await fetch(`${gateway}/api/files/${token}`)).status).toBe(404);
  });

  test('removing it deletes the file and announces the removal', async () => {
    await upload(aPdf());
    const { body } = await student.api.get('/auth/resume/view');
    expect((await student.api.delete('/auth/profile/resume')).body).toMatchObject({ resume_url: null });
    expect((await fetch(field(body, 'resume_url'))).status).toBe(404);
    await heard.next('identity.resume.v1.removed', (one) => one.user?.id === student.user.id);
    expect((await student.api.delete('/auth/profile/resume')).status).toBe(200);
    expect((await employer.api.delete('/auth/profile/resume')).status).toBe(403);
  });
});

describe('the logo', () => {
  const upload = (bytes: Buffer<ArrayBuffer>, name: string) =>
    employer.api.upload('/auth/employer/company/logo', bytes, name);

  test.each([
    ['a PNG', aPng, 'logo.png'],
    ['an SVG with a link', aLinkedSvg, 'logo.svg'],
  ])('%s becomes a harmless picture', async (_name, bytes, name) => {
    const { status, body } = await upload(bytes, name);
    expect(status).toBe(200);
    const picture = await fetch(field(body, 'company_logo_url'));
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^inline/),
    });
    const drawn = Buffer.from(await picture.arrayBuffer());
    expect(drawn.subarray(8, 12).toString()).toBe('WEBP');
    expect(drawn.toString('latin1')).not.toMatch(/script|onload|steal/);
    expect((await employer.api.get('/auth/me')).body).toMatchObject({
      company_logo_url: expect.stringContaining('/api/files/'),
    });
  });

  test.each([
    ['a program with another name', anExecutable],
    ['a PDF', aPdf()],
    ['a picture cut in two', aPng.subarray(0, 50)],
    ['a text', Buffer.from('logo')],
    ['an SVG with a script and a picture from elsewhere', anEvilSvg],
  ])('%s is refused, and the file field is named', async (_name, bytes) => {
    expect(await upload(Buffer.from(bytes), 'logo.png')).toMatchObject(wrongFile());
  });

  test('10.1 MB are too large; guests and students may not upload one', async () => {
    const large = Buffer.concat([aPng, Buffer.alloc(Math.floor(10.1 * megabyte))]);
    expect((await upload(large, 'logo.png')).status).toBe(413);
    expect((await rest(gateway).upload('/auth/employer/company/logo', aPng, 'a.png')).status).toBe(401);
    expect((await student.api.upload('/auth/employer/company/logo', aPng, 'a.png')).status).toBe(403);
    expect((await student.api.delete('/auth/employer/company/logo')).status).toBe(403);
  });

  test('removing it deletes it', async () => {
    expect((await employer.api.delete('/auth/employer/company/logo')).body).toMatchObject({ company_logo_url: null });
  });
});
