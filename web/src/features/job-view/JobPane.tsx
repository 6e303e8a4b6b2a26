import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { employmentText, experienceLabel } from '../../lib/format/job-facts.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { formatPay } from '../../lib/format/salary.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { Heading, Muted, Title } from '../../ui/text.ts';
import { adReasons } from './ad-reasons.ts';
import { KeyFacts } from './KeyFacts.tsx';
import { messages } from './messages.ts';

export const JobPaneFields = graphql(`
  fragment JobPane on Job {
    title
    description
    company {
      name
    }
    location
    city
    state
    employmentType
    experienceLevel
    salary
    salaryMin
    salaryMax
    salaryPeriod
    remoteOption
    visaSponsorship
    visaTypes
    internationalStudentFriendly
    postedDate
    expiresAt
    sourceUrl
    sourceWebsite
  }
`);

const Why = chakra('section', { base: { my: '22px', px: '5', py: '18px', borderRadius: 'tile', bg: 'ok.soft' } });

type JobPaneProps = Readonly<{
  job: FragmentType<typeof JobPaneFields>;
  /** The main action, next to the title. */
  action?: ReactNode;
  /** Actions below the ad. */
  children?: ReactNode;
}>;

export function JobPane({ job: masked, action, children }: JobPaneProps) {
  const job = readFragment(JobPaneFields, masked);
  const reasons = adReasons(job);
  const source = job.sourceUrl && /^https?:\/\//i.test(job.sourceUrl) ? job.sourceUrl : undefined;
  return (
    <Card asChild p={{ base: '5', md: '7' }}>
      <article>
        <chakra.div display="flex" gap="4" alignItems="flex-start" flexWrap="wrap">
          <Monogram name={job.company.name} size="lg" />
          <chakra.div flex="1" minW="220px">
            <Title>{job.title}</Title>
            <Muted mt="1">
              {[job.company.name, formatPlace(job) ?? messages.noLocation, `Posted ${formatDate(job.postedDate)}`].join(
                ' · ',
              )}
            </Muted>
          </chakra.div>
          {source ? (
            <ButtonLink href={source} target="_blank" rel="noopener noreferrer">
              {messages.source}
            </ButtonLink>
          ) : (
            action
          )}
        </chakra.div>
        {reasons.length > 0 ? (
          <Why>
            <Heading>{messages.saysTitle}</Heading>
            <chakra.div display="grid" gap="6px" mt="10px">
              {reasons.map((reason) => (
                <ReasonLine key={reason}>{reason}</ReasonLine>
              ))}
            </chakra.div>
          </Why>
        ) : null}
        <KeyFacts
          facts={[
            ['Pay', formatPay(job)],
            ['Type', employmentText(job.employmentType)],
            ['Experience', job.experienceLevel ? experienceLabel(job.experienceLevel) : undefined],
            ['Expires', job.expiresAt ? formatDate(job.expiresAt) : undefined],
          ]}
        />
        <Heading mt="22px" mb="2">
          About the job
        </Heading>
        {job.description ? <RichText html={job.description} /> : <Muted>{messages.noDescription}</Muted>}
        {children ? <chakra.div mt="6">{children}</chakra.div> : null}
      </article>
    </Card>
  );
}
