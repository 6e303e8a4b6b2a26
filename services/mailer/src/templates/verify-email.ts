import { Button, Heading, Text } from '@react-email/components';
import type { VerifyEmail } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Frame } from './frame.ts';
import { look } from './look.ts';

export const verifyEmailSubject = 'Confirm your e-mail for Waratah';

export const VerifyEmailBody = ({ content, postalAddress }: { content: VerifyEmail; postalAddress: string }) =>
  h(
    Frame,
    { preview: 'One click, and your account is ready.', postalAddress },
    h(
      Heading,
      { style: look.heading, className: 'text' },
      content.fullName ? `Welcome, ${content.fullName}.` : 'Welcome to Waratah.',
    ),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      'Please confirm that this address is yours. Job matches are sent, and ads are shown, only after that. The link works for a day.',
    ),
    h(Button, { href: content.verifyUrl, style: look.button }, 'Confirm my e-mail'),
    h(
      Text,
      { style: { ...look.small, marginTop: '24px' }, className: 'muted' },
      'You did not sign up? Then ignore this message and nothing happens.',
    ),
  );
