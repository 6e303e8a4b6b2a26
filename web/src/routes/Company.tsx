import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { CompanyForm } from '../features/company/CompanyForm.tsx';
import { messages } from '../features/company/messages.ts';
import { graphql } from '../gql/gql.ts';
import { messageOf } from '../lib/api/server-errors.ts';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page } from '../ui/layout.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Muted, Title } from '../ui/text.ts';

const CompanyPage = graphql(`
  query CompanyPage {
    me {
      id
      ...Company
    }
  }
`);

export function Company() {
  const { data, error, refetch } = useQuery(CompanyPage, { fetchPolicy: 'cache-and-network' });
  return (
    <Page py={{ base: '7', md: '9' }}>
      <chakra.div maxW="form" mx="auto">
        <Title>{messages.title}</Title>
        <Muted mt="1" mb="6">
          {messages.text}
        </Muted>
        {data ? (
          <CompanyForm company={data.me} />
        ) : error ? (
          <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton h="640px" />
        )}
      </chakra.div>
    </Page>
  );
}
