import { useMutation, useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const [renaming, setRenaming] = useState(false);
  const renameButton = useRef<HTMLButtonElement>(null);
  const [change, changing] = useMutation(ChangeSearch);
  const [remove, isRemoving] = useChange(RemoveSearch, ['SavedSearches'], () => ({ __typename: 'SavedSearch', id }));
  const busy = changing.loading || isRemoving;
  const act = async (work: () => Promise<unknown>, done?: string) => {
    try {
      await work();
      if (done) toastOk(done);
      return true;
    } catch (error) {
      toastBad(messageOf(error, messages.notSaved));
      return false;
    }
  };
  const close = () => {
    flushSync(() => setRenaming(false));
    renameButton.current?.focus();
  };
  const rename = async (typed: string) => {
    if (await act(() => change({ variables: { id, name: typed } }))) close();
  };
  const button = (label: string, onClick: () => void, ref?: Ref<HTMLButtonElement>) => (
    <Button
      ref={ref}
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
  if (renaming)
    return (
      <Line>
        <RenameForm name={name} busy={busy} onRename={(typed) => void rename(typed)} onCancel={close} />
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
        {button(messages.rename, () => setRenaming(true), renameButton)}
        {button(messages.remove, () => void act(() => remove({ id }), messages.removed))}
      </Row>
    </Line>
  );
}

type RenameFormProps = Readonly<{
  name: string;
  busy: boolean;
  onRename: (name: string) => void;
  onCancel: () => void;
}>;

/** The name of a search in a field that takes its place. Enter saves it, Escape leaves it as it was. */
function RenameForm({ name, busy, onRename, onCancel }: RenameFormProps) {
  const [typed, setTyped] = useState(name);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRename(typed);
  };
  return (
    <Row
      as="form"
      alignItems="flex-end"
      flexWrap="wrap"
      onSubmit={submit}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onCancel();
      }}
    >
      <chakra.div flex="1 1 240px" minW="0">
        <TextField
          ref={field}
          label={messages.name}
          maxLength={searchNameMax}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </chakra.div>
      <Button type="submit" look="ghost" size="sm" disabled={busy || typed.trim() === ''}>
        {messages.keep}
      </Button>
      <Button type="button" look="plain" size="sm" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </Row>
  );
}
