import type { Digest, DigestJob } from '@waratah/events/mail/v1';
import { applyAt } from '@waratah/vocabulary/apply-elsewhere';
import { createElement as h } from 'react';
import { Button, Heading, Section, Text } from './components.ts';
import {
  bestOf,
  checkedLine,
  checkUrl,
  greeting,
  hoursLine,
  joined,
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
import { Frame } from './frame.ts';
import { look } from './look.ts';
import { Row } from './row.ts';

const day = new Intl.DateTimeFormat('en-AU', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
const dayInWords = (date: string) => (date ? day.format(new Date(`${date}T00:00:00Z`)) : '');

const HoursLeft = ({ digest }: { digest: Digest }) => {
  const { hoursLeft = 0, hoursLimit = 0 } = digest;
  const line = hoursLine(digest);
  if (line === undefined) return null;
  const taken = hoursLimit > 0 ? Math.round(100 * (1 - hoursLeft / hoursLimit)) : 0;
  const cells = [
    [taken, look.hoursTaken],
    [100 - taken, look.hoursFree],
  ] as const;
  return h(
    Section,
    { style: look.hours, className: 'hours' },
    h(
      Text,
      { style: look.hoursText, className: 'reason' },
      line,
      ' · ',
      h(
        'a',
        { target: '_blank', href: digest.preferencesUrl, style: { color: 'inherit', textDecoration: 'underline' } },
        words.changeHours,
      ),
    ),
    h(
      Row,
      { style: look.hoursBar },
      ...cells.flatMap(([width, style], key) =>
        width > 0 ? [h('td', { key, width: `${width}%`, style }, '\u00a0')] : [],
      ),
    ),
  );
};

/** What the law asks before any of the jobs, with the page that takes the answer. */
const AskFirst = ({ digest: { question, preferencesUrl } }: { digest: Digest }) =>
  question
    ? h(
        'p',
        { style: look.question, className: 'question' },
        `? ${question}. `,
        h(
          'a',
          { target: '_blank', href: preferencesUrl, style: { color: 'inherit', textDecoration: 'underline' } },
          words.answer,
        ),
      )
    : null;

/** A reason, with words quoted from the ad highlighted. */
const Reason = ({ reason }: { reason: string }) => {
  const [, lead = reason, quote] = /^([^"]*)"(.+)"$/.exec(reason) ?? [];
  return h(
    'p',
    { style: look.reason },
    `✓ ${lead}`,
    quote && h('span', { style: look.quote, className: 'quote' }, `“${quote}”`),
  );
};

const JobCard = ({ job }: { job: DigestJob }) =>
  h(
    Section,
    { style: look.card, className: 'card' },
    h(
      Heading,
      { as: 'h2', style: look.title, className: 'text' },
      h('a', { target: '_blank', href: pageOf(job) || job.url, style: look.titleLink, className: 'text' }, job.title),
    ),
    h('p', { style: look.facts, className: 'muted' }, whoAndWhere(job)),
    terms(job) && h('p', { style: look.pay, className: 'text' }, terms(job)),
    h(
      'div',
      { style: look.reasons, className: 'reason' },
      ...job.reasons.map((reason) => h(Reason, { key: reason, reason })),
    ),
    job.question && h('p', { style: look.question, className: 'question' }, `? ${job.question}`),
    h(Actions, { job }),
  );

const Actions = ({ job }: { job: DigestJob }) =>
  h(
    'div',
    { style: look.buttons },
    job.elsewhere && h(Button, { href: job.url, style: look.button }, applyAt(job.url)),
    ' ',
    job.interestedUrl &&
      h(
        Button,
        job.elsewhere
          ? { href: job.interestedUrl, style: look.quietButton, className: 'quiet' }
          : { href: job.interestedUrl, style: look.button },
        words.interested,
      ),
    ' ',
    job.notForMeUrl &&
      h(Button, { href: job.notForMeUrl, style: look.quietButton, className: 'quiet' }, words.notForMe),
    ' ',
    !job.elsewhere && h('a', { target: '_blank', href: job.url, style: look.seeLink, className: 'text' }, words.see),
    h('p', { style: look.tapNote, className: 'muted' }, job.elsewhere ? words.opens(job.url) : words.sends),
  );

const JobLine = ({ job, reason }: { job: DigestJob; reason?: string | undefined }) =>
  h(
    Row,
    { style: look.line, className: 'line' },
    h(
      'td',
      { style: look.lineMain },
      h('a', { target: '_blank', href: job.url, style: look.lineTitle, className: 'text' }, job.title),
      h('p', { style: look.lineFacts, className: 'muted' }, joined([whoAndWhere(job), job.hours, job.closes])),
      reason && h('p', { style: look.lineReason, className: 'reason' }, `✓ ${reason}`),
      job.question && h('p', { style: look.lineQuestion, className: 'warn' }, `? ${job.question}`),
      job.interestedUrl &&
        h(
          'p',
          { style: look.lineLinks },
          h(
            'a',
            { target: '_blank', href: job.interestedUrl, style: look.lineLink, className: 'text' },
            words.interested,
          ),
          ' · ',
          h('a', { target: '_blank', href: job.notForMeUrl, style: look.lineLink, className: 'text' }, words.notForMe),
        ),
    ),
    h('td', { align: 'right', style: look.linePay, className: 'text' }, job.pay),
  );

const Others = ({ digest }: { digest: Digest }) =>
  othersOf(digest).length === 0
    ? null
    : h(
        'div',
        null,
        h(Heading, { as: 'h2', style: look.subheading, className: 'text' }, words.others),
        ...othersOf(digest).map((job) => h(JobLine, { key: job.jobId, job, reason: tellingReason(job, digest) })),
      );

const Searches = ({ digest: { searches } }: { digest: Digest }) =>
  searches.length === 0
    ? null
    : h(
        'div',
        null,
        h(Heading, { as: 'h2', style: look.subheading, className: 'text' }, words.searches),
        ...searches.flatMap(({ name, url, jobs }) => [
          ...jobs.map((job) => h(JobLine, { key: `${name} ${job.jobId}`, job })),
          h(
            'p',
            { key: name, style: look.searchLink },
            h('a', { target: '_blank', href: url, style: look.lineLink, className: 'text' }, words.allOf(name)),
          ),
        ]),
        h('p', { style: look.small, className: 'muted' }, words.changeSearches),
      );

/** In the colour of the line; mail programs underline it. */
const FooterLink = ({ href, children }: Readonly<{ href: string; children?: string }>) =>
  h('a', { target: '_blank', href, style: { color: 'inherit' } }, children);

const Footer = ({ digest }: { digest: Digest }) =>
  h(
    Section,
    { style: look.footer, className: 'footer' },
    h(Text, { style: look.footerTitle, className: 'text' }, words.funnel(digest.jobs.length)),
    h(
      Row,
      null,
      ...digest.funnel.map(({ label, count }) =>
        h(
          'td',
          { key: label, style: look.step },
          h('p', { style: look.stepCount, className: 'text' }, count),
          h('p', { style: look.small, className: 'muted' }, label),
        ),
      ),
    ),
    workLine(digest) &&
      h(
        Text,
        { style: look.footerLinks, className: 'muted' },
        `${workLine(digest)} `,
        h(FooterLink, { href: workUrl(digest) }, words.notYourWork),
      ),
    h(
      Text,
      { style: look.footerLinks, className: 'muted' },
      h(FooterLink, { href: checkUrl(digest) }, words.checkAny),
      ' · ',
      h(FooterLink, { href: digest.preferencesUrl }, words.change),
      ' · ',
      h(FooterLink, { href: pauseUrl(digest) }, pauseWords(digest)),
      ' · ',
      h(FooterLink, { href: digest.unsubscribeUrl }, words.unsubscribe),
    ),
  );

/** The morning email (design section 6, step 8): three cards, then a line for each other job. */
export const DigestBody = ({ content, postalAddress }: { content: Digest; postalAddress: string }) =>
  h(
    Frame,
    {
      preview: [...content.jobs, ...content.searches.flatMap(({ jobs }) => jobs)].map(({ title }) => title).join(', '),
      postalAddress,
      beside: dayInWords(content.day),
      footer: h(Footer, { digest: content }),
    },
    h(Heading, { style: look.heading, className: 'text' }, greeting(content)),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      [othersOf(content).length > 0 ? words.best : '', checkedLine(content)].filter(Boolean).join(' '),
    ),
    h(AskFirst, { digest: content }),
    h(HoursLeft, { digest: content }),
    ...bestOf(content).map((job) => h(JobCard, { key: job.jobId, job })),
    h(Others, { digest: content }),
    h(Searches, { digest: content }),
  );
