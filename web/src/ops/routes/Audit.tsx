import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Card } from '../../ui/card.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Tag } from '../../ui/tag.ts';
import { Small } from '../../ui/text.ts';
import { Filter } from '../features/audit/Filter.tsx';
import { messages } from '../features/audit/messages.ts';
import { Loaded } from '../ui/Loaded.tsx';
import { NextPage } from '../ui/NextPage.tsx';
import { PageHead } from '../ui/PageHead.tsx';
import { RowItem, Rows, RowText } from '../ui/rows.ts';
import { useNumberParameter } from '../ui/use-number-parameter.ts';

const OpsAuditTrail = graphql(`
  query OpsAuditTrail($operatorId: Int, $userId: Int, $jobId: Int, $after: String) {
    auditTrail(operatorId: $operatorId, userId: $userId, jobId: $jobId, after: $after) {
      next
      entries {
        id
        at
        operator
        name
        kind
        what
        address
      }
    }
  }
`);

export function Audit() {
  usePageTitle(messages.title);
  const [query, setQuery] = useSearchParams();
  const operatorId = useNumberParameter('operator') ?? null;
  const userId = useNumberParameter('user') ?? null;
  const jobId = useNumberParameter('job') ?? null;
  const { data, error, refetch } = useQuery(OpsAuditTrail, {
    variables: { operatorId, userId, jobId, after: query.get('after') },
    fetchPolicy: 'cache-and-network',
  });
  const filters = {
    operator: query.get('operator') ?? '',
    user: query.get('user') ?? '',
    job: query.get('job') ?? '',
  };
  return (
    <>
      <PageHead title={messages.title} lead={messages.lead} />
      <Filter
        filters={filters}
        onFilter={(chosen) => setQuery(Object.fromEntries(Object.entries(chosen).filter(([, value]) => value)))}
      />
      <Loaded data={data?.auditTrail} error={error} failed={messages.failed} onRetry={() => void refetch()}>
        {({ entries, next }) => (
          <>
            <Card>
              {entries.length === 0 ? (
                <EmptyState title={messages.none} text={messages.noneText} />
              ) : (
                <Rows>
                  {entries.map(({ id, at, operator, name, kind, what, address }) => (
                    <RowItem key={id}>
                      <RowText>
                        <chakra.p fontWeight={640}>{what.join(' · ') || name}</chakra.p>
                        <Small>{[operator, formatDateTime(at), address].filter(Boolean).join(' · ')}</Small>
                      </RowText>
                      <Tag tone={kind === 'mutation' ? 'warn' : 'neutral'}>
                        {kind === 'mutation' ? messages.did : messages.looked}
                      </Tag>
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
