import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NEVER } from 'rxjs';
import { system } from '../../ui/theme/system.ts';
import { ResumeReview } from './ResumeReview.tsx';

test('a second press while the profile is read first adds nothing twice', async () => {
  const sent: (string | undefined)[] = [];
  const link = new ApolloLink(({ operationName }) => {
    sent.push(operationName);
    return NEVER;
  });
  const found = { skills: ['SQL'], languages: [], licences: [], education: [], experience: [] };
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <ResumeReview
          choice={{ found, out: new Set(), uploadedAt: '2026-11-20T07:00:00.000Z' }}
          onChoice={() => undefined}
          onSaved={() => undefined}
          onDismiss={() => undefined}
        />
      </ChakraProvider>
    </ApolloProvider>,
  );
  await userEvent.dblClick(screen.getByRole('button', { name: 'Add to my profile' }));
  await userEvent.click(screen.getByRole('button', { name: 'Adding…' }));
  expect(sent).toEqual(['ProfileBefore']);
});
