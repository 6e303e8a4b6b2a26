import type { JobStanding } from '@waratah/events/mail/v1';
import { adStandingWords } from '@waratah/vocabulary/statuses';
import { createElement as h } from 'react';
import { Button, Heading, Text } from './components.ts';
import { Frame } from './frame.ts';
import { greeting } from './greeting.ts';
import { look } from './look.ts';

type Words = Readonly<{ subject: string; lead: string; next: string }>;

const wordsOf = ({ standing, title, until }: JobStanding): Words => {
  switch (standing) {
    case 'in_review':
      return {
        subject: `We are checking your ad “${title}”`,
        lead: 'we read this ad before students see it:',
        next: 'We email you as soon as it is decided. You can change the ad meanwhile.',
      };
    case 'paused':
      return {
        subject: `Your ad “${title}” is ${adStandingWords.paused.toLowerCase()}`,
        lead: 'students do not see this ad.',
        next: 'It stays in your list, where you can activate it again.',
      };
    case 'expired':
      return {
        subject: `Your ad “${title}” has ended`,
        lead: 'students no longer see this ad.',
        next: 'Is the place still open? Renew the ad and it stays for thirty days from then.',
      };
    case 'suspended':
      return {
        subject: `Your ad “${title}” is ${adStandingWords.suspended.toLowerCase()}`,
        lead: 'students no longer see this ad, because your account is suspended.',
        next: 'Do you think that this is a mistake? Reply to this email.',
      };
    default:
      return {
        subject: `Your ad “${title}” is live`,
        lead: `students see this ad until ${until}.`,
        next: 'Students whom it fits get it in their morning email.',
      };
  }
};

export const jobStandingSubject = (content: JobStanding) => wordsOf(content).subject;

export const JobStandingBody = ({ content, postalAddress }: { content: JobStanding; postalAddress: string }) => {
  const { subject, lead, next } = wordsOf(content);
  return h(
    Frame,
    { preview: next, postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, `${subject}.`),
    h(Text, { style: look.lead, className: 'muted' }, `${greeting(content.fullName)}${lead}`),
    // A review says what follows once the ad is active, so it is no reason for its rest.
    content.standing !== 'paused' &&
      content.reason &&
      h(Text, { style: look.question, className: 'question' }, content.reason),
    h(Text, { style: look.lead, className: 'muted' }, next),
    // Nobody can sign in to a suspended account.
    content.standing !== 'suspended' && h(Button, { href: content.jobUrl, style: look.button }, 'Open the ad'),
  );
};
