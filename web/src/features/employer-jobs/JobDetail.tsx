import { chakra } from '@chakra-ui/react/styled-system';
import { Link, useNavigate } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { copyJobPath, dashboardPath, editJobPath, jobApplicationsPath, previewJobPath } from '../../lib/paths.ts';
import { useWayBack } from '../../platform/scroll/way-back.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Stack } from '../../ui/layout.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { Title } from '../../ui/text.ts';
import { DeactivateJob } from './DeactivateJob.tsx';
import { DeleteJob } from './DeleteJob.tsx';
import { JobBadges } from './JobBadges.tsx';
import { JobSections } from './JobSections.tsx';
import { JobSidebar } from './JobSidebar.tsx';
import { JobTrend } from './JobTrend.tsx';
import { messages } from './messages.ts';
import { ReviewNotice } from './ReviewNotice.tsx';

export const JobDetailFields = graphql(`
  fragment JobDetail on Job {
    id
    title
    standing
    company {
      name
    }
    ...JobBadges
    ...JobSections
    ...JobSidebar
    ...ReviewNotice
  }
`);

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px' },
    alignItems: 'start',
  },
});

export function JobDetail({ job: masked }: { job: FragmentType<typeof JobDetailFields> }) {
  const job = readFragment(JobDetailFields, masked);
  const navigate = useNavigate();
  const company = job.company.name || messages.yourCompany;
  const goBack = useWayBack((url) => url.split('?')[0] === dashboardPath);
  return (
    <Stack gap="6">
      <chakra.div display="flex" gap="3" flexWrap="wrap" justifyContent="space-between">
        <ButtonLink asChild look="plain" ml="-3">
          <Link to={dashboardPath} onClick={goBack}>
            ← {messages.backToDashboard}
          </Link>
        </ButtonLink>
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <ButtonLink asChild look="ghost" size="sm">
            <Link to={editJobPath(job.id)}>{messages.edit}</Link>
          </ButtonLink>
          <ButtonLink asChild look="ghost" size="sm">
            <Link to={jobApplicationsPath(job.id)}>{messages.viewApplications}</Link>
          </ButtonLink>
          <ButtonLink asChild look="ghost" size="sm">
            <Link to={previewJobPath(job.id)}>{messages.preview}</Link>
          </ButtonLink>
          <ButtonLink asChild look="ghost" size="sm">
            <Link to={copyJobPath(job.id)}>{messages.duplicate}</Link>
          </ButtonLink>
          {job.standing === 'live' ? <DeactivateJob id={job.id} title={job.title} /> : null}
          <DeleteJob id={job.id} title={job.title} onDeleted={() => navigate(dashboardPath, { replace: true })} />
        </chakra.div>
      </chakra.div>
      <chakra.div display="flex" gap="4" alignItems="center" flexWrap="wrap">
        <Monogram name={company} size="lg" />
        <chakra.div flex="1" minW="220px">
          <Title>{job.title}</Title>
          <chakra.p color="text.muted">{company}</chakra.p>
        </chakra.div>
        <JobBadges job={job} />
      </chakra.div>
      <ReviewNotice job={job} />
      <JobTrend id={job.id} />
      <Body>
        <JobSections job={job} />
        <JobSidebar job={job} />
      </Body>
    </Stack>
  );
}
