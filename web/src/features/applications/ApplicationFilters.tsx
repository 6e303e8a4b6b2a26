import { chakra } from '@chakra-ui/react/styled-system';
import type { ApplicationStatus } from '../../gql/graphql.ts';
import { applicationStatuses } from '@waratah/vocabulary/statuses';
import { statusLabels } from '../../lib/vocabulary/application-status.ts';
import { SelectField } from '../../ui/SelectField.tsx';
import { messages } from './messages.ts';

export type Filters = Readonly<{ job: number | undefined; status: ApplicationStatus | undefined }>;

/** The filters of an address; unknown values are ignored. */
export const readFilters = (query: URLSearchParams): Filters => {
  const job = /^\d{1,9}$/.exec(query.get('job') ?? '');
  return {
    job: job ? Number(job[0]) : undefined,
    status: applicationStatuses.find((status) => status === query.get('status')),
  };
};

export const writeFilters = ({ job, status }: Filters) =>
  new URLSearchParams({ ...(job !== undefined && { job: String(job) }), ...(status !== undefined && { status }) });

const Fields = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 1fr)' },
  },
});

type Job = Readonly<{ id: number; title: string }>;
type ApplicationFiltersProps = Readonly<{
  filters: Filters;
  jobs: readonly Job[];
  onChange: (filters: Filters) => void;
}>;

const statusOptions = [
  { value: '', label: messages.allStatuses },
  ...applicationStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
];

export function ApplicationFilters({ filters, jobs, onChange }: ApplicationFiltersProps) {
  const { job, status } = filters;
  // A deleted job is in no list any more.
  const known = job === undefined || jobs.some(({ id }) => id === job);
  const options = [
    { value: '', label: messages.allJobs },
    ...(known ? [] : [{ value: String(job), label: messages.thisJob }]),
    ...jobs.map(({ id, title }) => ({ value: String(id), label: title })),
  ];
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
    </Fields>
  );
}
