import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { ask, type Parts, sendBroken, textOf } from './ask.ts';
import { html } from './html.ts';
import { page } from './page.ts';

const fields = 'title companyName place pay closes url';
const operations = {
  read: `query MailMatch($token: String!, $jobId: Int!) { mailMatch(token: $token, jobId: $jobId) { ${fields} } }`,
  answer: `mutation MailAnswer($token: String!, $jobId: Int!, $answer: MatchAnswer!) { answerMatch(token: $token, jobId: $jobId, answer: $answer) { ${fields} } }`,
} as const;

const Match = z.object({
  title: z.string(),
  companyName: z.string(),
  place: z.string(),
  pay: z.string(),
  closes: z.string(),
  url: z.string(),
});
type Match = z.infer<typeof Match>;

const words = {
  interested: {
    title: 'Interested in this job?',
    text: 'We note it, look for more jobs like it, and show you where to go from here.',
    button: "Yes, I'm interested",
  },
  notForMe: {
    title: 'Not for you?',
    text: 'Say why, and the next mornings will be better.',
    button: 'Send',
    nothingChosen: 'Please choose one of the three.',
  },
  noted: {
    interested: {
      title: 'Noted',
      text: 'Your next e-mails will have more jobs like this one. Now read the ad and apply:',
    },
    wrong_place: { title: 'Thank you', text: 'We will send you no more jobs in this place.' },
    not_my_visa: {
      title: 'Thank you',
      text: 'We will send you no more jobs of this employer that do not name your visa.',
    },
    less_like_this: { title: 'Thank you', text: 'We will send you less like this.' },
  },
  reasons: {
    wrong_place: 'Wrong place',
    not_my_visa: 'Not my visa',
    less_like_this: 'Less like this',
  },
  see: 'See the job',
} as const;

const NotForMe = z.enum(['wrong_place', 'not_my_visa', 'less_like_this']);
const JobId = z.coerce.number().int().min(1).max(2_147_483_647);

/** "I'm interested" and "Not for me" of the morning e-mail: pages that post. */
export const addAnswerPages = (app: Express, parts: Parts) => {
  /** The job of a link; undefined when the page has answered that the link does not work. */
  const matchOf = async (request: Request, response: Response, query: string, more: object = {}) => {
    const jobId = JobId.safeParse(request.query.job);
    if (!jobId.success) {
      sendBroken(response, 'INVALID');
      return undefined;
    }
    const variables = { token: textOf(request.query.token), jobId: jobId.data, ...more };
    const told = await ask(parts, request, query, variables);
    if (told.kind === 'failed') {
      sendBroken(response, told.code);
      return undefined;
    }
    return Match.parse(Object.values(told.data)[0]);
  };

  const save = async (request: Request, response: Response, answer: keyof typeof words.noted) => {
    const match = await matchOf(request, response, operations.answer, { answer });
    if (match)
      response.send(page({ ...words.noted[answer], body: answer === 'interested' ? wayOn(match) : cardOf(match) }));
  };

  app.get('/mail/interested', async (request, response) => {
    const match = await matchOf(request, response, operations.read);
    if (match) response.send(page({ ...words.interested, body: interestedForm(match, request.originalUrl) }));
  });
  app.post('/mail/interested', (request, response) => save(request, response, 'interested'));
  app.get('/mail/not-for-me', async (request, response) => {
    const match = await matchOf(request, response, operations.read);
    if (match) response.send(page({ ...words.notForMe, body: notForMeForm(match, request.originalUrl) }));
  });
  app.post('/mail/not-for-me', async (request, response) => {
    const answer = NotForMe.safeParse(Object(request.body).answer);
    if (answer.success) return save(request, response, answer.data);
    const match = await matchOf(request, response, operations.read);
    if (!match) return;
    const body = notForMeForm(match, request.originalUrl, words.notForMe.nothingChosen);
    response.status(422).send(page({ ...words.notForMe, body }));
  });
};

const cardOf = ({ title, companyName, place, pay, closes }: Match) =>
  html`<div class="job"><b>${title}</b>${[companyName, place, pay, closes].filter(Boolean).join(' · ')}</div>`;

const wayOn = (match: Match) => html`${cardOf(match)}<p><a href="${match.url}">${words.see}</a></p>`;

const interestedForm = (match: Match, action: string) =>
  html`${cardOf(match)}<form method="post" action="${action}"><button>${words.interested.button}</button></form>`;

const notForMeForm = (match: Match, action: string, problem?: string) => html`${cardOf(match)}
<form method="post" action="${action}"><fieldset class="stack"><legend>Why?</legend>
${NotForMe.options.map(
  (value) =>
    html`<label class="choice"><input type="radio" name="answer" value="${value}" required>${words.reasons[value]}</label>`,
)}</fieldset>${problem ? html`<p class="bad" role="alert">${problem}</p>` : undefined}<button>${words.notForMe.button}</button></form>`;
