import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Link } from 'react-router';
import { graphql } from '../../gql/gql.ts';
import { dashboardPath, employerJobPath, quickPostPath } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Small } from '../../ui/text.ts';
import { TextLink } from '../../ui/text-link.ts';
import { JobBadges } from './JobBadges.tsx';
import { messages } from './messages.ts';
import { recentJobs } from './recent-jobs.ts';
import { standingInWords } from './standing.ts';

const ConfirmedAdsQuery = graphql(`
  query ConfirmedAds {
    employerDashboard {
      recentJobs {
        id
        title
        standing
        standingSince
        expiresAt
        state
        reviewReason
        postedDate
        scrapedAt
        createdAt
        ...JobBadges
      }
    }
  }
`);

/** The jobs service learns of the confirmation by an event, so the ads are fetched again while one still waits. */
const pollMs = 1000;
const pollsAtMost = 20;

function useConfirmedAds() {
  const [polls, setPolls] = useState(0);
  const result = useQuery(ConfirmedAdsQuery, {
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: false,
    skipPollAttempt: () => {
      setPolls((count) => count + 1);
      return false;
    },
    pollInterval: polls < pollsAtMost ? pollMs : 0,
  });
  const ads = result.data && recentJobs(result.data.employerDashboard.recentJobs);
  const isSettled = ads?.every(({ standing }) => standing !== 'waiting_for_email') ?? false;
  if (isSettled && polls < pollsAtMost) setPolls(pollsAtMost);
  return { ads, error: result.error };
}

/** What happens to the employer's ads once the address is confirmed, and the way to them. */
export function ConfirmedAds() {
  const { ads, error } = useConfirmedAds();
  const [first, ...others] = ads ?? [];
  if (!ads && !error) return <Skeleton h="90px" />;
  return (
    <>
      {ads && ads.length > 0 ? (
        <chakra.ul aria-label={messages.recent} w="full" display="grid" gap="3" textAlign="start" mt="2">
          {ads.map((ad) => (
            <li key={ad.id}>
              <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="center">
                <TextLink asChild fontWeight={600} overflowWrap="anywhere">
                  <Link to={employerJobPath(ad.id)}>{ad.title}</Link>
                </TextLink>
                <JobBadges job={ad} />
              </chakra.div>
              <Small>{standingInWords(ad)}</Small>
            </li>
          ))}
        </chakra.ul>
      ) : null}
      <ButtonLink asChild mt="3">
        {error || others.length > 0 ? (
          <Link to={dashboardPath}>{messages.openDashboard}</Link>
        ) : first ? (
          <Link to={employerJobPath(first.id)}>{messages.openAd}</Link>
        ) : (
          <Link to={quickPostPath}>{messages.postFirst}</Link>
        )}
      </ButtonLink>
    </>
  );
}
