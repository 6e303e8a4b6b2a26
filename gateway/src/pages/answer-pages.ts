import type { Express, Request, Response } from 'express';
import { applyAt } from '@waratah/vocabulary/apply-elsewhere';
import { whenSent } from '@waratah/vocabulary/waiting-interest';
import { linkAddressOf } from '@waratah/vocabulary/web-address';
import { type TurnDown, turnDownNames, turnDowns } from '@waratah/vocabulary/turn-downs';
import { z } from 'zod';
import { ask, type Parts, sendBroken, textOf } from './ask.ts';
import { html } from './html.ts';
import { page, wayToMatches } from './page.ts';

const fields = 'title companyName place pay closes url applyUrl answer';
const operations = {
  read: `query MailMatch($token: String!, $jobId: Int!) { mailMatch(token: $token, jobId: $jobId) { ${fields} } }`,
  outlook: `query MailOutlook($token: String!, $jobId: Int!) { mailApplicationOutlook(token: $token, jobId: $jobId) { kind sourceUrl wait { until isGiven isClosed missing } endsWithNotForMe withdrawnAt } }`,
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
  /** What they said last. */
  answer: z.string().nullable(),
  leftOut: z.string().nullish(),
});
type Match = z.infer<typeof Match>;

const Outlook = z.object({
  kind: z.enum(['applied', 'open', 'profile', 'source', 'closed']),
  sourceUrl: z.string().nullable(),
  wait: z
    .object({
      until: z.string(),
      isGiven: z.boolean(),
      isClosed: z.boolean(),
      missing: z.array(z.string()),
    })
    .nullable(),
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
      source: 'This job is advertised on another website. We note your interest and show you the way there.',
      closed: 'This job is no longer open for applications. We note your interest and look for more jobs like it.',
      waits: (when: string) => `We pass ${whatIsSent} on to the employer ${when}.`,
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
    source: {
      title: 'Noted: apply on their website',
      text: 'The employer takes applications there, not here.',
    },
    closed: {
      title: 'This job has closed',
      text: `It is no longer open for applications. ${moreLikeIt}`,
    },
    waits: {
      text: (when: string) => `We pass ${whatIsSent} on to the employer ${when}, and email you a receipt.`,
      closed: 'This job takes no applications now',
      profile: 'One thing is missing',
    },
    unknown: {
      title: 'Noted',
      text: `If the job takes applications here, your application goes out as soon as we can send it, and you get a receipt by email. ${moreLikeIt}`,
    },
  },
  applied: { title: 'You have applied for this job', text: 'There is nothing more to do.' },
  application: {
    ends: 'Any answer but “Already applied” also withdraws your application.',
    ended: 'Your application is withdrawn, and the employer no longer sees it.',
    endedOnItsWay: 'If your application had gone out, it is withdrawn, and the employer no longer sees it.',
    waits: (when: string) => `Your application still waits: we send it ${when}. Any other answer ends that.`,
    waitsNoLonger: 'Your application no longer waits: nothing is sent.',
    stands: 'Your application stands. The link in its receipt withdraws it.',
    unknown:
      'We cannot tell now what this means for an application. If one stands, the link in its receipt withdraws it.',
    staysWithdrawn: 'Your application stays withdrawn. You may apply again while the job is open.',
  },
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

  const save = async (request: Request, response: Response, answer: Answer) => {
    const [before, said] = await Promise.all([outlookOf(request), saidBefore(request)]);
    const match = await matchOf(request, response, operations.answer, { answer });
    if (!match) return;
    const { title, text } =
      answer === 'taken_back' ? words.takenBack : { title: words.thanks, text: turnDowns[answer].noted };
    const changes = answer !== 'taken_back' && !(answer === 'already_applied' && before?.kind === 'applied');
    const undo = changes ? undoForm(request.originalUrl) : undefined;
    const consequence = match.leftOut ? `${match.leftOut}.` : text;
    const told = [consequence, applicationAfter(match, before, { answer, said })].filter(Boolean).join(' ');
    response.send(
      page({ title, text: told, body: html`${cardOf(match)}<div class="ways">${wayToMatches}${undo}</div>` }),
    );
  };

  const saidBefore = async (request: Request) => {
    const variables = { token: textOf(request.query.token), jobId: Number(request.query.job) };
    const answer = await ask(parts, request, operations.read, variables);
    return answer.kind === 'data' ? Match.parse(Object.values(answer.data)[0]).answer : null;
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
    if (outlook?.kind === 'applied') return void response.send(page({ ...words.applied, body: wayOn(match) }));
    const body = interestedForm(match, request.originalUrl);
    response.send(page({ title: words.interested.title, text: beforeInterest(match, outlook), body }));
  });
  app.post(paths.interested, async (request, response) => {
    const before = await outlookOf(request);
    const match = await matchOf(request, response, operations.answer, { answer: 'interested' });
    if (!match) return;
    // Nothing is sent anew, so what the employer has is as old as the application.
    if (before?.kind === 'applied') return void response.send(page({ ...words.applied, body: wayOn(match) }));
    response.send(page(interestPage(match, await outlookOf(request), request.originalUrl)));
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

/** What follows if a student says that they are interested. */
export const beforeInterest = ({ applyUrl }: Match, outlook: Outlook | undefined) => {
  const { text } = words.interested;
  if (outlook?.wait) return [reasonIn(outlook), text.waits(whenSent(outlook.wait))].filter(Boolean).join('. ');
  switch (outlook?.kind) {
    case 'open':
    case 'source':
    case 'closed':
      return text[outlook.kind];
    default:
      return applyUrl ? text.source : text.unknown;
  }
};

/** Why an application waits, unless it is only for the profile, which is named anyway. */
const reasonIn = ({ kind }: Outlook) => (kind === 'closed' ? words.interest.waits.closed : undefined);

/** What an interested student reads: their application, or what prevents one. */
export const interestPage = (match: Match, outlook: Outlook | undefined, action: string) => {
  const { interest } = words;
  if (outlook?.wait) return waitingPage(match, outlook, action);
  switch (outlook?.kind) {
    case 'applied':
    case 'open':
      return { ...interest.sent, body: wayOn(match) };
    case 'source': {
      const { sourceUrl } = outlook;
      const isWeb = sourceUrl !== null && linkAddressOf(sourceUrl) !== undefined;
      const body = isWeb ? wayTo(match, sourceUrl) : wayOn(match);
      return { ...interest.source, body };
    }
    case 'closed':
      return { ...interest.closed, body: wayOn(match) };
    default:
      return { ...(match.applyUrl ? interest.source : interest.unknown), body: wayOn(match) };
  }
};

const waitingPage = (match: Match, outlook: Outlook, action: string) => {
  const { waits } = words.interest;
  const title = reasonIn(outlook) ?? waits.profile;
  const text = outlook.wait ? waits.text(whenSent(outlook.wait)) : '';
  const next = outlook.wait?.missing.length ? wayToProfile : wayToMatches;
  const undo = undoForm(`${paths.notForMe}${action.slice(action.indexOf('?'))}`);
  return { title, text, body: html`${cardOf(match)}<div class="ways">${next}${undo}</div>` };
};

const wayToProfile = html`<p><a class="button" href="/profile">${words.complete}</a></p>`;

type Answer = TurnDown | 'taken_back';
type Answered = Readonly<{
  answer: Answer;
  /** The answer before, which the outlook may not show yet. */
  said: string | null;
}>;

/** What becomes of an application when a student turns the job down, or takes an answer back; undefined if nothing does. */
export const applicationAfter = ({ applyUrl }: Match, before: Outlook | undefined, { answer, said }: Answered) => {
  const { application } = words;
  if (!before) return applyUrl ? undefined : application.unknown;
  const withdraws = answer !== 'already_applied';
  const { wait } = before;
  if (before.kind === 'applied') return before.endsWithNotForMe && withdraws ? application.ended : application.stands;
  if (wait && (wait.isGiven || said === 'interested'))
    return withdraws ? application.waitsNoLonger : application.waits(whenSent(wait));
  if (said === 'interested' && before.kind === 'open' && withdraws) return application.endedOnItsWay;
  return answer === 'taken_back' && before.withdrawnAt ? application.staysWithdrawn : undefined;
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
