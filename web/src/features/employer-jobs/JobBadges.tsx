import { chakra } from '@chakra-ui/react/styled-system';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Tag } from '../../ui/tag.ts';
import { isOn, isOver } from './job-state.ts';
import { messages } from './messages.ts';

export const JobBadgesFields = graphql(`
  fragment JobBadges on Job {
    isActive
    expiresAt
    reviewStatus
  }
`);

/** Whether the ad is on, and whether others may see it. */
export function JobBadges({ job: masked }: { job: FragmentType<typeof JobBadgesFields> }) {
  const job = readFragment(JobBadgesFields, masked);
  const on = isOn(job);
  return (
    <chakra.span display="inline-flex" gap="2" flexWrap="wrap">
      {job.reviewStatus === 'pending_review' ? <Tag tone="warn">In review</Tag> : null}
      {job.reviewStatus === 'rejected' ? <Tag tone="brand">Rejected</Tag> : null}
      {isOver(job) ? <Tag tone="warn">Ended</Tag> : null}
      <Tag tone={on ? 'ok' : 'neutral'}>{on ? messages.active : messages.inactive}</Tag>
    </chakra.span>
  );
}
