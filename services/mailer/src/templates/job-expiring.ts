import type { JobExpiring } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Button, Heading, Text } from './components.ts';
import { Frame } from './frame.ts';
import { greeting } from './greeting.ts';
import { look } from './look.ts';

export const jobExpiringSubject = ({ title, closes }: JobExpiring) => `Your ad “${title}” ends on ${closes}`;

export const JobExpiringBody = ({ content, postalAddress }: { content: JobExpiring; postalAddress: string }) =>
  h(
    Frame,
    { preview: 'Renew it with one click, or let it end.', postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, `“${content.title}” ends on ${content.closes}.`),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `${greeting(content.fullName)}students see this ad until then. Is the place still open? Renew the ad and it stays for thirty more days.`,
    ),
    h(Button, { href: content.jobUrl, style: look.button }, 'Open the ad'),
    h(
      Text,
      { style: { ...look.small, marginTop: '24px' }, className: 'muted' },
      'If the place is taken, there is nothing to do: the ad ends by itself.',
    ),
  );
