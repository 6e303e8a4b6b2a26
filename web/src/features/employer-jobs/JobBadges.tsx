import { chakra } from '@chakra-ui/react/styled-system';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Tag } from '../../ui/tag.ts';

export const JobBadgesFields = graphql(`
  fragment JobBadges on Job {
    isActive
    reviewStatus
  }
`);

/** Whether the ad is on, and whether others may see it. */
export function JobBadges({ job: masked }: { job: FragmentType<typeof JobBadgesFields> }) {
  const { isActive, reviewStatus } = readFragment(JobBadgesFields, masked);
  return (
    <chakra.span display="inline-flex" gap="2" flexWrap="wrap">
      {reviewStatus === 'pending_review' ? <Tag tone="warn">In review</Tag> : null}
      {reviewStatus === 'rejected' ? <Tag tone="brand">Rejected</Tag> : null}
      <Tag tone={isActive ? 'ok' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Tag>
    </chakra.span>
  );
}
