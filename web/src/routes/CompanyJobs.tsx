import { chakra } from '@chakra-ui/react/styled-system';
import type { FragmentType } from '../gql/fragment-masking.ts';
import { jobPath } from '../lib/paths.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { Heading } from '../ui/text.ts';
import { JobCard, type JobCardFields } from '../features/browse/JobCard.tsx';
import { messages } from '../features/company-page/messages.ts';

type Job = FragmentType<typeof JobCardFields> & Readonly<{ id: number }>;

/** A company's live jobs, under a heading with their number. */
export function CompanyJobs({ jobs }: Readonly<{ jobs: readonly Job[] }>) {
  const { role } = useSignedInUser();
  return (
    <section>
      <Heading mb="3">{messages.jobs(jobs.length)}</Heading>
      <chakra.div
        display="grid"
        gap="14px"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      >
        {jobs.map((job) => (
          <JobCard key={job.id} job={job} to={jobPath(job.id)} saves={role === 'student'} />
        ))}
      </chakra.div>
    </section>
  );
}
