import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { readFragment } from '../../gql/fragment-masking.ts';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Muted, Title } from '../../ui/text.ts';
import { messages } from '../features/visa-review/messages.ts';
import { QueueOnly, ReviewPanel } from '../features/visa-review/ReviewPanel.tsx';
import { QueueFields, VisaQueue } from '../features/visa-review/VisaQueue.tsx';

const VisaReviewsPage = graphql(`
  query VisaReviewsPage($after: String) {
    visaReviews(first: 20, after: $after) {
      total
      endCursor
      reviews {
        ...VisaQueue
      }
    }
  }
`);

const idIn = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : undefined);

/** The visa documents waiting for review, and the open one, which the URL names. */
export function VisaReviews() {
  usePageTitle(messages.title);
  const [query, setQuery] = useSearchParams();
  const [now, setNow] = useState(() => Date.now());
  const [before, setBefore] = useState<readonly (string | null)[]>([]);
  const after = before.at(-1) ?? null;
  const { data, error, refetch } = useQuery(VisaReviewsPage, {
    variables: { after },
    fetchPolicy: 'cache-and-network',
  });
  const open = idIn(query.get('student'));
  const queue = data?.visaReviews;

  const next = readFragment(QueueFields, queue?.reviews ?? []).find(({ studentId }) => studentId !== open)?.studentId;
  const readAgain = async () => {
    await refetch();
    setNow(Date.now());
  };
  const list = (
    <Stack gap="4">
      {queue ? (
        <VisaQueue reviews={queue.reviews} open={open} now={now} to={(studentId) => `/visa?student=${studentId}`} />
      ) : (
        <Card padded>
          {error ? (
            <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
          ) : (
            <Skeleton h="200px" />
          )}
        </Card>
      )}
      {before.length > 0 || queue?.endCursor ? (
        <Row flexWrap="wrap">
          {before.length > 0 ? (
            <Button type="button" look="ghost" size="sm" onClick={() => setBefore(before.slice(0, -1))}>
              {messages.previous}
            </Button>
          ) : null}
          {queue?.endCursor ? (
            <Button type="button" look="ghost" size="sm" onClick={() => setBefore([...before, queue.endCursor])}>
              {messages.next}
            </Button>
          ) : null}
        </Row>
      ) : null}
    </Stack>
  );
  return (
    <Stack gap="6">
      <div>
        <Title>{messages.title}</Title>
        {queue ? <Muted role="status">{messages.waiting(queue.total)}</Muted> : null}
      </div>
      {open === undefined ? (
        queue?.total === 0 ? (
          list
        ) : (
          <QueueOnly queue={list} />
        )
      ) : (
        <ReviewPanel
          key={open}
          studentId={open}
          queue={list}
          onDecided={() => void readAgain()}
          onNext={next === undefined ? undefined : () => setQuery({ student: String(next) })}
          onBack={() => setQuery({})}
        />
      )}
    </Stack>
  );
}
