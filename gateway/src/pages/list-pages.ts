import type { Express, RequestHandler } from 'express';
import { ask, type Parts, sendBroken, textOf } from './ask.ts';
import { button, page } from './page.ts';

const pages = {
  confirm: {
    operation: 'mutation MailConfirmList($token: String!) { confirmMailingList(token: $token) }',
    question: { title: 'Get news of the pilot by email?', text: 'We only write when there is something to say.' },
    label: 'Yes, send me news',
    done: { title: 'You are on the list', text: 'Every email has a link to unsubscribe.' },
  },
  leave: {
    operation: 'mutation MailLeaveList($token: String!) { leaveMailingList(token: $token) }',
    question: {
      title: 'Stop the news of the pilot?',
      text: 'We delete your address from the list. If you have an account, it stays as it is.',
    },
    label: 'Unsubscribe',
    done: { title: 'You are unsubscribed', text: 'Your address is no longer on the mailing list.' },
  },
} as const;

/** The pages that emails of the mailing list link to: a GET asks, a POST does it, without signing in (RFC 8058). */
export const addListPages = (app: Express, parts: Parts) => {
  for (const [name, { operation, question, label, done }] of Object.entries(pages)) {
    const path = `/mail/list/${name}`;
    const change: RequestHandler = async (request, response) => {
      const answer = await ask(parts, request, operation, { token: textOf(request.query.token) });
      if (answer.kind === 'failed') return sendBroken(response, answer.code);
      response.send(page(done));
    };
    app.get(path, (request, response) => {
      const action = `${path}?token=${encodeURIComponent(textOf(request.query.token))}`;
      response.send(page({ ...question, body: button(label, action) }));
    });
    app.post(path, change);
  }
};
