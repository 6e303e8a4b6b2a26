import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import { system } from '../../ui/theme/system.ts';
import { Reach } from './Reach.tsx';

const because = '38 hours a week, 76 a fortnight: more than the 48 of subclass 500 in session';
const reach = {
  __typename: 'AdReach',
  students: 14,
  near: 'Newtown',
  closing: [{ __typename: 'ReachChange', change: '“Citizens or permanent residents only”', students: null }],
  opening: [{ __typename: 'ReachChange', change: 'At most 24 hours a week', students: 21 }],
};
const openings = [
  { __typename: 'VisaOpening', visa: '500', label: 'Student Visa subclass 500', kind: 'closed', because },
  { __typename: 'VisaOpening', visa: '485', label: 'Temporary Graduate 485', kind: 'open', because: '' },
];
const writtenAd = { __typename: 'WrittenAd', openings, reach };

const answering = (answer: object) =>
  new ApolloLink(
    () =>
      new Observable((reader) => {
        reader.next({ data: { writtenAd: answer } });
        reader.complete();
      }),
  );

const open = (title: string, answer: object = writtenAd) =>
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={new ApolloClient({ link: answering(answer), cache: new InMemoryCache() })}>
        <Reach input={{ title, description: ' ' }} />
      </ApolloProvider>
    </ChakraProvider>,
  );

test('it shows what student visas will see, about how many students may take the job, and what would change that', async () => {
  open('Cook');
  expect(await screen.findByRole('heading', { name: 'About 14 students near Newtown may take this job' })).toBeTruthy();
  expect(screen.getByText('Closed to student visas')).toBeTruthy();
  expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '“Citizens or permanent residents only”Fewer than 5 left',
    'At most 24 hours a weekAbout 21',
    `ClosedStudent Visa subclass 500${because}`,
    'OpenTemporary Graduate 485',
  ]);
});

test('fewer than five students are shown as such with the reason, without a comparison', async () => {
  open('Cook', { ...writtenAd, reach: { ...reach, students: null, near: null } });
  expect(await screen.findByRole('heading', { name: 'Fewer than 5 students may take this job' })).toBeTruthy();
  expect(screen.getByText(/no number below 5.*so that nobody can be recognised/)).toBeTruthy();
  expect(screen.queryByText(/Fewer than 5 left/)).toBeNull();
});

test('an empty ad is told what will be counted', async () => {
  open(' ');
  expect(await screen.findByText(/we count the students whose visa allows this job/)).toBeTruthy();
  expect(screen.queryByText('Closed to student visas')).toBeNull();
});
