import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Observable } from 'rxjs';
import { system } from '../ui/theme/system.ts';
import { YourMatches } from '../features/matches/YourMatches.tsx';
import { NextStep } from '../features/start/NextStep.tsx';

const funnel = (count: number) => ({
  __typename: 'StudentMatches',
  funnel: [{ __typename: 'GateCount', label: 'that your visa allows', count }],
  nothingBecause: null,
  relax: null,
});

test('the numbers of the jobs follow a saved step as soon as matching has counted it', async () => {
  let saved = false;
  let asked = 0;
  /** Matching counts the step when it is asked for the second time. */
  const isCounted = () => saved && asked > 1;
  const answers: Readonly<Record<string, () => Record<string, unknown>>> = {
    SaveStep: () => {
      saved = true;
      return { updateStudentProfile: { __typename: 'User', id: 1 } };
    },
    NextStep: () => {
      if (saved) asked++;
      const me = { id: 1, emailVerified: false, visaStatus: null, university: null, degree: null, citySuburb: null };
      const steps = ['visa', 'suburb', 'skills', 'hours'].map((name) => ({
        __typename: 'ProfileStep',
        name,
        isDone: name === 'visa' && isCounted(),
        jobs: 67,
      }));
      return {
        me: { ...me, __typename: 'User', skills: [], resumeUrl: null },
        myMatches: { __typename: 'MyMatches', matches: [], profileSteps: steps },
      };
    },
    YourMatches: () => ({
      myMatches: {
        __typename: 'MyMatches',
        day: null,
        matches: [],
        leftOut: [],
        outlook: funnel(isCounted() ? 41 : 0),
      },
    }),
  };
  const link = new ApolloLink(
    ({ operationName = '' }) =>
      new Observable((observer) => (observer.next({ data: answers[operationName]?.() ?? {} }), observer.complete())),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <YourMatches fullName="Mei Tan" emailVerified={false} next={<NextStep userId={1} />} fortnight={null} />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
  expect(await screen.findByText('0')).toBeTruthy();
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Visa type' }),
    'Student Visa subclass 500',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('41', {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Add your suburb: 67 jobs can be measured from home' })).toBeTruthy();
});
