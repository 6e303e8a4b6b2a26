import type { Express, Request, Response } from 'express';
import { applyAt } from '@waratah/vocabulary/apply-elsewhere';
import { linkAddressOf } from '@waratah/vocabulary/web-address';
import { type TurnDown, turnDownNames, turnDowns } from '@waratah/vocabulary/turn-downs';
import { z } from 'zod';
import { ask, type Parts, sendBroken, textOf } from './ask.ts';
import { html } from './html.ts';
import { page, wayToMatches } from './page.ts';

const fields = 'title companyName place pay closes url applyUrl';
const operations = {
  read: `query MailMatch($token: String!, $jobId: Int!) { mailMatch(token: $token, jobId: $jobId) { ${fields} } }`,
  outlook: `query MailOutlook($token: String!, $jobId: Int!) { mailApplicationOutlook(token: $token, jobId: $jobId) { kind missing sourceUrl } }`,
  answer: `mutation MailAnswer($token: String!, $jobId: Int!, $answer: MatchAnswer!) { answerMatch(token: $token, jobId: $jobId, answer: $answer) { ${fields} leftOut } }`,
} as const;

const Match = z.object({
  title: z.string(),
  companyName: z.string(),
  place: z.string(),
  pay: z.string(),
  closes: z.string(),
  url: z.string(),
  applyUrl: z.string().nullable(),
  leftOut: z.string().nullish(),
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
      open: 'We pass your profile, and your resume if you have one, on to the employer as they are now.',
      applied: 'You have applied for this job. There is nothing more to do.',
      profile:
        'We pass your profile, and your resume if you have one, on to the employer as soon as your profile is complete.',
      source: 'This job is advertised on another website. We note your interest and show you the way there.',
      closed: 'This job is no longer open for applications. We note your interest and look for more jobs like it.',
      unknown: 'We note it, and look for more jobs like it.',
    },
    button: "Yes, I'm interested",
  },
  notForMe: {
    title: 'Not for you?',
    text: "Tell us why and we'll improve your matches.",
    button: 'Send',
    nothingChosen: 'Please choose a reason.',
  },
  interest: {
    sent: {
      title: 'Your application is on its way',
      text: 'The employer gets your profile, and your resume if you have one, as they are now. We write to you when there is news.',
    },
    profile: {
      title: 'One thing is missing',
      text: (names: string) =>
        `To apply, your profile needs your ${names}. Add it, and your application goes out by itself.`,
    },
    source: {
      title: 'Noted: apply on their website',
      text: 'The employer takes applications there, not here.',
    },
    closed: {
      title: 'This job has closed',
      text: 'It is no longer open for applications. Your next emails will have more jobs like this one.',
    },
    unknown: { title: 'Noted', text: 'Your next emails will have more jobs like this one.' },
  },
  fields: { full_name: 'name', email: 'email address', university: 'university', degree: 'degree' },
  complete: 'Complete your profile',
  thanks: 'Thank you',
  takenBack: { title: 'Undone', text: "We'll ignore that answer." },
  undo: 'Undo',
  see: 'See the job',
} as const;

const NotForMe = z.enum(turnDownNames);
const JobId = z.coerce.number().int().min(1).max(2_147_483_647);

/** The pages behind "I'm interested" and "Not for me" in the morning email; they send POST requests. */
export const addAnswerPages = (app: Express, parts: Parts) => {
  /** The job of a link; undefined if the link does not work and the page has already answered. */
  const matchOf = async (request: Request, response: Response, query: string, more: object = {}) => {
    const jobId = JobId.safeParse(request.query.job);
    if (!jobId.success) {
      sendBroken(response, 'INVALID');
      return undefined;
    }
    const variables = { token: textOf(request.query.token), jobId: jobId.data, ...more };
    const answer = await ask(parts, request, query, variables);
    if (answer.kind === 'failed') {
      sendBroken(response, answer.code);
      return undefined;
    }
    return Match.parse(Object.values(answer.data)[0]);
  };

  const save = async (request: Request, response: Response, answer: TurnDown | 'taken_back') => {
    const match = await matchOf(request, response, operations.answer, { answer });
    if (!match) return;
    const { title, text } =
      answer === 'taken_back' ? words.takenBack : { title: words.thanks, text: turnDowns[answer].noted };
    const undo = answer === 'taken_back' ? undefined : undoForm(request.originalUrl);
    const consequence = match.leftOut ? `${match.leftOut}.` : text;
    response.send(page({ title, text: consequence, body: html`${cardOf(match)}${undo}${wayToMatches}` }));
  };

  /** What follows from their interest, if it can be found out; the page works without it. */
  const outlookOf = async (request: Request): Promise<Outlook | undefined> => {
    const variables = { token: textOf(request.query.token), jobId: Number(request.query.job) };
    const answer = await ask(parts, request, operations.outlook, variables);
    return answer.kind === 'data' ? Outlook.parse(Object.values(answer.data)[0]) : undefined;
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
    const answer = NotForMe.or(z.literal('taken_back')).safeParse(Object(request.body).answer);
    if (answer.success) return save(request, response, answer.data);
    const match = await matchOf(request, response, operations.read);
    if (!match) return;
    const body = notForMeForm(match, request.originalUrl, words.notForMe.nothingChosen);
    response.status(422).send(page({ ...words.notForMe, body }));
  });
};

const cardOf = ({ title, companyName, place, pay, closes }: Match) =>
  html`<div class="job"><b>${title}</b>${[companyName, place, pay, closes].filter(Boolean).join(' · ')}</div>`;

const wayOn = (match: Match) =>
  match.applyUrl
    ? wayTo(match, match.applyUrl)
    : html`${cardOf(match)}<p><a class="button" href="${match.url}">${words.see}</a></p>`;

const wayTo = (match: Match, url: string) =>
  html`${cardOf(match)}<p><a class="button" href="${url}" rel="noopener noreferrer">${applyAt(url)}</a></p>`;

const list = new Intl.ListFormat('en-AU', { type: 'conjunction' });

/** What an interested student reads: their application, or what prevents one. */
export const interestPage = (match: Match, outlook: Outlook | undefined) => {
  switch (outlook?.kind) {
    case 'applied':
    case 'open':
      return { ...words.interest.sent, body: wayOn(match) };
    case 'profile': {
      const { title, text } = words.interest.profile;
      const names = Object.entries(words.fields).flatMap(([field, name]) =>
        outlook.missing.includes(field) ? [name] : [],
      );
      const body = html`${cardOf(match)}<p><a class="button" href="/profile">${words.complete}</a></p>`;
      return { title, text: text(list.format(names)), body };
    }
    case 'source': {
      const { sourceUrl } = outlook;
      const isWeb = sourceUrl !== null && linkAddressOf(sourceUrl) !== undefined;
      const body = isWeb ? wayTo(match, sourceUrl) : wayOn(match);
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

const undoForm = (action: string) =>
  html`<form method="post" action="${action}"><input type="hidden" name="answer" value="taken_back"><button>${words.undo}</button></form>`;

const notForMeForm = (match: Match, action: string, problem?: string) => html`${cardOf(match)}
<form method="post" action="${action}"><fieldset class="stack"><legend>Why?</legend>
${NotForMe.options.map(
  (value) =>
    html`<label class="choice"><input type="radio" name="answer" value="${value}" required>${turnDowns[value].label}</label>`,
)}</fieldset>${problem ? html`<p class="bad" role="alert">${problem}</p>` : undefined}<button>${words.notForMe.button}</button></form>`;
