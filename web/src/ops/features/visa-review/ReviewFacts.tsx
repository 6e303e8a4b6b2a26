import type { VisaReviewOfQuery } from '../../../gql/graphql.ts';
import { formatDate, formatDateTime } from '../../../lib/format/dates.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { Facts } from '../../../ui/Facts.tsx';
import { messages } from './messages.ts';

type Review = VisaReviewOfQuery['visaReview'];

/** For example 'rejected on 22 Nov 2026: not legible'. */
export const decisionInWords = ({ status, at, reason, revoked }: Review['decisions'][number]) => {
  const what = revoked ? messages.revokedOn(formatDate(at)) : `${status} on ${formatDate(at)}`;
  return `${what}${reason ? `: ${reason}` : ''}`;
};

/** What the student stated, and the history of the review. */
export function ReviewFacts({ review }: { review: Review }) {
  const { views, decisions, visaExpiry, declaredSubclass } = review;
  const [last] = views;
  return (
    <Facts
      facts={[
        [messages.saysVisa, visaLabelOf(review.visaSubclass)],
        [messages.saysExpiry, visaExpiry ? formatDate(visaExpiry) : messages.notSaid],
        [messages.profileVisa, declaredSubclass ? visaLabelOf(declaredSubclass) : messages.notGiven],
        [messages.sentOn, formatDateTime(review.submittedAt)],
        [messages.file, review.documentName],
        [messages.looks, last ? messages.looksOf(views.length, formatDateTime(last.at)) : messages.noLooks],
        [messages.before, decisions.map(decisionInWords).join('; ')],
      ]}
    />
  );
}
