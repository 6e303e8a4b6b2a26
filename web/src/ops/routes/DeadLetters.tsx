import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from '../../gql/gql.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Card } from '../../ui/card.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Small } from '../../ui/text.ts';
import { DeadLetterActions } from '../features/dead-letters/DeadLetterActions.tsx';
import { messages } from '../features/dead-letters/messages.ts';
import { ReplayAll } from '../features/dead-letters/ReplayAll.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import { NextPage } from '../ui/NextPage.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { RowItem, Rows, RowText } from '../ui/rows.ts';
import { useNumberParameter } from '../ui/use-number-parameter.ts';

const OpsDeadLetters = graphql(`
  query OpsDeadLetters($after: Int!) {
    deadLetters(after: $after) {
      total
      next
      letters {
        letter
        type
        consumer
        tries
        reason
        diedAt
      }
    }
  }
`);

export function DeadLetters() {
  usePageTitle(messages.title);
  const after = useNumberParameter('after') ?? 0;
  const { data, error, refetch } = useQuery(OpsDeadLetters, {
    variables: { after },
    fetchPolicy: 'cache-and-network',
  });
  const again = () => void refetch();
  return (
    <>
      <PageHead
        title={messages.title}
        lead={messages.lead}
        action={data?.deadLetters.total ? <ReplayAll onChanged={again} /> : null}
      />
      <Loaded data={data?.deadLetters} error={error} failed={messages.failed} onRetry={again}>
        {({ letters, total, next }) => (
          <>
            <Card>
              {letters.length === 0 ? (
                <EmptyState title={messages.none} text={messages.noneText} />
              ) : (
                <Rows aria-label={messages.total(total)}>
                  {letters.map(({ letter, type, consumer, tries, reason, diedAt }) => (
                    <RowItem key={letter}>
                      <RowText>
                        <chakra.p fontWeight={640}>{type}</chakra.p>
                        <p>{reason}</p>
                        <Small>
                          {messages.gaveUp(consumer, tries)} · {formatDateTime(diedAt)}
                        </Small>
                      </RowText>
                      <DeadLetterActions letter={letter} type={type} onChanged={again} />
                    </RowItem>
                  ))}
                </Rows>
              )}
            </Card>
            <NextPage next={next} />
          </>
        )}
      </Loaded>
    </>
  );
}
