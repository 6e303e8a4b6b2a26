import { adStandingWords } from '@waratah/vocabulary/statuses';
import type { AdStanding } from '../../gql/graphql.ts';
import { formatDate, formatEnd } from '../../lib/format/dates.ts';
import { messages } from './messages.ts';

/** The colour of the tag for each state of an ad. */
export const standingTones = {
  live: 'ok',
  paused: 'neutral',
  expired: 'warn',
  in_review: 'warn',
  waiting_for_email: 'warn',
  rejected: 'brand',
  suspended: 'brand',
  hidden: 'neutral',
} as const satisfies Readonly<Record<AdStanding, string>>;

type Ad = Readonly<{
  standing: AdStanding;
  standingSince: string | null;
  expiresAt: string | null;
  state: string | null;
  reviewReason: string | null;
}>;

/** Explains the state of an ad to its employer: what it means, why, since when, and what comes next. */
export function standingInWords({ standing, standingSince, expiresAt, state, reviewReason }: Ad): string {
  const since = standingSince === null ? '' : formatDate(standingSince);
  const why = reviewReason ?? '';
  switch (standing) {
    case 'live':
      return messages.liveUntil(formatEnd(expiresAt, state));
    case 'expired':
      return messages.endedOn(formatEnd(expiresAt, state));
    case 'paused':
      return messages.inactive(adStandingWords.paused, since);
    case 'in_review':
      return [why, messages.reviewedSince(since)].filter(Boolean).join(' ');
    case 'waiting_for_email':
      return why;
    case 'rejected':
      return [messages.rejectedBecause(why), messages.answerRejection].join(' ');
    case 'suspended':
      return messages.suspended;
    case 'hidden':
      return '';
  }
}
