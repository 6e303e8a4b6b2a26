import type { VisaExpiring, VisaRejected, VisaRevoked, VisaVerified } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Button, Heading, Text } from './components.ts';
import { Frame } from './frame.ts';
import { addressed, firstName, greeting } from './greeting.ts';
import { look } from './look.ts';

type Of<Content> = Readonly<{ content: Content; postalAddress: string }>;

const small = { ...look.small, marginTop: '24px' };

export const visaVerifiedSubject = 'Your visa is verified';

export const VisaVerifiedBody = ({ content, postalAddress }: Of<VisaVerified>) =>
  h(
    Frame,
    { preview: 'Your matches go by the verified visa from now on.', postalAddress },
    h(
      Heading,
      { style: look.heading, className: 'text' },
      `Your visa is verified${content.fullName ? `, ${firstName(content.fullName)}` : ''}.`,
    ),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `${content.visa}${content.until ? `, until ${content.until}` : ''}. Your matches go by it from now on.`,
    ),
    ...content.conditions.map((condition) =>
      h(Text, { key: condition, style: look.reason, className: 'reason' }, `✓ Condition ${condition}`),
    ),
    h(Button, { href: content.visaUrl, style: { ...look.button, marginTop: '12px' } }, 'See your visa status'),
    h(
      Text,
      { style: small, className: 'muted' },
      'We delete your document seven days from now. We keep only the visa and the date of this check.',
    ),
  );

export const visaRejectedSubject = 'We could not verify your visa';

export const VisaRejectedBody = ({ content, postalAddress }: Of<VisaRejected>) =>
  h(
    Frame,
    { preview: 'Here is why, and what you can do.', postalAddress },
    h(
      Heading,
      { style: look.heading, className: 'text' },
      addressed(content.fullName, 'we could not verify your visa.'),
    ),
    h(Text, { style: look.question, className: 'question' }, content.reason),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      'You can upload another document at any time. The VEVO check of the Department of Home Affairs, saved as a PDF, works best: it shows your name, the subclass, the expiry and the conditions on one page.',
    ),
    h(Button, { href: content.visaUrl, style: look.button }, 'Upload another document'),
    h(
      Text,
      { style: small, className: 'muted' },
      'Until then, your matches go by the visa on your profile. We delete the document you sent seven days from now.',
    ),
  );

export const visaRevokedSubject = 'We took back the verification of your visa';

export const VisaRevokedBody = ({ content, postalAddress }: Of<VisaRevoked>) =>
  h(
    Frame,
    { preview: 'Here is why, and what you can do.', postalAddress },
    h(
      Heading,
      { style: look.heading, className: 'text' },
      addressed(content.fullName, 'your visa is no longer verified with us.'),
    ),
    h(Text, { style: look.question, className: 'question' }, content.reason),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      'You can upload another document at any time. Your matches follow the visa on your profile meanwhile.',
    ),
    h(Button, { href: content.visaUrl, style: look.button }, 'Upload another document'),
  );

export const visaExpiringSubject = ({ until }: VisaExpiring) => `Your verified visa ends on ${until}`;

export const VisaExpiringBody = ({ content, postalAddress }: Of<VisaExpiring>) =>
  h(
    Frame,
    { preview: 'Have you got the next one? Upload its document.', postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, `Your visa ends on ${content.until}.`),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `${greeting(content.fullName)}we verified your ${content.visa} until then. If you hold another visa already, upload its document and your matches go on as before.`,
    ),
    h(Button, { href: content.visaUrl, style: look.button }, 'Upload a document'),
    h(
      Text,
      { style: small, className: 'muted' },
      'If nothing has changed, there is nothing to do. After that day we no longer call this visa verified.',
    ),
  );
