import { toPlainText } from '@react-email/render';
import type { MessageRequested } from '@waratah/events/mail/v1';
import { createElement as h, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  ApplicationGoneLetter,
  ApplicationMovedLetter,
  ApplicationReceivedLetter,
  AppliedJobDeletedLetter,
  applicationGoneSubject,
  applicationMovedSubject,
  applicationReceivedSubject,
  appliedJobDeletedSubject,
} from './applications.ts';
import { DigestLetter, digestSubject } from './digest.ts';
import { digestText } from './digest-text.ts';
import { JobExpiringLetter, jobExpiringSubject } from './job-expiring.ts';
import { JobRejectedLetter, jobRejectedSubject } from './job-rejected.ts';
import {
  ConfirmSubscriptionLetter,
  confirmSubscriptionSubject,
  NewsLetter,
  SubscribedLetter,
  subscribedSubject,
} from './mailing-list.ts';
import { NewSignInLetter, newSignInSubject } from './new-sign-in.ts';
import { PasswordResetLetter, passwordResetSubject } from './password-reset.ts';
import { VerifyEmailLetter, verifyEmailSubject } from './verify-email.ts';
import {
  VisaExpiringLetter,
  VisaRejectedLetter,
  VisaVerifiedLetter,
  visaExpiringSubject,
  visaRejectedSubject,
  visaVerifiedSubject,
} from './visa.ts';
import { WelcomeLetter, welcomeSubject } from './welcome.ts';

/** A message as it goes out. */
export type Letter = Readonly<{ subject: string; html: string; text: string; headers: Record<string, string> }>;

export type Templates = Readonly<{ render: (request: MessageRequested) => Letter }>;

/** Headings keep their letters as they are. */
const plainText = { selectors: ['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })) };

/** What mail programs lay out most alike. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

type Draft = Readonly<{ subject: string; element: ReactElement; text?: string; headers?: Record<string, string> }>;

export const createTemplates = ({ postalAddress }: { postalAddress: string }): Templates => {
  const draftOf = ({ content }: MessageRequested): Draft => {
    switch (content.case) {
      case 'verifyEmail':
        return { subject: verifyEmailSubject, element: h(VerifyEmailLetter, { letter: content.value, postalAddress }) };
      case 'passwordReset':
        return {
          subject: passwordResetSubject,
          element: h(PasswordResetLetter, { letter: content.value, postalAddress }),
        };
      case 'welcome':
        return { subject: welcomeSubject, element: h(WelcomeLetter, { letter: content.value, postalAddress }) };
      case 'newSignIn':
        return { subject: newSignInSubject, element: h(NewSignInLetter, { letter: content.value, postalAddress }) };
      case 'jobExpiring':
        return {
          subject: jobExpiringSubject(content.value),
          element: h(JobExpiringLetter, { letter: content.value, postalAddress }),
        };
      case 'jobRejected':
        return {
          subject: jobRejectedSubject(content.value),
          element: h(JobRejectedLetter, { letter: content.value, postalAddress }),
        };
      case 'visaVerified':
        return {
          subject: visaVerifiedSubject,
          element: h(VisaVerifiedLetter, { letter: content.value, postalAddress }),
        };
      case 'visaRejected':
        return {
          subject: visaRejectedSubject,
          element: h(VisaRejectedLetter, { letter: content.value, postalAddress }),
        };
      case 'visaExpiring':
        return {
          subject: visaExpiringSubject(content.value),
          element: h(VisaExpiringLetter, { letter: content.value, postalAddress }),
        };
      case 'applicationReceived':
        return {
          subject: applicationReceivedSubject(content.value),
          element: h(ApplicationReceivedLetter, { letter: content.value, postalAddress }),
        };
      case 'applicationMoved':
        return {
          subject: applicationMovedSubject(content.value),
          element: h(ApplicationMovedLetter, { letter: content.value, postalAddress }),
        };
      case 'appliedJobDeleted':
        return {
          subject: appliedJobDeletedSubject(content.value),
          element: h(AppliedJobDeletedLetter, { letter: content.value, postalAddress }),
        };
      case 'applicationGone':
        return {
          subject: applicationGoneSubject(content.value),
          element: h(ApplicationGoneLetter, { letter: content.value, postalAddress }),
        };
      case 'confirmSubscription':
        return {
          subject: confirmSubscriptionSubject,
          element: h(ConfirmSubscriptionLetter, { letter: content.value, postalAddress }),
          headers: oneClick(content.value.unsubscribeUrl),
        };
      case 'subscribed':
        return {
          subject: subscribedSubject,
          element: h(SubscribedLetter, { letter: content.value, postalAddress }),
          headers: oneClick(content.value.unsubscribeUrl),
        };
      case 'news':
        return {
          subject: content.value.subject,
          element: h(NewsLetter, { letter: content.value, postalAddress }),
          headers: oneClick(content.value.unsubscribeUrl),
        };
      case 'digest':
        return {
          subject: digestSubject(content.value),
          element: h(DigestLetter, { letter: content.value, postalAddress }),
          text: digestText(content.value, postalAddress),
          headers: oneClick(content.value.oneClickUrl),
        };
      case undefined:
        throw new Error('a message was requested without content');
    }
  };

  return {
    render: (request) => {
      const { subject, element, text, headers = {} } = draftOf(request);
      const html = `${doctype}${renderToStaticMarkup(element)}`;
      return { subject, headers, html, text: text ?? toPlainText(html, plainText) };
    },
  };
};

/** One-click unsubscribe (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
