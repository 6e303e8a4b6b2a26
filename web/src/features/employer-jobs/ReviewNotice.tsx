import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { editJobPath } from '../../lib/paths.ts';
import { Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';
import { standingInWords } from './standing.ts';
import { StandingActions } from './StandingActions.tsx';

export const ReviewNoticeFields = graphql(`
  fragment ReviewNotice on Job {
    id
    standing
    standingSince
    expiresAt
    state
    visaTypes
    reviewReason
    payWarning
    reviewSignals {
      kind
      quote
    }
    ...StandingActions
  }
`);

/** Notices about an ad for its employer: its state, its pay and missing fields. */
export function ReviewNotice({ job: masked }: { job: FragmentType<typeof ReviewNoticeFields> }) {
  const job = readFragment(ReviewNoticeFields, masked);
  const words = standingInWords(job);
  const hasMoreSignals =
    job.reviewSignals.length > 0 && !job.reviewSignals.every(({ quote }) => job.reviewReason?.includes(quote));
  return (
    <Stack gap="3">
      {words ? (
        <Notice tone={job.standing === 'live' ? 'ok' : 'warn'}>
          <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
            <chakra.div flex="1 1 240px" minW="0">
              {words}
              {hasMoreSignals ? (
                <chakra.ul mt="2" pl="5" listStyle="disc" aria-label={messages.signals}>
                  {job.reviewSignals.map(({ kind, quote }) => (
                    <li key={kind}>“{quote}”</li>
                  ))}
                </chakra.ul>
              ) : null}
            </chakra.div>
            <StandingActions job={job} />
          </chakra.div>
        </Notice>
      ) : null}
      {job.payWarning ? <Notice tone="warn">{job.payWarning}</Notice> : null}
      {job.visaTypes.length === 0 ? (
        <Notice tone="warn">
          {messages.nameVisas}{' '}
          <TextLink asChild>
            <Link to={editJobPath(job.id)}>{messages.nameVisasLink}</Link>
          </TextLink>
        </Notice>
      ) : null}
    </Stack>
  );
}
