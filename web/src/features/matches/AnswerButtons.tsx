import { useApolloClient } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { applyAt, siteOf } from '@waratah/vocabulary/apply-elsewhere';
import { notedOf, turnDownNames, turnDowns } from '@waratah/vocabulary/turn-downs';
import { graphql } from '../../gql/gql.ts';
import type { MatchAnswer } from '../../gql/graphql.ts';
import { serverDetail } from '../../lib/api/server-errors.ts';
import { readAgain, useChange } from '../../lib/api/use-change.ts';
import { Button, ButtonLink } from '../../ui/button.ts';
import { Row } from '../../ui/layout.ts';
import { Small } from '../../ui/text.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { Interest, StillWaits } from './Interest.tsx';
import { messages } from './messages.ts';

const AnswerMatch = graphql(`
  mutation AnswerMatch($jobId: Int!, $answer: MatchAnswer!) {
    answerMatch(jobId: $jobId, answer: $answer) {
      jobId
      answer
    }
  }
`);

/** Stays the same element whatever was answered, and stands clear of a phone's toasts when it is scrolled to. */
const Answers = chakra('div', { base: { scrollMarginTop: '160px', scrollMarginBottom: '96px', borderRadius: 'sm' } });

/** An answer has usually become an application after this time. */
const sentAfterMs = 2_000;

type AnswerButtonsProps = Readonly<{
  match: Readonly<{
    jobId: number;
    title: string;
    companyName: string;
    /** Where the job is applied for, if that is another website. */
    applyUrl?: string | null;
    answer?: MatchAnswer | null;
  }>;
  /** A sentence from the server about the jobs that this answer excludes from matching. */
  leftOut: string | undefined;
  /** Whether the buttons are the main ones on the page. */
  main: boolean;
  /**
   * Whether a job of another website has its link here, which answers "I'm interested" when it is followed. Elsewhere the
   * page has that link, and these buttons only answer.
   */
  applies?: boolean;
  /** The names of the queries to fetch again after an answer. */
  changes: readonly string[];
}>;

/** "I'm interested", or "Not for me" with a reason. The last answer counts, and "Not for me" can be undone. */
export function AnswerButtons({
  match: { jobId, title, companyName, applyUrl, answer },
  leftOut,
  main,
  applies = false,
  changes,
}: AnswerButtonsProps) {
  const client = useApolloClient();
  const root = useRef<HTMLDivElement>(null);
  const [answers, setAnswers] = useState(0);
  // The button that had the focus is gone, and a card that became shorter may have left the screen.
  useEffect(() => {
    const stayed = document.activeElement === document.body || root.current?.contains(document.activeElement);
    if (answers > 0 && stayed) root.current?.focus();
  }, [answers]);
  const notForMe = useRef<HTMLButtonElement>(null);
  const [asking, setAsking] = useState(false);
  const [current, setCurrent] = useState(answer ?? undefined);
  const [save, busy] = useChange(AnswerMatch, changes);
  const showApplication = () => {
    client.cache.evict({ fieldName: 'myApplications' });
    void readAgain(client, changes);
  };
  const sendAnswer = async (next: MatchAnswer) => {
    try {
      await save({ jobId, answer: next });
      setCurrent(next === 'taken_back' ? undefined : next);
      setAsking(false);
      setAnswers((count) => count + 1);
      toastOk(next === 'taken_back' ? messages.takenBack : messages.saved);
      if (next === 'interested') setTimeout(showApplication, sentAfterMs);
    } catch (error) {
      toastBad(serverDetail(error) ?? messages.notSaved);
    }
  };
  if (current && current !== 'interested')
    return (
      <Answers ref={root} tabIndex={-1}>
        <Row flexWrap="wrap" role="status">
          <Small>{leftOut ?? notedOf(current)}</Small>
          {current === 'already_applied' && !applyUrl ? <StillWaits jobId={jobId} /> : null}
          <Button
            type="button"
            look="ghost"
            size="sm"
            disabled={busy}
            aria-label={`${messages.takeBack}: ${title}`}
            onClick={() => void sendAnswer('taken_back')}
          >
            {messages.takeBack}
          </Button>
        </Row>
      </Answers>
    );
  const cancel = () => {
    setAsking(false);
    notForMe.current?.focus();
  };
  const applyLink = applies && applyUrl ? applyUrl : undefined;
  return (
    <Answers ref={root} tabIndex={-1}>
      {current ? (
        <Small role="status" mb="2">
          {applyUrl ? (
            messages.interestedElsewhere(siteOf(applyUrl))
          ) : (
            <Interest jobId={jobId} companyName={companyName} isNew={answers > 0} />
          )}
        </Small>
      ) : null}
      <Row flexWrap="wrap">
        {applyLink ? (
          <ButtonLink
            href={applyLink}
            look={main ? 'primary' : 'ghost'}
            size="sm"
            wraps
            target="_blank"
            rel="noopener noreferrer"
            aria-label={`${applyAt(applyLink)}: ${title}`}
            onClick={() => {
              if (!current) void sendAnswer('interested');
            }}
          >
            {applyAt(applyLink)}
          </ButtonLink>
        ) : current ? null : (
          <Button
            type="button"
            look={main ? 'primary' : 'ghost'}
            size={main ? 'md' : 'sm'}
            disabled={busy}
            aria-label={`${messages.interested}: ${title}`}
            onClick={() => void sendAnswer('interested')}
          >
            {messages.interested}
          </Button>
        )}
        <Button
          ref={notForMe}
          type="button"
          look="plain"
          size="sm"
          px="1"
          color="text.muted"
          aria-label={`${messages.notForMe}: ${title}`}
          aria-expanded={asking}
          onClick={() => setAsking(!asking)}
        >
          {messages.notForMe}
        </Button>
      </Row>
      {asking ? (
        <chakra.div role="group" aria-label={messages.whyNotOf(title)} display="grid" gap="2" mt="3">
          <Small>{messages.whyNot}</Small>
          <Row flexWrap="wrap" gap="2">
            {turnDownNames.map((reason) => (
              <Button
                key={reason}
                type="button"
                look="ghost"
                size="sm"
                disabled={busy}
                aria-label={`${turnDowns[reason].label}: ${title}`}
                onClick={() => void sendAnswer(reason)}
              >
                {turnDowns[reason].label}
              </Button>
            ))}
            <Button type="button" look="plain" size="sm" onClick={cancel}>
              {messages.cancel}
            </Button>
          </Row>
        </chakra.div>
      ) : null}
    </Answers>
  );
}
