import type { Digest, DigestJob, DigestSearch } from '@waratah/events/mail/v1';
import { applyAt } from '@waratah/vocabulary/apply-elsewhere';
import {
  bestOf,
  checkedLine,
  checkUrl,
  funnelLine,
  greeting,
  hoursLine,
  othersOf,
  pageOf,
  pauseUrl,
  pauseWords,
  tellingReason,
  terms,
  whoAndWhere,
  words,
  workLine,
  workUrl,
} from './digest-words.ts';

const lines = (...texts: readonly (string | false | undefined)[]) => texts.filter(Boolean).join('\n');

const links = (job: DigestJob) =>
  lines(
    job.elsewhere && `${applyAt(job.url)}: ${job.url}`,
    pageOf(job) && `${words.see}: ${pageOf(job)}`,
    job.interestedUrl && `${words.interested}: ${job.interestedUrl}`,
    job.notForMeUrl && `${words.notForMe}: ${job.notForMeUrl}`,
  );

const question = ({ question: asked }: DigestJob) => asked && `? ${asked}`;

const cardInWords = (job: DigestJob) =>
  lines(
    job.title.toUpperCase(),
    whoAndWhere(job),
    terms(job),
    ...job.reasons.map((reason) => `✓ ${reason}`),
    question(job),
    links(job),
  );

const lineInWords = (job: DigestJob, reason?: string) =>
  lines(`- ${job.title}`, whoAndWhere(job), terms(job), reason && `✓ ${reason}`, question(job), links(job));

const searchInWords = ({ name, url, jobs }: DigestSearch) =>
  [...jobs.map((job) => lineInWords(job)), `${words.allOf(name)}: ${url}`].join('\n\n');

/**
 * The plain text of the morning email. Written by hand, because converting the HTML would cost more than all other
 * steps.
 */
export const digestText = (content: Digest, postalAddress: string) => {
  const others = othersOf(content);
  return [
    greeting(content),
    lines(others.length > 0 ? words.best : '', checkedLine(content), hoursLine(content)),
    ...(content.question ? [`? ${content.question}: ${content.preferencesUrl}`] : []),
    ...bestOf(content).map(cardInWords),
    ...(others.length > 0
      ? [`${words.others}:`, ...others.map((job) => lineInWords(job, tellingReason(job, content)))]
      : []),
    ...(content.searches.length > 0 ? [`${words.searches}:`, ...content.searches.map(searchInWords)] : []),
    lines(`${words.funnel(content.jobs.length)}:`, funnelLine(content)),
    ...(workLine(content) ? [`${workLine(content)}\n${words.notYourWork} ${workUrl(content)}`] : []),
    lines(
      `${words.checkAny}: ${checkUrl(content)}`,
      `${words.change}: ${content.preferencesUrl}`,
      `${pauseWords(content)}: ${pauseUrl(content)}`,
      `${words.unsubscribe}: ${content.unsubscribeUrl}`,
    ),
    `Waratah\n${postalAddress}`,
  ].join('\n\n');
};
