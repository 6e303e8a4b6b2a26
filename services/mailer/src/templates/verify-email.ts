import type { VerifyEmail } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Button, Heading, Text } from './components.ts';
import { Frame } from './frame.ts';
import { firstName } from './greeting.ts';
import { look } from './look.ts';

/** What happens once the address is confirmed. */
const why = (role: string) =>
  role === 'employer' ? 'Your ads are shown to students after that.' : 'Your first matches are sent after that.';

export const verifyEmailSubject = 'Confirm your email for Waratah';

export const VerifyEmailBody = ({ content, postalAddress }: { content: VerifyEmail; postalAddress: string }) =>
  h(
    Frame,
    { preview: 'One click, and your account is ready.', postalAddress },
    h(
      Heading,
      { style: look.heading, className: 'text' },
      content.fullName ? `Welcome, ${firstName(content.fullName)}.` : 'Welcome to Waratah.',
    ),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `Please confirm that this address is yours. ${why(content.role)} The link works for a day.`,
    ),
    h(Button, { href: content.verifyUrl, style: look.button }, 'Confirm my email'),
    h(
      Text,
      { style: { ...look.small, marginTop: '24px' }, className: 'muted' },
      "Didn't sign up? You can ignore this email.",
    ),
  );
