import type { SentMatchResolvers } from '../__generated__/resolvers.ts';
import type { GivenAnswer } from '../domain/feedback.ts';
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
  leftOut: async ({ student, match, given }, _args, context) =>
    (given && (await leftOutByAnswer(context, { student, job: match.id, answer: given.answer }))) ?? null,
  answer: ({ given }) => standing(given)?.answer ?? null,
  answeredAt: ({ given }) => standing(given)?.at ?? null,
};

const standing = (given: GivenAnswer | undefined) => (given?.answer === 'taken_back' ? undefined : given);
