import { beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { employerPayload, type Reply, register, rest, studentPayload } from '../support/as-user.ts';
import { aPdf } from '../support/files.ts';
import { sharedPortal } from '../support/portal.ts';

/** What an employer's part of the REST API answers: success, each error, other roles, others' and missing ids. */
let gateway = '';
let employer: Awaited<ReturnType<typeof register>>;
let other: Awaited<ReturnType<typeof register>>;
let student: Awaited<ReturnType<typeof register>>;

beforeAll(async () => {
  ({ gateway } = await sharedPortal('pilot'));
  employer = await register(gateway, employerPayload('sam@employer-contract.example'));
  other = await register(gateway, employerPayload('eve@employer-contract.example'));
  student = await register(gateway, studentPayload('mei@employer-contract.example'));
});

const draft = { title: 'Line cook', employment_type: 'CASUAL', step: 1 };
const whole = {
  ...draft,
  description: '<p>Grill, plate and clean up with us.</p><script>alert(1)</script>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  visa_types: '["500","Temporary Graduate 485"]',
  step: 4,
};
const Made = z.looseObject({ id: z.number(), version: z.number() });
const madeBy = (reply: Reply) => Made.parse(reply.body);
const saveDraft = async (fields: object = whole) =>
  madeBy(await employer.api.post('/auth/employer/job-drafts', fields));
const { step: _step, ...job } = whole;
const postJob = async (fields: object = job) => madeBy(await employer.api.post('/auth/employer/jobs', fields));

const problem = (field: string, msg: string) => ({
  status: 422,
  body: { detail: expect.arrayContaining([expect.objectContaining({ loc: ['body', field], msg })]) },
});

describe('drafts', () => {
  test('are saved, listed, read, changed, published and deleted', async () => {
    const saved = await employer.api.post('/auth/employer/job-drafts', draft);
    expect(saved).toMatchObject({
      status: 201,
      body: { title: 'Line cook', step: 1, description: '', visa_types: [], created_at: expect.any(String) },
    });
    const { id } = madeBy(saved);
    const read = await employer.api.get(`/auth/employer/job-drafts/${id}`);
    expect(read).toMatchObject({ status: 200, body: { id, step: 1 } });
    const list = await employer.api.get('/auth/employer/job-drafts');
    expect(list.body).toEqual([read.body]);
    const changed = await employer.api.put(`/auth/employer/job-drafts/${id}`, { ...whole, title: 'Head cook' });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        title: 'Head cook',
        step: 4,
        visa_types: ['500', '485'],
        description: '<p>Grill, plate and clean up with us.</p>',
      },
    });
    const published = await employer.api.post(`/auth/employer/job-drafts/${id}/publish`);
    expect(published).toMatchObject({
      status: 200,
      body: { title: 'Head cook', is_active: true, visa_types: ['500', '485'] },
    });
    expect((await employer.api.get('/auth/employer/job-drafts')).body).toEqual([]);
    expect((await employer.api.get(`/auth/employer/job-drafts/${id}`)).status).toBe(404);
    expect((await employer.api.post(`/auth/employer/job-drafts/${id}/publish`)).body).toMatchObject({
      id: madeBy(published).id,
    });
    const { id: second } = await saveDraft();
    expect(await employer.api.delete(`/auth/employer/job-drafts/${second}`)).toMatchObject({
      status: 200,
      body: { success: true },
    });
    expect((await employer.api.delete(`/auth/employer/job-drafts/${second}`)).status).toBe(404);
  });

  test.each([
    ['a short title', { title: 'Co' }, 'title', 'Title must be at least 3 characters to save as draft.'],
    ['no employment basis', { employment_type: null }, 'employment_type', 'Employment basis is required.'],
    [
      'an unknown basis',
      { employment_type: 'GIG' },
      'employment_type',
      'Must be one of CASUAL, PART_TIME, FULL_TIME, FIXED_TERM, PAID_INTERNSHIP, UNPAID_INTERNSHIP',
    ],
    ['no visa types at step 3', { step: 3 }, 'visa_types', 'Please select at least one visa type.'],
    ['a step that is none', { step: 7 }, 'step', 'Step must be a number from 0 to 4.'],
    ['a step in words', { step: 'two' }, 'step', 'Must be an integer'],
  ])('%s is a 422 that names the field', async (_name, fields, field, msg) => {
    expect(await employer.api.post('/auth/employer/job-drafts', { ...draft, ...fields })).toMatchObject(
      problem(field, msg),
    );
    const { id } = await saveDraft(draft);
    expect(await employer.api.put(`/auth/employer/job-drafts/${id}`, { ...draft, ...fields })).toMatchObject(
      problem(field, msg),
    );
  });

  test('an unfinished draft is not published, and its missing fields are listed', async () => {
    const { id } = await saveDraft(draft);
    const refused = await employer.api.post(`/auth/employer/job-drafts/${id}/publish`);
    expect(refused).toMatchObject(problem('description', 'Description must be at least 20 characters.'));
    expect(refused).toMatchObject(problem('role_category', 'Role category is required.'));
  });
});

describe('access', () => {
  const calls = [
    ['get', '/auth/employer/job-drafts/{id}'],
    ['put', '/auth/employer/job-drafts/{id}'],
    ['delete', '/auth/employer/job-drafts/{id}'],
    ['post', '/auth/employer/job-drafts/{id}/publish'],
    ['put', '/auth/employer/jobs/{id}'],
    ['delete', '/auth/employer/jobs/{id}'],
    ['post', '/auth/employer/jobs/{id}/renew'],
    ['delete', '/auth/employer/jobs/{id}/document'],
  ] as const;
  const send = (api: ReturnType<typeof rest>, [method, path]: (typeof calls)[number], id: unknown) => {
    const url = path.replace('{id}', String(id));
    if (method === 'get') return api.get(url);
    if (method === 'delete') return api.delete(url);
    return method === 'put' ? api.put(url, { title: 'Somebody else' }) : api.post(url, {});
  };

  test.each(calls.map((call) => [call.join(' '), call] as const))('%s', async (_name, call) => {
    const own = call[1].includes('drafts') ? await saveDraft(draft) : await postJob();
    const missing = await send(employer.api, call, 2_000_000);
    expect(missing.status).toBe(404);
    expect(await send(other.api, call, own.id)).toMatchObject({ status: 404, body: missing.body });
    expect((await send(student.api, call, own.id)).status).toBe(403);
    expect((await send(rest(gateway), call, own.id)).status).toBe(401);
    for (const id of ['abc', '1.5', '0', '-1', '99999999999']) {
      expect(await send(employer.api, call, id)).toMatchObject({
        status: 422,
        body: { detail: [{ loc: ['path', 'id'] }] },
      });
    }
  });
});

describe('two tabs editing', () => {
  test.each(['/auth/employer/jobs', '/auth/employer/job-drafts'])('of %s', async (path) => {
    const { id, version } = path.endsWith('jobs') ? await postJob() : await saveDraft();
    const put = (title: string, headers: Record<string, string> = {}, fields: object = {}) =>
      employer.api.put(`${path}/${id}`, { title, ...fields }, headers);
    expect((await put('First tab', {}, { version })).status).toBe(200);
    const late = { status: 409, body: { detail: expect.stringContaining('Nothing was overwritten') } };
    expect(await put('Second tab', {}, { version })).toMatchObject(late);
    expect(await put('Second tab', { 'if-match': `"${version}"` })).toMatchObject(late);
    expect((await employer.api.get(path.endsWith('jobs') ? `/jobs/${id}` : `${path}/${id}`)).body).toMatchObject({
      title: 'First tab',
    });
    expect(await put('Third tab', { 'if-match': `"${version + 1}"` })).toMatchObject({
      status: 200,
      body: { title: 'Third tab', version: version + 2 },
    });
    expect((await put('Without a version')).status).toBe(200);
    expect((await put('Nonsense', { 'if-match': 'nonsense' })).status).toBe(422);
  });
});

test('the dashboard has its four numbers', async () => {
  await postJob();
  const { status, body } = await employer.api.get('/auth/employer/dashboard/stats');
  expect(status).toBe(200);
  expect(body).toEqual({
    total_jobs: expect.any(Number),
    active_jobs: expect.any(Number),
    total_applications: 0,
    pending_applications: 0,
  });
  expect((await student.api.get('/auth/employer/dashboard/stats')).status).toBe(403);
});

test('localities are suggested without a sign-in', async () => {
  const suggest = (query: string) => rest(gateway).get(`/locations/suggest?${query}`);
  expect((await suggest('q=Newtown%20NSW')).body).toEqual({
    items: [{ label: 'Newtown NSW', city: 'Newtown', state: 'NSW' }],
  });
  expect((await suggest('q=n')).body).toEqual({ items: [] });
  expect((await suggest('')).body).toEqual({ items: [] });
  expect(await suggest('q=new&limit=11')).toMatchObject({
    status: 422,
    body: { detail: [{ loc: ['query', 'limit'] }] },
  });
  const ten = z.object({ items: z.array(z.unknown()) }).parse((await suggest('q=new&limit=10')).body);
  expect(ten.items).toHaveLength(10);
});

describe('generated text', () => {
  test('a description is written from the given fields, and a missing title is asked for', async () => {
    const body = {
      title: 'Line cook',
      skills: [],
      role_category: 'SERVICE_RETAIL_HOSPITALITY',
      employment_type: 'CASUAL',
      location: 'Newtown NSW',
      context: { company_name: 'Harbour Kitchen', visa_sponsorship: false, international_student_friendly: true },
      prompt: 'Write whatever you like',
      model: 'some-model',
    };
    const written = await employer.api.post('/ai/generate/job-description', body);
    expect(written).toMatchObject({
      status: 200,
      body: { writer: 'local', description: expect.stringContaining('Harbour Kitchen') },
    });
    const { description, text } = z.object({ description: z.string(), text: z.string() }).loose().parse(written.body);
    expect(text).toBe(description);
    const words = description
      .replace(/<[^>]+>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;
    expect(words).toBeGreaterThanOrEqual(160);
    expect(words).toBeLessThanOrEqual(265);
    expect(await employer.api.post('/ai/generate/job-description', { title: '' })).toMatchObject(
      problem('title', 'Please enter a job title first'),
    );
    expect((await student.api.post('/ai/generate/job-description', body)).status).toBe(403);
    expect((await rest(gateway).post('/ai/generate/job-description', body)).status).toBe(401);
  });

  test('skills are recommended to everybody signed in', async () => {
    expect(
      (await student.api.post('/ai/skill-recommendations', { query: 'javas', context: { title: 'Developer' } })).body,
    ).toEqual({ skills: ['JavaScript'] });
    expect((await employer.api.post('/ai/skill-recommendations', { query: 'j' })).body).toEqual({ skills: [] });
    expect((await rest(gateway).post('/ai/skill-recommendations', { query: 'java' })).status).toBe(401);
    const deep = `{"query":"java","context":${'{"a":'.repeat(90_000)}1${'}'.repeat(90_000)}}`;
    expect(await employer.api.post('/ai/skill-recommendations', deep)).toMatchObject(
      problem('context', 'Must be a text or an object of texts'),
    );
  });
});

describe('the document of an ad', () => {
  const upload = (
    api: ReturnType<typeof rest>,
    id: number,
    content: string | Uint8Array<ArrayBuffer>,
    name: string,
  ) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    return api.upload(`/auth/employer/jobs/${id}/document`, bytes, name);
  };
  const pdf = aPdf(['Position description']).toString('latin1');

  test('is stored with the ad, served to those who may see the ad, and can be replaced', async () => {
    const { id } = await postJob();
    const kept = await upload(employer.api, id, pdf, 'Position description.pdf');
    expect(kept).toMatchObject({ status: 200, body: { success: true, document_name: 'Position description.pdf' } });
    const read = z
      .object({ document: z.object({ name: z.string(), url: z.string(), size_bytes: z.number() }) })
      .loose()
      .parse((await employer.api.get(`/jobs/${id}`)).body);
    const served = await fetch(read.document.url.replace(/^https?:\/\/[^/]+/, gateway));
    expect([served.status, await served.text()]).toEqual([200, expect.stringContaining('(Position description) Tj')]);
    expect(served.headers.get('content-disposition')).toContain('attachment');
    expect((await upload(employer.api, id, '# Duties\n\nCook.', 'duties.md')).status).toBe(200);
    expect((await employer.api.get(`/jobs/${id}`)).body).toMatchObject({ version: 3, document: { name: 'duties.md' } });
    expect((await employer.api.delete(`/auth/employer/jobs/${id}/document`)).body).toMatchObject({ document: null });
  });

  test('of another type, by another employer or by a guest is refused', async () => {
    const { id } = await postJob();
    const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82]);
    expect(await upload(employer.api, id, png, 'photo.pdf')).toMatchObject(
      problem('file', 'The document must be a PDF, DOC, DOCX, TXT or MD file.'),
    );
    expect(await upload(employer.api, id, '%PDF-1.4 cut', 'cut.pdf')).toMatchObject(
      problem('file', 'The document must be a whole PDF, DOC, DOCX, TXT or MD file.'),
    );
    expect((await upload(employer.api, id, '', 'empty.txt')).status).toBe(422);
    expect((await upload(employer.api, id, 'x'.repeat(11 * 1024 * 1024), 'long.txt')).status).toBe(413);
    expect((await upload(other.api, id, 'Duties', 'duties.txt')).status).toBe(404);
    expect((await upload(employer.api, 2_000_000, 'Duties', 'duties.txt')).status).toBe(404);
    expect((await upload(student.api, id, 'Duties', 'duties.txt')).status).toBe(403);
    expect((await upload(rest(gateway), id, 'Duties', 'duties.txt')).status).toBe(401);
    expect((await employer.api.get(`/jobs/${id}`)).body).toMatchObject({ document: null });
  });
});
