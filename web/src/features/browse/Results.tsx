import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment, useRef } from 'react';
import { type FragmentType, readFragment } from '../../gql/fragment-masking.ts';
import type { JobSort } from '../../gql/graphql.ts';
import { Button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Stack } from '../../ui/layout.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Muted } from '../../ui/text.ts';
import { Elsewhere } from './Elsewhere.tsx';
import { JobCard } from './JobCard.tsx';
import { LooseHeading } from './LooseHeading.tsx';
import { messages } from './messages.ts';
import { Pager } from './Pager.tsx';
import { ResultsFields } from './result-fields.ts';
import { answering, type Filters, perPage } from './search-filters.ts';
import { SortMenu } from './SortMenu.tsx';

type ResultsProps = Readonly<{
  found: FragmentType<typeof ResultsFields>;
  /** The number of further jobs that accept the reader's visa without sponsorship. */
  more: number;
  filters: Filters;
  selectedId: number | undefined;
  saves: boolean;
  /** True while the next results are loading. */
  stale: boolean;
  toJob: (id: number) => string;
  toPage: (page: number) => string;
  toAddress: (filters: Filters) => string;
  onClear: () => void;
  onMore: () => void;
  onSort: (sort: JobSort) => void;
}>;

export function Results(props: ResultsProps) {
  const { more, filters, selectedId, saves, stale, toJob, toPage, toAddress, onClear, onMore, onSort } = props;
  const { total, close, page, totalPages, jobs } = readFragment(ResultsFields, props.found);
  const heading = useRef<HTMLHeadingElement>(null);
  const moreButton =
    page === 1 && more > 0 ? (
      <Notice tone="ok">
        <Button type="button" look="plain" color="ok" textDecoration="underline" whiteSpace="normal" onClick={onMore}>
          {messages.more(more)}
        </Button>
      </Notice>
    ) : null;
  const onlyLoose = filters.search !== '' && close === 0;
  if (total === 0)
    return (
      <EmptyState
        title={messages.none}
        text={messages.noneText}
        action={
          <Stack gap="4" justifyItems="center">
            <Elsewhere filters={filters} toAddress={toAddress} />
            <Button type="button" look="ghost" onClick={onClear}>
              {messages.clear}
            </Button>
          </Stack>
        }
      />
    );
  return (
    <Stack gap="14px" aria-busy={stale} opacity={stale ? 0.6 : 1} transition="opacity .15s ease-out">
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <div role="status">
          <chakra.h2 ref={heading} tabIndex={-1} textStyle="heading" fontSize="1.25rem">
            {onlyLoose ? messages.onlyLoose(total) : messages.found(answering({ total, close }, filters))}
          </chakra.h2>
          {onlyLoose ? <Muted mt="1">{messages.onlyLooseText}</Muted> : null}
        </div>
        <SortMenu filters={filters} onSort={onSort} />
      </chakra.div>
      {moreButton}
      {jobs.length === 0 ? <Muted>{messages.noneText}</Muted> : null}
      {jobs.map((job, index) => (
        <Fragment key={job.id}>
          {filters.search && !onlyLoose && (page - 1) * perPage + index === close ? (
            <LooseHeading count={total - close} />
          ) : null}
          <JobCard job={job} to={toJob(job.id)} selected={job.id === selectedId} saves={saves} />
        </Fragment>
      ))}
      <Pager
        page={page}
        totalPages={totalPages}
        toPage={toPage}
        onPage={() => heading.current?.focus({ preventScroll: true })}
      />
    </Stack>
  );
}
