import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import type { MatchAnswer } from '../../gql/graphql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { Button } from '../../ui/button.ts';
import { Row } from '../../ui/layout.ts';
import { Small } from '../../ui/text.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';

const AnswerMatch = graphql(`
  mutation AnswerMatch($jobId: Int!, $answer: MatchAnswer!) {
    answerMatch(jobId: $jobId, answer: $answer) {
      jobId
      answer
    }
  }
`);

const notForMe = ['wrong_place', 'not_my_visa', 'less_like_this'] as const;

type AnswerButtonsProps = Readonly<{ jobId: number; title: string; answer: MatchAnswer | undefined }>;

/** "I'm interested", or "Not for me" with a reason; the last answer counts. */
export function AnswerButtons({ jobId, title, answer }: AnswerButtonsProps) {
  const [asking, setAsking] = useState(false);
  const [current, setCurrent] = useState(answer);
  const [save, { loading }] = useMutation(AnswerMatch);
  const sendAnswer = async (next: MatchAnswer) => {
    try {
      await save({ variables: { jobId, answer: next } });
      setCurrent(next);
      setAsking(false);
      toastOk(messages.saved);
    } catch (error) {
      toastBad(serverDetail(error) ?? messages.notSaved);
    }
  };
  return (
    <>
      {current ? <Small role="status">{messages.answered[current]}</Small> : null}
      <Row flexWrap="wrap">
        <Button
          type="button"
          size="sm"
          disabled={loading}
          aria-label={`${messages.interested}: ${title}`}
          onClick={() => void sendAnswer('interested')}
        >
          {messages.interested}
        </Button>
        {asking ? (
          notForMe.map((reason) => (
            <Button
              key={reason}
              type="button"
              look="ghost"
              size="sm"
              disabled={loading}
              aria-label={`${messages.reasons[reason]}: ${title}`}
              onClick={() => void sendAnswer(reason)}
            >
              {messages.reasons[reason]}
            </Button>
          ))
        ) : (
          <Button
            type="button"
            look="ghost"
            size="sm"
            aria-label={`${messages.notForMe}: ${title}`}
            onClick={() => setAsking(true)}
          >
            {messages.notForMe}
          </Button>
        )}
      </Row>
    </>
  );
}
