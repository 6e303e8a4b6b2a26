import type { MatchAnswer } from '../../gql/graphql.ts';
import { formatDayInWords } from '../../lib/format/dates.ts';
import { Small } from '../../ui/text.ts';
import { messages } from './messages.ts';

/** Says when an application was withdrawn, and that the student may apply again. */
export const Withdrawn = ({ at }: Readonly<{ at: string }>) => (
  <Small role="status">{messages.withdrawnOn(formatDayInWords(at))}</Small>
);

/** After the application is withdrawn, "I'm interested" no longer counts as the answer, so it can be given again. */
export const answerAfter = (answer: MatchAnswer | null | undefined, withdrawnAt: string | null | undefined) =>
  withdrawnAt && answer === 'interested' ? null : answer;
