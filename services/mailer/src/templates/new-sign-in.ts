import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { NewSignIn } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Button, Heading, Link, Section, Text } from './components.ts';
import { Frame } from './frame.ts';
import { greeting } from './greeting.ts';
import { look } from './look.ts';
import { sydneyMoment } from './sydney-moment.ts';

export const newSignInSubject = 'New sign-in to your Waratah account';

const whenOf = ({ at }: NewSignIn) => (at ? `${sydneyMoment(timestampDate(at))}, Sydney time` : '');

export const NewSignInBody = ({ content, postalAddress }: { content: NewSignIn; postalAddress: string }) =>
  h(
    Frame,
    { preview: `${content.device}. If it was you, there is nothing to do.`, postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, 'New sign-in'),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `${greeting(content.fullName)}someone signed in to your account from a device or network you haven't used before.`,
    ),
    h(
      Section,
      { style: look.card, className: 'card' },
      h(Text, { style: look.title, className: 'text' }, content.device),
      h(
        Text,
        { style: look.facts, className: 'muted' },
        [whenOf(content), content.address].filter(Boolean).join(' · '),
      ),
    ),
    h(Text, { style: look.lead, className: 'muted' }, 'If it was you, there is nothing to do.'),
    h(Button, { href: content.passwordUrl, style: look.button }, 'It was not me'),
    h(
      Text,
      { style: { ...look.small, marginTop: '24px' }, className: 'muted' },
      h(Link, { href: content.sessionsUrl, style: look.link, className: 'muted' }, 'See where you are signed in'),
    ),
  );
