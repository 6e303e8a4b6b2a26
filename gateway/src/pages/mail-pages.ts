import { Failure } from '@waratah/kit/errors';
import type { Express, RequestHandler } from 'express';
import type { Graph } from '../graph.ts';
import type { ContextOf } from '../context.ts';
import { page } from './page.ts';

type Parts = Readonly<{ graph: Graph; contextOf: ContextOf }>;

const operations = {
  unsubscribe: 'mutation MailUnsubscribe($token: String!) { unsubscribe(token: $token) }',
  resubscribe: 'mutation MailResubscribe($token: String!) { resubscribe(token: $token) }',
} as const;

const words = {
  ask: {
    title: 'Stop the morning e-mail?',
    text: 'You will get no more job matches by e-mail. Your profile stays as it is.',
  },
  unsubscribe: { title: 'You are unsubscribed', text: 'No more morning e-mails will be sent to you.' },
  resubscribe: { title: 'Welcome back', text: 'The next morning with a job that fits you, we write again.' },
  broken: {
    title: 'This link does not work',
    text: 'It may be cut off or too old. Please use the link of your latest e-mail.',
  },
} as const;

/**
 * The pages that e-mail links lead to. A GET changes nothing, so that mail scanners may follow links;
 * the POST needs no login, and is also the one-click unsubscribe of RFC 8058.
 */
export const addMailPages = (app: Express, { graph, contextOf }: Parts) => {
  const change =
    (what: keyof typeof operations): RequestHandler =>
    async (request, response) => {
      const token = tokenOf(request.query.token);
      const answer = await graph.executeOperation(
        { query: operations[what], variables: { token } },
        { contextValue: await contextOf(request) },
      );
      if (answer.body.kind !== 'single') throw new Failure('INTERNAL', 'Something went wrong');
      const failed = answer.body.singleResult.errors?.[0]?.extensions?.code;
      const undo = { label: 'I changed my mind', action: `/mail/resubscribe?token=${encodeURIComponent(token)}` };
      if (!failed) response.send(page({ ...words[what], ...(what === 'unsubscribe' && { form: undo }) }));
      else response.status(failed === 'INVALID' ? 422 : 503).send(page(words.broken));
    };

  app.get('/mail/unsubscribe', (request, response) => {
    const action = `/mail/unsubscribe?token=${encodeURIComponent(tokenOf(request.query.token))}`;
    response.send(page({ ...words.ask, form: { label: 'Unsubscribe', action } }));
  });
  app.post('/mail/unsubscribe', change('unsubscribe'));
  app.post('/mail/resubscribe', change('resubscribe'));
};

const tokenOf = (value: unknown) => (typeof value === 'string' ? value : '');
