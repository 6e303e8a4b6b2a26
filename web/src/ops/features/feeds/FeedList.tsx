import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from '../../../gql/gql.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { Card } from '../../../ui/card.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Small } from '../../../ui/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { RowItem, Rows, RowText } from '../../ui/rows.ts';
import { FeedActions } from './FeedActions.tsx';
import { messages } from './messages.ts';
import { RunFacts } from './RunFacts.tsx';

const OpsFeeds = graphql(`
  query OpsFeeds {
    feeds {
      name
      host
      schedule
      nextAt
      ads
      lastRun {
        status
        keptBecause
        ...OpsRun
      }
    }
  }
`);

/** The page polls the progress of imports at this interval. */
export const pollMs = 3_000;

/** All feeds, each with its ads and its latest import. */
export function FeedList() {
  const { data, error, refetch } = useQuery(OpsFeeds, { fetchPolicy: 'cache-and-network', pollInterval: pollMs });
  const again = () => void refetch();
  return (
    <Loaded data={data?.feeds} error={error} failed={messages.failed} onRetry={again}>
      {(feeds) => (
        <Card>
          {feeds.length === 0 ? (
            <EmptyState title={messages.none} text={messages.noneText} />
          ) : (
            <Rows aria-label={messages.list}>
              {feeds.map(({ name, host, schedule, nextAt, ads, lastRun }) => (
                <RowItem key={name}>
                  <RowText>
                    <chakra.h2 fontWeight={640}>{name}</chakra.h2>
                    <Small>
                      {messages.ads(ads)} {host ? messages.from(host) : messages.fromFile} ·{' '}
                      {schedule ? messages.schedule(schedule, formatDateTime(nextAt)) : messages.byHand}
                    </Small>
                    {lastRun ? <RunFacts run={lastRun} /> : <Small>{messages.neverRead}</Small>}
                  </RowText>
                  <FeedActions
                    name={name}
                    canRun={host !== null && lastRun?.status !== 'running' && lastRun?.status !== 'waiting'}
                    hasLosses={Boolean(lastRun?.keptBecause) && host !== null}
                    onChanged={again}
                  />
                </RowItem>
              ))}
            </Rows>
          )}
        </Card>
      )}
    </Loaded>
  );
}
