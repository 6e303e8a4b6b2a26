import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { Card } from '../../ui/card.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { Columns, Stack } from '../../ui/layout.ts';
import { useHold, useSettled } from '../../ui/Settled.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Heading, Small } from '../../ui/text.ts';
import { MatchLine } from './MatchLine.tsx';
import { messages } from './messages.ts';
import { Outlook } from './Outlook.tsx';

const YourMatchesQuery = graphql(`
  query YourMatches {
    myMatches {
      day
      matches {
        jobId
        ...MatchLine
      }
      outlook {
        ...Outlook
      }
    }
  }
`);

const longDay = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Where the menu's recommendations lead to. */
const showFirst = (heading: HTMLElement | null) => heading?.scrollIntoView();

/** The jobs of the latest daily e-mail with their reasons, and the current outlook over all jobs. */
export function YourMatches() {
  const { data, error, refetch } = useQuery(YourMatchesQuery, { fetchPolicy: 'cache-and-network' });
  const [query] = useSearchParams();
  const settled = useSettled();
  useHold(!data && !error);
  if (error && !data)
    return (
      <Card>
        <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
      </Card>
    );
  if (!data) return <MatchesSkeleton />;
  const { day, matches, outlook } = data.myMatches;
  return (
    <Card padded aria-labelledby="your-matches">
      <Stack gap="5">
        <div>
          <Heading id="your-matches" ref={settled && query.get('show') === 'matches' ? showFirst : undefined}>
            {messages.title}
          </Heading>
          {day ? <Small>{messages.sentOn(longDay.format(new Date(day)))}</Small> : null}
        </div>
        {matches.length === 0 ? <EmptyState title={messages.none} text={messages.noneText} /> : null}
        <Columns rowGap="5" columnGap="7">
          {matches.map((match) => (
            <MatchLine key={match.jobId} match={match} />
          ))}
        </Columns>
        {outlook ? <Outlook outlook={outlook} /> : null}
      </Stack>
    </Card>
  );
}

function MatchesSkeleton() {
  return (
    <Card padded aria-hidden="true">
      <Stack gap="3">
        <Skeleton w="180px" h="1.4em" />
        <Skeleton w="60%" />
        <Skeleton w="80%" />
        <Skeleton w="40%" />
      </Stack>
    </Card>
  );
}
