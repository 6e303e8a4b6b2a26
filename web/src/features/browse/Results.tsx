import { chakra } from '@chakra-ui/react/styled-system';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { Button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Muted, Small } from '../../ui/text.ts';
import { JobCard } from './JobCard.tsx';
import { messages } from './messages.ts';
import { Pager } from './Pager.tsx';
import { type Filters, perPage } from './search-filters.ts';

export const ResultsFields = graphql(`
  fragment Results on JobSearchPage {
    total
    page
    totalPages
    jobs {
      id
      ...JobCard
    }
  }
`);

type ResultsProps = Readonly<{
  found: FragmentType<typeof ResultsFields>;
  /** How many more accept the reader's visa without sponsorship. */
  more: number;
  filters: Filters;
  selectedId: number | undefined;
  saves: boolean;
  /** The next ones are on their way. */
  stale: boolean;
  toJob: (id: number) => string;
  toPage: (page: number) => string;
  onClear: () => void;
  onMore: () => void;
}>;

export function Results(props: ResultsProps) {
  const { more, filters, selectedId, saves, stale, toJob, toPage, onClear, onMore } = props;
  const { total, page, totalPages, jobs } = readFragment(ResultsFields, props.found);
  const few = total < perPage && more > 0;
  const moreButton = few ? (
    <Notice tone="ok">
      <Button type="button" look="plain" color="ok" textDecoration="underline" whiteSpace="normal" onClick={onMore}>
        {messages.more(more)}
      </Button>
    </Notice>
  ) : null;
  if (total === 0)
    return (
      <Stack gap="14px">
        <EmptyState
          title={messages.none}
          text={messages.noneText}
          action={
            <Button type="button" look="ghost" onClick={onClear}>
              {messages.clear}
            </Button>
          }
        />
        {moreButton}
      </Stack>
    );
  return (
    <Stack gap="14px" aria-busy={stale} opacity={stale ? 0.6 : 1} transition="opacity .15s ease-out">
      <chakra.div display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
        <div role="status">
          <chakra.h2 textStyle="heading" fontSize="1.25rem">
            {messages.found(total)}
          </chakra.h2>
        </div>
        <Small>{filters.search ? messages.bestFirst : messages.newestFirst}</Small>
      </chakra.div>
      {jobs.length === 0 ? <Muted>{messages.noneText}</Muted> : null}
      {jobs.map((job) => (
        <JobCard key={job.id} job={job} to={toJob(job.id)} selected={job.id === selectedId} saves={saves} />
      ))}
      {moreButton}
      <Pager page={page} totalPages={totalPages} toPage={toPage} />
    </Stack>
  );
}
