import type { Changed } from '@waratah/kit/mongo/aggregate';
import { linkTo } from '@waratah/kit/tracing/trace-context';
import type { Context } from '../context.ts';
import { type Digest, miss, request } from '../domain/digest.ts';
import { needsOf } from '../domain/needs.ts';
import { notReady, type Student } from '../domain/student.ts';
import { dayFrom } from './run-matching.ts';

export const unsubscribePurpose = 'unsubscribe';
/** Answers to a mail's jobs, and preferences. */
export const mailPurpose = 'mail';

/**
 * Requests the email of a prepared digest, after checking again that its jobs are live and the student still wants it.
 * A digest whose day is over is missed, unless an operator requests it.
 */
export const deliverDigest = async (context: Context, id: string, evenLate = false) => {
  const delivered = await context.digests.change(id, (digest) => decide(context, digest, evenLate));
  linkTo(delivered?.jobs.map(({ trace }) => trace) ?? []);
  if (delivered?.state === 'missed') await giveBack(context, delivered);
};

const decide = async (context: Context, digest: Digest, evenLate: boolean): Promise<Changed<Digest>> => {
  if (digest.state !== 'prepared') return [digest, []];
  if (!evenLate && digest.day < dayFrom(context, undefined)) return miss(digest);
  const student = await context.students.byId(digest.student);
  if (!student) return [digest, []];
  const alive = notReady(student) ? noJobs : await aliveOf(context, digest);
  const links = await linksOf(context, student);
  return request(
    digest,
    { student, checkedAgainst: checkedAgainst(student, digest.day), links, alive },
    context.clock(),
  );
};

const giveBack = async ({ digests, log }: Context, digest: Digest) => {
  if (!digest.asked) await digests.releaseJobs(digest);
  log.warn({ digest: digest._id }, 'digest missed its day');
};

const aliveOf = ({ jobs, clock }: Context, digest: Digest) =>
  jobs.aliveAmong(
    digest.jobs.map((job) => job.id),
    clock(),
  );

const noJobs: ReadonlySet<number> = new Set();

const checkedAgainst = (student: Student, day: string) => {
  const left = needsOf(student, day).hoursLeft;
  const known = student.visaType !== '' && student.visaType !== 'other';
  return list.format([
    known ? `${student.visaVerified ? 'your verified ' : ''}subclass ${student.visaType}` : 'your profile',
    ...(known && left !== undefined ? [`${left} hours left this fortnight`] : []),
    ...(student.place ? [`${student.place.name} ${student.place.state}`] : []),
  ]);
};

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** As long as a mail is worth keeping. */
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
      interestedUrl: `${page('interested', token)}&job=${job}`,
      notForMeUrl: `${page('not-for-me', token)}&job=${job}`,
    }),
  };
};
