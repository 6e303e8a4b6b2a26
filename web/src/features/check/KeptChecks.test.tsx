import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of, throwError } from 'rxjs';
import { system } from '../../ui/theme/system.ts';
import { messages } from './messages.ts';
import { KeptChecks } from './KeptChecks.tsx';
import { silentAnswer, silentPay } from './test-examples.ts';

const check = (id: string, fields: object = {}) => ({
  __typename: 'KeptCheck',
  id,
  day: '2026-11-21',
  title: 'Barista',
  companyName: 'Harbour Kitchen',
  place: '',
  link: null,
  warnings: [],
  pay: { __typename: 'PayCheck', ...silentPay },
  answer: { __typename: 'AdAnswer', ...silentAnswer },
  ...fields,
});

const show = (link: ApolloLink) =>
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <KeptChecks />
      </ChakraProvider>
    </ApolloProvider>,
  );

const rowOf = (title: string) => screen.getByText(title).closest('li') ?? document.body;

test('an allowed job with a sign of fraud is not told as allowed, and its link leads away without a trace', async () => {
  const fraud = { __typename: 'AdWarning', meaning: 'It asks you to pay.', quote: 'Pay $50 first.' };
  const myChecks = [
    check('a', { warnings: [fraud], link: 'https://jobs.example/1' }),
    check('b', { title: '', companyName: '' }),
  ];
  show(new ApolloLink(() => of({ data: { myChecks } })));
  await screen.findByRole('region', { name: 'Checks you kept' });
  const [first, second] = [rowOf('Barista'), rowOf('An ad without a title')];
  within(first).getByText(messages.beware);
  within(first).getByText('Harbour Kitchen · kept on 21 Nov 2026');
  const link = within(first).getByRole('link', { name: 'Open the ad on jobs.example: Barista' });
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://jobs.example/1',
    'noopener noreferrer nofollow',
  ]);
  within(second).getByText('Yes, you may take this job');
  expect(within(second).queryByRole('link')).toBeNull();
});

test('a list that could not be loaded can be loaded again', async () => {
  let isAway = true;
  show(
    new ApolloLink(() =>
      isAway ? throwError(() => new Error('The server is away')) : of({ data: { myChecks: [check('a')] } }),
    ),
  );
  await screen.findByText('The checks that you kept could not be loaded.');
  isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Barista')).toBeTruthy();
});

test('nobody is shown an empty list', async () => {
  const answered: string[] = [];
  show(
    new ApolloLink(({ operationName = '' }) => {
      answered.push(operationName);
      return of({ data: { myChecks: [] } });
    }),
  );
  await waitFor(() => expect(answered).toEqual(['MyChecks']));
  expect(screen.queryByRole('region')).toBeNull();
});

test('of many checks, the latest ten are shown at first', async () => {
  const myChecks = Array.from({ length: 12 }, (_, index) => check(`${index}`, { title: `Ad ${index}` }));
  show(new ApolloLink(() => of({ data: { myChecks } })));
  await screen.findByText('Ad 9');
  expect(screen.queryByText('Ad 10')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12 checks' }));
  expect(screen.getByText('Ad 11')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});
