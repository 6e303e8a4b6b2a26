import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from '../../../gql/gql.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { Card } from '../../../ui/card.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/layout.ts';
import { Heading, Small } from '../../../ui/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { RowItem, Rows, RowText } from '../../ui/rows.ts';
import { pollMs } from './FeedList.tsx';
import { messages } from './messages.ts';
import { RunFacts } from './RunFacts.tsx';

const OpsImports = graphql(`
  query OpsImports {
    importRuns(first: 10) {
      id
      name
      feed
      createdAt
      ...OpsRun
    }
  }
`);

/** The latest imports, of feeds and of single files. */
export function ImportList() {
  const { data, error, refetch } = useQuery(OpsImports, { fetchPolicy: 'cache-and-network', pollInterval: pollMs });
  return (
    <Stack gap="3">
      <Heading>{messages.imports}</Heading>
      <Loaded data={data?.importRuns} error={error} failed={messages.importsFailed} onRetry={() => void refetch()}>
        {(runs) => (
          <Card>
            {runs.length === 0 ? (
              <EmptyState title={messages.noImports} />
            ) : (
              <Rows aria-label={messages.imports}>
                {runs.map((run) => (
                  <RowItem key={run.id}>
                    <RowText>
                      <chakra.p fontWeight={640}>{[run.feed, run.name].filter(Boolean).join(' · ')}</chakra.p>
                      <Small>{formatDateTime(run.createdAt)}</Small>
                      <RunFacts run={run} />
                    </RowText>
                  </RowItem>
                ))}
              </Rows>
            )}
          </Card>
        )}
      </Loaded>
    </Stack>
  );
}
