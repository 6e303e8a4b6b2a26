import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { requestMail } from '@waratah/kit/events/request-mail';
import type { Choice, Chosen, FunnelStep } from './choose.ts';
import type { Today } from './gate.ts';
import { type JobAd, payInWords, placeInWords } from './job.ts';
import type { Student } from './student.ts';

/** One job of a digest, in the words the student reads. */
export type DigestJob = Readonly<{
  id: number;
  title: string;
  companyName: string;
  place: string;
  pay: string;
  closes: string;
  url: string;
  score: number;
  reasons: readonly string[];
  question: string;
  /** The trace in which the ad came, where somebody traced it. */
  trace?: string;
}>;

/**
 * A student's morning of one day (design section 6, step 5): at most one for ever, by its id.
 * planned: written, its jobs not yet in the ledger; prepared: in the ledger; requested: asked of the mailer;
 * sent: accepted by a mail server; empty: nothing fitted, or nothing was left; missed: its day ended before it was asked for;
 * bounced: it will never be delivered.
 */
export type Digest = {
  _id: string;
  version: number;
  student: number;
  day: string;
  state: 'planned' | 'prepared' | 'requested' | 'sent' | 'empty' | 'missed' | 'bounced';
  jobs: DigestJob[];
  funnel: FunnelStep[];
  /** When it was planned, or last asked of the mailer. */
  at: Date;
  /** It was asked of the mailer once: whatever becomes of it, a mailbox may have it. */
  asked?: boolean;
  /** A crash left a claim behind when it was sent: the mailbox may have got it twice, under one Message-ID. */
  ambiguous?: boolean;
};

const digestId = (student: number, day: string) => `${student}:${day}`;

const shortDay = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'short', timeZone: 'Australia/Sydney' });

const lineOf =
  (publicUrl: string) =>
  ({ job, question, score, reasons }: Choice): DigestJob => ({
    id: job.id,
    title: job.title,
    companyName: job.companyName,
    place: placeInWords(job.place),
    pay: payInWords(job.pay),
    closes: job.expiresAt ? `closes ${shortDay.format(job.expiresAt)}` : '',
    url: urlOf(job, publicUrl),
    score,
    reasons,
    question,
    ...(job.trace && { trace: job.trace }),
  });

const urlOf = (job: JobAd, publicUrl: string) => job.sourceUrl || `${publicUrl}/jobs?job=${job.id}`;

/** A new digest from what was chosen. */
export const plan = (student: Student, { day, now }: Today, chosen: Chosen, publicUrl: string): Digest => ({
  _id: digestId(student.id, day),
  version: 1,
  student: student.id,
  day,
  state: chosen.choices.length > 0 ? 'planned' : 'empty',
  jobs: chosen.choices.map(lineOf(publicUrl)),
  funnel: [...chosen.funnel],
  at: now,
});

const moved = (digest: Digest, change: Partial<Digest>): Digest => ({
  ...digest,
  ...change,
  version: digest.version + 1,
});
/** Jobs for which it is true; the same list where it is for all, so that nothing is written anew. */
const only = (jobs: DigestJob[], is: (job: number) => boolean) =>
  jobs.every(({ id }) => is(id)) ? jobs : jobs.filter(({ id }) => is(id));
const idsOf = ({ jobs }: Pick<Digest, 'jobs'>) => jobs.map(({ id }) => id);

/** Its jobs are in the ledger; those that another digest had already are gone. */
export const prepare = (digest: Digest, isMine: (job: number) => boolean, now: Date): Changed<Digest> => {
  if (digest.state !== 'planned') return [digest, []];
  const jobs = only(digest.jobs, isMine);
  if (jobs.length === 0) return [moved(digest, { state: 'empty', jobs }), []];
  const prepared = moved(digest, { state: 'prepared', jobs });
  const said = { digestId: digest._id, studentId: digest.student, day: digest.day, jobIds: idsOf(prepared) };
  return [prepared, [happened('matching.digest.v1.prepared', said, now)]];
};

export type MailLinks = Readonly<{
  unsubscribeUrl: string;
  oneClickUrl: string;
  preferencesUrl: string;
  jobUrls: (job: number) => Readonly<{ interestedUrl: string; notForMeUrl: string }>;
}>;

/** A mail server may be away for so long; after that the jobs are no news. */
const usefulForMs = 24 * 3_600_000;

/** Re-checked just before it is asked of the mailer: jobs that ended since are gone (design section 6, step 6). */
export const request = (
  digest: Digest,
  mail: Readonly<{ student: Student; checkedAgainst: string; links: MailLinks; alive: ReadonlySet<number> }>,
  now: Date,
): Changed<Digest> => {
  if (digest.state !== 'prepared') return [digest, []];
  const jobs = only(digest.jobs, (id) => mail.alive.has(id));
  if (jobs.length === 0) return [moved(digest, { state: 'empty', jobs }), []];
  const { jobUrls, ...urls } = mail.links;
  const email = requestMail(
    {
      key: messageKey(digest._id),
      to: mail.student.email,
      usefulForMs,
      content: {
        case: 'digest',
        value: {
          fullName: mail.student.fullName,
          day: digest.day,
          checkedAgainst: mail.checkedAgainst,
          jobs: jobs.map(({ id, score: _score, trace: _trace, ...line }) => ({
            ...line,
            ...jobUrls(id),
            jobId: id,
            reasons: [...line.reasons],
          })),
          funnel: [...digest.funnel],
          ...urls,
        },
      },
    },
    now,
  );
  return [moved(digest, { state: 'requested', jobs, at: now, asked: true }), [email]];
};

/** Its day is over: yesterday's jobs are no news. They may be offered again, unless a mailbox may have it. */
export const miss = (digest: Digest): Changed<Digest> =>
  digest.state === 'prepared' ? [moved(digest, { state: 'missed' }), []] : [digest, []];

/** Asked of the mailer again, as after the bus lost it; the mailer knows the key and sends once. */
export const askAgain = (digest: Digest): Changed<Digest> =>
  digest.state === 'requested' ? [moved(digest, { state: 'prepared' }), []] : [digest, []];

const keyPrefix = 'digest:';
const messageKey = (id: string) => `${keyPrefix}${id}`;
/** The digest that a message was, or undefined for other mail. */
export const digestOfMessage = (key: string) => (key.startsWith(keyPrefix) ? key.slice(keyPrefix.length) : undefined);

export const bounced = (digest: Digest): Changed<Digest> =>
  digest.state === 'sent' || digest.state === 'bounced' ? [digest, []] : [moved(digest, { state: 'bounced' }), []];

export const sent = (digest: Digest, now: Date, ambiguous = false): Changed<Digest> => {
  if (digest.state === 'sent') return [digest, []];
  const said = { digestId: digest._id, studentId: digest.student, day: digest.day, jobIds: idsOf(digest) };
  return [
    moved(digest, { state: 'sent', ...(ambiguous && { ambiguous }) }),
    [happened('matching.digest.v1.sent', said, now)],
  ];
};
