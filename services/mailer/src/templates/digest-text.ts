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

/** The plain text of the morning email. It is written by hand, because converting the HTML would cost more than all other steps. */
export const digestText = (content: Digest, postalAddress: string) =>
  [
    greeting(content),
    `Checked against ${content.checkedAgainst}.`,
    ...content.jobs.map(jobInWords),
    funnelLine(content),
    `Change what you get: ${content.preferencesUrl}\nUnsubscribe: ${content.unsubscribeUrl}`,
    `Waratah\n${postalAddress}`,
  ].join('\n\n');
