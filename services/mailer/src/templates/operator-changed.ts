import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { OperatorChanged } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Button, Heading, Section, Text } from './components.ts';
import { Frame } from './frame.ts';
import { look } from './look.ts';
import { sydneyMoment } from './sydney-moment.ts';

export const operatorChangedSubject = 'Your operator account was changed';

const sentences: Readonly<Record<string, string>> = {
  password: 'Your password was changed with the operators\u2019 key, and you were signed out everywhere.',
  second_factor_set: 'An authenticator app was set up for your account.',
  second_factor_removed:
    'Your second factor was removed with the operators\u2019 key, and you were signed out everywhere.',
  recovery_code_used: 'Someone signed in to your account with a recovery code.',
};

type Props = Readonly<{ content: OperatorChanged; postalAddress: string }>;

export const OperatorChangedBody = ({ content, postalAddress }: Props) => {
  const sentence = sentences[content.change] ?? 'How you sign in was changed.';
  const when = content.at ? `${sydneyMoment(timestampDate(content.at))}, Sydney time` : '';
  return h(
    Frame,
    { preview: sentence, postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, 'Your operator account was changed'),
    h(Text, { style: look.lead, className: 'muted' }, sentence),
    h(Section, { style: look.card, className: 'card' }, h(Text, { style: look.facts, className: 'muted' }, when)),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      'If you did not expect this, tell whoever holds the operators\u2019 key at once.',
    ),
    h(Button, { href: content.consoleUrl, style: look.button }, 'Open the console'),
  );
};
