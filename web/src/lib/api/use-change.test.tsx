import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { useState } from 'react';
import { NEVER, of, throwError } from 'rxjs';
import { readAgain, useChange } from './use-change.ts';

const Count: TypedDocumentNode<{ count: number }, Record<string, never>> = parse('query Count { count }');
const Add: TypedDocumentNode<{ add: number }, { more: number }> = parse(
  'mutation Add($more: Int!) { add(more: $more) }',
);
const Things: TypedDocumentNode<{ things: { id: number }[] }, Record<string, never>> = parse(
  'query Things { things { id } }',
);
const Remove: TypedDocumentNode<{ remove: boolean }, { id: number }> = parse(
  'mutation Remove($id: Int!) { remove(id: $id) }',
);

function Counter() {
  const { data } = useQuery(Count);
  const [add, busy] = useChange(Add, ['Count']);
  const [told, setTold] = useState('');
  const press = async () => {
    try {
      setTold(`added ${(await add({ more: 1 }))?.add}`);
    } catch {
      setTold('not added');
    }
  };
  return (
    <>
      <output>{data?.count}</output>
      <p role="status">{told}</p>
      <button type="button" disabled={busy} onClick={() => void press()}>
        Add
      </button>
    </>
  );
}

type Answers = (name: string | undefined, asked: number) => ReturnType<ApolloLink['request']>;

/** Shows the counter, or something else; `answers` gets the name of each operation and how many came before. */
const show = (answers: Answers, what = <Counter />) => {
  let asked = 0;
  const link = new ApolloLink(({ operationName }) => answers(operationName, asked++));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(<ApolloProvider client={client}>{what}</ApolloProvider>);
  return client;
};

test('what was saved is shown before it is told', async () => {
  let count = 1;
  show((name) => (name === 'Add' ? of({ data: { add: (count += 1) } }) : of({ data: { count } })));
  await screen.findByText('1');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('added 2');
  expect(screen.getByText('2')).toBeTruthy();
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(false);
});

test('what was saved is told as saved though it cannot be read again', async () => {
  show((name, asked) => {
    if (name === 'Add') return of({ data: { add: 2 } });
    return asked === 0 ? of({ data: { count: 1 } }) : throwError(() => new Error('away'));
  });
  await screen.findByText('1');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('added 2');
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(false);
});

test('what was not saved is told as not saved, and can be tried again', async () => {
  show((name) => (name === 'Add' ? throwError(() => new Error('away')) : of({ data: { count: 1 } })));
  await screen.findByText('1');
  await userEvent.click(screen.getByRole('button'));
  await screen.findByText('not added');
  expect(screen.getByRole('button').hasAttribute('disabled')).toBe(false);
});

test('a query that takes long is not waited for', async () => {
  const client = show((_name, asked) => (asked === 0 ? of({ data: { count: 1 } }) : NEVER));
  await screen.findByText('1');
  expect(await act(() => readAgain(client, ['Count'], 1))).toBeUndefined();
});

function List() {
  const { data } = useQuery(Things);
  const [remove] = useChange(Remove, ['Things'], ({ id }) => ({ __typename: 'Thing', id }));
  return data?.things.map(({ id }) => (
    <button key={id} type="button" onClick={() => void remove({ id })}>
      Remove {id}
    </button>
  ));
}

test('what was removed leaves the list though it cannot be read again', async () => {
  const things = [1, 2].map((id) => ({ __typename: 'Thing', id }));
  show(
    (name, asked) => {
      if (name === 'Remove') return of({ data: { remove: true } });
      return asked === 0 ? of({ data: { things } }) : throwError(() => new Error('away'));
    },
    <List />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove 1' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove 1' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Remove 2' })).toBeTruthy();
});
