import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { system } from '../../ui/theme/system.ts';
import { OpenTo } from './OpenTo.tsx';

const because = '38 hours a week: more than the 48 a fortnight of subclass 500 in session';
const adOpenTo = [
  { __typename: 'VisaOpening', visa: '500', label: 'Student Visa subclass 500', kind: 'closed', because },
  { __typename: 'VisaOpening', visa: '485', label: 'Temporary Graduate 485', kind: 'open', because: '' },
];

const answering = new ApolloLink(
  () =>
    new Observable((reader) => {
      reader.next({ data: { adOpenTo } });
      reader.complete();
    }),
);

const open = (title: string) =>
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={new ApolloClient({ link: answering, cache: new InMemoryCache() })}>
        <OpenTo input={{ title, description: ' ' }} />
      </ApolloProvider>
    </ChakraProvider>,
  );

test('each visa is listed with what the ad is to it, and why', async () => {
  open('Cook');
  expect(await screen.findByRole('heading', { name: 'This ad as written is open to:' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    `ClosedStudent Visa subclass 500${because}`,
    'OpenTemporary Graduate 485',
  ]);
});

test('an ad without words says nothing', async () => {
  const { container } = open(' ');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(container.textContent).toBe('');
});
