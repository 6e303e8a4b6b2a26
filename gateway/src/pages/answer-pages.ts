import type { Express, Request, Response } from 'express';
import { australianDay } from '@waratah/vocabulary/australia/day';
import { applyAt } from '@waratah/vocabulary/apply-elsewhere';
import { dayInWords } from '@waratah/vocabulary/law/days';
import { linkAddressOf } from '@waratah/vocabulary/web-address';
import { type TurnDown, turnDownNames, turnDowns } from '@waratah/vocabulary/turn-downs';
import { z } from 'zod';
import { ask, type Parts, sendBroken, textOf } from './ask.ts';
import { html } from './html.ts';
import { page, wayToMatches } from './page.ts';

const fields = 'title companyName place pay closes url applyUrl';
const operations = {
  read: `query MailMatch($token: String!, $jobId: Int!) { mailMatch(token: $token, jobId: $jobId) { ${fields} } }`,
  outlook: `query MailOutlook($token: String!, $jobId: Int!) { mailApplicationOutlook(token: $token, jobId: $jobId) { kind missing sourceUrl waitsUntil endsWithNotForMe withdrawnAt } }`,
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
  kind: z.enum(['applied', 'open', 'profile', 'source', 'closed', 'suspended']),
  missing: z.array(z.string()),
  sourceUrl: z.string().nullable(),
  waitsUntil: z.coerce.date().nullable(),
  endsWithNotForMe: z.boolean(),
  withdrawnAt: z.coerce.date().nullable(),
});
type Outlook = z.infer<typeof Outlook>;

const whatIsSent = 'your profile, and your resume if you have one,';
const moreLikeIt = 'Your next emails will have more jobs like this one.';

const words = {
  interested: {
    title: 'Interested in this job?',
    text: {
      open: `We pass ${whatIsSent} on to the employer as they are now.`,
      applied: 'You have applied for this job. There is nothing more to do.',
      profile: `We pass ${whatIsSent} on to the employer as soon as your profile is complete, while the job is open.`,
      source: 'This job is advertised on another website. We note your interest and show you the way there.',
      closed: 'This job is no longer open for applications. We note your interest and look for more jobs like it.',
      suspended: 'Your account is suspended. We send no applications while it is.',
      waits: (day: string) =>
        `This job takes no applications now. If it opens again by ${day}, we pass ${whatIsSent} on to the employer then.`,
      unknown: `If the job takes applications here, we pass ${whatIsSent} on to the employer as soon as we can.`,
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
      text: `The employer gets ${whatIsSent} as they are now. We write to you when there is news.`,
    },
    profile: {
      title: 'One thing is missing',
      text: (names: string, by: string) =>
        `To apply, your profile needs your ${names}. Add it${by} while the job is open, and your application goes out by itself.`,
    },
    source: {
      title: 'Noted: apply on their website',
      text: 'The employer takes applications there, not here.',
    },
    closed: {
      title: 'This job has closed',
      text: `It is no longer open for applications. ${moreLikeIt}`,
    },
    waits: {
      title: 'This job takes no applications now',
      text: (day: string) =>
        `If it opens again by ${day}, we pass ${whatIsSent} on to the employer then, and email you a receipt. ${moreLikeIt}`,
    },
    suspended: {
      title: 'Your account is suspended',
      text: (by: string) =>
        `We send no applications while it is. If the suspension ends${by} while the job is open, your application goes out then.`,
    },
    unknown: {
      title: 'Noted',
      text: `If the job takes applications here, your application goes out as soon as we can send it, and you get a receipt by email. ${moreLikeIt}`,
    },
  },
  application: {
    ends: 'Any answer but “Already applied” also withdraws your application, and we tell the employer.',
    ended: 'Your application is withdrawn, and we tell the employer.',
    stands: 'Your application stands. The link in its receipt withdraws it.',
    mayStand: 'If you have applied, your application may stand. The link in its receipt withdraws it.',
    staysWithdrawn: 'Your application stays withdrawn. You may apply again while the job is open.',
  },
  fields: { full_name: 'name', email: 'email address', university: 'university', degree: 'degree' },
  complete: 'Complete your profile',
  thanks: 'Thank you',
  takenBack: { title: 'Undone', text: "We'll ignore that answer." },
  undo: 'Undo',
  see: 'See the job',
} as const;

const paths = { interested: '/mail/interested', notForMe: '/mail/not-for-me' } as const;

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
    const before = await outlookOf(request);
    const match = await matchOf(request, response, operations.answer, { answer });
    if (!match) return;
    const { title, text } =
      answer === 'taken_back' ? words.takenBack : { title: words.thanks, text: turnDowns[answer].noted };
    const undo = answer === 'taken_back' ? undefined : undoForm(request.originalUrl);
    const consequence = match.leftOut ? `${match.leftOut}.` : text;
    const said = [consequence, applicationAfter(match, before, answer)].filter(Boolean).join(' ');
    response.send(
      page({ title, text: said, body: html`${cardOf(match)}<div class="ways">${wayToMatches}${undo}</div>` }),
    );
  };

  /** What follows from their interest, if it can be found out; the page works without it. */
  const outlookOf = async (request: Request): Promise<Outlook | undefined> => {
    const variables = { token: textOf(request.query.token), jobId: Number(request.query.job) };
    const answer = await ask(parts, request, operations.outlook, variables);
    return answer.kind === 'data' ? Outlook.parse(Object.values(answer.data)[0]) : undefined;
  };

  app.get(paths.interested, async (request, response) => {
    const match = await matchOf(request, response, operations.read);
    if (!match) return;
    const outlook = await outlookOf(request);
    const body = outlook?.kind === 'applied' ? wayOn(match) : interestedForm(match, request.originalUrl);
    response.send(page({ title: words.interested.title, text: beforeInterest(match, outlook), body }));
  });
  app.post(paths.interested, async (request, response) => {
    const match = await matchOf(request, response, operations.answer, { answer: 'interested' });
    if (match) response.send(page(interestPage(match, await outlookOf(request), request.originalUrl)));
  });
  app.get(paths.notForMe, async (request, response) => {
    const match = await matchOf(request, response, operations.read);
    if (match) response.send(page(notForMePage(match, await outlookOf(request), request.originalUrl)));
  });
  app.post(paths.notForMe, async (request, response) => {
    const answer = NotForMe.or(z.literal('taken_back')).safeParse(Object(request.body).answer);
    if (answer.success) return save(request, response, answer.data);
    const match = await matchOf(request, response, operations.read);
    if (!match) return;
    const problem = words.notForMe.nothingChosen;
    response.status(422).send(page(notForMePage(match, await outlookOf(request), request.originalUrl, problem)));
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

const dayOf = (instant: Date) => dayInWords(australianDay(instant));

const byDayOf = ({ waitsUntil }: Outlook) => (waitsUntil ? ` by ${dayOf(waitsUntil)},` : '');

/** What follows if a student says that they are interested. */
export const beforeInterest = ({ applyUrl }: Match, outlook: Outlook | undefined) => {
  const { text } = words.interested;
  if (!outlook) return applyUrl ? text.source : text.unknown;
  const { kind, waitsUntil } = outlook;
  return kind === 'closed' && waitsUntil ? text.waits(dayOf(waitsUntil)) : text[kind];
};

/** What an interested student reads: their application, or what prevents one. */
export const interestPage = (match: Match, outlook: Outlook | undefined, action: string) => {
  const { interest } = words;
  switch (outlook?.kind) {
    case 'applied':
    case 'open':
      return { ...interest.sent, body: wayOn(match) };
    case 'profile': {
      const { title, text } = interest.profile;
      const names = Object.entries(words.fields).flatMap(([field, name]) =>
        outlook.missing.includes(field) ? [name] : [],
      );
      const body = html`${cardOf(match)}<p><a class="button" href="/profile">${words.complete}</a></p>`;
      return { title, text: text(list.format(names), byDayOf(outlook)), body };
    }
    case 'suspended': {
      const { title, text } = interest.suspended;
      return { title, text: text(byDayOf(outlook)), body: cardOf(match) };
    }
    case 'source': {
      const { sourceUrl } = outlook;
      const isWeb = sourceUrl !== null && linkAddressOf(sourceUrl) !== undefined;
      const body = isWeb ? wayTo(match, sourceUrl) : wayOn(match);
      return { ...interest.source, body };
    }
    case 'closed': {
      if (!outlook.waitsUntil) return { ...interest.closed, body: wayOn(match) };
      const { title, text } = interest.waits;
      const body = html`${cardOf(match)}<div class="ways">${wayToMatches}${undoForm(action.replace(paths.interested, paths.notForMe))}</div>`;
      return { title, text: text(dayOf(outlook.waitsUntil)), body };
    }
    default:
      return { ...(match.applyUrl ? interest.source : interest.unknown), body: wayOn(match) };
  }
};

/** What becomes of an application when a student turns the job down, or takes an answer back; undefined if nothing does. */
export const applicationAfter = ({ applyUrl }: Match, before: Outlook | undefined, answer: TurnDown | 'taken_back') => {
  const { ended, stands, mayStand, staysWithdrawn } = words.application;
  if (!before) return applyUrl ? undefined : mayStand;
  if (before.kind === 'applied') return before.endsWithNotForMe && answer !== 'already_applied' ? ended : stands;
  return answer === 'taken_back' && before.withdrawnAt ? staysWithdrawn : undefined;
};

const notForMePage = (match: Match, outlook: Outlook | undefined, action: string, problem?: string) => {
  const { title, text } = words.notForMe;
  const more = outlook?.endsWithNotForMe ? ` ${words.application.ends}` : '';
  return { title, text: `${text}${more}`, body: notForMeForm(match, action, problem) };
};

const interestedForm = (match: Match, action: string) =>
  html`${cardOf(match)}<form method="post" action="${action}"><button>${words.interested.button}</button></form>`;

const undoForm = (action: string) =>
  html`<form method="post" action="${action}"><input type="hidden" name="answer" value="taken_back"><button class="quiet">${words.undo}</button></form>`;

const notForMeForm = (match: Match, action: string, problem?: string) => html`${cardOf(match)}
<form method="post" action="${action}"><fieldset class="stack"><legend>Why?</legend>
${NotForMe.options.map(
  (value) =>
    html`<label class="choice"><input type="radio" name="answer" value="${value}" required>${turnDowns[value].label}</label>`,
)}</fieldset>${problem ? html`<p class="bad" role="alert">${problem}</p>` : undefined}<button>${words.notForMe.button}</button></form>`;
