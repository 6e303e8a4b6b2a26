import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router';
import { graphql } from '../../../gql/gql.ts';
import { formatDate, formatDateTime } from '../../../lib/format/dates.ts';
import { Card } from '../../../ui/card.ts';
import { Facts } from '../../../ui/Facts.tsx';
import { SideBySide, Stack } from '../../../ui/layout.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Tag } from '../../../ui/tag.ts';
import { Title } from '../../../ui/text.ts';
import { TextLink } from '../../../ui/text-link.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { messages } from './messages.ts';
import { PersonSessions } from './PersonSessions.tsx';
import { Suspend } from './Suspend.tsx';

const OpsPerson = graphql(`
  query OpsPerson($userId: Int!) {
    person(userId: $userId) {
      id
      fullName
      email
      emailVerified
      role
      visaStatus
      university
      degree
      citySuburb
      companyName
      companyAbn
      companyWebsite
      createdAt
      suspension {
        reason
        at
      }
      ...PersonSessions
    }
  }
`);

/** Operators' accounts are changed with the operators' key alone. */
const isOperator = ({ role }: Readonly<{ role: string }>) => role === 'operator';

/** A user's account and sessions, and whether they are suspended. */
export function PersonPage({ userId }: { userId: number }) {
  const { data, error, refetch } = useQuery(OpsPerson, { variables: { userId }, fetchPolicy: 'cache-and-network' });
  const changed = () => void refetch();
  return (
    <Loaded data={data?.person} error={error} failed={messages.personFailed} onRetry={changed}>
      {(person) => (
        <Stack gap="6">
          <chakra.div display="flex" justifyContent="space-between" gap="4" flexWrap="wrap" alignItems="flex-start">
            <chakra.div display="grid" gap="2">
              <Title>{person.fullName || person.email}</Title>
              <chakra.div display="flex" gap="2" flexWrap="wrap">
                <Tag>{person.role}</Tag>
                {person.suspension ? <Tag tone="brand">{messages.suspendedTag}</Tag> : null}
                {person.emailVerified ? null : <Tag tone="warn">{messages.unverified}</Tag>}
              </chakra.div>
            </chakra.div>
            {isOperator(person) ? null : (
              <Suspend
                userId={person.id}
                name={person.fullName || person.email}
                suspended={person.suspension !== null}
                onChanged={changed}
              />
            )}
          </chakra.div>
          {person.suspension ? (
            <Notice tone="bad">
              {messages.suspendedSince(formatDateTime(person.suspension.at), person.suspension.reason)}
            </Notice>
          ) : null}
          <SideBySide>
            <Card padded>
              <Facts
                facts={[
                  [messages.id, person.id],
                  [messages.email, person.email],
                  [messages.since, formatDate(person.createdAt)],
                  [messages.visa, person.visaStatus],
                  [messages.study, [person.degree, person.university].filter(Boolean).join(', ')],
                  [messages.home, person.citySuburb],
                  [messages.company, person.companyName],
                  [messages.abn, person.companyAbn],
                  [messages.website, person.companyWebsite],
                ]}
              />
            </Card>
            <PersonSessions person={person} userId={person.id} mayEnd={!isOperator(person)} onEnded={changed} />
          </SideBySide>
          <Stack gap="2">
            <TextLink asChild justifySelf="start">
              <Link to={`/audit?user=${person.id}`}>{messages.trail}</Link>
            </TextLink>
            {person.role === 'student' ? (
              <>
                <TextLink asChild justifySelf="start">
                  <Link to={`/matching?student=${person.id}`}>{messages.outlook}</Link>
                </TextLink>
                <TextLink asChild justifySelf="start">
                  <Link to={`/visa?student=${person.id}`}>{messages.visaReview}</Link>
                </TextLink>
              </>
            ) : null}
          </Stack>
        </Stack>
      )}
    </Loaded>
  );
}
