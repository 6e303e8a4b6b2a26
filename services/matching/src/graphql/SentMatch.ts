import type { SentMatchResolvers } from '../__generated__/resolvers.ts';
import { leftOutByAnswer } from '../actions/my-matches.ts';

export const SentMatch: SentMatchResolvers = {
  jobId: ({ match }) => match.id,
  job: ({ match }) => ({ id: match.id }),
  title: ({ match }) => match.title,
  companyName: ({ match }) => match.companyName,
  place: ({ match }) => match.place,
  pay: ({ match }) => match.pay,
  hours: ({ match }) => match.hours ?? '',
  closes: ({ match }) => match.closes,
  url: ({ match }) => match.url,
  applyUrl: ({ match }) => (match.elsewhere ? match.url : null),
  score: ({ match }) => match.score,
  reasons: ({ match }) => [...match.reasons],
  question: ({ match }) => match.question || null,
  because: ({ match }) => match.because ?? null,
  leftOut: async ({ student, match, answer }, _args, context) =>
    (answer && (await leftOutByAnswer(context, { student, job: match.id, answer }))) ?? null,
  answer: ({ answer }) => (answer === 'taken_back' ? null : (answer ?? null)),
};
