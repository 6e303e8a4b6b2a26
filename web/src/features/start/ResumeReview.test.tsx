import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { NEVER } from 'rxjs';
import { system } from '../../ui/theme/system.ts';
import type { Choice } from './resume-entries.ts';
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
          choice={{ found, out: new Set(), known: new Map(), uploadedAt: '2026-11-20T07:00:00.000Z' }}
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

test('an entry that the profile seems to have is left out and says so, until it is put right', async () => {
  const work = { company: 'Cafe', title: 'Barista', start: '2023-03', end: 'Present', description: '' };
  const other = { ...work, title: 'Waiter' };
  const choices: Choice[] = [];
  function Review() {
    const [choice, setChoice] = useState<Choice>({
      found: { skills: [], languages: [], licences: [], education: [], experience: [work, other] },
      out: new Set(['experience 0']),
      known: new Map([['experience 0', 'Barista, Cafe, 2023']]),
      uploadedAt: '2026-11-20T07:00:00.000Z',
    });
    const choose = (next: Choice) => {
      choices.push(next);
      setChoice(next);
    };
    return <ResumeReview choice={choice} onChoice={choose} onSaved={() => undefined} onDismiss={() => undefined} />;
  }
  const client = new ApolloClient({ link: new ApolloLink(() => NEVER), cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <Review />
      </ChakraProvider>
    </ApolloProvider>,
  );
  const hint = 'Your profile has “Barista, Cafe, 2023”. Tick this if it is another one.';
  const entry = screen.getByRole('checkbox', { name: /^Barista/ });
  expect([entry.matches(':checked'), screen.getByRole('checkbox', { description: hint })]).toEqual([false, entry]);
  expect(screen.getByRole('checkbox', { name: /^Waiter/ }).matches(':checked')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^Change Barista/ }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Company' }), 's');
  expect(choices.at(-1)?.found.experience[0]?.company).toBe('Cafes');
  expect(screen.getByRole('checkbox', { name: /^Barista, Cafes/ }).matches(':checked')).toBe(true);
  expect(screen.queryByText(hint)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Barista, Cafes/ }));
  expect(screen.getByText(hint)).toBeTruthy();
});
