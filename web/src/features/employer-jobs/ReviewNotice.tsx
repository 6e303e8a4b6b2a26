import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { editJobPath } from '../../lib/paths.ts';
import { Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { TextLink } from '../../ui/text-link.ts';
import { endsSoon, isOver } from './job-state.ts';
import { messages } from './messages.ts';
import { RenewJob } from './RenewJob.tsx';

export const ReviewNoticeFields = graphql(`
  fragment ReviewNotice on Job {
    id
    title
    isActive
    expiresAt
    visaTypes
    reviewReason
    payWarning
    reviewSignals {
      kind
      quote
    }
  }
`);

/** Notices about an ad for its employer: its review, its pay, its expiry and missing fields. */
export function ReviewNotice({ job: masked }: { job: FragmentType<typeof ReviewNoticeFields> }) {
  const job = readFragment(ReviewNoticeFields, masked);
  const over = isOver(job);
  return (
    <Stack gap="3">
      {job.reviewReason ? (
        <Notice tone="warn">
          {job.reviewReason}
          {job.reviewSignals.length > 0 &&
          !job.reviewSignals.every(({ quote }) => job.reviewReason?.includes(quote)) ? (
            <chakra.ul mt="2" pl="5" listStyle="disc" aria-label={messages.signals}>
              {job.reviewSignals.map(({ kind, quote }) => (
                <li key={kind}>“{quote}”</li>
              ))}
            </chakra.ul>
          ) : null}
        </Notice>
      ) : null}
      {job.payWarning ? <Notice tone="warn">{job.payWarning}</Notice> : null}
      {over || endsSoon(job) ? (
        <Notice tone="warn">
          <chakra.span display="flex" flexWrap="wrap" gap="3" alignItems="center" justifyContent="space-between">
            {over ? messages.ended : messages.endsSoon}
            <RenewJob id={job.id} title={job.title} />
          </chakra.span>
        </Notice>
      ) : null}
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
