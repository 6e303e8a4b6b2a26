import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from '../../../gql/gql.ts';
import { CountTile } from './CountTile.tsx';
import { messages } from './messages.ts';
import { useFailedJobs } from './use-failed-jobs.ts';

const OpsAdCounts = graphql(`
  query OpsAdCounts {
    moderationCounts {
      waiting
      reports
    }
  }
`);

const OpsDeadLetterCount = graphql(`
  query OpsDeadLetterCount {
    deadLetters(first: 1) {
      total
    }
  }
`);

const OpsVisaCount = graphql(`
  query OpsVisaCount {
    visaReviews(first: 1) {
      total
    }
  }
`);

const Grid = chakra('div', {
  base: { display: 'grid', gap: '4', gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(3, 1fr)' } },
});

type CountsProps = Readonly<{ dueRules: number | undefined; rulesFailed: boolean }>;

/** Counts of waiting work, each from the service that owns it. */
export function Counts({ dueRules, rulesFailed }: CountsProps) {
  const ads = useQuery(OpsAdCounts, { fetchPolicy: 'cache-and-network' });
  const letters = useQuery(OpsDeadLetterCount, { fetchPolicy: 'cache-and-network' });
  const visas = useQuery(OpsVisaCount, { fetchPolicy: 'cache-and-network' });
  const jobs = useFailedJobs();
  const counts = ads.data?.moderationCounts;
  return (
    <Grid>
      <CountTile label={messages.ads} to="/ads" count={counts?.waiting} failed={Boolean(ads.error)} />
      <CountTile label={messages.reports} to="/ads?show=reports" count={counts?.reports} failed={Boolean(ads.error)} />
      <CountTile
        label={messages.visas}
        to="/visa"
        count={visas.data?.visaReviews.total}
        failed={Boolean(visas.error)}
      />
      <CountTile
        label={messages.deadLetters}
        to="/dead-letters"
        count={letters.data?.deadLetters.total}
        failed={Boolean(letters.error)}
      />
      <CountTile label={messages.failedJobs} to="/work" count={jobs.count} failed={jobs.failed} />
      <CountTile label={messages.rules} to="/law" count={dueRules} failed={rulesFailed} />
    </Grid>
  );
}
