import { useQuery } from '@apollo/client/react';
import { australianDay } from '@waratah/vocabulary/australia/day';
import { longDayInWords } from '@waratah/vocabulary/law/days';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { useChange } from '../../lib/api/use-change.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Row, Stack } from '../../ui/layout.ts';
import { useHold } from '../../ui/Settled.tsx';
import { Heading, Muted } from '../../ui/text.ts';
import { TextField } from '../../ui/TextField.tsx';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import { isPaused } from './preferences-form.ts';

const PauseQuery = graphql(`
  query Pause {
    myPreferences {
      digest
      pausedUntil
    }
  }
`);

const SetPause = graphql(`
  mutation SetPause($until: String) {
    updatePreferences(input: { pausedUntil: $until }) {
      digest
    }
  }
`);

/** "Pause for exams": stops the morning email until a chosen day, after which it is sent again. */
export function PauseCard() {
  const { data, error } = useQuery(PauseQuery, { fetchPolicy: 'cache-and-network' });
  const [set, busy] = useChange(SetPause, ['Pause', 'MyPreferences']);
  const [until, setUntil] = useState('');
  const [problem, setProblem] = useState<string>();
  useHold(!data && !error);
  const change = async (day: string | null, done: string) => {
    try {
      await set({ until: day });
      toastOk(done);
      setUntil('');
    } catch (failure) {
      toastBad(messageOf(failure, messages.notSaved));
    }
  };
  const pause = () => {
    const isLater = until > australianDay(new Date());
    setProblem(isLater ? undefined : messages.pauseDay);
    if (isLater) void change(until, messages.pausedUntil(longDayInWords(until)));
  };
  if (!data?.myPreferences.digest) return null;
  const { pausedUntil } = data.myPreferences;
  return (
    <Card padded aria-label={messages.pauseTitle}>
      <Stack gap="3">
        <Heading>{messages.pauseTitle}</Heading>
        {isPaused(pausedUntil) ? (
          <Row flexWrap="wrap" role="status">
            <span>{messages.pausedUntil(longDayInWords(pausedUntil))}</span>
            <Button
              type="button"
              look="ghost"
              size="sm"
              disabled={busy}
              onClick={() => void change(null, messages.resumed)}
            >
              {messages.resume}
            </Button>
          </Row>
        ) : (
          <>
            <Muted>{messages.pauseText}</Muted>
            <Row alignItems="flex-end" flexWrap="wrap">
              <TextField
                label={messages.pauseUntil}
                type="date"
                value={until}
                error={problem}
                onChange={(event) => setUntil(event.target.value)}
              />
              <Button type="button" look="ghost" disabled={busy} onClick={pause}>
                {messages.pauseNow}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
