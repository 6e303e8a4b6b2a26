import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'graphql';
import { of, Subject } from 'rxjs';
import { system } from '../../ui/theme/system.ts';
import { FortnightCard } from './FortnightCard.tsx';

const monday = Date.UTC(2026, 2, 2);
const dayAt = (at: number) => new Date(monday + at * 86_400_000).toISOString().slice(0, 10);
const today = dayAt(7);

/** Saving a shift waits for this query too. */
const YourMatches = parse('query YourMatches { myMatches { day } }');

type Shift = Readonly<{ id: string; day: string; hours: number; employer: string }>;

const fortnightWith = (shifts: readonly Shift[]) => {
  const hoursOn = (day: string) => shifts.find((shift) => shift.day === day)?.hours ?? 0;
  const week = (first: number) => ({
    __typename: 'WeekOfWork',
    from: dayAt(first),
    days: Array.from({ length: 7 }, (_, at) => dayAt(first + at)).map((day) => ({
      __typename: 'DayOfWork',
      day,
      hours: hoursOn(day),
      limited: true,
    })),
  });
  const weeks = [week(0), week(7), week(14)];
  const worked = shifts.reduce((sum, { hours }) => sum + hours, 0);
  const tighter = { __typename: 'FortnightLeft', from: dayAt(0), to: dayAt(13), left: 48 - worked };
  return {
    __typename: 'Fortnight',
    today,
    limit: 48,
    noLimitBecause: null,
    noWorkBecause: null,
    question: null,
    visaUnknown: false,
    tighter,
    both: [tighter],
    regular: 0,
    weeks,
    shifts: shifts.map((shift) => ({ __typename: 'Shift', ...shift })),
  };
};

test('a shift that is opened while another one is still being saved stays open', async () => {
  let shifts: readonly Shift[] = [];
  const matches = new Subject<{ data: object }>();
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName === 'YourMatches') return matches;
    if (operationName === 'NoteShift') shifts = [variables.input];
    const known = fortnightWith(shifts);
    return of({ data: operationName === 'NoteShift' ? { noteShift: known } : { myFortnight: known } });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  client.watchQuery({ query: YourMatches }).subscribe(() => undefined);
  render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <FortnightCard />
      </ChakraProvider>
    </ApolloProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Show the days' }));
  await userEvent.click(screen.getByRole('button', { name: /: no hours, today$/ }));
  const form = await screen.findByRole('group', { name: 'New shift' });
  await userEvent.type(within(form).getByRole('textbox', { name: 'Hours' }), '5');
  await userEvent.click(within(form).getByRole('button', { name: 'Save shift' }));
  await userEvent.click(await screen.findByRole('button', { name: /: 5 hours, today$/ }));
  expect(screen.getByRole('group', { name: 'Change the shift' })).toBeTruthy();
  await act(async () => {
    matches.next({ data: { myMatches: { __typename: 'MyMatches', day: today } } });
    matches.complete();
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.getByRole('group', { name: 'Change the shift' })).toBeTruthy();
});
