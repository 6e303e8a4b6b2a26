import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button, ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Stack } from '../../ui/layout.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Title } from '../../ui/text.ts';
import { DeleteJob } from './DeleteJob.tsx';
import { EditJob } from './EditJob.tsx';
import { JobBadges } from './JobBadges.tsx';
import { JobSections } from './JobSections.tsx';
import { JobSidebar } from './JobSidebar.tsx';
import { messages } from './messages.ts';

export const JobDetailFields = graphql(`
  fragment JobDetail on Job {
    id
    title
    company {
      name
    }
    reviewReason
    ...JobBadges
    ...JobSections
    ...JobSidebar
    ...QuickForm
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
  const [query, setQuery] = useSearchParams();
  const [editing, setEditing] = useState(query.get('edit') !== null);
  const navigate = useNavigate();
  const stopEditing = () => {
    setEditing(false);
    setQuery({}, { replace: true });
  };
  const company = job.company.name || messages.yourCompany;
  return (
    <Stack gap="6">
      <chakra.div display="flex" gap="3" flexWrap="wrap" justifyContent="space-between">
        <ButtonLink asChild look="plain" ml="-3">
          <Link to="/employer/dashboard">← {messages.backToDashboard}</Link>
        </ButtonLink>
        <chakra.div display="flex" gap="2" alignItems="center">
          {editing ? null : (
            <Button type="button" look="ghost" size="sm" onClick={() => setEditing(true)}>
              {messages.edit}
            </Button>
          )}
          <DeleteJob
            id={job.id}
            title={job.title}
            onDeleted={() => navigate('/employer/dashboard', { replace: true })}
          />
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
      {job.reviewReason ? <Notice tone="warn">{job.reviewReason}</Notice> : null}
      {editing ? (
        <Card padded maxW="720px">
          <EditJob job={job} onDone={stopEditing} />
        </Card>
      ) : (
        <Body>
          <JobSections job={job} />
          <JobSidebar job={job} />
        </Body>
      )}
    </Stack>
  );
}
