import { zoneOf } from '@waratah/vocabulary/australia/zones';
import type { Changed } from '@waratah/kit/mongo/aggregate';
import { happened } from '@waratah/kit/events/outbox';
import { requestMail } from '@waratah/kit/events/request-mail';
import { type Choice, type Chosen, type FunnelStep, shortFunnel } from './choose.ts';
import { minimumWageAt } from '@waratah/vocabulary/minimum-wage';
import { dayMs, usualAdDays } from '@waratah/vocabulary/limits';
import { workOf } from '@waratah/vocabulary/occupations/trade-names';
import { type JobFit, ruledOutBy } from './fit-for.ts';
import type { FoundBySearch } from './found.ts';
import type { Today } from './day.ts';
import { hourlyPay, hoursInWords, type JobAd, payInWords, placeInWords } from './job.ts';
import type { HoursOfFortnight } from './needs.ts';
import { withoutCommonReasons } from './reasons.ts';
import { emailSha256Of, type Student } from './student.ts';
import { tradesOffered } from './trade.ts';

/** One job of a digest, in the words that the student reads. */
export type DigestJob = Readonly<{
  id: number;
  title: string;
  companyName: string;
  place: string;
  pay: string;
  closes: string;
  /** Like '12 to 18 h a week, Thu to Sat'. Absent in digests made before this field existed. */
  hours?: string;
  url: string;
  /** `url` leads to another website, where the student applies. Absent in digests made before this field existed. */
  elsewhere?: boolean;
  score: number;
  reasons: readonly string[];
  question: string;
  /** The trace in which the ad arrived, if it was traced. */
  trace?: string;
}>;

/** A line as it is now; `because` says why the student can no longer take the job. */
export type LineNow = DigestJob & Readonly<{ because?: string | undefined }>;

/**
 * A line with the reasons and the question of a fit, since what a student notes or changes after the email makes the
 * written ones untrue. Without a fit, because the ad has ended, it stays as written.
 */
export const lineNow = (line: DigestJob, fit: JobFit | undefined): LineNow =>
  fit
    ? {
        ...line,
        reasons: fit.reasons,
        question: fit.asks?.question ?? '',
        because: ruledOutBy(fit.verdict),
      }
    : line;

/** The lines of a list as they are now, without the reasons that most of them share, and what is asked once for all. */
export const linesNow = (lines: readonly DigestJob[], fits: ReadonlyMap<number, JobFit>): readonly LineNow[] =>
  withoutCommonReasons(
    lines.map((line) => {
      const fit = fits.get(line.id);
      return fit?.asks?.toStudent ? { ...lineNow(line, fit), question: '' } : lineNow(line, fit);
    }),
  );

/**
 * A student's morning email of one day (design section 6, step 5); its id allows only one. planned: saved, jobs not yet
 * claimed in the ledger; prepared: jobs claimed; requested: the mailer was asked to send it; sent: a mail server
 * accepted it; empty: nothing fitted, or nothing was left; missed: its day ended before it was requested; bounced: it
 * will never be delivered.
 */
export type Digest = {
  _id: string;
  version: number;
  student: number;
  day: string;
  state: 'planned' | 'prepared' | 'requested' | 'sent' | 'empty' | 'missed' | 'bounced';
  jobs: DigestJob[];
  funnel: FunnelStep[];
  /** When it was planned, or last requested from the mailer. */
  at: Date;
  /** It was requested from the mailer at least once, so a mailbox may have it whatever its state. */
  asked?: boolean;
  /** SHA-256 of the address for which it was first requested. Absent in those requested by an earlier release. */
  toSha256?: string;
  /** The mailer crashed while sending it, so the mailbox may have it twice, under the same Message-ID. */
  ambiguous?: boolean;
  /** A student's first matches, sent as soon as the profile allows rather than in the morning. */
  first?: boolean;
  /** What is new in the student's saved searches. */
  found?: FoundLines[];
};

/** New ads of a saved search, in the words the student reads. */
export type FoundLines = Readonly<{ name: string; url: string; jobs: readonly DigestJob[] }>;

const digestId = (student: number, day: string) => `${student}:${day}`;

const lineOf =
  (publicUrl: string) =>
  ({ job, question, score, reasons }: Choice): DigestJob => ({
    id: job.id,
    title: job.title,
    companyName: job.companyName,
    place: placeInWords(job.place),
    pay: isPayOfAYear(job) ? payInWords(job.pay) : '',
    hours: hoursInWords(job),
    closes: closesOf(job),
    url: urlOf(job, publicUrl),
    elsewhere: job.sourceUrl !== '',
    score,
    reasons,
    question,
    ...(job.trace && { trace: job.trace }),
  });

/** Yearly pay below the full-time minimum wage is for few hours or was misread, so it is not shown as the pay. */
const isPayOfAYear = ({ pay, postedAt }: JobAd) =>
  pay?.period !== 'year' || (hourlyPay(pay) ?? 0) >= minimumWageAt(postedAt).hourly;

/** The closing date that the ad states, at its place. The portal's own limit of thirty days is not a closing date. */
const closesOf = ({ postedAt, expiresAt, place }: JobAd) => {
  if (!expiresAt || expiresAt.getTime() - postedAt.getTime() === usualAdDays * dayMs) return '';
  return `closes ${expiresAt.toLocaleDateString('en-AU', { day: 'numeric', month: 'short', timeZone: zoneOf(place.state) })}`;
};

/** The portal's page of an ad. */
export const pageOf = (id: number, publicUrl: string) => `${publicUrl}/jobs?job=${id}`;

const urlOf = (job: JobAd, publicUrl: string) => job.sourceUrl || pageOf(job.id, publicUrl);

/** How many jobs a student's first matches have. */
const firstSize = 3;

/** The first digest of a student, made at once with the best few jobs. */
export const planFirst = (student: Student, today: Today, chosen: Chosen, publicUrl: string): Digest => ({
  ...plan(student, today, { ...chosen, choices: chosen.choices.slice(0, firstSize) }, publicUrl),
  first: true,
});

/** Makes a digest of the chosen jobs. */
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

/**
 * Adds what is new in saved searches; without fitting jobs, that alone makes an email. First matches have only jobs.
 */
export const withFound = (digest: Digest, found: readonly FoundBySearch[], publicUrl: string): Digest =>
  found.length === 0 || digest.first
    ? digest
    : {
        ...digest,
        state: 'planned',
        found: found.map(({ name, query, jobs }) => ({
          name,
          url: `${publicUrl}/jobs?${query}`,
          jobs: jobs.map(({ job, question }) => lineOf(publicUrl)({ job, question, score: 0, reasons: [] })),
        })),
      };

/** Ids of the ads that saved searches found. */
export const foundIn = ({ found = [] }: Pick<Digest, 'found'>): readonly number[] =>
  found.flatMap(({ jobs }) => jobs.map(({ id }) => id));

const moved = (digest: Digest, change: Partial<Digest>): Digest => ({
  ...digest,
  ...change,
  version: digest.version + 1,
});
/** Keeps the jobs that pass a test. Answers the same list if all pass, so that nothing is rewritten. */
const only = (jobs: DigestJob[], is: (job: number) => boolean) =>
  jobs.every(({ id }) => is(id)) ? jobs : jobs.filter(({ id }) => is(id));
const idsOf = ({ jobs }: Pick<Digest, 'jobs'>) => jobs.map(({ id }) => id);

/**
 * Marks a digest as prepared with the jobs that it claimed in the ledger, without those that another digest had
 * claimed.
 */
export const prepare = (digest: Digest, isMine: (job: number) => boolean, now: Date): Changed<Digest> => {
  if (digest.state !== 'planned') return [digest, []];
  const jobs = only(digest.jobs, isMine);
  if (jobs.length === 0 && foundIn(digest).length === 0) return [moved(digest, { state: 'empty', jobs }), []];
  const prepared = moved(digest, { state: 'prepared', jobs });
  const said = { digestId: digest._id, studentId: digest.student, day: digest.day, jobIds: idsOf(prepared) };
  return [prepared, [happened('matching.digest.v1.prepared', said, now)]];
};

export type MailLinks = Readonly<{
  unsubscribeUrl: string;
  oneClickUrl: string;
  preferencesUrl: string;
  jobUrls: (job: number) => Readonly<{ pageUrl: string; interestedUrl: string; notForMeUrl: string }>;
}>;

/** How long the mailer may try to deliver a digest; later its jobs are out of date. */
const usefulForMs = 24 * 3_600_000;

/**
 * Checks a digest again just before it is requested from the mailer: jobs that ended or that the student can no longer
 * take are removed, and reasons follow what changed in the meantime (design section 6, step 6).
 */
export const request = (
  digest: Digest,
  mail: Readonly<{
    student: Student;
    checkedAgainst: string;
    hours: HoursOfFortnight;
    /** What the law asks the student whatever the job. */
    toStudent: string | undefined;
    links: MailLinks;
    alive: ReadonlySet<number>;
    /** How the jobs fit at this moment. */
    fits: ReadonlyMap<number, JobFit>;
  }>,
  now: Date,
): Changed<Digest> => {
  if (digest.state !== 'prepared') return [digest, []];
  const open = only(digest.jobs, (id) => mail.alive.has(id) && !isRuledOut(mail.fits.get(id)));
  const jobs = linesNow(open, mail.fits).map(asWritten);
  const searches = (digest.found ?? []).flatMap(({ name, url, jobs: lines }) => {
    const alive = lines.filter(({ id }) => mail.alive.has(id));
    return alive.length > 0 ? [{ name, url, jobs: alive.map(wordsOf) }] : [];
  });
  if (jobs.length === 0 && searches.length === 0) return [moved(digest, { state: 'empty', jobs }), []];
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
          jobs: jobs.map((line) => ({ ...wordsOf(line), ...jobUrls(line.id) })),
          searches,
          funnel: [...shortFunnel(digest.funnel, jobs.length)],
          ...mail.hours,
          question: mail.toStudent ?? '',
          lookedFor: lookedForBy(mail.student),
          first: digest.first ?? false,
          ...urls,
        },
      },
    },
    now,
  );
  // The mailer sends only the first request with a key.
  const toSha256 = digest.toSha256 ?? emailSha256Of(mail.student.email);
  return [moved(digest, { state: 'requested', jobs, at: now, asked: true, toSha256 }), [email]];
};

/** Every kind of work that the student chose, or what the profile leads to most. */
const lookedForBy = ({ trades, preferences }: Student) =>
  (preferences.trades.length > 0 ? preferences.trades : tradesOffered(trades).found).map(workOf);

const isRuledOut = (fit: JobFit | undefined) => fit !== undefined && ruledOutBy(fit.verdict) !== undefined;
const asWritten = ({ because: _because, ...line }: LineNow): DigestJob => line;

const wordsOf = ({ id, score: _score, trace: _trace, ...line }: DigestJob) => ({
  ...line,
  jobId: id,
  reasons: [...line.reasons],
});

/** Marks a digest whose day is over as missed. Its jobs may be offered again, unless a mailbox may have them. */
export const miss = (digest: Digest): Changed<Digest> =>
  digest.state === 'prepared' ? [moved(digest, { state: 'missed' }), []] : [digest, []];

/**
 * Requests a digest from the mailer again, for example after the bus lost the request. The mailer recognises its key
 * and sends it once.
 */
export const askAgain = (digest: Digest): Changed<Digest> =>
  digest.state === 'requested' ? [moved(digest, { state: 'prepared' }), []] : [digest, []];

const keyPrefix = 'digest:';
const messageKey = (id: string) => `${keyPrefix}${id}`;
/** The digest that a message belongs to; undefined for other email. */
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
