import type { JobRejected } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Button, Heading, Text } from './components.ts';
import { Frame } from './frame.ts';
import { greeting } from './greeting.ts';
import { look } from './look.ts';

export const jobRejectedSubject = ({ title }: JobRejected) => `Your ad “${title}” is not shown`;

export const JobRejectedBody = ({ content, postalAddress }: { content: JobRejected; postalAddress: string }) =>
  h(
    Frame,
    { preview: 'Here is why, and what you can do.', postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, `“${content.title}” is not shown.`),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `${greeting(content.fullName)}we looked at this ad and did not approve it:`,
    ),
    h(Text, { style: look.question, className: 'question' }, content.reason),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      'You can change the ad at any time. We look at it again then, and it goes live once it is approved. If we have it wrong, reply to this email.',
    ),
    h(Button, { href: content.jobUrl, style: look.button }, 'Open the ad'),
  );
