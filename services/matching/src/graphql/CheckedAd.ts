import type { AdAnswerResolvers, CheckedAdResolvers } from '../__generated__/resolvers.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { answerToCheck, fitOfCheckedAd, payOfCheckedAd } from '../actions/answer-check.ts';

export const CheckedAd: CheckedAdResolvers = {
  pay: ({ reading }, _given, context) => payOfCheckedAd(context, reading),
  fit: async ({ reading }, _given, context) => {
    const lines = await fitOfCheckedAd(context, reading);
    return lines ? [...lines] : null;
  },
  answer: async ({ reading }, given, context) => (await answerToCheck(context, reading, given)) ?? null,
};

export const AdAnswer: AdAnswerResolvers = {
  label: ({ visa }) => visaLabelOf(visa),
  because: ({ because }) => [...because],
  questions: ({ questions }) => [...questions],
  messageToEmployer: ({ messageToEmployer }) => messageToEmployer ?? null,
  note: ({ note }) => note ?? null,
  rules: ({ rules }) => [...rules],
  hoursSaid: ({ hours }) => hours.said,
  hoursLeft: ({ hours }) => hours.hoursLeft ?? null,
  hoursLimit: ({ hours }) => hours.hoursLimit ?? null,
};
