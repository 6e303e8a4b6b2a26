import type { Digest, DigestJob } from '@waratah/events/mail/v1';
import { facts, funnelLine, greeting } from './digest.ts';

const jobInWords = (job: DigestJob) =>
  [
    job.title,
    facts(job),
    ...(job.question ? [`? ${job.question}`] : []),
    ...job.reasons.map((reason) => `✓ ${reason}`),
    ...(job.interestedUrl ? [`I'm interested: ${job.interestedUrl}`] : []),
    ...(job.notForMeUrl ? [`Not for me: ${job.notForMeUrl}`] : []),
    `See the job: ${job.url}`,
  ].join('\n');

/** The morning e-mail for who reads without HTML: written, as making it from the HTML costs more than all the rest. */
export const digestText = (letter: Digest, postalAddress: string) =>
  [
    greeting(letter),
    `Checked against ${letter.checkedAgainst}.`,
    ...letter.jobs.map(jobInWords),
    funnelLine(letter),
    `Change what you get: ${letter.preferencesUrl}\nUnsubscribe: ${letter.unsubscribeUrl}`,
    `Waratah\n${postalAddress}`,
  ].join('\n\n');
