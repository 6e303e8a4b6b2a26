import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { graphql } from '../../../gql/gql.ts';
import { Card } from '../../../ui/card.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Tag } from '../../../ui/tag.ts';
import { Small } from '../../../ui/text.ts';
import { TextLink } from '../../../ui/text-link.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { NextPage } from '../../ui/NextPage.tsx';
import { RowItem, Rows, RowText } from '../../ui/rows.ts';
import { messages } from './messages.ts';

const OpsPeople = graphql(`
  query OpsPeople($find: String!, $after: Int!) {
    people(find: $find, after: $after) {
      people {
        id
        fullName
        email
        role
        companyName
        suspension {
          at
        }
      }
      next
    }
  }
`);

export function FoundPeople({ find, after }: Readonly<{ find: string; after: number | undefined }>) {
  const variables = { find, after: after ?? 0 };
  const { data, error, refetch } = useQuery(OpsPeople, { variables, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded data={data?.people} error={error} failed={messages.failed} onRetry={() => void refetch()}>
      {({ people, next }) =>
        people.length === 0 ? (
          <Card>
            <EmptyState title={messages.nobody} text={messages.nobodyText} />
          </Card>
        ) : (
          <>
            <Card>
              <Rows>
                {people.map(({ id, fullName, email, role, companyName, suspension }) => (
                  <RowItem key={id}>
                    <RowText>
                      <TextLink asChild>
                        <Link to={`/people?id=${id}`}>{fullName || email}</Link>
                      </TextLink>
                      <Small>{[`${id}`, email, companyName].filter(Boolean).join(' · ')}</Small>
                    </RowText>
                    <chakra.div display="flex" gap="2">
                      {suspension ? <Tag tone="brand">{messages.suspendedTag}</Tag> : null}
                      <Tag>{role}</Tag>
                    </chakra.div>
                  </RowItem>
                ))}
              </Rows>
            </Card>
            <NextPage next={next} />
          </>
        )
      }
    </Loaded>
  );
}
