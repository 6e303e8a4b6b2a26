import type { SentMatchResolvers } from '../__generated__/resolvers.ts';

export const SentMatch: SentMatchResolvers = {
  jobId: ({ match }) => match.id,
  title: ({ match }) => match.title,
  companyName: ({ match }) => match.companyName,
  place: ({ match }) => match.place,
  pay: ({ match }) => match.pay,
  closes: ({ match }) => match.closes,
  url: ({ match }) => match.url,
  score: ({ match }) => match.score,
  reasons: ({ match }) => [...match.reasons],
  question: ({ match }) => match.question || null,
  answer: ({ answer }) => answer ?? null,
};
