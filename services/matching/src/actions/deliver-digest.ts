import type { Changed } from '@waratah/kit/mongo/aggregate';
import { linkTo } from '@waratah/kit/tracing/trace-context';
import type { Context } from '../context.ts';
import { type Digest, foundIn, miss, request, pageOf } from '../domain/digest.ts';
import { hoursOfFortnight, needsOf } from '../domain/needs.ts';
import { notReady, type Student } from '../domain/student.ts';
import { jobFits } from './job-fit.ts';
import { dayFrom } from './run-matching.ts';
import { withShifts } from './with-shifts.ts';

export const unsubscribePurpose = 'unsubscribe';
/** Purpose of the links that answer an email's jobs and open the preferences. */
export const mailPurpose = 'mail';

/**
 * Requests the email of a prepared digest after checking again that its jobs are live and the student still wants it. A
 * digest whose day is over is marked as missed, unless an operator requests it.
 */
export const deliverDigest = async (context: Context, id: string, evenLate = false) => {
  const delivered = await context.digests.change(id, (digest) => decide(context, digest, evenLate));
  linkTo(delivered?.jobs.map(({ trace }) => trace) ?? []);
  if (delivered?.state === 'requested') await context.found.markMailed(delivered.student, foundIn(delivered));
  if (delivered?.state === 'missed' || delivered?.state === 'empty') await giveBack(context, delivered);
};

const decide = async (context: Context, digest: Digest, evenLate: boolean): Promise<Changed<Digest>> => {
  if (digest.state !== 'prepared') return [digest, []];
  if (!evenLate && digest.day < dayFrom(context, undefined)) return miss(digest);
  const student = await context.students.byId(digest.student);
  if (!student) return [digest, []];
  const alive = notReady(student, dayFrom(context, undefined)) ? noJobs : await aliveOf(context, digest);
  const [known = student] = await withShifts(context, [student], digest.day);
  const links = await linksOf(context, student);
  const needs = needsOf(known, digest.day);
  return request(
    digest,
    {
      student,
      checkedAgainst: checkedAgainst(student),
      hours: hoursOfFortnight(needs),
      toStudent: needs.toStudent,
      links,
      alive,
      fits: await jobFits(
        context,
        student.id,
        digest.jobs.map(({ id }) => id),
      ),
    },
    context.clock(),
  );
};

const giveBack = async ({ digests, log }: Context, digest: Digest) => {
  if (!digest.asked) await digests.releaseJobs(digest);
  if (digest.state === 'missed') log.warn({ digest: digest._id }, 'digest missed its day');
};

/** The jobs that are still live and that the student has not applied for in the meantime. */
const aliveOf = async ({ jobs, applications, clock }: Context, digest: Digest) => {
  const { jobs: lines, student } = digest;
  const applied = (await applications.ofStudents([student])).get(student);
  const open = [...lines.map(({ id }) => id), ...foundIn(digest)].filter((id) => !applied?.has(id));
  return jobs.aliveAmong(open, clock());
};

const noJobs: ReadonlySet<number> = new Set();

/** What the jobs were checked against, in words. */
export const checkedAgainst = (student: Student) => {
  const known = student.visaType !== '' && student.visaType !== 'other';
  return list.format([
    known ? `${student.visaVerified ? 'your verified ' : ''}subclass ${student.visaType}` : 'your profile',
    ...(student.place ? [`${student.place.name} ${student.place.state}`] : []),
  ]);
};

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

const unsubscribeFor = '365d';
const answerFor = '30d';

const linksOf = async ({ links, publicUrl }: Context, { id }: Student) => {
  const page = (name: string, token: string) => `${publicUrl}/mail/${name}?token=${token}`;
  const unsubscribeUrl = page('unsubscribe', await links.sign(unsubscribePurpose, String(id), unsubscribeFor));
  const token = await links.sign(mailPurpose, String(id), answerFor);
  return {
    unsubscribeUrl,
    oneClickUrl: unsubscribeUrl,
    preferencesUrl: page('preferences', token),
    jobUrls: (job: number) => ({
      pageUrl: pageOf(job, publicUrl),
      interestedUrl: `${page('interested', token)}&job=${job}`,
      notForMeUrl: `${page('not-for-me', token)}&job=${job}`,
    }),
  };
};
