import type { Context } from '../context.ts';
import { type Digest, miss, request } from '../domain/digest.ts';
import { needsOf } from '../domain/needs.ts';
import { notReady, type Student } from '../domain/student.ts';
import { dayFrom } from './run-matching.ts';

export const unsubscribePurpose = 'unsubscribe';
/** Answers to a mail's jobs, and preferences. */
export const mailPurpose = 'mail';

/**
 * Asks the mailer for a prepared digest, after another look at whether its jobs still live and the student still wants it.
 * Once its day is over it is missed, unless an operator asks for it all the same.
 */
export const deliverDigest = async (context: Context, id: string, evenLate = false) => {
  const digest = await context.digests.byId(id);
  if (digest?.state !== 'prepared') return;
  if (!evenLate && digest.day < dayFrom(context, undefined)) return missDigest(context, id);
  const student = await context.students.byId(digest.student);
  if (!student) return;
  const alive = notReady(student) ? nothing : await aliveOf(context, digest);
  const mail = {
    student,
    checkedAgainst: checkedAgainst(student, digest.day),
    links: await linksOf(context, student),
    alive,
  };
  await context.digests.change(id, (current) => request(current, mail, context.clock()));
};

const missDigest = async ({ digests, log }: Context, id: string) => {
  const missed = await digests.change(id, miss);
  if (missed?.state !== 'missed') return;
  if (!missed.asked) await digests.releaseJobs(id);
  log.warn({ digest: id }, 'digest missed its day');
};

const aliveOf = ({ jobs, clock }: Context, digest: Digest) =>
  jobs.aliveAmong(
    digest.jobs.map((job) => job.id),
    clock(),
  );

const nothing: ReadonlySet<number> = new Set();

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
