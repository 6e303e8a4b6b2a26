import { beforeAll, describe, expect, test } from '@jest/globals';
import { routes } from '@waratah/gateway/rest/rest';
import { signingKey } from '@waratah/kit/security/token-keys';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { asOperator, employerPayload, password, register, rest, studentPayload } from '../support/as-user.ts';
import { type Portal, sharedPortal } from '../support/portal.ts';
import { eventually } from '../support/eventually.ts';
import { testInAll } from '../support/in-all.ts';
import { openInbox } from '../support/inbox.ts';
import { missingId, type Operation, readOperations } from '../support/operations.ts';
import { scaled } from '../support/scale.ts';

/** Who may do what: every field of the schema and every route, for every kind of caller (goals, "Security"). */
type Role = 'student' | 'employer' | 'operator';
type Allowed = readonly (Role | 'everybody')[];

const everybody: Allowed = ['everybody'];
const signedIn: Allowed = ['student', 'employer', 'operator'];
const people: Allowed = ['student', 'employer'];
const student: Allowed = ['student'];
const employer: Allowed = ['employer'];
const operator: Allowed = ['operator'];
/** Open to no session. */
const nobody: Allowed = [];

/** A field that is missing here fails the test, so that somebody decides who may use it. */
const mayUse: Readonly<Record<string, Allowed>> = {
  // identity
  register: everybody,
  login: everybody,
  refreshSession: everybody,
  forgotPassword: everybody,
  resetPassword: everybody,
  verifyEmail: everybody,
  offerGoogleSession: everybody,
  exchangeGoogleCode: everybody,
  signInWithGoogle: everybody,
  linkGoogle: people,
  resendVerification: signedIn,
  me: signedIn,
  currentSession: signedIn,
  mySessions: signedIn,
  endSession: signedIn,
  logout: signedIn,
  logoutAll: signedIn,
  accountExport: signedIn,
  deleteAccount: signedIn,
  resume: student,
  commitResume: student,
  removeResume: student,
  updateStudentProfile: student,
  updateEmployerProfile: employer,
  commitCompanyLogo: employer,
  removeCompanyLogo: employer,
  deleteUser: operator,
  beginSecondFactor: everybody,
  confirmSecondFactor: everybody,
  // only the operators' key
  createOperator: nobody,
  resetSecondFactor: nobody,
  reannounceUsers: nobody,
  reannouncedUsers: nobody,
  people: operator,
  person: operator,
  suspendUser: operator,
  reinstateUser: operator,
  endUserSessions: operator,
  auditTrail: operator,
  deadLetters: operator,
  replayDeadLetters: operator,
  discardDeadLetter: operator,
  // jobs
  searchJobs: signedIn,
  jobStats: everybody,
  job: everybody,
  closedJob: signedIn,
  company: signedIn,
  companyNamed: signedIn,
  reportJob: signedIn,
  locationSuggestions: everybody,
  minimumWage: everybody,
  workRules: everybody,
  myFavorites: student,
  mySearches: student,
  saveSearch: student,
  changeSearch: student,
  removeSearch: student,
  addFavorite: student,
  removeFavorite: student,
  myJobs: employer,
  myJob: employer,
  // For the sitemap: the portal's own ads.
  ownLiveJobs: everybody,
  employerDashboard: employer,
  myJobDrafts: employer,
  jobDraft: employer,
  postJob: employer,
  updateJob: employer,
  renewJob: employer,
  deactivateJob: employer,
  deleteJob: employer,
  createJobDraft: employer,
  updateJobDraft: employer,
  deleteJobDraft: employer,
  publishJobDraft: employer,
  commitJobDocument: employer,
  removeJobDocument: employer,
  reviewQueue: operator,
  moderationCounts: operator,
  jobReports: operator,
  closeJobReports: operator,
  reviewJob: operator,
  takeDownJob: operator,
  reannounceJobs: operator,
  reannouncedJobs: operator,
  feeds: operator,
  importRuns: operator,
  addFeed: operator,
  removeFeed: operator,
  runFeed: operator,
  // applications
  myApplications: student,
  applicationOutlook: student,
  applyForJob: student,
  withdrawApplication: student,
  application: signedIn,
  employerApplications: employer,
  changeApplicationStatus: employer,
  undoApplicationMove: employer,
  mailApplicationOutlook: everybody,
  mailedApplication: everybody,
  withdrawMailedApplication: everybody,
  // visa
  visaStatus: student,
  visaDocuments: student,
  commitVisaDocument: student,
  requestVisaVerification: student,
  shareVisa: student,
  visaReviews: operator,
  visaReview: operator,
  openVisaDocument: operator,
  decideVisaVerification: operator,
  revokeVisaVerification: operator,
  reannounceVerifications: operator,
  reannouncedVerifications: operator,
  // ai
  checkAd: everybody,
  myResume: student,
  skillSuggestions: signedIn,
  tradeSuggestions: signedIn,
  writtenAd: employer,
  noteApplication: employer,
  generateJobDescription: employer,
  assessmentCounts: operator,
  reassess: operator,
  // matching; what an email's link may do is limited by its token
  myPreferences: student,
  updatePreferences: student,
  myMatches: student,
  myFortnight: student,
  myShiftCalendar: student,
  noteShift: student,
  removeShift: student,
  myChecks: student,
  keepCheck: student,
  removeCheck: student,
  recommendedJobs: student,
  mailPreferences: everybody,
  updateMailPreferences: everybody,
  mailMatch: everybody,
  answerMatch: student,
  unsubscribe: everybody,
  resubscribe: everybody,
  matchingDay: operator,
  dryRunMatching: operator,
  runMatching: operator,
  replayDigests: operator,
  // mailer; what an email's link may do is limited by its token
  joinMailingList: everybody,
  confirmMailingList: everybody,
  leaveMailingList: everybody,
  writeToMailingList: operator,
  reportMailAddress: operator,
  mailSuppressions: operator,
  liftMailSuppression: operator,
  liftMailSuppressions: operator,
};

/** Fields that end the caller's session or account, called as a person who is not needed afterwards. */
const endsCaller: ReadonlySet<string> = new Set(['logout', 'logoutAll', 'deleteAccount', 'endUserSessions']);

/** Fields that refuse a wrong password or token with the error of a missing session. */
const asksForProof: ReadonlySet<string> = new Set([
  'login',
  'refreshSession',
  'beginSecondFactor',
  'confirmSecondFactor',
]);

const { operations, operation } = await readOperations();

let portal: Portal;
let gateway = '';
type Person = Awaited<ReturnType<typeof register>>;
let mei: Person;
let ana: Person;
let sam: Person;
let eve: Person;
let operatorToken = '';
let cells = 0;

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).loose().optional() }).loose())
    .optional(),
});

/** Every checked answer is a cell of the matrix. */
const ask = async (token: string | undefined, document: string) => {
  cells++;
  const answer = await fetch(`${gateway}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query: document }),
  });
  const { data, errors } = Answer.parse(await answer.json());
  return { data, code: errors?.[0]?.extensions?.code, message: errors?.[0]?.message };
};

/** By the link of the verification email, since an employer's ad is shown only then. */
const confirm = async (email: string) => {
  const mail = await openInbox(portal.inbox).next(email, /^Confirm/);
  const token = /verify-email\?token=([\w.-]+)/.exec(mail.text ?? '')?.[1];
  await rest(gateway).post('/auth/verify-email', { token });
};

let made = 0;
const fresh = async (role: Role) => {
  const email = `passer-by-${++made}@authorisation.example`;
  if (role === 'student') return (await register(gateway, studentPayload(email))).token;
  if (role === 'employer') return (await register(gateway, employerPayload(email))).token;
  return anOperator(email);
};

const Tokens = z.object({ access_token: z.string() });
const anOperator = async (email: string) => {
  const created = await asOperator(gateway).post('/ops/operators', { email, password });
  if (created.status >= 300) throw new Error(`no operator: ${JSON.stringify(created.body)}`);
  return Tokens.parse((await rest(gateway).post('/auth/login', { email, password })).body).access_token;
};

const signed = (phrase: string, expires: string, role: string) =>
  new SignJWT({ role, sid: 'session' })
    .setProtectedHeader({ alg: 'EdDSA' })
    .setSubject('1')
    .setAudience('gateway')
    .setExpirationTime(expires)
    .sign(signingKey(phrase));

/** Invalid tokens, each of which counts as no token. */
const deadTokens = async () => {
  const left = await register(gateway, studentPayload('left@authorisation.example'));
  await left.api.post('/auth/session/logout');
  await eventually(async () => expect((await left.api.get('/auth/me')).status).toBe(401));
  return {
    none: undefined,
    'logged out': left.token,
    expired: await signed('local:access-token', '-1s', 'operator'),
    'signed by another': await signed('local:other', '1h', 'operator'),
    nonsense: 'nonsense',
  } as const;
};

beforeAll(async () => {
  portal = await sharedPortal('open');
  ({ gateway } = portal);
  mei = await register(gateway, studentPayload('mei@authorisation.example'));
  ana = await register(gateway, studentPayload('ana@authorisation.example'));
  sam = await register(gateway, employerPayload('sam@authorisation.example'));
  eve = await register(gateway, employerPayload('eve@authorisation.example'));
  operatorToken = await anOperator('op@authorisation.example');
});

/** All tokens are read at one place, so `npm test` asks every operation without one, and some with each dead one. */
const askedWith = (kind: string) =>
  operations.filter((_asked, at) => kind === 'none' || at % scaled({ landing: 6, share: 1 }) === 0);

const isOpen = ({ name }: Operation) => mayUse[name]?.includes('everybody');

describe('every field of the schema', () => {
  test('has an entry in the table of roles, and the table has no others', () => {
    expect(operations.map(({ name }) => name).toSorted()).toEqual(Object.keys(mayUse).toSorted());
  });

  test('is closed without a valid session, in whatever way the token became invalid', async () => {
    const leaks: string[] = [];
    for (const [kind, token] of Object.entries(await deadTokens())) {
      for (const asked of askedWith(kind)) {
        const { code } = await ask(token, asked.document);
        if (isOpen(asked) ? code === 'FORBIDDEN' : code !== 'UNAUTHENTICATED')
          leaks.push(`${asked.name} (${kind}): ${code}`);
      }
    }
    expect(leaks).toEqual([]);
  });

  test.each(['student', 'employer', 'operator'] as const)(
    'for a %s is open or closed as the table says',
    async (role) => {
      const wrong: string[] = [];
      const tokens = { student: mei.token, employer: sam.token, operator: operatorToken };
      for (const asked of operations) {
        const token = endsCaller.has(asked.name) ? await fresh(role) : tokens[role];
        const { code } = await ask(token, asked.document);
        const expected = isOpen(asked) || mayUse[asked.name]?.includes(role) ? 'open' : 'closed';
        const isRefused = code === 'FORBIDDEN' || (code === 'UNAUTHENTICATED' && !asksForProof.has(asked.name));
        const found = isRefused ? 'closed' : 'open';
        if (found !== expected) wrong.push(`${asked.name}: ${found} (${code}), not ${expected}`);
        if (code === 'INTERNAL_SERVER_ERROR') wrong.push(`${asked.name}: broke`);
      }
      expect(wrong).toEqual([]);
    },
  );
});

const Id = z.looseObject({ id: z.number() });
const idOf = (answer: { body: unknown }) => Id.parse(answer.body).id;

describe("another user's objects look like missing ones", () => {
  const job = {
    title: 'Weekend barista',
    description: '<p>Make coffee on Saturday and Sunday mornings at the harbour.</p>',
    role_category: 'SERVICE_RETAIL_HOSPITALITY',
    employment_type: 'CASUAL',
    location: 'Sydney NSW',
    visa_types: ['500'],
  };
  let ids: Readonly<Record<'job' | 'draft' | 'application' | 'favorite' | 'session', number | string>>;

  beforeAll(async () => {
    await confirm('sam@authorisation.example');
    const posted = idOf(await sam.api.post('/auth/employer/jobs', job));
    const draft = idOf(await sam.api.post('/auth/employer/job-drafts', { ...job, title: 'Kitchen hand' }));
    const applied = await eventually(async () => {
      const answer = await ask(mei.token, `mutation { applyForJob(jobId: ${posted}) { id } }`);
      expect(answer).toMatchObject({ code: undefined });
      return Id.parse(answer.data?.applyForJob).id;
    });
    const favorite = await ask(mei.token, `mutation { addFavorite(jobId: ${posted}) { id } }`);
    const session = await ask(mei.token, '{ currentSession { id } }');
    ids = {
      job: posted,
      draft,
      application: applied,
      favorite: Id.parse(favorite.data?.addFavorite).id,
      session: z.looseObject({ id: z.string() }).parse(session.data?.currentSession).id,
    };
  });

  const ofEmployers = [
    ['myJob', 'job', 'id'],
    ['updateJob', 'job', 'id'],
    ['renewJob', 'job', 'id'],
    ['deactivateJob', 'job', 'id'],
    ['deleteJob', 'job', 'id'],
    ['commitJobDocument', 'job', 'id'],
    ['removeJobDocument', 'job', 'id'],
    ['employerApplications', 'job', 'jobId'],
    ['jobDraft', 'draft', 'id'],
    ['updateJobDraft', 'draft', 'id'],
    ['deleteJobDraft', 'draft', 'id'],
    ['publishJobDraft', 'draft', 'id'],
    ['application', 'application', 'id'],
    ['changeApplicationStatus', 'application', 'id'],
    ['noteApplication', 'application', 'id'],
    ['undoApplicationMove', 'application', 'id'],
  ] as const;
  const ofStudents = [
    ['application', 'application', 'id'],
    ['withdrawApplication', 'application', 'id'],
    ['removeFavorite', 'favorite', 'id'],
    ['endSession', 'session', 'id'],
    ['answerMatch', 'job', 'jobId'],
  ] as const;

  /** A list filtered by an object of another person is empty; a file is checked before the object that it is for. */
  const otherCodes: Readonly<Record<string, string>> = {
    employerApplications: 'nothing',
    commitJobDocument: 'INVALID',
  };

  test.each([
    ...ofEmployers.map((row) => ['employer', ...row] as const),
    ...ofStudents.map((row) => ['student', ...row] as const),
  ])('for another %s: %s of a %s', async (role, name, thing, argument) => {
    const other = role === 'employer' ? eve.token : ana.token;
    const literal = (id: number | string) => (thing === 'session' ? `"${id}"` : String(id));
    const theirs = await ask(other, operation(name, { [argument]: literal(ids[thing]) }));
    const nobodys = await ask(other, operation(name, { [argument]: literal(missingId) }));
    expect(theirs).toEqual(nobodys);
    expect(theirs.code ?? 'nothing').toBe(otherCodes[name] ?? 'NOT_FOUND');
  });

  test("an employer's own data on an application are hidden from its student", async () => {
    const fields = 'note undoUntil verifiedVisa { subclass } fit { reasons } moveEmail(status: reviewed) { subject }';
    const asked = `{ application(id: ${ids.application}) { ${fields} } }`;
    await ask(mei.token, 'mutation { shareVisa(share: true) { sharedSince } }');
    expect((await ask(mei.token, asked)).data?.application).toEqual({
      note: null,
      undoUntil: null,
      verifiedVisa: null,
      fit: null,
      moveEmail: null,
    });
    expect((await ask(sam.token, asked)).data?.application).toMatchObject({
      moveEmail: { subject: 'Your application for “Weekend barista” was reviewed' },
    });
    for (const hidden of ['studentId', 'employerId', 'sharesVisa'])
      expect(await ask(sam.token, `{ application(id: ${ids.application}) { ${hidden} } }`)).toMatchObject({
        data: undefined,
      });
  });

  test("an ad's figures are visible to its employer only", async () => {
    const days = ['viewsByDay', 'sentByDay', 'interestedByDay', 'appliedByDay'] as const;
    const asked = `{ job(id: ${ids.job}) { ${days.map((name) => `${name} { day count }`).join(' ')} } }`;
    const nothing = Object.fromEntries(days.map((name) => [name, null]));
    for (const token of [undefined, mei.token, eve.token, operatorToken])
      expect((await ask(token, asked)).data?.job).toEqual(nothing);
    const today = { day: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), count: 1 };
    await eventually(async () =>
      expect((await ask(sam.token, asked)).data?.job).toEqual({
        // Earlier cells have viewed the ad too.
        viewsByDay: [{ ...today, count: expect.any(Number) }],
        sentByDay: [],
        interestedByDay: [],
        appliedByDay: [today],
      }),
    );
    expect((await ask(sam.token, `{ job(id: ${ids.job}) { employerId } }`)).data).toBeUndefined();
  });

  test('and nothing of it has changed', async () => {
    const [application] = z.array(Id).parse((await mei.api.get('/auth/student/applications')).body);
    expect(application).toMatchObject({ id: ids.application, status: 'applied' });
    expect((await sam.api.get(`/jobs/${ids.job}`)).body).toMatchObject({ id: ids.job, title: job.title });
    const drafts = z.array(Id).parse((await sam.api.get('/auth/employer/job-drafts')).body);
    expect(drafts.map(({ id }) => id)).toContain(ids.draft);
    const favorites = z.array(Id).parse((await mei.api.get('/auth/student/favorites')).body);
    expect(favorites.map(({ id }) => id)).toContain(ids.favorite);
    expect((await mei.api.get('/auth/me')).status).toBe(200);
  });
});

describe('the subgraphs', () => {
  const names = ['identity', 'jobs', 'applications', 'visa', 'ai', 'matching', 'mailer'] as const;

  test.each(names)('%s answers only the gateway, even for a single entity', async (name) => {
    const entities = '{ _entities(representations: [{ __typename: "AccountExport", id: 1 }]) { __typename } }';
    for (const query of ['{ __typename }', '{ _service { sdl } }', entities]) {
      for (const token of [undefined, mei.token, operatorToken, await signed('local:other', '1h', 'operator')]) {
        cells++;
        const answer = await fetch(`${portal.urls[name]}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          body: JSON.stringify({ query }),
        });
        expect(answer.status).toBe(401);
        expect(await answer.text()).not.toContain('"data":{');
      }
    }
  });

  test("the gateway answers no entity queries, and no queries for other users' data", async () => {
    for (const token of [undefined, mei.token, sam.token, operatorToken]) {
      const { code, data } = await ask(token, '{ _entities(representations: []) { __typename } }');
      expect({ code: typeof code, data: data ?? undefined }).toEqual({ code: 'string', data: undefined });
    }
    for (const token of [mei.token, sam.token])
      expect(await ask(token, `{ accountExport(userId: ${ana.user.id}) { __typename } }`)).toMatchObject({
        code: 'FORBIDDEN',
      });
  });
});

describe('every route', () => {
  const filled = (path: string) => path.replace('{id}', String(missingId)).replace('{day}', '2026-11-21');

  test('answers 401 and 403 to those it is not for, and never fails', async () => {
    const wrong: string[] = [];
    const callers = {
      guest: undefined,
      student: ana.token,
      employer: eve.token,
      operator: operatorToken,
    } as const;
    const ending = /session\/logout|DELETE \/auth\/account$/;
    for (const { method, path, roles } of routes) {
      for (const [role, token] of Object.entries(callers)) {
        if (ending.test(`${method.toUpperCase()} ${path}`) && role !== 'guest') continue;
        cells++;
        const answer = await fetch(`${gateway}/api${filled(path)}`, {
          method: method.toUpperCase(),
          headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
          ...(method !== 'get' && { body: '{}' }),
        });
        const isOpenTo = roles.some((allowed) => allowed === 'guest' || allowed === role);
        const closed = role === 'guest' ? 401 : 403;
        if (answer.status >= 500) wrong.push(`${method} ${path} by ${role}: ${answer.status}`);
        if (isOpenTo ? answer.status === closed && role !== 'guest' : answer.status !== closed)
          wrong.push(`${method} ${path} by ${role}: ${answer.status}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  testInAll('the matrix has at least the required number of cells', () => {
    console.log(`cells of the authorisation matrix: ${cells}`);
    expect(cells).toBeGreaterThanOrEqual(1_200);
  });
});
