import type { WrittenAdQuery } from '../../gql/graphql.ts';

type VisaOpening = WrittenAdQuery['writtenAd']['openings'][number];

/** Whether the ad is open to student visas, the question that most readers of this portal ask first. */
export const studentVisaState = (openings: readonly VisaOpening[]) => {
  const student = openings.find(({ visa }) => visa === '500');
  const kind = student?.kind ?? 'ask';
  return { kind, because: student?.because ?? '', tone: kind === 'open' ? 'ok' : 'warn' } as const;
};
