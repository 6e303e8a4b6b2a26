import type { MatchAnswer } from '../../gql/graphql.ts';
import { formatDayInWords } from '../../lib/format/dates.ts';
import { Small } from '../../ui/text.ts';
import { messages } from './messages.ts';

/** Says when an application was withdrawn, and that the student may apply again. */
export const Withdrawn = ({ at }: Readonly<{ at: string }>) => (
  <Small role="status">{messages.withdrawnOn(formatDayInWords(at))}</Small>
);

type Given = Readonly<{ answer?: MatchAnswer | null; answeredAt?: string | null }>;

/** "I'm interested" no longer counts once the application was withdrawn after it, so it can be given again. */
export const answerAfter = ({ answer, answeredAt }: Given, withdrawnAt: string | null | undefined) =>
  answer === 'interested' && withdrawnAt && !isLater(answeredAt, withdrawnAt) ? null : answer;

/** When the student withdrew their application, unless they have said since that they are interested. */
export const withdrawnSince = ({ answer, answeredAt }: Given, withdrawnAt: string | null | undefined) =>
  answer === 'interested' && isLater(answeredAt, withdrawnAt) ? null : withdrawnAt;

const isLater = (one: string | null | undefined, other: string | null | undefined) =>
  Date.parse(one ?? '') > Date.parse(other ?? '');
