import { createHash } from 'node:crypto';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Catalog, EventType } from '@waratah/events/catalog';
import type { UserSchema } from '@waratah/events/identity/v1';
import { happened } from '@waratah/kit/events/outbox';
import type { StoredEvent } from '@waratah/kit/events/stored-event';
import { dayMs } from '@waratah/vocabulary/limits';
import { aJob, anAssessment, aProfileAssessment, vector } from './factories.ts';
import { seeded } from './seeded.ts';

type UserInit = Exclude<MessageInitShape<typeof UserSchema>, { $typeName: string }>;
type Draws = ReturnType<typeof seeded>;

/** What is true of a person at a moment of a history. */
type Account = {
  readonly id: number;
  readonly role: 'student' | 'employer';
  version: number;
  emailVerified: boolean;
  suspended: boolean;
  hasResume: boolean;
  deleted: boolean;
};
type Ad = { readonly id: number; readonly employer: Account; version: number; shown: boolean; deleted: boolean };
/** What has versions of its own: an answer about an ad, a saved search, the verification of a visa. */
type Versions = Map<string, number>;

export const emailOf = (id: number) => `person${id}@history.example`;
export const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex');

/** Where the resume of a student is stored. */
export const resumeOf = (id: number) => `resumes/${id}/resume.pdf`;
/** Who of a history are students: their ids after its first. */
export const studentIds = [1, 2] as const;
export const employerId = 11;

const minuteMs = 60_000;
/** Each event is a minute after the one before. */
export const timeAt = (start: Date, step: number) => new Date(start.getTime() + step * minuteMs);

const studentOf = ({ id, version, hasResume }: Account): NonNullable<UserInit['profile']> => ({
  case: 'student',
  value: {
    visaType: version % 2 === 0 ? '500' : '485',
    university: 'University of Sydney',
    degree: `Degree ${version}`,
    citySuburb: 'Ultimo NSW',
    skills: [`Skill ${version}`],
    ...(hasResume && { resume: { key: resumeOf(id), name: `resume ${version}.pdf`, type: 'application/pdf' } }),
  },
});

const userOf = (account: Account): UserInit => ({
  id: account.id,
  version: account.version,
  email: emailOf(account.id),
  emailVerified: account.emailVerified,
  fullName: `Person of version ${account.version}`,
  suspended: account.suspended,
  profile:
    account.role === 'student'
      ? studentOf(account)
      : { case: 'company', value: { name: `Company ${account.version}`, abn: '51824753556' } },
});

const reasons = ['deactivated', 'expired', 'held', 'rejected', 'suspended', 'duplicate'] as const;
const answers = ['interested', 'taken_back', 'low_pay', 'interested', 'wrong_place'] as const;

type HistoryOptions = Readonly<{
  firstId: number;
  start: Date;
  steps: number;
  /** Whether accounts are suspended and reinstated. */
  suspends?: boolean;
}>;

/**
 * Draws what two students, an employer and two ads live through: a list of events in the order in which they happen. Their
 * ids begin after `firstId`.
 */
export const drawHistory = (
  seed: number,
  { firstId, start, steps, suspends = true }: HistoryOptions,
): readonly StoredEvent[] => {
  const draws = seeded(seed);
  const { pick, integer } = draws;
  const events: StoredEvent[] = [];
  const tell = <Type extends EventType>(type: Type, data: MessageInitShape<Catalog[Type]>) => {
    events.push(happened(type, data, timeAt(start, events.length)));
  };
  const account = (id: number, role: Account['role']): Account => {
    const nothingYet = { version: 0, emailVerified: false, suspended: false, hasResume: false, deleted: false };
    return { id: firstId + id, role, ...nothingYet };
  };
  const [mei, tom, sam] = [account(1, 'student'), account(2, 'student'), account(employerId, 'employer')];
  const adOf = (id: number): Ad => ({ id: firstId + id, employer: sam, version: 0, shown: false, deleted: false });
  const ads: readonly [Ad, Ad] = [adOf(21), adOf(22)];
  const versions: Versions = new Map();
  const nextVersion = (of: string) => {
    versions.set(of, (versions.get(of) ?? 0) + 1);
    return versions.get(of) ?? 0;
  };

  const told = { tell, nextVersion, draws, suspends };
  for (const person of [mei, tom, sam]) live(person, told);
  while (events.length < steps) {
    const kind = integer(1, 10);
    const student = pick([mei, tom]);
    const ad = pick(ads);
    if (kind <= 3) live(pick([mei, tom, sam]), told);
    else if (kind <= 6) change(ad, told);
    else if (kind <= 8) answer(student, ad, told);
    else hear(student, ad, told);
  }
  for (const person of [mei, tom, sam]) if (integer(1, 3) === 1) end(person, ads, told);
  return events;
};

type Telling = Readonly<{
  tell: <Type extends EventType>(type: Type, data: MessageInitShape<Catalog[Type]>) => void;
  nextVersion: (of: string) => number;
  draws: Draws;
  suspends: boolean;
}>;

/** The next change of an account. */
const live = (account: Account, { tell, suspends, draws: { pick } }: Telling) => {
  account.version += 1;
  if (account.version === 1) return tell('identity.user.v1.registered', { user: userOf(account) });
  const change = pick(['email_verified', 'profile', 'profile', 'resume', 'suspension']);
  if (change === 'email_verified') {
    account.emailVerified = true;
    return tell('identity.user.v1.email_verified', { user: userOf(account) });
  }
  if (change === 'resume' && account.role === 'student') {
    account.hasResume = !account.hasResume;
    const type = account.hasResume ? 'identity.resume.v1.uploaded' : 'identity.resume.v1.removed';
    return tell(type, { user: userOf(account) });
  }
  if (change === 'suspension' && suspends) {
    account.suspended = !account.suspended;
    const type = account.suspended ? 'identity.user.v1.suspended' : 'identity.user.v1.reinstated';
    return tell(type, { user: userOf(account) });
  }
  return tell('identity.profile.v1.updated', { user: userOf(account) });
};

/** Deletes an account, and with an employer's the ads. */
const end = (account: Account, ads: readonly Ad[], { tell }: Telling) => {
  const { id, role } = account;
  account.version += 1;
  account.deleted = true;
  tell('identity.user.v1.deleted', { userId: id, version: account.version, role, emailSha256: sha256Of(emailOf(id)) });
  for (const ad of ads) if (ad.employer === account && ad.version > 0 && !ad.deleted) close(ad, 'deleted', tell);
};

const close = (ad: Ad, reason: string, tell: Telling['tell']) => {
  ad.version += 1;
  ad.shown = false;
  ad.deleted = reason === 'deleted';
  tell('jobs.job.v1.closed', { jobId: ad.id, version: ad.version, reason });
};

/** The next change of an ad. */
const change = (ad: Ad, { tell, draws: { pick, integer } }: Telling) => {
  if (ad.deleted) return;
  if (ad.shown && integer(1, 3) === 1) return close(ad, integer(1, 5) === 1 ? 'deleted' : pick(reasons), tell);
  const isUpdate = ad.shown;
  ad.version += 1;
  const { id, version, employer } = ad;
  const postedAt = new Date('2026-11-01T00:00:00Z');
  const job = aJob(id, { version, employerId: employer.id, title: `Barista ${version}` }, postedAt);
  if (isUpdate) return tell('jobs.job.v1.updated', { job });
  ad.shown = integer(1, 3) > 1;
  return tell(ad.shown ? 'jobs.job.v1.published' : 'jobs.job.v1.submitted', { job });
};

/** The student answers about an ad of their morning email, or applies for it. */
const answer = (student: Account, ad: Ad, { tell, nextVersion, draws: { pick, integer } }: Telling) => {
  if (!ad.shown) return;
  const [studentId, jobId] = [student.id, ad.id];
  if (integer(1, 4) === 1) {
    const version = nextVersion(`application ${studentId} ${jobId}`);
    if (version > 1) return;
    const applied = {
      applicationId: studentId * 2 + (jobId % 2),
      version,
      studentId,
      jobId,
      employerId: ad.employer.id,
    };
    return tell('applications.application.v1.submitted', applied);
  }
  const version = nextVersion(`answer ${studentId} ${jobId}`);
  tell('matching.feedback.v1.given', { studentId, jobId, answer: pick(answers), version });
};

/** What other services find out about a student and an ad. */
const hear = (student: Account, ad: Ad, { tell, nextVersion, draws: { pick, integer } }: Telling) => {
  const studentId = student.id;
  const kind = pick(['profile', 'ad', 'visa', 'found', 'search']);
  if (kind === 'profile') {
    const read = { ...aProfileAssessment(studentId, vector(student.version)), userVersion: student.version };
    return tell('ai.profile.v1.assessed', read);
  }
  if (kind === 'ad') {
    if (ad.version > 0 && !ad.deleted)
      tell('ai.job.v1.assessed', anAssessment(ad.id, { jobVersion: ad.version, embedding: vector(ad.version) }));
    return;
  }
  if (kind === 'visa') {
    const version = nextVersion(`visa ${studentId}`);
    const isVerified = integer(1, 2) === 1;
    const visa = isVerified
      ? { status: 'verified', visaSubclass: '500', visaExpiry: '2028-03-15' }
      : { status: 'rejected' };
    return tell('visa.verification.v1.decided', { studentId, version, ...visa });
  }
  const searchId = studentId;
  const version = nextVersion(`search ${searchId}`);
  const name = `Search ${version}`;
  if (kind === 'search')
    return tell('jobs.search.v1.changed', { searchId, studentId, version, name, stopped: integer(1, 4) === 1 });
  if (nextVersion(`found ${searchId} ${ad.id}`) === 1)
    tell('jobs.search.v1.found', { searchId, studentId, version, name, query: 'search=barista', jobIds: [ad.id] });
};

/** Long after the last event of any history, and before anything in one is out of date. */
export const afterwards = (start: Date) => new Date(start.getTime() + dayMs);
