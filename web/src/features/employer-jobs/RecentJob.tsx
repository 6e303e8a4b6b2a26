import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { formatRange } from '../../lib/format/salary.ts';
import { copyJobPath, editJobPath, editPayPath, employerJobPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Tag } from '../../ui/tag.ts';
import { TextLink } from '../../ui/text-link.ts';
import { DeleteJob } from './DeleteJob.tsx';
import { messages } from './messages.ts';
import { JobBadges } from './JobBadges.tsx';
import { dateOf } from './recent-jobs.ts';
import { standingInWords } from './standing.ts';
import { StandingActions } from './StandingActions.tsx';

export const RecentJobFields = graphql(`
  fragment RecentJob on Job {
    id
    title
    location
    city
    state
    remoteOption
    salaryMin
    salaryMax
    salaryPeriod
    postedDate
    scrapedAt
    createdAt
    visaTypes
    standing
    standingSince
    expiresAt
    reviewReason
    payWarning
    applicationCount
    ...JobBadges
    ...StandingActions
  }
`);

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    alignItems: 'center',
    px: '5',
    py: '4',
    borderTopWidth: '1px',
    borderColor: 'line',
    _hover: { bg: 'color-mix(in srgb, {colors.sunken} 45%, transparent)' },
  },
});
/** The whole row opens the job; the buttons lie above it. */
const TitleLink = chakra('a', {
  base: { textStyle: 'heading', _after: { content: '""', position: 'absolute', inset: '0' } },
});
const Actions = chakra('div', {
  base: { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: { base: '1.5', md: '2' } },
});

const applicationsText = (count: number) => `${count} ${count === 1 ? 'application' : 'applications'}`;

type RecentJobProps = Readonly<{
  job: FragmentType<typeof RecentJobFields>;
  /** Shown before the title, in lists in which several ads can be selected. */
  mark?: ReactNode;
}>;

export function RecentJob({ job: masked, mark }: RecentJobProps) {
  const job = readFragment(RecentJobFields, masked);
  const facts = [formatPlace(job) ?? messages.noLocation, `Posted ${formatDate(dateOf(job))}`, formatRange(job)];
  const path = employerJobPath(job.id);
  const changeLink = (words: string, to: string) => (
    <TextLink asChild>
      <Link to={to}>{words}</Link>
    </TextLink>
  );
  return (
    <Row>
      {mark ? (
        <chakra.div position="relative" zIndex="1">
          {mark}
        </chakra.div>
      ) : null}
      <chakra.div flex="1" minW="240px">
        <h3>
          <TitleLink asChild>
            <Link to={path}>{job.title}</Link>
          </TitleLink>
        </h3>
        <chakra.p textStyle="small" color="text.muted">
          {facts.filter(Boolean).join(' · ')}
        </chakra.p>
        {job.payWarning ? (
          <chakra.p textStyle="small" mt="1" color="warn" position="relative">
            {job.payWarning} {changeLink(messages.changePay, editPayPath(job.id))}
          </chakra.p>
        ) : null}
        {job.visaTypes.length === 0 ? (
          <chakra.p textStyle="small" mt="1" color="text.muted" position="relative">
            {messages.nameVisas} {changeLink(messages.nameVisasLink, editJobPath(job.id))}
          </chakra.p>
        ) : null}
        <chakra.p textStyle="small" mt="1" color="text.muted">
          {standingInWords(job)}
        </chakra.p>
      </chakra.div>
      <Tag>{applicationsText(job.applicationCount ?? 0)}</Tag>
      <JobBadges job={job} />
      <Actions>
        <StandingActions job={job} />
        <ButtonLink asChild look="ghost" size="sm">
          <Link to={path} aria-label={`View ${job.title}`}>
            View
          </Link>
        </ButtonLink>
        <ButtonLink asChild look="ghost" size="sm">
          <Link to={editJobPath(job.id)} aria-label={`Edit ${job.title}`}>
            Edit
          </Link>
        </ButtonLink>
        <ButtonLink asChild look="ghost" size="sm">
          <Link to={copyJobPath(job.id)} aria-label={`${messages.duplicate} ${job.title}`}>
            {messages.duplicate}
          </Link>
        </ButtonLink>
        <DeleteJob id={job.id} title={job.title} />
      </Actions>
    </Row>
  );
}
