import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { employmentText, experienceLabel, payWithCurrency } from '../../lib/format/job-facts.ts';
import { visaLabelOf } from '@waratah/vocabulary/visa-types';
import { Card } from '../../ui/card.ts';
import { Facts } from '../../ui/Facts.tsx';
import { isOn } from './job-state.ts';
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
    experienceLevel
    isActive
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
  const cityAndState = [job.city, job.state].filter(Boolean).join(' ');
  const place = [
    ...new Set([job.location, cityAndState].filter((part) => typeof part === 'string' && part !== '')),
  ].join(', ');
  const status = [
    isOn(job) ? messages.active : messages.inactive,
    ...(job.remoteOption ? [messages.remote] : []),
    ...(job.visaSponsorship ? [messages.sponsorship] : []),
  ];
  return (
    <Card padded aria-label="Job facts">
      <Facts
        columns="one"
        facts={[
          ['Location', place || messages.noLocation],
          ['Posted', formatDate(job.postedDate)],
          ['Expires', formatDate(job.expiresAt)],
          ['Salary', payWithCurrency(job)],
          ['Employment Type', employmentText(job.employmentType)],
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
