import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NEVER, of, throwError } from 'rxjs';
import { readAgain, useChange } from './use-change.ts';

const Count: TypedDocumentNode<{ count: number }, Record<string, never>> = gql`
  query Count {
    count
  }
`;
const Add: TypedDocumentNode<{ add: number }, { more: number }> = gql`
  mutation Add($more: Int!) {
    add(more: $more)
  }
`;

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

/** Shows the counter; `answers` gets the name of each operation and how many came before. */
const show = (answers: Answers) => {
  let asked = 0;
  const link = new ApolloLink(({ operationName }) => answers(operationName, asked++));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <Counter />
    </ApolloProvider>,
  );
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
