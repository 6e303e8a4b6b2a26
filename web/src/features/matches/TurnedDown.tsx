import { useMutation, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { useBusy } from '../../lib/use-busy.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { useHold } from '../../ui/Settled.tsx';
import { Heading, Muted } from '../../ui/text.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const TurnedDownQuery = graphql(`
  query TurnedDown {
    myMatches {
      leftOut {
        text
        jobIds
      }
    }
  }
`);

const TakeBack = graphql(`
  mutation TakeBack($jobId: Int!) {
    answerMatch(jobId: $jobId, answer: taken_back) {
      jobId
      answer
    }
  }
`);

const Line = chakra('li', {
  base: { display: 'flex', gap: '3', alignItems: 'center', justifyContent: 'space-between', py: '2' },
});

/** What the student's answers exclude from matching; each exclusion can be undone. */
export function TurnedDown() {
  const { data, error, refetch } = useQuery(TurnedDownQuery, { fetchPolicy: 'cache-and-network' });
  const [takeBack] = useMutation(TakeBack);
  const [whileBusy, busy] = useBusy();
  useHold(!data && !error);
  const leftOut = data?.myMatches.leftOut ?? [];
  const undo = async (jobIds: readonly number[]) => {
    try {
      for (const jobId of jobIds) await takeBack({ variables: { jobId } });
      await refetch();
      toastOk(messages.takenBack);
    } catch (failure) {
      toastBad(messageOf(failure, messages.notSaved));
    }
  };
  return (
    <Card padded aria-labelledby="turned-down">
      <Heading id="turned-down" mb="4">
        {messages.turnedDown}
      </Heading>
      {leftOut.length === 0 ? <Muted>{messages.nothingTurnedDown}</Muted> : null}
      <ul>
        {leftOut.map(({ text, jobIds }) => (
          <Line key={text}>
            <span>{text}</span>
            <Button
              type="button"
              look="ghost"
              size="sm"
              disabled={busy}
              aria-label={`${messages.takeBack}: ${text}`}
              onClick={() => void whileBusy(() => undo(jobIds))}
            >
              {messages.takeBack}
            </Button>
          </Line>
        ))}
      </ul>
    </Card>
  );
}
