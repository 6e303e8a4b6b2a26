import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { ownAdsPerPage } from '@waratah/vocabulary/limits';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ApplicantFields, choicesIn, isUnknown, passes } from '../features/applications/applicant.ts';
import { ApplicationDetail } from '../features/applications/ApplicationDetail.tsx';
import {
  ApplicationFilters,
  type Filters,
  isLocallyFiltered,
  noFilters,
  readFilters,
  writeFilters,
} from '../features/applications/ApplicationFilters.tsx';
import { ApplicationList } from '../features/applications/ApplicationList.tsx';
import { ApplicationsSkeleton } from '../features/applications/ApplicationsSkeleton.tsx';
import { messages } from '../features/applications/messages.ts';
import { ExportButton } from '../features/applications/ExportButton.tsx';
import { type Moved, UndoBar } from '../features/applications/UndoBar.tsx';
import { readFragment } from '../gql/fragment-masking.ts';
import { graphql } from '../gql/gql.ts';
import { messageOf } from '../lib/api/server-errors.ts';
import { useFurtherPages } from '../lib/api/use-further-pages.ts';
import { applicationsPath } from '../lib/paths.ts';
import { useWide } from '../lib/use-wide.ts';
import { ButtonLink } from '../ui/button.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page, Stack } from '../ui/layout.ts';
import { Muted, Title } from '../ui/text.ts';
import { toastBad } from '../ui/toasts.ts';

const ApplicationsPage = graphql(`
  query ApplicationsPage($job: Int, $status: ApplicationStatus, $first: Int!, $after: String) {
    employerApplications(jobId: $job, status: $status, first: $first, after: $after) {
      nextCursor
      applications {
        id
        ...Applicant
        ...ApplicationRow
        ...ApplicationDetail
      }
    }
  }
`);

const ApplicationJobs = graphql(`
  query ApplicationJobs($after: Int) {
    myJobs(after: $after) {
      id
      title
    }
  }
`);

const pageSize = 20;
/** The server's largest page. The page loads this many if it has to apply filters itself. */
const filteredSize = 500;

const Panes = chakra('div', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.45fr) minmax(0, 1fr)' },
    alignItems: 'start',
  },
});
const Side = chakra('div', {
  base: { position: { lg: 'sticky' }, top: { lg: '5' }, maxH: { lg: 'calc(100vh - 40px)' }, overflowY: { lg: 'auto' } },
});

/**
 * The applications for the employer's jobs (spec section 2, Applications screen), and the open one next to the list.
 */
export function Applications() {
  const [query, setQuery] = useSearchParams();
  const [loadingMore, setLoadingMore] = useState(false);
  const [moved, setMoved] = useState<Moved>();
  const wide = useWide();
  const filters = readFilters(query);
  const isLocal = isLocallyFiltered(filters);
  const jobs = useQuery(ApplicationJobs, { fetchPolicy: 'cache-and-network' });
  useFurtherPages(jobs.data?.myJobs, {
    pageSize: ownAdsPerPage,
    load: (after) =>
      jobs.fetchMore({
        variables: { after },
        updateQuery: ({ myJobs }, { fetchMoreResult }) => ({ myJobs: [...myJobs, ...fetchMoreResult.myJobs] }),
      }),
    onFailure: () => toastBad(messages.jobsNotLoaded),
  });
  const { data, previousData, error, refetch, fetchMore } = useQuery(ApplicationsPage, {
    variables: { job: filters.job ?? null, status: filters.status ?? null, first: isLocal ? filteredSize : pageSize },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const found = data?.employerApplications;
  const loaded = found?.applications ?? previousData?.employerApplications.applications ?? [];
  const passing = loaded.filter((one) => passes(readFragment(ApplicantFields, one), filters));
  const isOpen = (one: (typeof loaded)[number]) => isUnknown(readFragment(ApplicantFields, one), filters);
  const [unknown, known] = [passing.filter(isOpen), passing.filter((one) => !isOpen(one))];
  const applications = [...known, ...unknown];
  const opened = Number(query.get('application')) || undefined;
  const selected = applications.find(({ id }) => id === opened) ?? applications[0];
  // On narrow screens the opened application replaces the list. Both stay mounted, so turning a phone loses no note.
  const isAlone = selected !== undefined && selected.id === opened;
  const withList = isAlone ? { base: 'none', lg: 'grid' } : 'grid';
  // Without `flushSync`, a second choice made before the first is rendered would undo it.
  const choose = (next: Filters) =>
    setQuery(writeFilters(next), { replace: true, preventScrollReset: true, flushSync: true });
  const pathOf = (id: number) => {
    const next = writeFilters(filters);
    next.set('application', String(id));
    return `${applicationsPath}?${next}`;
  };
  const forgetMove = useCallback(() => setMoved(undefined), []);
  const loadMore = async () => {
    setLoadingMore(true);
    try {
      await fetchMore({
        variables: { after: found?.nextCursor ?? null },
        updateQuery: (before, { fetchMoreResult: { employerApplications: next } }) => ({
          employerApplications: {
            ...next,
            applications: [...before.employerApplications.applications, ...next.applications],
          },
        }),
      });
    } catch {
      toastBad(messages.moreNotLoaded);
    }
    setLoadingMore(false);
  };
  return (
    <Page py={{ base: '7', md: '9' }}>
      <Stack gap="6">
        <Stack gap="6" display={withList}>
          <chakra.div display="flex" gap="4" justifyContent="space-between" alignItems="start" flexWrap="wrap">
            <div>
              <Title>{messages.title}</Title>
              <Muted>{messages.lead}</Muted>
            </div>
            <ExportButton filters={filters} isEmpty={applications.length === 0 && !found?.nextCursor} />
          </chakra.div>
          <ApplicationFilters
            filters={filters}
            jobs={jobs.data?.myJobs ?? []}
            choices={choicesIn(readFragment(ApplicantFields, loaded))}
            onChange={choose}
          />
        </Stack>
        {isAlone ? (
          <chakra.h1 srOnly hideFrom="lg">
            {messages.title}
          </chakra.h1>
        ) : null}
        {isAlone ? (
          <ButtonLink asChild look="plain" ml="-3" justifySelf="start" hideFrom="lg">
            <Link to={`${applicationsPath}?${writeFilters(filters)}`}>{messages.back}</Link>
          </ButtonLink>
        ) : null}
        {moved ? <UndoBar key={`${moved.id} ${moved.undoUntil}`} moved={moved} onDone={forgetMove} /> : null}
        {found ? (
          <Panes>
            <Stack display={withList} gridColumn={selected ? undefined : '1 / -1'}>
              <ApplicationList
                applications={known}
                unknown={unknown}
                selected={wide ? selected?.id : undefined}
                pathOf={pathOf}
                filtered={isLocal || filters.job !== undefined || filters.status !== undefined}
                hasMore={found.nextCursor !== null}
                looked={isLocal ? loaded.length : undefined}
                loadingMore={loadingMore}
                onMore={() => void loadMore()}
                onShowAll={() => choose(noFilters)}
              />
            </Stack>
            {selected ? (
              <Side display={isAlone ? 'block' : { base: 'none', lg: 'block' }}>
                <ApplicationDetail
                  key={selected.id}
                  application={selected}
                  isShown={wide || isAlone}
                  onMoved={setMoved}
                />
              </Side>
            ) : null}
          </Panes>
        ) : error ? (
          <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <ApplicationsSkeleton />
        )}
      </Stack>
    </Page>
  );
}
