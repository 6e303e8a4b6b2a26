import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { signingKey } from '@waratah/kit/security/token-keys';
import { routes } from '@waratah/gateway/rest/rest';
import { asOperator, employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { type Portal, sharedPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';

let portal: Portal;
let gateway = '';
let student: Awaited<ReturnType<typeof register>>;
let employer: Awaited<ReturnType<typeof register>>;
let other: Awaited<ReturnType<typeof register>>;

beforeAll(async () => {
  portal = await sharedPortal('pilot');
  ({ gateway } = portal);
  student = await register(gateway, studentPayload('mei@rest-contract.example'));
  employer = await register(gateway, employerPayload('sam@rest-contract.example'));
  other = await register(gateway, employerPayload('eve@rest-contract.example'));
});

const job = {
  title: 'Weekend barista',
  description: '<p>Make coffee on Saturday and Sunday mornings.</p>',
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
};

const problem = (field: string, msg: unknown = expect.any(String)) => ({
  detail: expect.arrayContaining([expect.objectContaining({ loc: ['body', field], msg })]),
});

describe('sessions', () => {
  test('login returns tokens and the user; refresh replaces them; logout ends them at the gateway at once', async () => {
    const { body } = await rest(gateway).post('/auth/login', { email: 'mei@rest-contract.example', password });
    expect(body).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      user: { full_name: 'Mei Tan', role: 'student' },
    });
    const fresh = await register(gateway, studentPayload('fresh@rest-contract.example'));
    const turned = await rest(gateway).post('/auth/session/refresh', { refresh_token: fresh.refreshToken });
    expect(turned).toMatchObject({ status: 200, body: { user: { email: 'fresh@rest-contract.example' } } });
    expect((await fresh.api.get('/auth/me')).status).toBe(200);
    expect((await fresh.api.post('/auth/session/logout')).body).toEqual({ success: true });
    await eventually(async () => expect((await fresh.api.get('/auth/me')).status).toBe(401));
    expect((await rest(gateway).post('/auth/session/refresh', { refresh_token: fresh.refreshToken })).status).toBe(401);
  });

  test('a wrong password is a 401 with a message; missing fields are named', async () => {
    const wrong = await rest(gateway).post('/auth/login', { email: 'mei@rest-contract.example', password: 'wrong' });
    expect(wrong).toMatchObject({ status: 401, body: { detail: 'Invalid email or password' } });
    const missing = await rest(gateway).post('/auth/login', {});
    expect(missing.status).toBe(422);
    expect(missing.body).toMatchObject(problem('email', 'Email is required'));
    expect(missing.body).toMatchObject(problem('password', 'Password is required'));
  });

  test('forged, expired and foreign tokens count as no token', async () => {
    const sign = (phrase: string, expires: string) =>
      new SignJWT({ role: 'student', sid: 'x' })
        .setProtectedHeader({ alg: 'EdDSA' })
        .setSubject('1')
        .setAudience('gateway')
        .setExpirationTime(expires)
        .sign(signingKey(phrase));
    for (const token of [await sign('local:other', '1h'), await sign('local:access-token', '-1s'), 'nonsense', '']) {
      expect((await rest(gateway, token).get('/auth/me')).status).toBe(401);
    }
  });
});

describe('registration', () => {
  test('a registered email is a conflict and changes nothing', async () => {
    const again = await rest(gateway).post(
      '/auth/register',
      studentPayload('MEI@rest-contract.example', { full_name: 'Somebody else' }),
    );
    expect(again).toMatchObject({ status: 409, body: { detail: 'An account with this email already exists' } });
    expect((await student.api.get('/auth/me')).body).toMatchObject({ full_name: 'Mei Tan' });
  });

  test.each([
    ['a weak password', { password: 'short' }, 'password', 'Password must be at least 8 characters long'],
    ['a missing name', { full_name: undefined }, 'full_name', 'Full name is required'],
    ['a wrong type', { degree: 7 }, 'degree', 'Must be text'],
    ['a role that is none', { role: 'operator' }, 'role', 'Please choose student or employer'],
  ])('%s is a 422 that names the field', async (_name, fields, field, msg) => {
    const { status, body } = await rest(gateway).post(
      '/auth/register',
      studentPayload('nobody@rest-contract.example', fields),
    );
    expect(status).toBe(422);
    expect(body).toMatchObject(problem(field, msg));
  });
});

describe('profiles', () => {
  test('education is accepted as a JSON string; fields of the other role are ignored', async () => {
    const education = JSON.stringify([
      { institution: 'UTS', degree: 'BIT', field: 'Data', start_year: 2024, end_year: 2027 },
    ]);
    const { body } = await student.api.put('/auth/profile/student', { education, company_name: 'No' });
    expect(body).toMatchObject({
      education: [{ institution: 'UTS', end_year: '2027' }],
      graduation_year: '2027',
      company_name: null,
    });
    const broken = await student.api.put('/auth/profile/student', { education: '[{' });
    expect(broken.body).toMatchObject(problem('education', 'Must be a list or a JSON string of one'));
  });

  test('the other role is refused', async () => {
    expect((await employer.api.put('/auth/profile/student', { degree: 'X' })).status).toBe(403);
    expect((await student.api.put('/auth/profile/employer', { company_name: 'X' })).status).toBe(403);
  });
});

describe("an employer's ads", () => {
  test('a posted ad is listed, changed, hidden and deleted by its owner', async () => {
    const posted = await employer.api.post('/auth/employer/jobs', {
      ...job,
      visa_types: '["Student Visa subclass 500"]',
    });
    expect(posted).toMatchObject({
      status: 201,
      body: {
        title: job.title,
        visa_types: ['500'],
        is_active: true,
        is_waratah_job: true,
        company: { name: 'Harbour Kitchen' },
      },
    });
    const id = idOf(posted.body);
    expect((await employer.api.get('/auth/employer/jobs')).body).toEqual([expect.objectContaining({ id })]);
    expect((await employer.api.put(`/auth/employer/jobs/${id}`, { title: 'Weekday barista' })).body).toMatchObject({
      title: 'Weekday barista',
      employment_type: 'CASUAL',
    });
    expect((await employer.api.put(`/auth/employer/jobs/${id}`, { is_active: false })).body).toMatchObject({
      is_active: false,
    });
    expect((await employer.api.delete(`/auth/employer/jobs/${id}`)).body).toEqual({ success: true });
    expect((await employer.api.get(`/jobs/${id}`)).status).toBe(404);
  });

  test("another employer's ad looks like a missing one", async () => {
    const id = idOf((await employer.api.post('/auth/employer/jobs', job)).body);
    const missing = await other.api.put('/auth/employer/jobs/999999', { title: 'Mine now' });
    for (const foreign of [
      await other.api.put(`/auth/employer/jobs/${id}`, { title: 'Mine now' }),
      await other.api.delete(`/auth/employer/jobs/${id}`),
      await rest(gateway).get(`/jobs/${id}`),
    ]) {
      expect(foreign).toMatchObject({ status: 404, body: missing.body });
    }
  });

  test('one key creates one ad, even for simultaneous requests', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map(() => employer.api.post('/auth/employer/jobs', job, { 'idempotency-key': 'double-click' })),
    );
    expect(new Set(answers.map(({ body }) => idOf(body))).size).toBe(1);
  });

  test.each([
    ['a short title', { title: 'Job' }, 'title', 'Title must be at least 5 characters.'],
    [
      'a description of tags alone',
      { description: '<p><br></p><p>short</p>' },
      'description',
      'Description must be at least 20 characters.',
    ],
    ['no role category', { role_category: undefined }, 'role_category', 'Role category is required.'],
    ['no employment type', { employment_type: undefined }, 'employment_type', 'Employment basis is required.'],
    ['a salary upside down', { salary_min: 40, salary_max: 30 }, 'salary_min', expect.any(String)],
    ['an internship behind a bar', { employment_type: 'PAID_INTERNSHIP' }, 'employment_type', expect.any(String)],
    ['a visa that is none', { visa_types: ['999'] }, 'visa_types', expect.any(String)],
  ])('%s is a 422 that names the field', async (_name, fields, field, msg) => {
    const { status, body } = await employer.api.post('/auth/employer/jobs', { ...job, ...fields });
    expect(status).toBe(422);
    const { detail } = Object(body);
    expect(detail).toEqual(
      expect.arrayContaining([expect.objectContaining({ loc: expect.arrayContaining([field]), msg })]),
    );
  });

  test('an id that is not an integer is named', async () => {
    const { status, body } = await rest(gateway).get('/jobs/abc');
    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ['path', 'id'], msg: 'Must be an integer' }] });
  });

  test('students may not post, guests must sign in', async () => {
    expect((await student.api.post('/auth/employer/jobs', job)).status).toBe(403);
    expect((await rest(gateway).post('/auth/employer/jobs', job)).status).toBe(401);
  });
});

describe('request bodies', () => {
  test('a body that is not JSON, or too large, gets a clear error', async () => {
    const broken = await rest(gateway).post('/auth/login', '{"email":');
    expect(broken).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body'], msg: 'The body is not valid JSON' }] },
    });
    // Refused by its headers: a client that is still writing may meet the closed connection before the answer.
    const headers = { 'content-type': 'application/json', 'content-length': 1_100_000 };
    const large = request(`${gateway}/api/auth/login`, { method: 'POST', headers });
    large.flushHeaders();
    const [refused] = await once(large, 'response');
    expect([refused.statusCode, await json(refused)]).toEqual([413, { detail: 'The request is too large' }]);
    large.destroy();
    expect((await rest(gateway).post('/auth/login', '[]')).status).toBe(422);
    expect((await rest(gateway).post('/auth/login', '"text"')).status).toBe(422);
  });

  test('an unknown path is a 404 in JSON below /api, and the client elsewhere', async () => {
    expect(await rest(gateway).get('/nowhere')).toMatchObject({ status: 404, body: { detail: 'Not found' } });
    const page = await fetch(`${gateway}/somewhere/else`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  });
});

describe('roles', () => {
  const closed = routes.filter(({ roles }) => !roles.includes('guest'));
  const url = (path: string) => path.replace('{id}', '1').replace('{day}', '2026-11-21');
  const send = (api: ReturnType<typeof rest>, method: string, path: string) => {
    if (method === 'get') return api.get(path);
    if (method === 'delete') return api.delete(path, {});
    if (method === 'patch') return api.patch(path, {});
    return method === 'put'
      ? api.put(path, {})
      : api.post(path, { email: 'x@rest-contract.example', password: 'long enough' });
  };

  test.each(closed.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s is closed to guests and other roles',
    async (_name, { method, path, roles }) => {
      expect((await send(rest(gateway), method, url(path))).status).toBe(401);
      const people = { student: student.api, employer: employer.api } as const;
      for (const role of ['student', 'employer'] as const) {
        if (roles.includes(role)) continue;
        expect((await send(people[role], method, url(path))).status).toBe(403);
      }
    },
  );

  test("the operators' key allows operators' calls; another key does not", async () => {
    expect((await asOperator(gateway).get('/ops/match')).status).toBe(200);
    expect((await rest(gateway, 'local:operator').get('/ops/match')).status).toBe(401);
    expect((await student.api.post('/ops/import?name=x.csv', 'title')).status).toBe(403);
    expect((await rest(gateway).post('/ops/import?name=x.csv', 'title')).status).toBe(401);
  });
});

test('hostile GraphQL is refused, and errors reveal nothing about the schema', async () => {
  const ask = async (query: string) => {
    const answer = await fetch(`${gateway}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    return JSON.stringify(await answer.json());
  };
  expect(await ask(`{ ${Array.from({ length: 20 }, (_, index) => `a${index}: me { id }`).join(' ')} }`)).toContain(
    'errors',
  );
  expect(await ask('{ mee { id } }')).not.toContain('Did you mean');
  expect(await ask('{ me { id } }')).toContain('UNAUTHENTICATED');
});

test('settings, OpenAPI and health are served', async () => {
  expect((await rest(gateway).get('/settings')).body).toMatchObject({
    pilot: true,
    contactEmail: 'hello@waratah.example',
  });
  expect((await rest(gateway).get('/openapi.json')).body).toMatchObject({
    openapi: '3.1.0',
    paths: { '/auth/login': {} },
  });
  expect(await (await fetch(`${gateway}/readyz`)).json()).toEqual({ status: 'ready' });
  const ready: unknown = await (await fetch(`${portal.ops}/readyz`)).json();
  expect(ready).toMatchObject({
    status: 'ready',
    dependencies: { identity: 'up', jobs: 'up', ai: 'up', matching: 'up' },
  });
});

const idOf = (body: unknown) => (typeof body === 'object' && body !== null && 'id' in body ? Number(body.id) : 0);
