import type { Express, RequestHandler } from 'express';
import { ask, type Parts, sendBroken, textOf } from './ask.ts';
import { button, page } from './page.ts';

const pages = {
  confirm: {
    operation: 'mutation MailConfirmList($token: String!) { confirmMailingList(token: $token) }',
    question: { title: 'News of the pilot by e-mail?', text: 'We write when there is something to say.' },
    label: 'Yes, send me news',
    done: { title: 'You are on the list', text: 'Every letter has a link to unsubscribe.' },
  },
  leave: {
    operation: 'mutation MailLeaveList($token: String!) { leaveMailingList(token: $token) }',
    question: {
      title: 'Stop the news of the pilot?',
      text: 'We forget your address. An account of yours stays as it is.',
    },
    label: 'Unsubscribe',
    done: { title: 'You are unsubscribed', text: 'Your address is no longer on the mailing list.' },
  },
} as const;

/** The pages of the mailing list's letters: a GET asks, a POST does it, without a login (RFC 8058). */
export const addListPages = (app: Express, parts: Parts) => {
  for (const [name, { operation, question, label, done }] of Object.entries(pages)) {
    const path = `/mail/list/${name}`;
    const change: RequestHandler = async (request, response) => {
      const told = await ask(parts, request, operation, { token: textOf(request.query.token) });
      if (told.kind === 'failed') return sendBroken(response, told.code);
      response.send(page(done));
    };
    app.get(path, (request, response) => {
      const action = `${path}?token=${encodeURIComponent(textOf(request.query.token))}`;
      response.send(page({ ...question, body: button(label, action) }));
    });
    app.post(path, change);
  }
};
