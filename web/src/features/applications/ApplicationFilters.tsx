import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatus } from '../../gql/graphql.ts';
import { applicationStatuses } from '@waratah/vocabulary/statuses';
import { statusLabels } from '../../lib/vocabulary/application-status.ts';
import { useWide } from '../../lib/use-wide.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { Fold } from '../../ui/Fold.tsx';
import { type Option, optionsOf, SelectField } from '../../ui/SelectField.tsx';
import { messages } from './messages.ts';

/** Filters on data that several services own. The page applies them to the applications it has loaded. */
export type LocalFilters = Readonly<{
  verified: boolean;
  /** The least hours a week. */
  hours: number | undefined;
  language: string | undefined;
  graduation: string | undefined;
}>;

export type Filters = LocalFilters & Readonly<{ job: number | undefined; status: ApplicationStatus | undefined }>;

export const noFilters: Filters = {
  job: undefined,
  status: undefined,
  verified: false,
  hours: undefined,
  language: undefined,
  graduation: undefined,
};

/** Choices for the least hours a week, in steps that match common shifts. */
const hoursSteps = [8, 12, 16, 20, 24, 38] as const;

/** Reads the filters from the query string; unknown values are ignored. */
export const readFilters = (query: URLSearchParams): Filters => {
  const job = /^\d{1,9}$/.exec(query.get('job') ?? '');
  return {
    job: job ? Number(job[0]) : undefined,
    status: applicationStatuses.find((status) => status === query.get('status')),
    verified: query.get('verified') === 'yes',
    hours: hoursSteps.find((step) => String(step) === query.get('hours')),
    language: query.get('language') || undefined,
    graduation: /^\d{4}$/.exec(query.get('graduation') ?? '')?.[0],
  };
};

export const writeFilters = ({ job, status, verified, hours, language, graduation }: Filters) =>
  new URLSearchParams({
    ...(job !== undefined && { job: String(job) }),
    ...(status !== undefined && { status }),
    ...(verified && { verified: 'yes' }),
    ...(hours !== undefined && { hours: String(hours) }),
    ...(language !== undefined && { language }),
    ...(graduation !== undefined && { graduation }),
  });

export const isLocallyFiltered = ({ verified, hours, language, graduation }: LocalFilters) =>
  verified || hours !== undefined || language !== undefined || graduation !== undefined;

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'minmax(0, 2fr) minmax(0, 1fr)',
      lg: 'minmax(0, 2fr) repeat(4, minmax(0, 1fr)) auto',
    },
    alignItems: 'end',
  },
});
const MoreFields = chakra('div', { base: { display: 'grid', gap: '4' } });

type Job = Readonly<{ id: number; title: string }>;
type ApplicationFiltersProps = Readonly<{
  filters: Filters;
  jobs: readonly Job[];
  /** The choices that the loaded applicants offer. */
  choices: Readonly<{ languages: readonly string[]; years: readonly string[] }>;
  onChange: (filters: Filters) => void;
}>;

const statusOptions = [
  { value: '', label: messages.allStatuses },
  ...applicationStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
];

const hoursOptions = [
  { value: '', label: messages.anyNumber },
  ...hoursSteps.map((step) => ({ value: String(step), label: messages.atLeast(step) })),
];

/** Keeps the chosen value as an option even if no loaded applicant has it. */
const optionsWith = (all: string, values: readonly string[], chosen: string | undefined): readonly Option[] => [
  { value: '', label: all },
  ...optionsOf(chosen === undefined || values.includes(chosen) ? values : [...values, chosen]),
];

export function ApplicationFilters({ filters, jobs, choices, onChange }: ApplicationFiltersProps) {
  const { job, status, verified, hours, language, graduation } = filters;
  const wide = useWide();
  // A deleted job is no longer in the list, but may still be the chosen one.
  const known = job === undefined || jobs.some(({ id }) => id === job);
  const options = [
    { value: '', label: messages.allJobs },
    ...(known ? [] : [{ value: String(job), label: messages.thisJob }]),
    ...jobs.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
  const more = (
    <>
      <SelectField
        label={messages.hoursAtLeast}
        options={hoursOptions}
        value={hours === undefined ? '' : String(hours)}
        onChange={({ currentTarget: { value } }) => onChange({ ...filters, hours: value ? Number(value) : undefined })}
      />
      <SelectField
        label={messages.language}
        options={optionsWith(messages.anyLanguage, choices.languages, language)}
        value={language ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filters, language: value || undefined })}
      />
      <SelectField
        label={messages.graduation}
        options={optionsWith(messages.anyYear, choices.years, graduation)}
        value={graduation ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...filters, graduation: value || undefined })}
      />
      <CheckField
        label={messages.verifiedOnly}
        checked={verified}
        onChange={({ currentTarget: { checked } }) => onChange({ ...filters, verified: checked })}
      />
    </>
  );
  return (
    <Fields>
      <SelectField
        label={messages.job}
        options={options}
        value={job === undefined ? '' : String(job)}
        onChange={({ currentTarget: { value } }) => onChange({ ...filters, job: value ? Number(value) : undefined })}
      />
      <SelectField
        label={messages.status}
        options={statusOptions}
        value={status ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, status: applicationStatuses.find((one) => one === value) })
        }
      />
      {wide ? (
        more
      ) : (
        <chakra.div gridColumn="1 / -1">
          <Fold summary={messages.filters} open={isLocallyFiltered(filters)}>
            <MoreFields>{more}</MoreFields>
          </Fold>
        </chakra.div>
      )}
    </Fields>
  );
}
