import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { jobPath, jobsPath, postJobPath } from '../../lib/paths.ts';
import type { Role } from '../../lib/session/session.ts';
import { useSettings } from '../../platform/settings.ts';
import { Button, ButtonLink } from '../../ui/button.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CardFrame } from '../../ui/CardFrame.tsx';
import { JobCard } from './JobCard.tsx';
import { messages } from './messages.ts';
import { SaveToggle } from './SaveToggle.tsx';

export const SavedJobsFields = graphql(`
  fragment SavedJobs on Favorite {
    id
    jobId
    title
    companyName
    job {
      id
      ...JobCard
      fit {
        reasons
        question
        because
      }
    }
  }
`);

const Grid = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } },
});

/** The link of an empty list: employers post jobs, others browse them, which the pilot disables (spec section 2). */
function BrowseOrPost({ role }: { role: Role }) {
  const { pilot } = useSettings();
  if (role === 'employer')
    return (
      <ButtonLink asChild>
        <Link to={postJobPath}>{messages.postJobs}</Link>
      </ButtonLink>
    );
  return pilot ? (
    <Button type="button" disabled title={messages.disabled}>
      {messages.browseJobs}
    </Button>
  ) : (
    <ButtonLink asChild>
      <Link to={jobsPath}>{messages.browseJobs}</Link>
    </ButtonLink>
  );
}

type SavedJobsProps = Readonly<{ favorites: readonly FragmentType<typeof SavedJobsFields>[]; role: Role }>;

/** Saved jobs in two columns. Jobs that have ended are labelled and can be removed. */
export function SavedJobs({ favorites: masked, role }: SavedJobsProps) {
  const favorites = readFragment(SavedJobsFields, masked);
  if (favorites.length === 0) return <EmptyState title={messages.noSaved} action={<BrowseOrPost role={role} />} />;
  return (
    <Grid>
      {favorites.map(({ id, jobId, title, companyName, job }) =>
        job ? (
          <JobCard key={id} job={job} to={jobPath(jobId)} saves heading="h2" fit={job.fit} />
        ) : (
          <CardFrame
            key={id}
            company={companyName}
            title={title}
            facts={companyName}
            text={messages.endedText}
            tags={[{ text: messages.ended, tone: 'warn' }]}
            heading="h2"
            corner={<SaveToggle jobId={jobId} title={title} favoriteId={id} />}
          />
        ),
      )}
    </Grid>
  );
}
