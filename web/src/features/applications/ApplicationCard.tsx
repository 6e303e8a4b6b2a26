import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { employerJobPath } from '../../lib/paths.ts';
import { statusLabels, statusTones } from '../../lib/vocabulary/application-status.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { Tag } from '../../ui/tag.ts';
import { Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { toastBad } from '../../ui/toasts.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { messages } from './messages.ts';
import { openResume } from './open-resume.ts';

export const ApplicationCardFields = graphql(`
  fragment ApplicationCard on Application {
    id
    jobId
    status
    appliedAt
    resumeName
    jobClosedReason
    job {
      title
      city
      state
      location
    }
    user {
      fullName
      email
      university
      degree
    }
    ...MoveButtons
  }
`);

const Actions = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2', alignItems: 'center', mt: '4' } });

export function ApplicationCard({ application: masked }: { application: FragmentType<typeof ApplicationCardFields> }) {
  const application = readFragment(ApplicationCardFields, masked);
  const { id, jobId, job, user, status, jobClosedReason } = application;
  const open = () => openResume(id).catch((error: unknown) => toastBad(messageOf(error, messages.resumeNotLoaded)));
  const place = formatPlace(job);
  return (
    <Card asChild padded>
      <li>
        <chakra.div display="flex" gap="4" alignItems="flex-start">
          <Monogram name={user.fullName} />
          <chakra.div flex="1" minW="0">
            <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
              <chakra.h2 textStyle="heading" overflowWrap="anywhere">
                {user.fullName}
              </chakra.h2>
              <Tag tone={statusTones[status]}>{statusLabels[status]}</Tag>
              {jobClosedReason ? (
                <Tag>{jobClosedReason === 'deleted' ? messages.jobDeleted : messages.jobClosed}</Tag>
              ) : null}
            </chakra.div>
            <chakra.p mt="1" overflowWrap="anywhere">
              {user.degree}
            </chakra.p>
            <chakra.p color="text.muted" overflowWrap="anywhere">
              {user.university}
            </chakra.p>
            <TextLink
              href={`mailto:${user.email}`}
              display="inline-block"
              py="1"
              fontSize=".9rem"
              overflowWrap="anywhere"
            >
              {user.email}
            </TextLink>
            <Small mt="1" overflowWrap="anywhere">
              {jobClosedReason === 'deleted' ? (
                job.title
              ) : (
                <TextLink asChild>
                  <Link to={employerJobPath(jobId)}>{job.title}</Link>
                </TextLink>
              )}
              {[place, messages.applied(formatDate(application.appliedAt))]
                .filter(Boolean)
                .map((fact) => ` · ${fact}`)
                .join('')}
            </Small>
          </chakra.div>
        </chakra.div>
        <Actions>
          {application.resumeName ? (
            <Button
              type="button"
              look="ghost"
              size="sm"
              aria-label={messages.resumeOf(user.fullName)}
              onClick={() => void open()}
            >
              {messages.resume}
            </Button>
          ) : (
            <Small>{messages.noResume}</Small>
          )}
          <chakra.span flex="1" />
          <MoveButtons application={application} name={user.fullName} />
        </Actions>
      </li>
    </Card>
  );
}
