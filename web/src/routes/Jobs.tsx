import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { FilterBar } from '../features/browse/FilterBar.tsx';
import { messages as words } from '../features/browse/messages.ts';
import { Results } from '../features/browse/Results.tsx';
import { ResultsSkeleton } from '../features/browse/ResultsSkeleton.tsx';
import { SampleResults } from '../features/browse/SampleResults.tsx';
import { SearchForm } from '../features/browse/SearchForm.tsx';
import {
  defaultFilters,
  type Filters,
  perPage,
  readFilters,
  toSearchFilter,
  writeFilters,
} from '../features/browse/search-filters.ts';
import { graphql } from '../gql/gql.ts';
import { toJobId } from '../lib/job-id.ts';
import { useSignedInUser } from '../lib/session/session-store.ts';
import { useWide } from '../lib/use-wide.ts';
import { jobsPath } from '../lib/paths.ts';
import { Page } from '../ui/layout.ts';
import { TextLink } from '../ui/text-link.ts';
import { JobDetail, JobNotFound } from './JobDetail.tsx';

const SearchJobs = graphql(`
  query SearchJobs($filter: JobSearchFilter!, $page: Int!, $perPage: Int!, $visa: String) {
    searchJobs(filter: $filter, page: $page, perPage: $perPage) {
      jobs {
        id
      }
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

/** The list at the left, the chosen job at the right; on a phone the chosen job is a page of its own. */
export function Jobs() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { role, visaStatus } = useSignedInUser();
  const filters = readFilters(query);
  const named = query.get('job');
  const chosen = named === null ? undefined : toJobId(named);
  const visa = role === 'student' && visaStatus ? visaStatus : undefined;
  const search = useQuery(SearchJobs, {
    variables: { filter: toSearchFilter(filters), page: filters.page, perPage, visa },
    fetchPolicy: 'cache-and-network',
  });
  // Rendered in steps, so that a phone can handle typing in between.
  const found = useDeferredValue((search.data ?? search.previousData)?.searchJobs);
  const isWide = useWide();
  // On a wide screen the first job is open until another one is chosen.
  const first = isWide ? found?.jobs[0]?.id : undefined;
  const shown = chosen ?? first;
  const go = (next: Filters) => void navigate(toAddress(next));
  const toPage = (page: number) => toAddress({ ...filters, page });
  const list =
    search.error && !search.data ? (
      <SampleResults page={filters.page} toPage={toPage} onRetry={() => void search.refetch()} />
    ) : found ? (
      <Results
        found={found}
        more={visa ? found.moreWithoutSponsorship : 0}
        filters={filters}
        selectedId={shown}
        saves={role === 'student'}
        stale={search.loading}
        toJob={(id) => toAddress(filters, id)}
        toPage={toPage}
        onClear={() => go(defaultFilters)}
        onMore={() => go({ ...filters, sponsorship: false, page: 1 })}
      />
    ) : (
      <ResultsSkeleton />
    );
  const alone = named !== null;
  return (
    <Page py={{ base: '6', md: '7' }}>
      {alone ? null : (
        // A wide screen has the open job's own heading, if there is one.
        <chakra.h1 srOnly display={{ base: 'block', lg: shown === undefined ? 'block' : 'none' }}>
          {words.title}
        </chakra.h1>
      )}
      <chakra.div display={{ base: alone ? 'none' : 'block', lg: 'block' }} data-screen-only>
        <SearchForm key={writeFilters(filters).toString()} filters={filters} onSearch={go} />
        <chakra.div my="14px">
          <FilterBar filters={filters} onChange={go} />
        </chakra.div>
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
          {list}
        </chakra.section>
        <chakra.section
          aria-label={words.detail}
          display={{ base: alone ? 'block' : 'none', lg: 'block' }}
          _print={{ display: 'block', position: 'static' }}
          position={{ lg: 'sticky' }}
          top="5"
        >
          <chakra.p display={{ base: 'block', lg: 'none' }} mb="4" data-screen-only>
            <TextLink asChild>
              <Link to={toAddress(filters)}>{words.back}</Link>
            </TextLink>
          </chakra.p>
          {alone && chosen === undefined ? <JobNotFound /> : null}
          {shown === undefined ? null : <JobDetail key={shown} id={shown} />}
        </chakra.section>
      </chakra.div>
    </Page>
  );
}
