import { afterAll, expect, test } from '@jest/globals';
import { readConfig } from '@waratah/identity/config';
import { startIdentity } from '@waratah/identity/server';
import { z } from 'zod';
import { openMongo } from '@waratah/kit/mongo/connection';
import { guest, key, user } from '../support/as-caller.ts';
import { eventually } from '../support/eventually.ts';
import { startService } from '../support/service.ts';
import { happened } from '@waratah/kit/events/outbox';

/** Far ahead, since MongoDB removes expired sessions and codes by the real clock. */
let now = new Date('2100-11-20T00:00:00Z');
const identity = await startService('identity', (env) => startIdentity(readConfig(env), { clock: () => now }));
afterAll(async () => identity[Symbol.asyncDispose]());
const { as, heard } = identity;
const { url } = identity.running;

const session =
  'accessToken refreshToken user { id email role fullName emailVerified contactNumber companyWebsite visaStatus graduationYear education { endYear } experience { end } }';
const registerMutation = `mutation ($input: RegisterInput!) { register(input: $input) { ${session} } }`;

const Session = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  user: z.object({
    id: z.number(),
    email: z.string(),
    role: z.string(),
    emailVerified: z.boolean(),
    contactNumber: z.string().nullable(),
    companyWebsite: z.string().nullable(),
    visaStatus: z.string().nullable(),
    graduationYear: z.string().nullable(),
    education: z.array(z.object({ endYear: z.string() })),
    experience: z.array(z.object({ end: z.string() })),
  }),
});

let count = 0;
const student = (fields: object = {}) => ({
  email: `student${++count}@example.org`,
  password: 'long enough',
  fullName: 'Mei Tan',
  role: 'student',
  citySuburb: 'Ultimo NSW',
  dateOfBirth: '2003-04-12',
  degree: 'Bachelor of Arts',
  ...fields,
});
const employer = (fields: object = {}) => ({
  email: `employer${++count}@example.org`,
  password: 'long enough',
  fullName: 'Sam Lee',
  role: 'employer',
  companyName: 'Harbour Kitchen',
  employerRoleTitle: 'Owner',
  companyAbn: '51824753556',
  companySize: '11-50',
  industry: 'Hospitality',
  ...fields,
});

const asUser = (id: number, role: string) => as(user(id, role));

const register = async (input: object) => Session.parse((await as(guest)(registerMutation, { input })).data?.register);
const problems = async (input: object) =>
  (await as(guest)(registerMutation, { input })).errors?.[0]?.extensions?.detail;

test('a company has ten other names an hour at most, and other changes go on', async () => {
  const { user } = await register(employer());
  const change = async (input: object) => {
    const mutation =
      'mutation ($input: EmployerProfileInput!) { updateEmployerProfile(input: $input) { companyName } }';
    const { data, errors } = await asUser(user.id, 'employer')(mutation, { input });
    return errors?.[0]?.extensions?.code ?? data?.updateEmployerProfile;
  };
  for (let name = 1; name <= 10; name++)
    expect(await change({ companyName: `Harbour ${name}` })).toEqual({ companyName: `Harbour ${name}` });
  expect(await change({ companyName: 'Harbour 11' })).toBe('TOO_MANY');
  expect(await change({ companyName: 'Harbour 10', companySize: '51-200' })).toEqual({ companyName: 'Harbour 10' });
});

test('registering a student signs in, announces the user and requests the verification email', async () => {
  const { user } = await register(student({ visaStatus: '500', contactNumber: '0491 570 006' }));
  expect(user).toMatchObject({
    role: 'student',
    emailVerified: false,
    visaStatus: 'Student Visa subclass 500',
    contactNumber: '+61491570006',
  });
  const registered = await heard.next('identity.user.v1.registered', (event) => event.user?.id === user.id);
  expect(registered.user?.profile).toMatchObject({ case: 'student', value: { visaType: '500' } });
  expect(JSON.stringify(registered.user)).not.toContain('$argon2');
  const wish = await heard.next('mail.message.v1.requested', (event) => event.to === user.email);
  expect(wish.content).toMatchObject({ case: 'verifyEmail' });
});

test('registering an employer stores the company and puts https:// before its website', async () => {
  const { user } = await register(employer({ companyWebsite: 'harbour.example' }));
  expect(user).toMatchObject({ role: 'employer', companyWebsite: 'https://harbour.example' });
});

test.each([
  ['a short password', student({ password: 'short' }), 'password', 'Password must be at least 8 characters long'],
  ['an address that is none', student({ email: 'nobody' }), 'email', 'Please enter a valid email address'],
  ['no name', student({ fullName: ' ' }), 'full_name', 'Full name is required'],
  ['no suburb', student({ citySuburb: undefined }), 'city_suburb', 'City/suburb is required'],
  ['no degree', student({ degree: null }), 'degree', 'Degree/course is required'],
  ['a child', student({ dateOfBirth: '2082-11-21' }), 'date_of_birth', 'You must be 18 or older to register'],
  [
    'a date that is none',
    student({ dateOfBirth: '31/12/2000' }),
    'date_of_birth',
    'Please enter your date of birth as YYYY-MM-DD',
  ],
  [
    'a graduation long ago',
    student({ graduationYear: '2089' }),
    'graduation_year',
    'Graduation year must be between 2090 and 2106',
  ],
  ['a visa that is none', student({ visaStatus: 'tourist' }), 'visa_status', 'Please choose a visa type from the list'],
  [
    'a phone that is none',
    student({ contactNumber: '12' }),
    'contact_number',
    'Please enter a valid Australian phone number',
  ],
  ['no company', employer({ companyName: '' }), 'company_name', 'Company name is required'],
  ['a long ABN', employer({ companyAbn: '51 824 753 5567' }), 'company_abn', 'ABN must have at most 11 characters'],
  [
    'letters in the ABN',
    employer({ companyAbn: 'abc' }),
    'company_abn',
    'ABN may contain only digits, spaces and dashes',
  ],
  [
    'a website that is none',
    employer({ companyWebsite: 'javascript:alert(1)' }),
    'company_website',
    'Please enter a valid website address',
  ],
])('%s is refused, and the field named', async (_name, input, field, msg) => {
  expect(await problems(input)).toContainEqual(expect.objectContaining({ loc: ['body', field], msg }));
});

test('a person whose eighteenth birthday is today may register', async () => {
  expect((await register(student({ dateOfBirth: '2082-11-20' }))).user.id).toBeGreaterThan(0);
});

test('all invalid fields are named together', async () => {
  expect(await problems(student({ password: 'x', email: 'x', fullName: '' }))).toHaveLength(3);
});

test('nobody can register as an operator', async () => {
  expect(await problems(student({ role: 'operator' }))).toContainEqual(
    expect.objectContaining({ loc: ['body', 'role'] }),
  );
});

test('an email registers once, in any notation, even in simultaneous requests', async () => {
  const input = student();
  const answers = await Promise.all([
    as(guest)(registerMutation, { input }),
    as(guest)(registerMutation, { input: { ...input, email: input.email.toUpperCase() } }),
  ]);
  const codes = answers.map(({ errors }) => errors?.[0]?.extensions?.code);
  expect(new Set(codes)).toEqual(new Set(['CONFLICT', undefined]));
});

const loginMutation = `mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { ${session} } }`;

test('login starts a session; a wrong password and an unknown email get the same answer', async () => {
  const input = student();
  await register(input);
  expect(Session.parse((await as(guest)(loginMutation, input)).data?.login).user.email).toBe(input.email);
  const wrong = await as(guest)(loginMutation, { email: input.email, password: 'something else' });
  const unknown = await as(guest)(loginMutation, { email: 'nobody@example.org', password: 'something else' });
  expect(wrong.errors).toEqual(unknown.errors);
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED', detail: 'Invalid email or password' });
});

test('of many sessions the hundred that were used last are listed, and all of them end', async () => {
  const { user } = await register(student());
  await using mongo = await openMongo(readConfig(identity.env).mongoUrl);
  const documents = mongo.collection<{ _id: string; userId: number; turnedAt: Date }>('sessions');
  const known = await documents.findOne({ userId: user.id });
  if (!known) throw new Error('the registration started no session');
  const older = new Date(known.turnedAt.getTime() - 1_000);
  await documents.insertMany(Array.from({ length: 120 }, (_, at) => ({ ...known, _id: `s${at}`, turnedAt: older })));
  const caller = asUser(user.id, 'student');
  const listed = z.array(z.object({ id: z.string() })).parse((await caller('{ mySessions { id } }')).data?.mySessions);
  expect([listed.length, listed[0]?.id]).toEqual([100, known._id]);
  expect((await caller('mutation { logoutAll }')).data).toEqual({ logoutAll: true });
  expect(await documents.countDocuments({ userId: user.id, endedAt: { $exists: false } })).toBe(0);
});

const refreshMutation = `mutation ($token: String!) { refreshSession(refreshToken: $token) { ${session} } }`;
const refresh = async (token: string) => (await as(guest)(refreshMutation, { token })).data?.refreshSession;

test('a refresh token is replaced; twenty parallel uses give one successor; reuse after the grace period ends the session', async () => {
  const { refreshToken } = await register(student());
  const children = await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
  const tokens = new Set(children.map((child) => Session.parse(child).refreshToken));
  expect(tokens.size).toBe(1);
  const [child = ''] = tokens;
  expect(child).not.toBe(refreshToken);
  now = new Date(now.getTime() + 11_000);
  expect(await refresh(refreshToken)).toBeUndefined();
  expect(await refresh(child)).toBeUndefined();
});

test('a forged refresh token is refused', async () => {
  const { refreshToken } = await register(student());
  const [id = '', , proof = ''] = refreshToken.split('.');
  expect(await refresh(`${id}.1.${proof}`)).toBeUndefined();
  expect(await refresh('')).toBeUndefined();
});

test('profile updates are partial; the first education entry sets the graduation year', async () => {
  const { user } = await register(student({ graduationYear: '2101' }));
  const update = (input: object) =>
    asUser(user.id, 'student')(
      `mutation ($input: StudentProfileInput!) { updateStudentProfile(input: $input) { fullName degree university graduationYear skills education { endYear } experience { end } } }`,
      { input },
    );
  const entries = [{ endYear: '2024' }, { endYear: '2029' }];
  const held = [{ end: 'Jan 2024' }, { end: 'present' }, { end: '12/2023' }, { end: '2025-06' }, { end: '' }];
  const { data } = await update({ education: entries, experience: held, skills: ['SQL', ''] });
  expect(data?.updateStudentProfile).toMatchObject({
    fullName: 'Mei Tan',
    degree: 'Bachelor of Arts',
    graduationYear: '2029',
    skills: ['SQL'],
    education: [{ endYear: '2029' }, { endYear: '2024' }],
    experience: [{ end: 'Present' }, { end: '' }, { end: '2025-06' }, { end: '2024-01' }, { end: '2023-12' }],
  });
  expect((await update({ experience: [{ end: 'a while ago' }] })).errors?.[0]?.extensions?.detail).toEqual([
    expect.objectContaining({ msg: 'Must be a month like 2024-07' }),
  ]);
  expect((await update({ degree: null })).data?.updateStudentProfile).toMatchObject({ degree: null, skills: ['SQL'] });
  expect((await update({ fullName: '' })).errors?.[0]?.extensions?.detail).toEqual([
    expect.objectContaining({ loc: ['body', 'full_name'], msg: 'Full name is required' }),
  ]);
  const wrongPhone = await update({ contactNumber: '12' });
  expect(wrongPhone.errors?.[0]?.extensions?.detail).toEqual([
    expect.objectContaining({ loc: ['body', 'contact_number'], msg: 'Please enter a valid Australian phone number' }),
  ]);
  const updated = await heard.next('identity.profile.v1.updated', (event) => event.user?.id === user.id);
  expect(updated.user?.profile).toMatchObject({ case: 'student', value: { skills: ['SQL'] } });
});

test('another role may not change the profile, and guests have no profile to read', async () => {
  const { user } = await register(employer());
  const answer = await asUser(
    user.id,
    'employer',
  )('mutation { updateStudentProfile(input: { fullName: "X" }) { id } }');
  expect(answer.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await as(guest)('{ me { id } }')).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
});

test("the email's link verifies the address, harmlessly twice; a forged one does not", async () => {
  const { user } = await register(student());
  const wish = await heard.next('mail.message.v1.requested', (event) => event.to === user.email);
  const link = wish.content.case === 'verifyEmail' ? wish.content.value.verifyUrl : '';
  const token = new URL(link).searchParams.get('token');
  const verify = (value: string | null) =>
    as(guest)('mutation ($token: String!) { verifyEmail(token: $token) }', { token: value });
  expect((await verify(token)).data?.verifyEmail).toBe(true);
  expect((await verify(token)).data?.verifyEmail).toBe(true);
  expect((await verify(`${token}x`)).errors?.[0]?.extensions?.code).toBe('INVALID');
  const event = await heard.next('identity.user.v1.email_verified', (one) => one.user?.id === user.id);
  expect(event.user?.emailVerified).toBe(true);
  const again = await asUser(user.id, 'student')('mutation { resendVerification }');
  expect(again.errors?.[0]?.extensions?.code).toBe('CONFLICT');
});

test('whoever asks for the link again is told if the mailer did not send it, and may ask once more', async () => {
  const { user: mei } = await register(student());
  const me = asUser(mei.id, 'student');
  const problem = async () => (await me('{ me { confirmationProblem } }')).data?.me;
  const asked = (count: number) =>
    eventually(async () => {
      const keys = heard.all('mail.message.v1.requested').filter(({ to }) => to === mei.email);
      expect(keys).toHaveLength(count);
      return keys.at(-1)?.key ?? '';
    });
  const bounced = (key: string, why: object) => happened('mailer.message.v1.bounced', { key, ...why }, now);
  expect(await problem()).toEqual({ confirmationProblem: null });
  for (const count of [1, 2, 3, 4]) {
    now = new Date(now.getTime() + 2 * 60_000);
    expect(await me('mutation { resendVerification }')).toMatchObject({ data: { resendVerification: true } });
    if (count < 4) await asked(count + 1);
  }
  now = new Date(now.getTime() + 2 * 60_000);
  expect((await me('mutation { resendVerification }')).errors?.[0]?.extensions?.code).toBe('TOO_MANY');
  await identity.tell(bounced(await asked(5), { reason: 'too many', limited: true }), bounced('welcome:7:7', {}));
  expect(await problem()).toEqual({ confirmationProblem: 'too_many' });
  expect((await me('mutation { resendVerification }')).data?.resendVerification).toBe(true);
  expect(await problem()).toEqual({ confirmationProblem: null });
  await identity.tell(bounced(await asked(6), { reason: '550 no such user', mailboxRefuses: true }));
  expect(await problem()).toEqual({ confirmationProblem: 'mailbox_refuses' });
});

test('operators are created with the key only, and never from another account', async () => {
  const make = 'mutation ($email: String!) { createOperator(email: $email, password: "long enough") { id role } }';
  const email = 'operator@example.org';
  expect((await as(key)(make, { email })).data?.createOperator).toMatchObject({ role: 'operator' });
  expect((await as(key)(make, { email })).data?.createOperator).toMatchObject({ role: 'operator' });
  expect((await as(guest)(make, { email })).errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  const { user } = await register(student());
  expect((await asUser(user.id, 'student')(make, { email })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect((await as(key)(make, { email: user.email })).errors?.[0]?.extensions?.code).toBe('CONFLICT');
});

test('a request that did not come through the gateway is refused', async () => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  expect(response.status).toBe(401);
});

test('it reports health, readiness and metrics', async () => {
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const ready: unknown = await (await fetch(`${url}/readyz`)).json();
  expect(ready).toEqual({ status: 'ready', dependencies: { mongo: 'up', nats: 'up', redis: 'up', s3: 'up' } });
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('process_cpu');
});

test('the mailer is told whether the owner asked for an email, and from which network, but no address', async () => {
  const home = { address: '203.0.113.7', agent: 'Firefox/140', device: 'cookie of mei' };
  const away = { address: '198.51.100.7', agent: 'Firefox/140' };
  const input = student();
  const ask = 'mutation ($email: String!) { forgotPassword(email: $email) }';
  const { user: mei } = Session.parse((await as(guest, home)(registerMutation, { input })).data?.register);
  const { user: stranger } = await register(student());
  /** What the mailer was told of each email of a kind, once there are as many. */
  const told = (kind: string, count: number) =>
    eventually(async () => {
      const requests = heard
        .all('mail.message.v1.requested')
        .filter(({ to, content }) => to === mei.email && content.case === kind);
      expect(requests).toHaveLength(count);
      expect(JSON.stringify(requests.map(({ askerNetwork }) => askerNetwork))).not.toMatch(/203|198/);
      return requests;
    });
  now = new Date(now.getTime() + 2 * 60_000);
  await as(user(mei.id, 'student'), home)('mutation { resendVerification }');
  const confirmations = await told('verifyEmail', 2);
  const atHome = confirmations[0]?.askerNetwork ?? '';
  for (const one of confirmations)
    expect(one).toMatchObject({ addressUnproven: true, askedByOwner: false, askerNetwork: atHome });
  // Nobody is the owner before the address is confirmed.
  await as(guest, home)(ask, { email: mei.email });
  expect(await told('passwordReset', 1)).toMatchObject([{ askedByOwner: false, askerNetwork: atHome }]);
  const content = confirmations.at(-1)?.content;
  const token = new URL(content?.case === 'verifyEmail' ? content.value.verifyUrl : '').searchParams.get('token');
  await as(guest, home)('mutation ($token: String!) { verifyEmail(token: $token) }', { token });
  // A stranger in another network, and one in hers with the same browser and a session of another account, ask first.
  now = new Date(now.getTime() + 2 * 60_000);
  const { device: _cookie, ...neighbour } = home;
  await as(guest, away)(ask, { email: mei.email });
  await as(user(stranger.id, 'student'), neighbour)(ask, { email: mei.email });
  await as(guest, { ...away, device: home.device })(ask, { email: mei.email });
  const [, ...resets] = await told('passwordReset', 4);
  const [awayNetwork] = resets.filter(({ askerNetwork }) => askerNetwork !== atHome).map((one) => one.askerNetwork);
  expect(new Set(resets.map(({ askedByOwner, askerNetwork }) => `${askedByOwner} ${askerNetwork}`))).toEqual(
    new Set([`false ${awayNetwork}`, `false ${atHome}`, `true ${awayNetwork}`]),
  );
  now = new Date(now.getTime() + 2 * 60_000);
  await as(user(mei.id, 'student'), away)(ask, { email: mei.email });
  expect((await told('passwordReset', 5)).at(-1)).toMatchObject({ askedByOwner: true, addressUnproven: false });
});
