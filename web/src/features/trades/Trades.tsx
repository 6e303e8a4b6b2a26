import { useApolloClient, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { useChange } from '../../lib/api/use-change.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { FormError } from '../../ui/FormError.tsx';
import { ErrorPane } from '../../ui/ErrorPane.tsx';
import { Row, Stack } from '../../ui/layout.ts';
import { useHold } from '../../ui/Settled.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Tag } from '../../ui/tag.ts';
import { Heading, Muted } from '../../ui/text.ts';
import { toastOk } from '../../ui/toasts.ts';
import { ChooseTrades } from './ChooseTrades.tsx';
import { eachOnce, type Trade } from './chosen.ts';
import { messages } from './messages.ts';

const MyTrades = graphql(`
  query MyTrades {
    myPreferences {
      trades {
        code
        name
      }
      tradesFound {
        code
        name
      }
      tradesNear {
        code
        name
      }
    }
  }
`);

const ChooseTradesMutation = graphql(`
  mutation ChooseTrades($trades: [String!]!) {
    updatePreferences(input: { trades: $trades }) {
      trades {
        code
      }
    }
  }
`);

/** The kinds of work that are looked for: a student confirms what their profile leads to, or chooses others. */
export function Trades() {
  const client = useApolloClient();
  const { data, error, refetch } = useQuery(MyTrades, { fetchPolicy: 'cache-and-network' });
  const [choose, saving] = useChange(ChooseTradesMutation, ['MyTrades']);
  const [editing, setEditing] = useState(false);
  const [failure, setFailure] = useState<string>();
  // The button that had the focus is gone once the card shows something else.
  const [moves, setMoves] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moves > 0) heading.current?.focus();
  }, [moves]);
  useHold(!data && !error);
  const edit = (is: boolean) => {
    setEditing(is);
    setFailure(undefined);
    setMoves(moves + 1);
  };
  const save = async (chosen: readonly Trade[]) => {
    setFailure(undefined);
    try {
      await choose({ trades: chosen.map(({ code }) => code) });
      toastOk(chosen.length > 0 ? messages.saved : messages.savedAsProfile);
      edit(false);
    } catch (refusal) {
      setFailure(messageOf(refusal, messages.notSaved));
      return;
    }
    // What fits now is shown elsewhere on the page.
    await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  return (
    <Card padded aria-labelledby="trades">
      <Stack gap="3">
        <Heading id="trades" ref={heading} tabIndex={-1}>
          {messages.title}
        </Heading>
        {data ? (
          editing ? (
            <ChooseTrades
              start={startOf(data.myPreferences)}
              offered={eachOnce(data.myPreferences.tradesFound, data.myPreferences.tradesNear)}
              saving={saving}
              failure={failure}
              onChange={() => setFailure(undefined)}
              onSave={(chosen) => void save(chosen)}
              onRelease={data.myPreferences.trades.length > 0 ? () => void save([]) : undefined}
              onCancel={() => edit(false)}
            />
          ) : (
            <LookedFor
              {...data.myPreferences}
              saving={saving}
              failure={failure}
              onSave={save}
              onEdit={() => edit(true)}
            />
          )
        ) : error ? (
          <ErrorPane title={messages.notLoaded} message={messageOf(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton h="64px" />
        )}
      </Stack>
    </Card>
  );
}

type Known = Readonly<{ trades: readonly Trade[]; tradesFound: readonly Trade[]; tradesNear: readonly Trade[] }>;

const startOf = ({ trades, tradesFound }: Known) => (trades.length > 0 ? trades : tradesFound);

type LookedForProps = Omit<Known, 'tradesNear'> &
  Readonly<{
    saving: boolean;
    failure: string | undefined;
    onSave: (chosen: readonly Trade[]) => Promise<void>;
    onEdit: () => void;
  }>;

function LookedFor({ trades, tradesFound, saving, failure, onSave, onEdit }: LookedForProps) {
  if (trades.length + tradesFound.length === 0)
    return (
      <>
        <Muted>{messages.unknown}</Muted>
        <Row>
          <Button type="button" look="ghost" size="sm" onClick={onEdit}>
            {messages.choose}
          </Button>
        </Row>
      </>
    );
  return (
    <>
      <chakra.ul display="flex" flexWrap="wrap" gap="2">
        {(trades.length > 0 ? trades : tradesFound).map(({ code, name }) => (
          <li key={code}>
            <Tag tone={trades.length > 0 ? 'brand' : 'neutral'} minH="8">
              {name}
            </Tag>
          </li>
        ))}
      </chakra.ul>
      <Muted>{trades.length > 0 ? messages.chosen : messages.fromProfile}</Muted>
      <Row flexWrap="wrap">
        {trades.length > 0 ? (
          <Button type="button" look="ghost" size="sm" aria-label={messages.changeLabel} onClick={onEdit}>
            {messages.change}
          </Button>
        ) : (
          <>
            <Button type="button" look="ghost" size="sm" disabled={saving} onClick={() => void onSave(tradesFound)}>
              {messages.onlyThese}
            </Button>
            <Button type="button" look="plain" size="sm" onClick={onEdit}>
              {messages.chooseOthers}
            </Button>
          </>
        )}
      </Row>
      <FormError message={failure} />
    </>
  );
}
