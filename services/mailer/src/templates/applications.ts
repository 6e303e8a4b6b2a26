import type {
  ApplicationGone,
  ApplicationMoved,
  ApplicationReceived,
  ApplicationSent,
  AppliedJobDeleted,
} from '@waratah/events/mail/v1';
import { alsoSeen } from '@waratah/vocabulary/application-copy';
import { createElement as h } from 'react';
import { unprovenApplicants } from '../domain/mail-limits.ts';
import { Button, Heading, Text } from './components.ts';
import { Frame } from './frame.ts';
import { firstName, greeting } from './greeting.ts';
import { look } from './look.ts';

type Of<Content> = Readonly<{ content: Content; postalAddress: string }>;

const small = (text: string) => h(Text, { style: { ...look.small, marginTop: '24px' }, className: 'muted' }, text);

export const applicationReceivedSubject = ({ applicantName, title }: ApplicationReceived) =>
  `${applicantName || 'A student'} is interested in “${title}”`;

export const ApplicationReceivedBody = ({ content, postalAddress }: Of<ApplicationReceived>) =>
  h(
    Frame,
    { preview: content.hasResume ? 'See who it is, with their resume.' : 'See who it is.', postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, `${applicationReceivedSubject(content)}.`),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `${greeting(content.fullName)}${content.hasResume ? 'what they study, how to reach them and their resume' : 'what they study and how to reach them'} are on your list of applications.`,
    ),
    content.addressUnproven
      ? h(Text, { style: look.question }, 'This person has not confirmed their email address yet. Make sure who it is.')
      : null,
    h(Button, { href: content.applicationsUrl, style: look.button }, 'See the application'),
    small(
      content.addressUnproven
        ? `We write to you for at most ${unprovenApplicants} applications a day from people who have not confirmed their address. Your list has them all.`
        : 'We write to you for each new application for your ads.',
    ),
  );

const companyOf = ({ companyName }: Readonly<{ companyName: string }>) => companyName || 'The employer';

export const applicationSentSubject = ({ title, companyName }: ApplicationSent) =>
  `We sent your application for “${title}”${companyName ? ` to ${companyName}` : ''}`;

export const ApplicationSentBody = ({ content, postalAddress }: Of<ApplicationSent>) => {
  const sent = [
    ['Name', content.fullName],
    ['Email', content.email],
    ...(content.university ? [['University', content.university] as const] : []),
    ['Degree', content.degree],
    ...(content.graduationYear ? [['Graduation year', content.graduationYear] as const] : []),
    ...(content.languages.length > 0 ? [['Languages', content.languages.join(', ')] as const] : []),
    ...(content.visa ? [['Visa', content.visa] as const] : []),
    ['Resume', content.resumeName || 'none'],
  ] satisfies readonly (readonly [string, string])[];
  return h(
    Frame,
    { preview: 'What the employer got, and how to withdraw it.', postalAddress },
    h(
      Heading,
      { style: look.heading, className: 'text' },
      `We sent your application for “${content.title}” to ${content.companyName || 'the employer'}.`,
    ),
    h(Text, { style: look.lead, className: 'muted' }, 'This is what they got:'),
    ...sent.map(([name, value]) =>
      h(
        'p',
        { key: name, style: look.facts, className: 'muted' },
        h('strong', { className: 'text' }, `${name}: `),
        value,
      ),
    ),
    h(
      Button,
      { href: content.withdrawUrl, style: { ...look.quietButton, marginTop: '12px' }, className: 'quiet' },
      'Withdraw this application',
    ),
    small(
      `${alsoSeen} Whether your visa is verified, and your hours and days, they see only while you agree in your Visa settings.`,
    ),
    small("They'll email you if they'd like to meet. Never pay for a job."),
  );
};

/** The texts for students, by the status of their application. */
const moves: Readonly<Record<string, Readonly<{ subject: (title: string) => string; heading: string; text: string }>>> =
  {
    reviewed: {
      subject: (title) => `Your application for “${title}” was reviewed`,
      heading: 'has read your application.',
      text: 'You are on their shortlist. They will get in touch with you if they want to meet you.',
    },
    interviewed: {
      subject: (title) => `“${title}”: you were interviewed`,
      heading: 'noted that you were interviewed.',
      text: 'Next they decide. We write to you as soon as they do.',
    },
    offered: {
      subject: (title) => `“${title}”: an offer for you`,
      heading: 'offers you the job.',
      text: 'Congratulations. They will get in touch with you. Never pay for a job, and read the contract before you sign it.',
    },
    rejected: {
      subject: (title) => `Your application for “${title}” was not successful`,
      heading: 'will not take your application further.',
      text: 'We are sorry. Every morning we look for new jobs that fit you.',
    },
  };

const moved = { subject: (title: string) => `Update on “${title}”`, heading: 'has news for you.', text: '' };

export const applicationMovedSubject = ({ title, status }: ApplicationMoved) => (moves[status] ?? moved).subject(title);

export const ApplicationMovedBody = ({ content, postalAddress }: Of<ApplicationMoved>) => {
  const { heading, text } = moves[content.status] ?? moved;
  return h(
    Frame,
    { preview: content.title, postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, `${companyOf(content)} ${heading}`),
    h(Text, { style: look.facts, className: 'muted' }, content.title),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `${content.fullName ? `Hello ${firstName(content.fullName)}. ` : ''}${text}`,
    ),
    h(Button, { href: content.applicationsUrl, style: look.button }, 'See your applications'),
    ...(content.status === 'rejected' ? [] : [small('You can withdraw an application there at any time.')]),
  );
};

export const appliedJobDeletedSubject = ({ title }: AppliedJobDeleted) => `“${title}” was taken down`;

export const AppliedJobDeletedBody = ({ content, postalAddress }: Of<AppliedJobDeleted>) =>
  h(
    Frame,
    {
      preview: content.notSent
        ? 'Your application was not sent.'
        : 'The job that you applied for is no longer offered.',
      postalAddress,
    },
    h(Heading, { style: look.heading, className: 'text' }, `“${content.title}” was taken down.`),
    h(Text, { style: look.lead, className: 'muted' }, `${greeting(content.fullName)}${removedBy(content)}`),
  );

const removedBy = ({ companyName, notSent }: AppliedJobDeleted) => {
  const employer = companyName || 'its employer';
  return notSent
    ? `${employer} removed the job that interested you before your application was sent. There is nothing for you to do.`
    : `${employer} removed the job that you applied for. Your application goes no further. There is nothing for you to do.`;
};

export const applicationGoneSubject = ({ applicantName, accountDeleted, title }: ApplicationGone) =>
  accountDeleted
    ? `An applicant for “${title}” has deleted their account`
    : `${applicantName || 'An applicant'} withdrew from “${title}”`;

export const ApplicationGoneBody = ({ content, postalAddress }: Of<ApplicationGone>) =>
  h(
    Frame,
    { preview: 'The application is off your list.', postalAddress },
    h(Heading, { style: look.heading, className: 'text' }, `${applicationGoneSubject(content)}.`),
    h(
      Text,
      { style: look.lead, className: 'muted' },
      `${greeting(content.fullName)}the application and its resume are off your list. Please delete the copies that you have made.`,
    ),
    h(Button, { href: content.applicationsUrl, style: look.button }, 'See who is left'),
    small('The number of applications on your dashboard is lower by one.'),
  );
