import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDate, formatEnd } from '../../lib/format/dates.ts';
import { formatFullPlace } from '../../lib/format/place.ts';
import { employmentText, experienceLabel, hoursText, payWithCurrency } from '../../lib/format/job-facts.ts';
import { adStandingWords } from '@waratah/vocabulary/statuses';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { Card } from '../../ui/card.ts';
import { Facts } from '../../ui/Facts.tsx';
import { messages } from './messages.ts';

export const JobSidebarFields = graphql(`
  fragment JobSidebar on Job {
    location
    city
    state
    postedDate
    expiresAt
    salary
    salaryMin
    salaryMax
    salaryCurrency
    salaryPeriod
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
    standing
    remoteOption
    visaSponsorship
    visaTypes
  }
`);

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

export function JobSidebar({ job: masked }: { job: FragmentType<typeof JobSidebarFields> }) {
  const job = readFragment(JobSidebarFields, masked);
  const status = [
    adStandingWords[job.standing === 'live' ? 'live' : 'paused'],
    ...(job.remoteOption ? [messages.remote] : []),
    ...(job.visaSponsorship ? [messages.sponsorship] : []),
  ];
  return (
    <Card padded aria-label="Job facts">
      <Facts
        columns="one"
        facts={[
          ['Location', formatFullPlace(job) ?? messages.noLocation],
          ['Posted', formatDate(job.postedDate)],
          ['Expires', formatEnd(job.expiresAt, job.state)],
          ['Salary', payWithCurrency(job)],
          ['Employment Type', employmentText(job.employmentType)],
          ['Hours and days', hoursText(job)],
          ['Experience Level', job.experienceLevel && experienceLabel(job.experienceLevel)],
          ['Job Status', <Lines key="status" lines={status} />],
          [
            'Accepted Visa Types',
            job.visaTypes.length > 0 ? <Lines key="visas" lines={job.visaTypes.map(visaLabelOf)} /> : null,
          ],
        ]}
      />
    </Card>
  );
}
