import type { Digest, DigestJob } from '@waratah/events/mail/v1';
import { siteOf } from '@waratah/vocabulary/apply-elsewhere';
import { isDateOfPosting } from '@waratah/vocabulary/posted-on';
import { hoursLeftInWords } from '@waratah/vocabulary/law/hours';
import { firstName } from './greeting.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

const jobsFit = (count: number, first: boolean) =>
  `${numbers[count] ?? count}${first ? '' : ' new'} ${count === 1 ? 'job fits' : 'jobs fit'} you${first ? ' already' : ''}`;

/** How many jobs get a card; the others get a line each. */
const maxCards = 3;
export const bestOf = ({ jobs }: Digest) => jobs.slice(0, maxCards);
export const othersOf = ({ jobs }: Digest) => jobs.slice(maxCards);

/** The reason of a job that the fewest others of the email share, for its line; a date of posting if there is no other. */
export const tellingReason = ({ reasons }: DigestJob, { jobs }: Digest): string | undefined => {
  const shares = (reason: string) =>
    isDateOfPosting(reason) ? jobs.length + 1 : jobs.filter((job) => job.reasons.includes(reason)).length;
  return reasons.toSorted((one, other) => shares(one) - shares(other))[0];
};

export const words = {
  best: 'These three fit best.',
  others: 'Also worth a look',
  funnel: (jobs: number) =>
    jobs === 0 ? 'What we looked at' : `How we got to ${numbers[jobs]?.toLowerCase() ?? jobs}`,
  searches: 'New in your saved searches',
  allOf: (name: string) => `All of "${name}"`,
  changeSearches: 'Change your saved searches under Settings.',
  interested: "I'm interested",
  notForMe: 'Not for me',
  see: 'See the job',
  sends: 'Sends your profile and resume once you confirm.',
  opens: (url: string) => `Opens ${siteOf(url)}.`,
  change: 'Change what you get',
  pauseForExams: 'Pause for exams',
  pause: 'Pause these emails',
  unsubscribe: 'Unsubscribe',
  checkAny: 'Check an ad from elsewhere',
  answer: 'Open your settings',
  changeHours: 'Change your hours',
  notYourWork: 'Not your line of work?',
} as const;

const countFound = ({ searches }: Digest) => searches.reduce((sum, { jobs }) => sum + jobs.length, 0);

const newInSearches = (digest: Digest) => {
  const count = countFound(digest);
  return `${numbers[count] ?? count} new ${count === 1 ? 'job' : 'jobs'} in your saved searches`;
};

export const digestSubject = (digest: Digest) =>
  digest.jobs.length === 0
    ? `${newInSearches(digest)}: ${digest.searches[0]?.jobs[0]?.title ?? ''}`
    : subjectOfJobs(digest);

const subjectOfJobs = ({ jobs, first }: Digest) =>
  `${jobsFit(jobs.length, first)}: ${jobs[0]?.title ?? ''}${jobs.length > 1 ? ` and ${jobs.length - 1} more` : ''}`;

/** Only students whose hours are limited get the link, since others have no exams. */
export const pauseWords = ({ hoursLimit }: Digest): string =>
  hoursLimit === undefined ? words.pause : words.pauseForExams;

/** What was looked for; undefined in a message that does not say it. */
export const workLine = ({ lookedFor }: Digest): string | undefined =>
  lookedFor.length > 0 ? `We look for: ${lookedFor.join('; ')}.` : undefined;

/** Anchor of the kinds of work on the preferences page. */
export const workUrl = ({ preferencesUrl }: Digest) => `${preferencesUrl}#work`;

/** Anchor of the pause field on the preferences page. */
export const pauseUrl = ({ preferencesUrl }: Digest) => `${preferencesUrl}#pause`;

/** The page that checks an ad, on the portal from which the student's other links come. */
export const checkUrl = ({ preferencesUrl }: Digest) => new URL('/check', preferencesUrl).href;

/** Facts in one line, without empty ones. */
export const joined = (facts: readonly string[]) => facts.filter((fact) => fact !== '').join(' · ');

/** The portal's page of a job; empty for one of another website in a message from before the page was named. */
export const pageOf = ({ pageUrl, url, elsewhere }: DigestJob) => pageUrl || (elsewhere ? '' : url);

/** Employer and place. */
export const whoAndWhere = ({ companyName, place }: DigestJob) => joined([companyName, place]);
/** Pay, hours, and closing date. */
export const terms = ({ pay, hours, closes }: DigestJob) => joined([pay, hours, closes]);

export const greeting = (digest: Digest) => {
  const { fullName, jobs, first } = digest;
  const found = jobs.length === 0 ? newInSearches(digest) : jobsFit(jobs.length, first);
  return `${first ? 'Welcome' : 'Good morning'}, ${firstName(fullName)}. ${found}.`;
};

export const checkedLine = ({ checkedAgainst }: Digest) => `Checked against ${checkedAgainst}.`;

/** The hours that the visa leaves, if it limits them. */
export const hoursLine = ({ hoursLeft, hoursLimit }: Digest) =>
  hoursLeft === undefined || hoursLimit === undefined ? undefined : hoursLeftInWords(hoursLeft, hoursLimit);

/** The number of live ads, and how many were left after each step. */
export const funnelLine = ({ funnel }: Digest) =>
  `${funnel.map(({ label, count }) => `${count} ${label}`).join(' → ')}.`;
