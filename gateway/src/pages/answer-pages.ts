import type { Express, Request, Response } from 'express';
import { z } from 'zod';
import { ask, type Parts, sendBroken, textOf } from './ask.ts';
import { html } from './html.ts';
import { page } from './page.ts';

const fields = 'title companyName place pay closes url';
const operations = {
  read: `query MailMatch($token: String!, $jobId: Int!) { mailMatch(token: $token, jobId: $jobId) { ${fields} } }`,
  outlook: `query MailOutlook($token: String!, $jobId: Int!) { mailApplicationOutlook(token: $token, jobId: $jobId) { kind missing sourceUrl } }`,
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

const Outlook = z.object({
  kind: z.enum(['applied', 'open', 'profile', 'source', 'closed']),
  missing: z.array(z.string()),
  sourceUrl: z.string().nullable(),
});
type Outlook = z.infer<typeof Outlook>;

const words = {
  interested: {
    title: 'Interested in this job?',
    text: {
      open: 'We pass your profile and your resume, as they are now, on to the employer.',
      applied: 'You have applied for this job. There is nothing more to do.',
      profile: 'We pass your profile and your resume on to the employer as soon as your profile is complete.',
      source: 'This job is advertised on another website. We note your interest and show you the way there.',
      closed: 'This job is no longer open for applications. We note your interest and look for more jobs like it.',
      unknown: 'We note it, and look for more jobs like it.',
    },
    button: "Yes, I'm interested",
  },
  notForMe: {
    title: 'Not for you?',
    text: 'Say why, and the next mornings will be better.',
    button: 'Send',
    nothingChosen: 'Please choose one of the three.',
  },
  interest: {
    sent: {
      title: 'Your application is on its way',
      text: 'The employer gets your name, e-mail address, university, degree and resume, as they are now. We write to you when there is news.',
    },
    profile: {
      title: 'One thing is missing',
      text: (names: string) =>
        `To apply, your profile needs your ${names}. Add it, and your application goes out by itself.`,
    },
    source: {
      title: 'Noted: apply on their website',
      text: 'This job is advertised on another website. Please apply there.',
    },
    closed: {
      title: 'This job has closed',
      text: 'It is no longer open for applications. Your next e-mails will have more jobs like this one.',
    },
    unknown: { title: 'Noted', text: 'Your next e-mails will have more jobs like this one.' },
  },
  fields: { full_name: 'name', email: 'e-mail address', university: 'university', degree: 'degree' },
  complete: 'Complete your profile',
  toSource: 'Go to the original ad',
  noted: {
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
    if (match) response.send(page({ ...words.noted[answer], body: cardOf(match) }));
  };

  /** What becomes of their interest, as far as it is known; the page is of use without it too. */
  const outlookOf = async (request: Request): Promise<Outlook | undefined> => {
    const variables = { token: textOf(request.query.token), jobId: Number(request.query.job) };
    const told = await ask(parts, request, operations.outlook, variables);
    return told.kind === 'data' ? Outlook.parse(Object.values(told.data)[0]) : undefined;
  };

  app.get('/mail/interested', async (request, response) => {
    const match = await matchOf(request, response, operations.read);
    if (!match) return;
    const { kind } = (await outlookOf(request)) ?? { kind: 'unknown' };
    const text = words.interested.text[kind];
    const body = kind === 'applied' ? wayOn(match) : interestedForm(match, request.originalUrl);
    response.send(page({ title: words.interested.title, text, body }));
  });
  app.post('/mail/interested', async (request, response) => {
    const match = await matchOf(request, response, operations.answer, { answer: 'interested' });
    if (match) response.send(page(interestPage(match, await outlookOf(request))));
  });
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

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** What a student reads who is interested: their application, or what stands in its way. */
const interestPage = (match: Match, outlook: Outlook | undefined) => {
  switch (outlook?.kind) {
    case 'applied':
    case 'open':
      return { ...words.interest.sent, body: wayOn(match) };
    case 'profile': {
      const { title, text } = words.interest.profile;
      const names = Object.entries(words.fields).flatMap(([field, name]) =>
        outlook.missing.includes(field) ? [name] : [],
      );
      const body = html`${cardOf(match)}<p><a href="/profile">${words.complete}</a></p>`;
      return { title, text: text(list.format(names)), body };
    }
    case 'source': {
      const { sourceUrl } = outlook;
      const isWeb = sourceUrl !== null && /^https?:/i.test(sourceUrl);
      const body = isWeb
        ? html`${cardOf(match)}<p><a href="${sourceUrl}" rel="noopener noreferrer">${words.toSource}</a></p>`
        : wayOn(match);
      return { ...words.interest.source, body };
    }
    case 'closed':
      return { ...words.interest.closed, body: wayOn(match) };
    default:
      return { ...words.interest.unknown, body: wayOn(match) };
  }
};

const interestedForm = (match: Match, action: string) =>
  html`${cardOf(match)}<form method="post" action="${action}"><button>${words.interested.button}</button></form>`;

const notForMeForm = (match: Match, action: string, problem?: string) => html`${cardOf(match)}
<form method="post" action="${action}"><fieldset class="stack"><legend>Why?</legend>
${NotForMe.options.map(
  (value) =>
    html`<label class="choice"><input type="radio" name="answer" value="${value}" required>${words.reasons[value]}</label>`,
)}</fieldset>${problem ? html`<p class="bad" role="alert">${problem}</p>` : undefined}<button>${words.notForMe.button}</button></form>`;
