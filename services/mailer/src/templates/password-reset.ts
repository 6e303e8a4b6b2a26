import type { PasswordReset } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Button, Heading, Text } from './components.ts';
import { Frame } from './frame.ts';
import { greeting } from './greeting.ts';
import { look } from './look.ts';

export const passwordResetSubject = 'Set a new password for Waratah';

export const PasswordResetBody = ({ content, postalAddress }: { content: PasswordReset; postalAddress: string }) =>
  h(
    Frame,
    { preview: 'The link works once, within 30 minutes.', postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, 'Set a new password'),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `${greeting(content.fullName)}somebody asked for a new password for your account. The link works once, within 30 minutes, and signs you out everywhere.`,
    ),
    h(Button, { href: content.resetUrl, style: look.button }, 'Choose a new password'),
    h(
      Text,
      { style: { ...look.small, marginTop: '24px' }, className: 'muted' },
      'It was not you? Then ignore this message: your password stays as it is.',
    ),
  );
