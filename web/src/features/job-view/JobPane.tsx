import { applyAt } from '@waratah/vocabulary/apply-elsewhere';
import { linkAddressOf } from '@waratah/vocabulary/web-address';
import { chakra } from '@chakra-ui/react/styled-system';
import type { EmploymentType } from '@waratah/vocabulary/employment-types';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDate, formatEnd } from '../../lib/format/dates.ts';
import { employmentText, experienceLabel, hoursText } from '../../lib/format/job-facts.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { formatPay } from '../../lib/format/salary.ts';
import { companyPagePath, namedCompanyPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Row } from '../../ui/layout.ts';
import { Monogram } from '../../ui/Monogram.tsx';
import { ReasonLine } from '../../ui/ReasonLine.tsx';
import { RichText } from '../../ui/RichText.tsx';
import { TextLink } from '../../ui/text-link.ts';
import { Heading, Muted, Title } from '../../ui/text.ts';
import { adReasons } from './ad-reasons.ts';
import { KeyFacts } from './KeyFacts.tsx';
import { messages } from './messages.ts';
import { WhyThisFits } from './WhyThisFits.tsx';

export const JobPaneFields = graphql(`
  fragment JobPane on Job {
    title
    description
    company {
      id
      name
    }
    location
    city
    state
    employmentType
    weeklyHours {
      min
      max
      inferred
    }
    workDays
    shiftStart
    shiftEnd
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
    fit {
      ...WhyThisFits
    }
  }
`);

const Why = chakra('section', { base: { my: '22px', px: '5', py: '18px', borderRadius: 'tile', bg: 'ok.soft' } });

type JobPaneProps = Readonly<{
  job: FragmentType<typeof JobPaneFields>;
  /** The main action, next to the title. */
  action?: ReactNode;
  /** Keeps the job for later, before the main action. */
  keep?: ReactNode;
  /** The reader's answer to the ad, below its title. */
  answer?: ReactNode;
  /** Actions below the ad. */
  children?: ReactNode;
}>;

const typeOf = ({
  employmentType,
  experienceLevel,
}: Readonly<{ employmentType: EmploymentType | null; experienceLevel: string | null }>) =>
  [employmentText(employmentType), experienceLevel ? experienceLabel(experienceLevel).toLowerCase() : '']
    .filter(Boolean)
    .join(', ');

export function JobPane({ job: masked, action, keep, answer, children }: JobPaneProps) {
  const job = readFragment(JobPaneFields, masked);
  const reasons = adReasons(job);
  const source = job.sourceUrl && linkAddressOf(job.sourceUrl) ? job.sourceUrl : undefined;
  return (
    <Card asChild p={{ base: '5', md: '7' }}>
      <article>
        <chakra.div display="flex" gap="4" alignItems="flex-start" flexWrap="wrap">
          <Monogram name={job.company.name} size="lg" />
          <chakra.div flex="1" minW="220px">
            <Title>{job.title}</Title>
            <Muted mt="1">
              <TextLink asChild>
                <Link to={job.company.id ? companyPagePath(job.company.id) : namedCompanyPath(job.company.name)}>
                  {job.company.name}
                </Link>
              </TextLink>
              {` · ${formatPlace(job) ?? messages.noLocation} · Posted ${formatDate(job.postedDate)}`}
            </Muted>
          </chakra.div>
          <Row alignItems="flex-start" flexWrap="wrap">
            {keep}
            {source ? (
              <ButtonLink href={source} wraps target="_blank" rel="noopener noreferrer">
                {applyAt(source)}
              </ButtonLink>
            ) : (
              action
            )}
          </Row>
        </chakra.div>
        {answer ? <chakra.div mt="4">{answer}</chakra.div> : null}
        {job.fit ? (
          <WhyThisFits fit={job.fit} />
        ) : reasons.length > 0 ? (
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
            ['Hours', hoursText(job)],
            ['Type', typeOf(job)],
            ['Expires', job.expiresAt ? formatEnd(job.expiresAt, job.state) : undefined],
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
