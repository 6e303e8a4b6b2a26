import express, { type Express, type RequestHandler } from 'express';
import { addAnswerPages } from './answer-pages.ts';
import { ask, type Parts, sendBroken, textOf } from './ask.ts';
import { addListPages } from './list-pages.ts';
import { button, page, wayToMatches } from './page.ts';
import { addPreferencesPage } from './preferences-page.ts';
import { addWithdrawPage } from './withdraw-page.ts';

const operations = {
  unsubscribe: 'mutation MailUnsubscribe($token: String!) { unsubscribe(token: $token) }',
  resubscribe: 'mutation MailResubscribe($token: String!) { resubscribe(token: $token) }',
} as const;

const questions = {
  unsubscribe: {
    title: 'Stop the morning email?',
    text: 'You will get no more job matches by email. Your profile stays as it is.',
    label: 'Unsubscribe',
  },
  resubscribe: {
    title: 'Get the morning email again?',
    text: 'We only write when a job fits you.',
    label: 'Yes, write to me again',
  },
} as const;

const words = {
  unsubscribe: { title: 'You are unsubscribed', text: 'No more morning emails will be sent to you.' },
  resubscribe: { title: 'Welcome back', text: 'We will write again on the next morning with a job that fits you.' },
} as const;

/**
 * The pages that emails link to. A GET changes nothing, since mail scanners follow links. The POST needs no sign-in and
 * is also the one-click unsubscribe of RFC 8058.
 */
export const addMailPages = (app: Express, parts: Parts) => {
  const change =
    (what: keyof typeof operations): RequestHandler =>
    async (request, response) => {
      const token = textOf(request.query.token);
      const answer = await ask(parts, request, operations[what], { token });
      if (answer.kind === 'failed') return sendBroken(response, answer.code);
      const undo = button('I changed my mind', `/mail/resubscribe?token=${encodeURIComponent(token)}`);
      response.send(page({ ...words[what], body: what === 'unsubscribe' ? undo : wayToMatches }));
    };

  app.use('/mail', (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  app.use('/mail', express.urlencoded({ extended: false, limit: '20kb' }));
  for (const what of ['unsubscribe', 'resubscribe'] as const) {
    const path = `/mail/${what}`;
    const { label, ...question } = questions[what];
    app.get(path, (request, response) => {
      const action = `${path}?token=${encodeURIComponent(textOf(request.query.token))}`;
      response.send(page({ ...question, body: button(label, action) }));
    });
    app.post(path, change(what));
  }
  addAnswerPages(app, parts);
  addPreferencesPage(app, parts);
  addWithdrawPage(app, parts);
  addListPages(app, parts);
};
