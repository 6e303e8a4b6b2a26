import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { employerJobPath } from '../../lib/paths.ts';
import { Card } from '../../ui/card.ts';
import { Stack } from '../../ui/layout.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { Heading, Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { ApplicantFields, hoursOf, studiesOf } from './applicant.ts';
import { ApplicationNote } from './ApplicationNote.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { messages } from './messages.ts';
import { Resume } from './Resume.tsx';
import { Stages } from './Stages.tsx';
import type { Moved } from './UndoBar.tsx';
import { HoursLine, VisaLine } from './VisaLine.tsx';

export const ApplicationDetailFields = graphql(`
  fragment ApplicationDetail on Application {
    id
    jobId
    status
    appliedAt
    statusChangedAt
    resumeName
    note
    jobClosedReason
    job {
      title
      city
      state
      location
    }
    ...Applicant
    ...MoveButtons
  }
`);

const Fact = ({ name, children }: Readonly<{ name: string; children: ReactNode }>) => (
  <div>
    <chakra.dt textStyle="small" color="text.muted">
      {name}
    </chakra.dt>
    <dd>{children}</dd>
  </div>
);

type ApplicationDetailProps = Readonly<{
  application: FragmentType<typeof ApplicationDetailFields>;
  /** Whether the panel is visible now; the resume is only fetched then. */
  isShown: boolean;
  onMoved: (moved: Moved) => void;
}>;

/** Everything about one applicant that their employer may see. */
export function ApplicationDetail({ application: masked, isShown, onMoved }: ApplicationDetailProps) {
  const application = readFragment(ApplicationDetailFields, masked);
  const applicant = readFragment(ApplicantFields, application);
  const { id, jobId, job, status, jobClosedReason, resumeName } = application;
  const { user, fit } = applicant;
  const studies = studiesOf(applicant);
  const place = formatPlace(job);
  return (
    <Card padded aria-label={messages.of(user.fullName)}>
      <Stack gap="5">
        <chakra.div display="flex" gap="4" alignItems="flex-start">
          <Monogram name={user.fullName} size="lg" />
          <chakra.div flex="1" minW="0">
            <Heading overflowWrap="anywhere">{user.fullName}</Heading>
            <TextLink href={`mailto:${user.email}`} display="inline-block" py="1" overflowWrap="anywhere">
              {user.email}
            </TextLink>
            <chakra.p overflowWrap="anywhere">{user.degree}</chakra.p>
            {user.university ? (
              <chakra.p color="text.muted" overflowWrap="anywhere">
                {user.university}
              </chakra.p>
            ) : null}
            {studies ? <Small overflowWrap="anywhere">{studies}</Small> : null}
            <Small mt="1" overflowWrap="anywhere">
              {jobClosedReason === 'deleted' ? (
                job.title
              ) : (
                <TextLink asChild>
                  <Link to={employerJobPath(jobId)}>{job.title}</Link>
                </TextLink>
              )}
              {place ? ` · ${place}` : ''}
            </Small>
          </chakra.div>
        </chakra.div>
        <Stages status={status} applied={formatDate(application.appliedAt)} />
        <MoveButtons application={application} name={user.fullName} onMoved={onMoved} />
        <chakra.dl display="grid" gap="4" gridTemplateColumns="repeat(auto-fit, minmax(190px, 1fr))">
          <Fact name={messages.visa}>
            <VisaLine applicant={applicant} />
          </Fact>
          <Fact name={messages.hours}>
            <HoursLine {...hoursOf(applicant)} />
          </Fact>
        </chakra.dl>
        {fit && fit.reasons.length > 0 ? (
          <chakra.ul aria-label={messages.why} display="grid" gap="1.5" px="4" py="3" bg="ok.soft" borderRadius="tile">
            {fit.reasons.map((reason) => (
              <li key={reason}>
                <ReasonLine>{reason}</ReasonLine>
              </li>
            ))}
          </chakra.ul>
        ) : null}
        <Resume id={id} isShown={isShown} file={resumeName} name={user.fullName} />
        <ApplicationNote id={id} note={application.note} name={user.fullName} />
      </Stack>
    </Card>
  );
}
