import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from '../../../gql/gql.ts';
import { formatDateTime } from '../../../lib/format/dates.ts';
import { Card } from '../../../ui/card.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/layout.ts';
import { Tag } from '../../../ui/tag.ts';
import { Muted, Small } from '../../../ui/text.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { NextPage } from '../../ui/NextPage.tsx';
import { AdFacts } from './AdFacts.tsx';
import { messages, reportLabels } from './messages.ts';
import { SettleReport } from './SettleReport.tsx';

const pageSize = 20;

const OpsJobReports = graphql(`
  query OpsJobReports($after: Int!, $first: Int!) {
    jobReports(after: $after, first: $first) {
      id
      jobId
      reason
      comment
      createdAt
      job {
        id
        title
        reviewStatus
        ...OpsAd
      }
    }
  }
`);

/** Unhandled reports about ads, oldest first. */
export function ReportedAds({ after }: { after: number | undefined }) {
  const variables = { after: after ?? 0, first: pageSize + 1 };
  const { data, error, refetch } = useQuery(OpsJobReports, { variables, fetchPolicy: 'cache-and-network' });
  const settled = () => void refetch();
  return (
    <Loaded data={data?.jobReports} error={error} failed={messages.reportsFailed} onRetry={settled}>
      {(found) => {
        const reports = found.slice(0, pageSize);
        if (reports.length === 0)
          return (
            <Card>
              <EmptyState title={messages.noReports} text={messages.noReportsText} />
            </Card>
          );
        return (
          <>
            <Stack>
              {reports.map(({ id, jobId, reason, comment, createdAt, job }) => (
                <Card key={id} asChild padded>
                  <article aria-label={job?.title ?? messages.gone}>
                    <Stack gap="4">
                      <chakra.div display="flex" gap="3" alignItems="center" flexWrap="wrap">
                        <Tag tone="brand">{reportLabels[reason]}</Tag>
                        <Small>{messages.reported(formatDateTime(createdAt))}</Small>
                      </chakra.div>
                      {comment ? <chakra.p overflowWrap="anywhere">{comment}</chakra.p> : null}
                      {job ? <AdFacts ad={job} /> : <Muted>{messages.gone}</Muted>}
                      <SettleReport
                        jobId={jobId}
                        title={job?.title ?? ''}
                        isShown={Boolean(job) && job?.reviewStatus !== 'rejected'}
                        onSettled={settled}
                      />
                    </Stack>
                  </article>
                </Card>
              ))}
            </Stack>
            <NextPage next={found.length > pageSize ? (reports.at(-1)?.id ?? null) : null} />
          </>
        );
      }}
    </Loaded>
  );
}
