import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { DraftCard } from '../features/job-drafts/DraftCard.tsx';
import { messages } from '../features/job-drafts/messages.ts';
import { ConfirmAddress } from '../features/profile/ConfirmAddress.tsx';
import { graphql } from '../gql/gql.ts';
import { messageOf, serverDetail } from '../lib/api/server-errors.ts';
import { postJobPath } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.ts';
import { Card } from '../ui/card.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPane } from '../ui/ErrorPane.tsx';
import { Page, Stack } from '../ui/layout.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Muted, Title } from '../ui/text.ts';
import { toastBad } from '../ui/toasts.ts';

const EmployerDraftsPage = graphql(`
  query EmployerDrafts {
    myJobDrafts {
      id
      ...DraftCard
    }
  }
`);

const createLink = (
  <ButtonLink asChild>
    <Link to={postJobPath}>{messages.create}</Link>
  </ButtonLink>
);

const wait = (
  <Card padded role="status" aria-label="Loading your drafts">
    <Stack gap="3">
      <Skeleton w="260px" h="1.3rem" />
      <Skeleton w="340px" />
      <Skeleton />
    </Stack>
  </Card>
);

export function EmployerDrafts() {
  const { data, error, refetch } = useQuery(EmployerDraftsPage, { fetchPolicy: 'cache-and-network' });
  const drafts = data?.myJobDrafts;
  const failed = error !== undefined && drafts === undefined;
  useEffect(() => {
    if (failed) toastBad(serverDetail(error) ?? messages.notLoaded);
  }, [failed, error]);
  return (
    <Page py={{ base: '7', md: '9' }}>
      <Stack gap="6">
        <chakra.div display="flex" gap="4" alignItems="center" justifyContent="space-between" flexWrap="wrap">
          <div>
            <Title>{messages.title}</Title>
            <Muted>{messages.lead}</Muted>
          </div>
          {createLink}
        </chakra.div>
        <ConfirmAddress />
        {failed ? (
          <Card>
            <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
          </Card>
        ) : drafts === undefined ? (
          wait
        ) : drafts.length === 0 ? (
          <Card>
            <EmptyState title={messages.none} text={messages.noneText} action={createLink} />
          </Card>
        ) : (
          <chakra.ul display="grid" gap="4">
            {drafts.map((draft) => (
              <DraftCard key={draft.id} draft={draft} />
            ))}
          </chakra.ul>
        )}
      </Stack>
    </Page>
  );
}
