import { skipToken, useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router';
import { ResultsSkeleton } from '../features/browse/ResultsSkeleton.tsx';
import { CompanyHeader } from '../features/company-page/CompanyHeader.tsx';
import { messages } from '../features/company-page/messages.ts';
import { graphql } from '../gql/gql.ts';
import { errorCode, messageOf } from '../lib/api/server-errors.ts';
import { toJobId } from '../lib/job-id.ts';
import { namedCompany } from '../lib/paths.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page, Stack } from '../ui/layout.ts';
import { CompanyJobs } from './CompanyJobs.tsx';
import { NamedCompany } from './NamedCompany.tsx';

const PublicCompany = graphql(`
  query PublicCompany($id: Int!) {
    company(id: $id) {
      id
      name
      ...CompanyHeader
      jobs {
        id
        ...JobCard
      }
    }
  }
`);

/** A company and its live jobs, for all signed-in users: an employer, or a company named in imported ads. */
export function CompanyPage() {
  const named = useParams()['id'] === namedCompany;
  const [query] = useSearchParams();
  if (!named) return <EmployerPage />;
  return (
    <Page py={{ base: '6', md: '8' }}>
      <NamedCompany name={query.get('name') ?? ''} />
    </Page>
  );
}

function EmployerPage() {
  const id = toJobId(useParams()['id']);
  const { data, error, refetch } = useQuery(PublicCompany, id === undefined ? skipToken : { variables: { id } });
  const missing = id === undefined || errorCode(error) === 'NOT_FOUND';
  usePageTitle(missing ? messages.notFound : data?.company.name);
  return (
    <Page py={{ base: '6', md: '8' }}>
      {missing ? (
        <EmptyState heading="h1" title={messages.notFound} text={messages.notFoundText} />
      ) : data ? (
        <Stack gap="6">
          <CompanyHeader company={data.company} />
          <CompanyJobs jobs={data.company.jobs} />
        </Stack>
      ) : error ? (
        <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <ResultsSkeleton />
      )}
    </Page>
  );
}
