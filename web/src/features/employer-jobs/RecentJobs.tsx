import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { postJobPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Heading } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { ListFooter, type OtherList } from './ListFooter.tsx';
import { ListHeading } from './ListHeading.tsx';
import { messages } from './messages.ts';
import { RecentJob } from './RecentJob.tsx';

type Job = ComponentProps<typeof RecentJob>['job'] &
  Readonly<{ id: number; postedDate: string | null; scrapedAt: string | null; createdAt: string }>;

const postFirst = (
  <ButtonLink asChild>
    <Link to={postJobPath}>{messages.postFirst}</Link>
  </ButtonLink>
);

type RecentJobsProps = Readonly<{
  jobs: readonly Job[];
  /** Shows the employer's other ads too; undefined if the employer has no ads. */
  showAll: OtherList | undefined;
  /** Whether the reader came back from all ads. */
  switched: boolean;
}>;

export function RecentJobs({ jobs, showAll, switched }: RecentJobsProps) {
  return (
    <Card overflow="clip">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3" px="5" py="2" minH="14">
        <ListHeading focused={switched}>{messages.recent}</ListHeading>
        <TextLink asChild fontSize=".95rem">
          <Link to={postJobPath}>{messages.viewAll}</Link>
        </TextLink>
      </chakra.div>
      {jobs.length === 0 ? (
        <EmptyState
          title={messages.none}
          text="A clear title and a few sentences are enough to start."
          action={postFirst}
        />
      ) : (
        <ul>
          {jobs.map((job) => (
            <RecentJob key={job.id} job={job} />
          ))}
        </ul>
      )}
      {showAll ? <ListFooter {...showAll} /> : null}
    </Card>
  );
}

export function RecentJobsSkeleton() {
  return (
    <Card role="status" overflow="clip">
      <Heading px="5" py="18px">
        {messages.recent}
      </Heading>
      {['first', 'second', 'third'].map((row) => (
        <Stack key={row} gap="2" px="5" py="5" borderTopWidth="1px" borderColor="line">
          <Skeleton w="220px" />
          <Skeleton w="300px" />
        </Stack>
      ))}
      <chakra.span srOnly>Loading your jobs</chakra.span>
    </Card>
  );
}
