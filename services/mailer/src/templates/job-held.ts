import type { JobHeld } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Button, Heading, Text } from './components.ts';
import { Frame } from './frame.ts';
import { greeting } from './greeting.ts';
import { look } from './look.ts';

export const jobHeldSubject = ({ title }: JobHeld) => `We are checking your ad “${title}”`;

export const JobHeldBody = ({ content, postalAddress }: { content: JobHeld; postalAddress: string }) =>
  h(
    Frame,
    { preview: 'These words made us look, and this is how to answer.', postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, `We are checking “${content.title}”.`),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `${greeting(content.fullName)}some ads with words like these ask job seekers for money or documents. Ads in another language than English, and files that a machine cannot read to their end, are read by a person. Until one of us has read yours, it is not shown or sent to students:`,
    ),
    ...content.quotes.map((quote) =>
      h(Text, { key: quote, style: look.question, className: 'question' }, `“${quote}”`),
    ),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      'If the words can be said otherwise, change the ad. If they are right as they stand, reply to this email and tell us what they mean. Either way one of us reads the ad again and lets it go live or tells you why not.',
    ),
    h(Button, { href: content.jobUrl, style: look.button }, 'Open the ad'),
  );
