import { skipToken, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { BackLink } from '../features/browse/BackLink.tsx';
import { FilterBar } from '../features/browse/FilterBar.tsx';
import { InsteadResults } from '../features/browse/InsteadResults.tsx';
import { messages as words } from '../features/browse/messages.ts';
import { Results } from '../features/browse/Results.tsx';
import { ResultsSkeleton } from '../features/browse/ResultsSkeleton.tsx';
import { SampleResults } from '../features/browse/SampleResults.tsx';
import { SearchForm } from '../features/browse/SearchForm.tsx';
import {
  answering,
  defaultFilters,
  type Filters,
  perPage,
  readFilters,
  toSearchFilter,
  typedPayIn,
  withoutSponsorship,
  writeFilters,
} from '../features/browse/search-filters.ts';
import { SaveSearch } from '../features/saved-searches/SaveSearch.tsx';
import { nameOfSearch } from '../features/saved-searches/search-name.ts';
import { graphql } from '../gql/gql.ts';
import { toJobId } from '../lib/job-id.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { useWide } from '../lib/use-wide.ts';
import { jobsPath } from '../lib/paths.ts';
import { useSettings } from '../platform/settings.ts';
import { Page } from '../ui/layout.ts';
import { JobNotFound } from './ClosedJob.tsx';
import { JobDetail } from './JobDetail.tsx';

const SearchJobs = graphql(`
  query SearchJobs($filter: JobSearchFilter!, $page: Int!, $perPage: Int!, $visa: String) {
    searchJobs(filter: $filter, page: $page, perPage: $perPage) {
      jobs {
        id
      }
      total
      close
      totalPages
      moreWithoutSponsorship(visaType: $visa)
      ...Results
    }
  }
`);

const toAddress = (filters: Filters, job?: number) => {
  const query = writeFilters(filters);
  if (job !== undefined) query.set('job', String(job));
  return query.size > 0 ? `${jobsPath}?${query}` : jobsPath;
};

/** The search: the list at the left, the chosen job at the right. On a phone the chosen job fills the screen. */
export function Jobs() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { role, visaStatus } = useSignedInUser();
  const { pilot } = useSettings();
  const filters = readFilters(query);
  const typedPay = typedPayIn(query);
  const named = query.get('job');
  const chosen = named === null ? undefined : toJobId(named);
  const visa = role === 'student' && visaStatus ? visaStatus : undefined;
  const search = useQuery(SearchJobs, {
    variables: { filter: toSearchFilter(filters), page: filters.page, perPage, visa },
    fetchPolicy: 'cache-and-network',
  });
  // The results are rendered with low priority, so that a phone can handle typing in between.
  const found = useDeferredValue((search.data ?? search.previousData)?.searchJobs);
  // If no job that offers sponsorship answers the search, those that need none are shown instead.
  const unanswered = found !== undefined && answering(found, filters) === 0;
  const noneSponsors = unanswered && filters.page === 1 && found.moreWithoutSponsorship > 0;
  const others = useQuery(
    SearchJobs,
    noneSponsors
      ? { variables: { filter: toSearchFilter(withoutSponsorship(filters, visa)), page: 1, perPage, visa } }
      : skipToken,
  );
  const other = noneSponsors ? others.data?.searchJobs : undefined;
  const instead = other && (found?.total === 0 || answering(other, filters) > 0) ? other : undefined;
  const [filtersOpen, setFiltersOpen] = useState(false);
  const isWide = useWide();
  // On a wide screen the first job is open until another one is chosen.
  const first = isWide ? (instead ?? found)?.jobs[0]?.id : undefined;
  const alone = named !== null;
  const shown = alone ? chosen : first;
  // Without `flushSync`, a choice made before the last one is rendered would undo it.
  const go = (next: Filters) => void navigate(toAddress(next), { flushSync: true });
  const toPage = (page: number) => toAddress({ ...filters, page });
  const list =
    search.error && !search.data ? (
      <SampleResults page={filters.page} toPage={toPage} onRetry={() => void search.refetch()} />
    ) : instead ? (
      <InsteadResults
        found={instead}
        hasVisa={visa !== undefined}
        hasWords={filters.search !== ''}
        selectedId={shown}
        saves={role === 'student'}
        toJob={(id) => toAddress(filters, id)}
        onMore={() => go(withoutSponsorship(filters, visa))}
        onClear={() => go(defaultFilters)}
      />
    ) : found && !(noneSponsors && others.loading) ? (
      <Results
        found={found}
        more={visa ? found.moreWithoutSponsorship : 0}
        filters={filters}
        selectedId={shown}
        saves={role === 'student'}
        stale={search.loading}
        toJob={(id) => toAddress(filters, id)}
        toPage={toPage}
        toAddress={toAddress}
        onClear={() => go(defaultFilters)}
        onMore={() => go(withoutSponsorship(filters, visa))}
        onSort={(sort) => go({ ...filters, sort, page: 1 })}
      />
    ) : (
      <ResultsSkeleton />
    );
  const lastPage = search.data?.searchJobs.totalPages ?? 0;
  if (lastPage > 0 && filters.page > lastPage) return <Navigate to={toPage(lastPage)} replace />;
  return (
    <Page py={{ base: '6', md: '7' }}>
      {alone ? null : (
        // Hidden on a wide screen while a job is open, whose title is then the heading.
        <chakra.h1 srOnly display={{ base: 'block', lg: shown === undefined ? 'block' : 'none' }}>
          {words.title}
        </chakra.h1>
      )}
      <chakra.div mb="14px" display={{ base: alone ? 'none' : 'block', lg: 'block' }} data-screen-only>
        <SearchForm
          filters={filters}
          typedPay={typedPay}
          onSearch={(next) => {
            // On a phone they would hide the results.
            if (!isWide) setFiltersOpen(false);
            go(next);
          }}
          open={filtersOpen}
          onToggle={() => setFiltersOpen(!filtersOpen)}
        >
          <FilterBar filters={filters} onChange={go} />
        </SearchForm>
      </chakra.div>
      <chakra.div
        display="grid"
        gap="6"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 400px) minmax(0, 1fr)' }}
      >
        <chakra.section
          aria-label={words.results}
          display={{ base: alone ? 'none' : 'block', lg: 'block' }}
          data-screen-only
        >
          {role === 'student' && !pilot ? (
            <chakra.div display="flex" justifyContent="flex-end" mb="1">
              <SaveSearch
                name={nameOfSearch(filters)}
                filter={{ ...toSearchFilter(filters), sort: undefined, postedWithinDays: undefined }}
                query={writeFilters({ ...filters, page: 1 }).toString()}
              />
            </chakra.div>
          ) : null}
          {list}
        </chakra.section>
        <chakra.section
          aria-label={words.detail}
          display={{ base: alone ? 'block' : 'none', lg: 'block' }}
          _print={{ display: 'block', position: 'static' }}
          position={{ lg: 'sticky' }}
          top="5"
        >
          <BackLink results={toAddress(filters)} />
          {alone && chosen === undefined ? <JobNotFound /> : null}
          {shown === undefined ? null : <JobDetail key={shown} id={shown} />}
        </chakra.section>
      </chakra.div>
    </Page>
  );
}
