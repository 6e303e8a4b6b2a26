import { Button, Heading, Text } from '@react-email/components';
import type { Welcome } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Frame } from './frame.ts';
import { look } from './look.ts';

export const welcomeSubject = 'Your Waratah account is ready';

const employer = {
  lead: 'Your e-mail is confirmed, and your ads can be shown to students and graduates now. A first one takes under two minutes.',
  steps: [
    'Post a job: title, description, pay and the visas you accept.',
    'Complete your company profile, so that people know who is asking.',
    'Read applications in one list.',
  ],
  button: 'Post a job',
} as const;

const student = {
  lead: 'Your e-mail is confirmed. From now on we look through the new jobs every morning and write when some fit you and your visa.',
  steps: [
    'Upload your resume: what it says makes the matches better.',
    'Add your skills, studies and experience.',
    'Read the reasons with every job, and tell us what is not for you.',
  ],
  button: 'Complete my profile',
} as const;

export const WelcomeBody = ({ content, postalAddress }: { content: Welcome; postalAddress: string }) => {
  const { lead, steps, button } = content.role === 'employer' ? employer : student;
  return h(
    Frame,
    { preview: lead, postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, `You're in, ${content.fullName}.`),
    h(Text, { style: look.lead, className: 'muted' }, lead),
    ...steps.map((step) => h(Text, { key: step, style: look.reason, className: 'reason' }, `✓ ${step}`)),
    h(Button, { href: content.startUrl, style: { ...look.button, marginBottom: '24px' } }, button),
  );
};
