import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { formatDayInWords } from '../../lib/format/dates.ts';
import { formatPlace } from '../../lib/format/place.ts';
import { refusalText } from '../../lib/format/refusal.ts';
import { cardLength, preview } from '../../lib/format/rich-text.ts';
import { formatPay } from '../../lib/format/salary.ts';
import { CardFrame } from '../../ui/CardFrame.tsx';
import { messages } from './messages.ts';
import { SaveToggle } from './SaveToggle.tsx';
import { jobTags } from '../../lib/format/job-tags.ts';
import { useSentDay } from './use-sent-day.ts';

export const JobCardFields = graphql(`
  fragment JobCard on Job {
    id
    title
    description
    company {
      name
    }
    location
    city
    state
    remoteOption
    employmentType
    salary
    salaryMin
    salaryMax
    salaryPeriod
    visaSponsorship
    visaTypes
    workRights {
      kind
      demanded
    }
    weeklyHours {
      min
      max
      inferred
    }
    workDays
    shiftStart
    shiftEnd
    favoriteId
  }
`);

type JobCardProps = Readonly<{
  job: FragmentType<typeof JobCardFields>;
  /** The URL that the card links to. */
  to: string;
  selected?: boolean;
  /** Whether the reader may save jobs. */
  saves: boolean;
  heading?: 'h2' | 'h3';
  /** How the job fits the reader, shown below the beginning of the description. */
  fit?: Readonly<{ reasons: readonly string[]; question: string | null; because: string | null }> | null | undefined;
}>;

const CardLink = chakra(Link, {
  base: {
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
    _hover: { color: 'brand' },
  },
});

/** A job in a list. The whole card is a link; the save button lies above it. */
export function JobCard({ job: masked, to, selected, saves, heading, fit }: JobCardProps) {
  const job = readFragment(JobCardFields, masked);
  const sentAt = useSentDay(job.id, saves);
  const sent = sentAt ? [{ text: messages.sentOn(formatDayInWords(sentAt)), tone: 'ok' } as const] : [];
  const facts = [job.company.name, formatPlace(job) ?? messages.noLocation, formatPay(job)].filter(Boolean).join(' · ');
  return (
    <CardFrame
      company={job.company.name}
      title={
        <CardLink to={to} aria-current={selected ? 'true' : undefined}>
          {job.title}
        </CardLink>
      }
      facts={facts}
      text={preview(job.description, cardLength)}
      refusal={fit?.because ? refusalText(fit.because) : undefined}
      reasons={fit?.reasons}
      question={fit?.question}
      tags={[...sent, ...jobTags(job)]}
      selected={selected}
      corner={saves ? <SaveToggle jobId={job.id} title={job.title} favoriteId={job.favoriteId} /> : null}
      heading={heading}
    />
  );
}
