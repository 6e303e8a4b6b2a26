import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { preview } from '../../lib/format/rich-text.ts';
import { formatPay } from '../../lib/format/salary.ts';
import { CardFrame } from './CardFrame.tsx';
import { messages } from './messages.ts';
import { SaveToggle } from './SaveToggle.tsx';
import { jobTags } from './job-tags.ts';

export const JobCardFields = graphql(`
  fragment JobCard on Job {
    id
    title
    description
    company {
      name
    }
    location
    city
    state
    remoteOption
    employmentType
    salary
    salaryMin
    salaryMax
    salaryPeriod
    visaSponsorship
    visaTypes
    weeklyHours {
      min
      max
    }
    favoriteId
  }
`);

/** Length of a description on a card (spec section 9). */
const previewLength = 220;

type JobCardProps = Readonly<{
  job: FragmentType<typeof JobCardFields>;
  /** Where a click leads. */
  to: string;
  selected?: boolean;
  /** Whether the reader may save jobs. */
  saves: boolean;
  heading?: 'h2' | 'h3';
}>;

const CardLink = chakra(Link, {
  base: {
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _hover: { color: 'brand' },
  },
});

/** A job in a list. The whole card is the link; the toggle lies above it. */
export function JobCard({ job: masked, to, selected, saves, heading }: JobCardProps) {
  const job = readFragment(JobCardFields, masked);
  const facts = [job.company.name, formatPlace(job) ?? messages.noLocation, formatPay(job)].filter(Boolean).join(' · ');
  return (
    <CardFrame
      company={job.company.name}
      title={
        <CardLink to={to} aria-current={selected ? 'true' : undefined}>
          {job.title}
        </CardLink>
      }
      facts={facts}
      text={preview(job.description, previewLength)}
      tags={jobTags(job)}
      selected={selected}
      corner={saves ? <SaveToggle jobId={job.id} title={job.title} favoriteId={job.favoriteId} /> : null}
      heading={heading}
    />
  );
}
