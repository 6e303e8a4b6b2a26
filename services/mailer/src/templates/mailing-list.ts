import type { ConfirmSubscription, News, Subscribed } from '@waratah/events/mail/v1';
import { createElement as h } from 'react';
import { Button, Heading, Link, Text } from './components.ts';
import { Frame } from './frame.ts';
import { look } from './look.ts';

export const confirmSubscriptionSubject = 'Confirm that you want news from Waratah';
export const subscribedSubject = 'You are on the list';

/** Every email of the list ends with a link to unsubscribe. */
const wayOut = (url: string) =>
  h(
    Text,
    { style: { ...look.small, marginTop: '24px' }, className: 'muted' },
    'This letter is of the mailing list of the pilot. ',
    h(Link, { href: url, style: look.link, className: 'muted' }, 'Unsubscribe'),
  );

type Props<Letter> = Readonly<{ content: Letter; postalAddress: string }>;

export const ConfirmSubscriptionBody = ({ content, postalAddress }: Props<ConfirmSubscription>) =>
  h(
    Frame,
    { preview: 'One click, and you hear how the pilot goes on.', postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, 'News of the pilot?'),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      'Somebody, most likely you, gave this address on our page to hear how the pilot goes on. Please confirm that you want it. The link works for seven days; without it we forget the address.',
    ),
    h(Button, { href: content.confirmUrl, style: look.button }, 'Yes, send me news'),
    h(
      Text,
      { style: { ...look.small, marginTop: '24px' }, className: 'muted' },
      'It was not you? Then ignore this message and nothing happens.',
    ),
    wayOut(content.unsubscribeUrl),
  );

export const SubscribedBody = ({ content, postalAddress }: Props<Subscribed>) =>
  h(
    Frame,
    { preview: 'We write when there is something to say.', postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, 'You are on the list.'),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      'We write when the pilot takes a step that you may care about, and not more often. Job matches come only to students with a profile.',
    ),
    wayOut(content.unsubscribeUrl),
  );

/** A URL within text, without the punctuation at the end of its sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/;

const withLinks = (paragraph: string) =>
  paragraph
    .split(address)
    .map((part, at) =>
      at % 2 === 1 ? h(Link, { key: at, href: part, style: look.link, className: 'muted' }, part) : part,
    );

export const NewsBody = ({ content, postalAddress }: Props<News>) =>
  h(
    Frame,
    { preview: content.paragraphs[0] ?? '', postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, content.subject),
    ...content.paragraphs.map((paragraph, at) =>
      h(Text, { key: at, style: look.lead, className: 'muted' }, ...withLinks(paragraph)),
    ),
    wayOut(content.unsubscribeUrl),
  );
