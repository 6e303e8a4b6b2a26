import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql/gql.ts';
import { Card } from '../../../ui/card.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Stack } from '../../../ui/layout.ts';
import { Loaded } from '../../ui/Loaded.tsx';
import { NextPage } from '../../ui/NextPage.tsx';
import { AdFacts } from './AdFacts.tsx';
import { messages } from './messages.ts';
import { ReviewAd } from './ReviewAd.tsx';

const pageSize = 20;

const OpsReviewQueue = graphql(`
  query OpsReviewQueue($after: Int!, $first: Int!) {
    reviewQueue(after: $after, first: $first) {
      id
      title
      version
      ...OpsAd
    }
  }
`);

/** Ads that wait for a decision, oldest first. */
export function WaitingAds({ after }: { after: number | undefined }) {
  const variables = { after: after ?? 0, first: pageSize + 1 };
  const { data, error, refetch } = useQuery(OpsReviewQueue, { variables, fetchPolicy: 'cache-and-network' });
  const decided = () => void refetch();
  return (
    <Loaded data={data?.reviewQueue} error={error} failed={messages.failed} onRetry={decided}>
      {(found) => {
        const ads = found.slice(0, pageSize);
        if (ads.length === 0)
          return (
            <Card>
              <EmptyState title={messages.none} text={messages.noneText} />
            </Card>
          );
        return (
          <>
            <Stack>
              {ads.map((ad) => (
                <Card key={ad.id} asChild padded>
                  <article aria-label={ad.title}>
                    <Stack gap="5">
                      <AdFacts ad={ad} open />
                      <ReviewAd id={ad.id} title={ad.title} version={ad.version} onDecided={decided} />
                    </Stack>
                  </article>
                </Card>
              ))}
            </Stack>
            <NextPage next={found.length > pageSize ? (ads.at(-1)?.id ?? null) : null} />
          </>
        );
      }}
    </Loaded>
  );
}
