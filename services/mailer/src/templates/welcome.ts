import type { Welcome } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Button, Heading, Text } from './components.ts';
import { Frame } from './frame.ts';
import { firstName } from './greeting.ts';
import { look } from './look.ts';

export const welcomeSubject = 'Your Waratah account is ready';

const employer = {
  lead: 'Your email is confirmed, and your ads can be shown to students and graduates now. A first one takes under two minutes.',
  facts: [
    'An ad has a title, a description, the pay and the visas you accept.',
    'Your company profile tells people who is asking.',
    'All applications are in one list.',
  ],
  button: 'Post a job',
} as const;

const student = {
  lead: 'Your email is confirmed. From now on we look through the new jobs every morning and write when some fit you and your visa.',
  facts: [
    'A resume and skills help us find better matches.',
    'So do your studies and experience.',
    'Every job comes with the reasons why it fits. You can tell us what is not for you.',
  ],
  button: 'Open my profile',
} as const;

/** The facts hold for a new profile and for a complete one: the email is requested without knowing which it is. */
export const WelcomeBody = ({ content, postalAddress }: { content: Welcome; postalAddress: string }) => {
  const { lead, facts, button } = content.role === 'employer' ? employer : student;
  return h(
    Frame,
    { preview: lead, postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, `You're in, ${firstName(content.fullName)}.`),
    h(Text, { style: look.lead, className: 'muted' }, lead),
    ...facts.map((fact) => h(Text, { key: fact, style: look.facts, className: 'muted' }, `• ${fact}`)),
    h(Button, { href: content.startUrl, style: { ...look.button, marginBottom: '24px' } }, button),
  );
};
