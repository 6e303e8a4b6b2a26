import type { Context } from '../context.ts';
import { request } from '../domain/digest.ts';
import { needsOf } from '../domain/needs.ts';
import { notReady, type Student } from '../domain/student.ts';

export const unsubscribePurpose = 'unsubscribe';

/** Asks the mailer for a prepared digest, after another look at whether its jobs still live and the student still wants it. */
export const deliverDigest = async (context: Context, id: string) => {
  const digest = await context.digests.byId(id);
  const student = digest && (await context.students.byId(digest.student));
  if (digest?.state !== 'prepared' || !student) return;
  const alive = notReady(student)
    ? nothing
    : await context.jobs.aliveAmong(
        digest.jobs.map((job) => job.id),
        context.clock(),
      );
  const mail = {
    student,
    checkedAgainst: checkedAgainst(student, digest.day),
    links: await linksOf(context, student),
    alive,
  };
  await context.digests.change(id, (current) => request(current, mail, context.clock()));
};

const nothing: ReadonlySet<number> = new Set();

const checkedAgainst = (student: Student, day: string) => {
  const left = needsOf(student, day).hoursLeft;
  const known = student.visaType !== '' && student.visaType !== 'other';
  return list.format([
    known ? `subclass ${student.visaType}` : 'your profile',
    ...(known && left !== undefined ? [`${left} hours left this fortnight`] : []),
    ...(student.place ? [`${student.place.name} ${student.place.state}`] : []),
  ]);
};

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

const linksOf = async ({ links, publicUrl }: Context, { id }: Student) => {
  const url = `${publicUrl}/mail/unsubscribe?token=${await links.sign(unsubscribePurpose, String(id))}`;
  return { unsubscribeUrl: url, oneClickUrl: url, preferencesUrl: `${publicUrl}/profile` };
};
