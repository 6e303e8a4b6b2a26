import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { graphql } from '../../../gql/gql.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { Card } from '../../../ui/card.ts';
import { Heading, Small } from '../../../ui/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { messages } from './messages.ts';

export const OpsMatchingDay = graphql(`
  query OpsMatchingDay($day: String) {
    matchingDay(day: $day) {
      day
      plannedAt
      chunks
      chunksDone
      planned
      waiting
      sent
      empty
      failed
      ambiguous
    }
  }
`);

const Numbers = chakra('dl', {
  base: {
    display: 'grid',
    gap: '5',
    gridTemplateColumns: { base: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
    '& dt': { textStyle: 'small', color: 'text.muted' },
    '& dd': { textStyle: 'number', fontSize: '1.7rem' },
  },
});

type DayFactsProps = Readonly<{ day?: string; heading?: string; action?: ReactNode }>;

/** The numbers of a day's matching; without `day`, of today in matching's time zone. */
export function DayFacts({ day, heading, action }: DayFactsProps) {
  const { data, error, refetch } = useQuery(OpsMatchingDay, {
    variables: { day: day ?? null },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <Loaded data={data?.matchingDay} error={error} failed={messages.dayFailed} onRetry={() => void refetch()}>
      {(facts) => {
        const numbers = [
          [messages.planned, facts.planned, 'text'],
          [messages.sent, facts.sent, 'ok'],
          [messages.waiting, facts.waiting, 'text'],
          [messages.empty, facts.empty, 'text'],
          [messages.failed, facts.failed, facts.failed ? 'brand' : 'text'],
          [messages.ambiguous, facts.ambiguous, facts.ambiguous ? 'warn' : 'text'],
        ] as const;
        return (
          <Card padded>
            <chakra.div display="flex" justifyContent="space-between" gap="3" flexWrap="wrap" mb="5">
              <div>
                <Heading>{heading ?? messages.dayOf(facts.day)}</Heading>
                <Small>
                  {[
                    ...(heading ? [facts.day] : []),
                    `${messages.plannedAt}: ${facts.plannedAt ? formatDateTime(facts.plannedAt) : messages.notYet}`,
                    ...(facts.chunks ? [`${messages.parts}: ${facts.chunksDone} of ${facts.chunks}`] : []),
                  ].join(' · ')}
                </Small>
              </div>
              {action}
            </chakra.div>
            <Numbers>
              {numbers.map(([label, count, color]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <chakra.dd color={color}>{count}</chakra.dd>
                </div>
              ))}
            </Numbers>
          </Card>
        );
      }}
    </Loaded>
  );
}
