import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { jobApplicationsPath } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';

export const RecentApplicationFields = graphql(`
  fragment RecentApplication on Application {
    id
    jobId
    appliedAt
    job {
      title
    }
    user {
      fullName
    }
  }
`);

type RecentApplicationsProps = Readonly<{
  applications: readonly FragmentType<typeof RecentApplicationFields>[];
}>;

/** The newest applications; each links to the applications for its job. */
export function RecentApplications({ applications: masked }: RecentApplicationsProps) {
  const applications = readFragment(RecentApplicationFields, masked);
  if (applications.length === 0)
    return <EmptyState title={messages.noApplications} text={messages.applicationsComing} />;
  return (
    <chakra.ul display="grid" gap="4" mt="3">
      {applications.map(({ id, jobId, appliedAt, job, user }) => (
        <li key={id}>
          <TextLink asChild fontWeight={600} overflowWrap="anywhere">
            <Link to={jobApplicationsPath(jobId)}>{user.fullName}</Link>
          </TextLink>
          <Small overflowWrap="anywhere">{messages.appliedFor(job.title, formatDate(appliedAt))}</Small>
        </li>
      ))}
    </chakra.ul>
  );
}
