import { Button, Heading, Link, Section, Text } from '@react-email/components';
import type { Digest, DigestJob } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Frame } from './frame.ts';
import { look } from './look.ts';

const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

const jobsFit = (count: number) => `${numbers[count] ?? count} new ${count === 1 ? 'job fits' : 'jobs fit'} you`;

const firstName = (fullName: string) => fullName.trim().split(/\s+/)[0] ?? '';

export const digestSubject = ({ jobs }: Digest) =>
  `${jobsFit(jobs.length)}: ${jobs[0]?.title ?? ''}${jobs.length > 1 ? ` and ${jobs.length - 1} more` : ''}`;

/** One line on who, where, how much and until when. */
export const facts = ({ companyName, place, pay, closes }: DigestJob) =>
  [companyName, place, pay, closes].filter((fact) => fact !== '').join(' · ');

export const greeting = ({ fullName, jobs }: Digest) =>
  `Good morning, ${firstName(fullName)}. ${jobsFit(jobs.length)}.`;

/** The number of ads, and how many remained after each gate. */
export const funnelLine = ({ funnel }: Digest) =>
  `${funnel.map(({ label, count }) => `${count} ${label}`).join(' → ')}.`;

const JobCard = ({ job }: { job: DigestJob }) =>
  h(
    Section,
    { style: look.card, className: 'card' },
    h(Heading, { as: 'h2', style: look.title, className: 'text' }, job.title),
    h('p', { style: look.facts, className: 'muted' }, facts(job)),
    job.question && h('p', { style: look.question }, `? ${job.question}`),
    h(
      'div',
      { style: look.reasons, className: 'reason' },
      ...job.reasons.map((reason) => h('p', { key: reason, style: look.reason }, `✓ ${reason}`)),
    ),
    h(
      'div',
      { style: look.buttons },
      job.interestedUrl && h(Button, { href: job.interestedUrl, style: look.button }, "I'm interested"),
      ' ',
      job.notForMeUrl &&
        h(Button, { href: job.notForMeUrl, style: look.quietButton, className: 'quiet' }, 'Not for me'),
      ' ',
      h(Link, { href: job.url, style: look.seeLink, className: 'text' }, 'See the job'),
    ),
  );

const Footer = ({ digest }: { digest: Digest }) =>
  h(
    'div',
    null,
    h(Text, { style: look.small, className: 'muted' }, funnelLine(digest)),
    h(
      Text,
      { style: look.small, className: 'muted' },
      h(Link, { href: digest.preferencesUrl, style: look.link, className: 'muted' }, 'Change what you get'),
      ' · ',
      h(Link, { href: digest.unsubscribeUrl, style: look.link, className: 'muted' }, 'Unsubscribe'),
    ),
  );

/** The morning e-mail (design section 6, step 8). */
export const DigestBody = ({ content, postalAddress }: { content: Digest; postalAddress: string }) =>
  h(
    Frame,
    {
      preview: content.jobs.map(({ title }) => title).join(', '),
      postalAddress,
      footer: h(Footer, { digest: content }),
    },
    h(Heading, { style: look.heading, className: 'text' }, greeting(content)),
    h(Text, { style: look.lead, className: 'muted' }, `Checked against ${content.checkedAgainst}.`),
    ...content.jobs.map((job) => h(JobCard, { key: job.jobId, job })),
  );
