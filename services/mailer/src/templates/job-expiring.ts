import { Button, Heading, Text } from '@react-email/components';
import type { JobExpiring } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Frame } from './frame.ts';
import { look } from './look.ts';

export const jobExpiringSubject = ({ title, closes }: JobExpiring) => `Your ad “${title}” ends on ${closes}`;

export const JobExpiringLetter = ({ letter, postalAddress }: { letter: JobExpiring; postalAddress: string }) =>
  h(
    Frame,
    { preview: 'Renew it with one click, or let it end.', postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, `“${letter.title}” ends on ${letter.closes}.`),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `Hello ${letter.fullName}, students see this ad until then. Is the place still open? Renew the ad and it stays for thirty more days.`,
    ),
    h(Button, { href: letter.jobUrl, style: look.button }, 'Open the ad'),
    h(
      Text,
      { style: { ...look.small, marginTop: '24px' }, className: 'muted' },
      'If the place is taken, there is nothing to do: the ad ends by itself.',
    ),
  );
