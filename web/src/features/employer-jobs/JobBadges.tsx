import { adStandingWords } from '@waratah/vocabulary/statuses';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Tag } from '../../ui/tag.ts';
import { standingTones } from './standing.ts';

export const JobBadgesFields = graphql(`
  fragment JobBadges on Job {
    standing
  }
`);

/** A tag with the state of an ad. */
export function JobBadges({ job: masked }: { job: FragmentType<typeof JobBadgesFields> }) {
  const { standing } = readFragment(JobBadgesFields, masked);
  return <Tag tone={standingTones[standing]}>{adStandingWords[standing]}</Tag>;
}
