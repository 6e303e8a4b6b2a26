import { expect } from '@jest/globals';
import { z } from 'zod';
import { employerPayload, password, rest, studentPayload } from './as-user.ts';
import type { carefulClient } from './careful-client.ts';
import type { CollectedMail } from './collected-mail.ts';
import { eventually } from './eventually.ts';
import { aPdf } from './files.ts';

const Id = z.object({ id: z.number() });
const Joined = z.object({ access_token: z.string(), user: Id });
const Link = z.object({ resume_url: z.string() });

/** What is known of an employer and a student whose every write was acknowledged. */
export type Life = Readonly<{
  name: string;
  boss: string;
  student: string;
  studentId: number;
  degree: string;
  ad: number;
  title: string;
  application: number;
  /** What became of the application. */
  end: 'reviewed' | 'withdrawn';
}>;

type Options = Readonly<{
  client: ReturnType<typeof carefulClient>;
  mail: () => CollectedMail;
  /** The gateway that is asked next. */
  door: () => string;
}>;

const anAd = (title: string, name: string) => ({
  title,
  description: `<p>Make coffee and serve breakfast at the bar of ${name} on Saturday and Sunday mornings, 14 hours a week.</p>`,
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
  location: 'Sydney NSW',
  city: 'Sydney',
  state: 'NSW',
  visa_types: '["500"]',
});

const resumeOf = (name: string) => `Resume of ${name}`;

/** Whether a status that was changed before is refused now, as to a client that did not hear of it. */
const isReviewed = ({ status, body }: Readonly<{ status: number; body: unknown }>) =>
  status === 409 && JSON.stringify(body).includes('reviewed');

/** Lives of employers and students from registering to what becomes of an application, and their proofs. */
export const livesOf = ({ client: { acknowledged }, mail, door }: Options) => {
  const api = (token?: string) => rest(door(), token);

  /** Registers and confirms the address with the link of the email. */
  const joined = async (payload: Readonly<{ email: string }>) => {
    const answer = await acknowledged('register', (headers) => api().post('/auth/register', payload, headers));
    const { access_token, user } = Joined.parse(answer);
    const token = await eventually(async () => {
      const letter = mail()
        .to(payload.email)
        .find(({ subject }) => subject.startsWith('Confirm'));
      const found = /verify-email\?token=([\w.-]+)/.exec(letter?.text ?? '')?.[1];
      if (!found) throw new Error(`no email to ${payload.email} asks to confirm the address`);
      return found;
    }, 600_000);
    await acknowledged('confirm', (headers) => api().post('/auth/verify-email', { token }, headers));
    return { token: access_token, id: user.id };
  };

  const live = async (name: string): Promise<Life> => {
    const [boss, student] = [`boss-${name}@faults.example`, `${name}@faults.example`];
    const [degree, title] = [`Bachelor of ${name}`, `Barista at ${name}`];
    const end = Number(name.at(-1)) % 2 === 0 ? 'reviewed' : 'withdrawn';

    const employer = await joined(employerPayload(boss, { company_name: `Cafe ${name}` }));
    const { id: ad } = Id.parse(
      await acknowledged('post', (headers) =>
        api(employer.token).post('/auth/employer/jobs', anAd(title, name), headers),
      ),
    );
    const { token, id: studentId } = await joined(studentPayload(student, { full_name: `Mei ${name}` }));
    await acknowledged('profile', () => api(token).put('/auth/profile/student', { degree }));
    await acknowledged('resume', (headers) =>
      api(token).upload('/auth/profile/resume', aPdf([resumeOf(name)]), `${name}.pdf`, headers),
    );
    // An ad is shown once its service has heard that the employer confirmed the address; nobody can know of it before.
    await eventually(async () => expect([ad, (await api().get(`/jobs/${ad}`)).status]).toEqual([ad, 200]), 600_000);
    await acknowledged('favourite', (headers) => api(token).post('/auth/student/favorites', { job_id: ad }, headers));
    const { id: application } = Id.parse(
      await acknowledged('apply', (headers) => api(token).post(`/jobs/${ad}/apply`, undefined, headers)),
    );
    // The receipt has the link that withdraws it.
    await eventually(async () => {
      const isReceipt = mail()
        .to(student)
        .some(({ subject }) => subject.startsWith(`We sent your application for “${title}”`));
      expect([student, isReceipt]).toEqual([student, true]);
    }, 600_000);
    if (end === 'reviewed')
      await acknowledged(
        'review',
        () => api(employer.token).patch(`/auth/employer/applications/${application}`, { status: 'reviewed' }),
        isReviewed,
      );
    else
      await acknowledged(
        'withdraw',
        () => api(token).delete(`/auth/student/applications/${application}`),
        ({ status }) => status === 404,
      );
    return { name, boss, student, studentId, degree, ad, title, application, end };
  };

  const signedIn = async (email: string) => {
    const { status, body } = await api().post('/auth/login', { email, password });
    expect([email, status]).toEqual([email, 200]);
    return api(z.object({ access_token: z.string() }).parse(body).access_token);
  };

  /** Throws if anything that was acknowledged reads differently now. */
  const proveStored = async (life: Life) => {
    const { name, student, boss, ad, title, degree, application, end } = life;
    const [own, employer] = [await signedIn(student), await signedIn(boss)];
    expect((await own.get('/auth/me')).body).toMatchObject({ degree, email_verified: true });
    const { resume_url } = Link.parse((await own.get('/auth/resume/view')).body);
    const read = Buffer.from(await (await fetch(resume_url)).arrayBuffer()).toString('latin1');
    expect([student, read.includes(resumeOf(name))]).toEqual([student, true]);
    expect((await own.get('/auth/student/favorites')).body).toMatchObject([{ job_id: ad, job: { title } }]);
    const kept = end === 'reviewed' ? [{ id: application, job_id: ad, status: 'reviewed' }] : [];
    expect((await own.get('/auth/student/applications')).body).toMatchObject(kept);
    expect((await employer.get(`/jobs/${ad}`)).body).toMatchObject({ title });
    expect((await employer.get('/auth/employer/applications')).body).toMatchObject(kept);
    const matching = await api('local:operators').get(`/ops/match?student_id=${life.studentId}`);
    expect([student, matching.status]).toEqual([student, 200]);
  };

  /** The subjects of the emails that a life causes, beside those of the morning, by address. */
  const lettersOf = ({ boss, student, title, end }: Life): readonly (readonly [address: string, subject: RegExp])[] => [
    [boss, /^Confirm your email/],
    [boss, new RegExp(`is interested in “${title}”$`)],
    [student, /^Confirm your email/],
    [student, new RegExp(`^We sent your application for “${title}”`)],
    end === 'reviewed'
      ? [student, new RegExp(`^Your application for “${title}” was reviewed`)]
      : [boss, new RegExp(`withdrew from “${title}”$`)],
  ];
  return { live, proveStored, lettersOf };
};
