import { useQuery } from '@apollo/client/react';
import { graphql } from '../gql/gql.ts';
import { errorCode, messageOf } from '../lib/api/server-errors.ts';
import { usePageTitle } from '../platform/page-title.ts';
import { Card } from '../ui/card.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Row, Stack } from '../ui/layout.ts';
import { Monogram } from '../ui/Monogram.tsx';
import { Muted, Title } from '../ui/text.ts';
import { ResultsSkeleton } from '../features/browse/ResultsSkeleton.tsx';
import { CompanyJobs } from './CompanyJobs.tsx';
import { messages } from '../features/company-page/messages.ts';

const NamedCompanyQuery = graphql(`
  query NamedCompany($name: String!) {
    companyNamed(name: $name) {
      name
      jobs {
        id
        ...JobCard
      }
    }
  }
`);

/** The imported jobs of a company without an account, under its name as written in the ads. */
export function NamedCompany({ name }: Readonly<{ name: string }>) {
  const { data, error, refetch } = useQuery(NamedCompanyQuery, { variables: { name } });
  const missing = errorCode(error) === 'NOT_FOUND';
  usePageTitle(missing ? messages.notFound : name);
  if (missing) return <EmptyState heading="h1" title={messages.notFound} text={messages.notFoundText} />;
  if (!data)
    return error ? (
      <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
    ) : (
      <ResultsSkeleton />
    );
  return (
    <Stack gap="6">
      <Card padded display="grid" gap="3">
        <Row>
          <Monogram name={data.companyNamed.name} size="lg" />
          <Title overflowWrap="anywhere" minW="0">
            {data.companyNamed.name}
          </Title>
        </Row>
        <Muted>{messages.imported}</Muted>
      </Card>
      <CompanyJobs jobs={data.companyNamed.jobs} />
    </Stack>
  );
}
