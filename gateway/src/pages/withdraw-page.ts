import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { ask, type Parts, sendBroken, textOf } from './ask.ts';
import { html } from './html.ts';
import { button, page } from './page.ts';

const fields = 'title companyName withdrawn appliedAgain';
const operations = {
  read: `query MailedApplication($token: String!) { mailedApplication(token: $token) { ${fields} } }`,
  withdraw: `mutation MailWithdraw($token: String!) { withdrawMailedApplication(token: $token) { ${fields} } }`,
} as const;

const Application = z.object({
  title: z.string(),
  companyName: z.string(),
  withdrawn: z.boolean(),
  appliedAgain: z.boolean(),
});
type Application = z.infer<typeof Application>;

const words = {
  question: {
    title: 'Withdraw this application?',
    text: 'We take what we sent off the list of the employer, who no longer sees it.',
  },
  button: 'Withdraw',
  withdrawn: {
    title: 'This application is withdrawn',
    text: 'The employer no longer sees your details and resume here.',
  },
  appliedAgain: {
    title: 'This application is withdrawn',
    text: 'You have applied for this job again since, and the employer sees that application. The link in its own receipt withdraws it.',
  },
  home: 'To your profile',
} as const;

/** The page behind "Withdraw this application" in a receipt; it sends a POST request. */
export const addWithdrawPage = (app: Express, parts: Parts) => {
  const send = async (request: Request, response: Response, query: string) => {
    const answer = await ask(parts, request, query, { token: textOf(request.query.token) });
    if (answer.kind === 'failed') return sendBroken(response, answer.code);
    const application = Application.parse(Object.values(answer.data)[0]);
    const card = cardOf(application);
    const content = application.withdrawn
      ? {
          ...(application.appliedAgain ? words.appliedAgain : words.withdrawn),
          body: html`${card}<p><a href="/profile">${words.home}</a></p>`,
        }
      : { ...words.question, body: html`${card}${button(words.button, request.originalUrl)}` };
    response.send(page(content));
  };
  app.get('/mail/withdraw', (request, response) => send(request, response, operations.read));
  app.post('/mail/withdraw', (request, response) => send(request, response, operations.withdraw));
};

const cardOf = ({ title, companyName }: Application) => html`<div class="job"><b>${title}</b>${companyName}</div>`;
