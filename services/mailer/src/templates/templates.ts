import { toPlainText } from '@react-email/render';
import type { MessageRequested } from '@waratah/events/mail/v1';
import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as applications from './applications.ts';
import { DigestBody } from './digest.ts';
import { digestSubject } from './digest-words.ts';
import { PublicUrl } from './frame.ts';
import { digestText } from './digest-text.ts';
import { JobExpiringBody, jobExpiringSubject } from './job-expiring.ts';
import { JobHeldBody, jobHeldSubject } from './job-held.ts';
import { JobRejectedBody, jobRejectedSubject } from './job-rejected.ts';
import { JobStandingBody, jobStandingSubject } from './job-standing.ts';
import * as mailingList from './mailing-list.ts';
import { NewSignInBody, newSignInSubject } from './new-sign-in.ts';
import { OperatorChangedBody, operatorChangedSubject } from './operator-changed.ts';
import { PasswordResetBody, passwordResetSubject } from './password-reset.ts';
import { VerifyEmailBody, verifyEmailSubject } from './verify-email.ts';
import * as visa from './visa.ts';
import { WelcomeBody, welcomeSubject } from './welcome.ts';

/** An email as it is sent. */
export type Email = Readonly<{ subject: string; html: string; text: string; headers: Record<string, string> }>;

export type Templates = Readonly<{ render: (request: MessageRequested) => Email }>;

type Content = MessageRequested['content'];
type Case = NonNullable<Content['case']>;
type ValueOf<Name extends Case> = Extract<Content, { case: Name }>['value'];
type ContentOf<Name extends Case> = { [Key in Name]: Readonly<{ case: Key; value: ValueOf<Key> }> }[Name];

type Template<Value> = Readonly<{
  subject: string | ((value: Value) => string);
  body: (props: Readonly<{ content: Value; postalAddress: string }>) => ReactElement;
  /** The plain text, if converting the body would read badly. */
  text?: (value: Value, postalAddress: string) => string;
  /** The link for the one-click unsubscribe header (RFC 8058). */
  unsubscribeUrl?: (value: Value) => string;
}>;

const templates: { readonly [Name in Case]: Template<ValueOf<Name>> } = {
  verifyEmail: { subject: verifyEmailSubject, body: VerifyEmailBody },
  passwordReset: { subject: passwordResetSubject, body: PasswordResetBody },
  welcome: { subject: welcomeSubject, body: WelcomeBody },
  newSignIn: { subject: newSignInSubject, body: NewSignInBody },
  operatorChanged: { subject: operatorChangedSubject, body: OperatorChangedBody },
  jobExpiring: { subject: jobExpiringSubject, body: JobExpiringBody },
  jobHeld: { subject: jobHeldSubject, body: JobHeldBody },
  jobRejected: { subject: jobRejectedSubject, body: JobRejectedBody },
  jobStanding: { subject: jobStandingSubject, body: JobStandingBody },
  visaVerified: { subject: visa.visaVerifiedSubject, body: visa.VisaVerifiedBody },
  visaRevoked: { subject: visa.visaRevokedSubject, body: visa.VisaRevokedBody },
  visaRejected: { subject: visa.visaRejectedSubject, body: visa.VisaRejectedBody },
  visaExpiring: { subject: visa.visaExpiringSubject, body: visa.VisaExpiringBody },
  applicationReceived: {
    subject: applications.applicationReceivedSubject,
    body: applications.ApplicationReceivedBody,
  },
  applicationSent: { subject: applications.applicationSentSubject, body: applications.ApplicationSentBody },
  applicationMoved: { subject: applications.applicationMovedSubject, body: applications.ApplicationMovedBody },
  appliedJobDeleted: { subject: applications.appliedJobDeletedSubject, body: applications.AppliedJobDeletedBody },
  applicationGone: { subject: applications.applicationGoneSubject, body: applications.ApplicationGoneBody },
  confirmSubscription: {
    subject: mailingList.confirmSubscriptionSubject,
    body: mailingList.ConfirmSubscriptionBody,
    unsubscribeUrl: (value) => value.unsubscribeUrl,
  },
  subscribed: {
    subject: mailingList.subscribedSubject,
    body: mailingList.SubscribedBody,
    unsubscribeUrl: (value) => value.unsubscribeUrl,
  },
  news: {
    subject: (value) => value.subject,
    body: mailingList.NewsBody,
    unsubscribeUrl: (value) => value.unsubscribeUrl,
  },
  digest: {
    subject: digestSubject,
    body: DigestBody,
    text: digestText,
    unsubscribeUrl: (value) => value.oneClickUrl,
  },
};

/** Keeps the case of headings in plain text. */
const plainText = { selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })) };

/** The document type that mail programs render most uniformly. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const emailOf = <Name extends Case>(
  { case: name, value }: ContentOf<Name>,
  { postalAddress, publicUrl }: Sender,
): Email => {
  const template: Template<ValueOf<Name>> = templates[name];
  const { subject, body, text, unsubscribeUrl } = template;
  const html = `${doctype}${renderToStaticMarkup(h(PublicUrl, { value: publicUrl }, h(body, { content: value, postalAddress })))}`;
  return {
    subject: typeof subject === 'string' ? subject : subject(value),
    headers: unsubscribeUrl ? oneClick(unsubscribeUrl(value)) : {},
    html,
    text: text ? text(value, postalAddress) : toPlainText(html, plainText),
  };
};

const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The sender: the postal address in the footer, and the portal's address, from which the logo is loaded. */
type Sender = Readonly<{ postalAddress: string; publicUrl: string }>;

export const createTemplates = (sender: Sender): Templates => ({
  render: ({ content }) => {
    if (content.case === undefined) throw new Error('a message was requested without content');
    return emailOf(content, sender);
  },
});
