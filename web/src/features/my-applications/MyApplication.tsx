import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { inList } from '../../lib/job-lists.ts';
import { jobPath } from '../../lib/paths.ts';
import { statusLabels, statusTones } from '../../lib/vocabulary/application-status.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Row } from '../../ui/layout.ts';
import { Tag } from '../../ui/tag.ts';
import { Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { messages } from './messages.ts';
import { WhatWeSent } from './WhatWeSent.tsx';
import { WithdrawApplication } from './WithdrawApplication.tsx';

export const MyApplicationFields = graphql(`
  fragment MyApplication on Application {
    id
    jobId
    status
    appliedAt
    resumeName
    jobClosedReason
    withdrawnAt
    job {
      title
      city
      state
      location
      company {
        name
      }
    }
  }
`);

type MyApplicationProps = Readonly<{
  application: FragmentType<typeof MyApplicationFields>;
  /** Whether what was sent is shown from the start. */
  unfolded: boolean;
}>;

export function MyApplication({ application: masked, unfolded }: MyApplicationProps) {
  const [shown, setShown] = useState(unfolded);
  const { id, jobId, status, appliedAt, resumeName, jobClosedReason, withdrawnAt, job } = readFragment(
    MyApplicationFields,
    masked,
  );
  const facts = [
    job.company.name,
    formatPlace(job),
    messages.applied(formatDate(appliedAt)),
    resumeName && messages.with(resumeName),
  ];
  return (
    <Card asChild padded>
      <li>
        <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
          <chakra.h2 textStyle="heading" overflowWrap="anywhere">
            {jobClosedReason ? (
              job.title
            ) : (
              <TextLink asChild color="text">
                <Link to={jobPath(jobId)} state={inList('applications')}>
                  {job.title}
                </Link>
              </TextLink>
            )}
          </chakra.h2>
          {withdrawnAt ? (
            <Tag>{messages.withdrawnTag}</Tag>
          ) : (
            <Tag tone={statusTones[status]}>{statusLabels[status]}</Tag>
          )}
        </chakra.div>
        <Small mt="1" overflowWrap="anywhere">
          {facts.filter(Boolean).join(' · ')}
        </Small>
        {jobClosedReason ? (
          <Small mt="1">{jobClosedReason === 'deleted' ? messages.jobDeleted : messages.jobClosed}</Small>
        ) : null}
        {withdrawnAt ? (
          <Small mt="1">{messages.withdrawnOn(formatDate(withdrawnAt), !jobClosedReason)}</Small>
        ) : (
          <>
            <Row flexWrap="wrap" mt="4">
              <Button
                type="button"
                look="ghost"
                size="sm"
                aria-expanded={shown}
                aria-label={shown ? messages.hideSentOf(job.title) : messages.seeSentOf(job.title)}
                onClick={() => setShown(!shown)}
              >
                {shown ? messages.hideSent : messages.seeSent}
              </Button>
              <WithdrawApplication id={id} title={job.title} />
            </Row>
            {shown ? <WhatWeSent id={id} /> : null}
          </>
        )}
      </li>
    </Card>
  );
}
