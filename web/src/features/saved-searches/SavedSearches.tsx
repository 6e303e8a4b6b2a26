import { useMutation, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Link } from 'react-router';
import { searchNameMax } from '@waratah/vocabulary/limits';
import { graphql } from '../../gql/gql.ts';
import type { SavedSearchesQuery } from '../../gql/graphql.ts';
import { messageOf } from '../../lib/api/server-errors.ts';
import { useChange } from '../../lib/api/use-change.ts';
import { jobsPath } from '../../lib/paths.ts';
import { Button } from '../../ui/button.ts';
import { Card } from '../../ui/card.ts';
import { Row } from '../../ui/layout.ts';
import { useHold } from '../../ui/Settled.tsx';
import { Tag } from '../../ui/tag.ts';
import { TextField } from '../../ui/TextField.tsx';
import { TextLink } from '../../ui/text-link.ts';
import { Heading, Muted, Small } from '../../ui/text.ts';
import { toastBad, toastOk } from '../../ui/toasts.ts';
import { messages } from './messages.ts';
import { SavedSearchesQueryText } from './saved-searches-query.ts';

const ChangeSearch = graphql(`
  mutation ChangeSearch($id: Int!, $name: String, $paused: Boolean) {
    changeSearch(id: $id, name: $name, paused: $paused) {
      id
      name
      paused
    }
  }
`);

const RemoveSearch = graphql(`
  mutation RemoveSearch($id: Int!) {
    removeSearch(id: $id)
  }
`);

type Search = SavedSearchesQuery['mySearches'][number];

/** A student's saved searches, which can be renamed, paused and deleted here. */
export function SavedSearches() {
  const { data, error } = useQuery(SavedSearchesQueryText, { fetchPolicy: 'cache-and-network' });
  useHold(!data && !error);
  return (
    <Card padded aria-label={messages.title}>
      <Heading>{messages.title}</Heading>
      <Small mb="3">{messages.text}</Small>
      {error && !data ? <Muted>{messages.notLoaded}</Muted> : null}
      {data?.mySearches.length === 0 ? <Muted>{messages.none}</Muted> : null}
      <ul>
        {data?.mySearches.map((search) => (
          <SearchRow key={search.id} search={search} />
        ))}
      </ul>
    </Card>
  );
}

const Line = chakra('li', { base: { py: '3', borderTopWidth: '1px', borderColor: 'line' } });

function SearchRow({ search: { id, name, query, paused } }: Readonly<{ search: Search }>) {
  const [typed, setTyped] = useState<string>();
  const [change, changing] = useMutation(ChangeSearch);
  const [remove, isRemoving] = useChange(RemoveSearch, ['SavedSearches'], () => ({ __typename: 'SavedSearch', id }));
  const busy = changing.loading || isRemoving;
  const act = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      setTyped(undefined);
      if (done) toastOk(done);
    } catch (error) {
      toastBad(messageOf(error, messages.notSaved));
    }
  };
  const button = (label: string, onClick: () => void) => (
    <Button
      type="button"
      look="plain"
      size="sm"
      disabled={busy}
      aria-label={messages.actOn(label, name)}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  if (typed !== undefined)
    return (
      <Line>
        <Row alignItems="flex-end" flexWrap="wrap">
          <TextField
            label={messages.name}
            maxLength={searchNameMax}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button
            type="button"
            look="ghost"
            size="sm"
            disabled={busy || typed.trim() === ''}
            onClick={() => void act(() => change({ variables: { id, name: typed } }))}
          >
            {messages.keep}
          </Button>
          <Button type="button" look="plain" size="sm" onClick={() => setTyped(undefined)}>
            {messages.cancel}
          </Button>
        </Row>
      </Line>
    );
  return (
    <Line>
      <Row flexWrap="wrap">
        <TextLink asChild>
          <Link to={query ? `${jobsPath}?${query}` : jobsPath}>{name}</Link>
        </TextLink>
        {paused ? <Tag>{messages.paused}</Tag> : null}
      </Row>
      <Row flexWrap="wrap" gap="0" ml="-3">
        {button(
          paused ? messages.goOn : messages.pause,
          () => void act(() => change({ variables: { id, paused: !paused } })),
        )}
        {button(messages.rename, () => setTyped(name))}
        {button(messages.remove, () => void act(() => remove({ id }), messages.removed))}
      </Row>
    </Line>
  );
}
