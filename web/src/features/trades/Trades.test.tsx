import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { system } from '../../ui/theme/system.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { Trades } from './Trades.tsx';

const names: Readonly<Record<string, string>> = {
  '221': 'Accounting and audit',
  '222': 'Finance and investment',
  '431': 'Café, bar and restaurant service',
  '551': 'Bookkeeping and accounts',
  '552': 'Insurance and banking administration',
  '3513': 'Cooking',
  '621': 'Shop sales',
  '811': 'Cleaning and laundry',
  '851': 'Kitchen help',
  student_jobs: 'Student jobs without experience',
};
const named = (code: string) => ({ __typename: 'Trade', code, name: names[code] ?? '' });

/** A server that keeps what was chosen, or refuses it; answers what was asked to be saved. */
const open = (trades: readonly string[], { found = ['221', '551'], refuses = false, noSearch = false } = {}) => {
  let chosen: unknown = trades;
  const saved: unknown[] = [];
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        if (operationName === 'ChooseTrades') {
          saved.push(variables.trades);
          if (refuses) return observer.error(new Error('away'));
          chosen = variables.trades;
        }
        if (noSearch && operationName === 'TradeSuggestions') return observer.error(new Error('away'));
        const preferences = {
          __typename: 'Preferences',
          trades: [chosen].flat().map(String).map(named),
          tradesFound: found.map(named),
          tradesNear: ['222', 'student_jobs'].map(named),
        };
        const tradeSuggestions = variables.query === 'cook' ? [named('3513')] : [];
        observer.next({ data: { myPreferences: preferences, updatePreferences: preferences, tradeSuggestions } });
        observer.complete();
      }),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <Trades />
        <Toaster />
      </ChakraProvider>
    </ApolloProvider>,
  );
  return saved;
};

const saidOfSearch = () =>
  within(screen.getByRole('region', { name: 'What we look for' })).getByRole('status').textContent;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choices = () => within(screen.getByRole('group', { name: 'Which work do you want?' }));
const pressed = () =>
  choices()
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

test('one press confirms what the profile leads to', async () => {
  const saved = open([]);
  expect(await screen.findByText(/^Your profile leads to this work/)).toBeTruthy();
  await press('Yes, only this');
  expect(await screen.findByText('You chose this. We look for nothing else.')).toBeTruthy();
  expect(saved).toEqual([['221', '551']]);
  expect(screen.getByText("Saved. Tomorrow's email follows it.")).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('What we look for');
});

test('other work is chosen from what is close and from a search, and "Cancel" changes nothing', async () => {
  const saved = open([]);
  await press('Choose other work');
  expect(pressed()).toEqual(['Accounting and audit', 'Bookkeeping and accounts']);
  await press('Accounting and audit');
  await press('Student jobs without experience');
  await userEvent.type(screen.getByRole('combobox', { name: 'Another kind of work' }), 'cook');
  await userEvent.click(await screen.findByRole('option', { name: 'Cooking' }));
  expect(pressed()).toEqual(['Bookkeeping and accounts', 'Student jobs without experience', 'Cooking']);
  await press('Cancel');
  expect(saved).toEqual([]);
  await press('Choose other work');
  await press('Bookkeeping and accounts');
  await press('Look for this');
  expect(await screen.findByText('You chose this. We look for nothing else.')).toBeTruthy();
  expect(saved).toEqual([['221']]);
});

test('Enter takes the first that was found, and how many were found is announced', async () => {
  open([]);
  await press('Choose other work');
  const another = screen.getByRole('combobox', { name: 'Another kind of work' });
  await userEvent.type(another, 'cook');
  await screen.findByRole('option', { name: 'Cooking', selected: true });
  expect(saidOfSearch()).toBe('1 kind of work to choose from');
  await userEvent.keyboard('{Enter}');
  expect(pressed()).toContain('Cooking');
  expect(saidOfSearch()).toBe('Cooking is chosen');
  expect(another).toHaveProperty('value', '');
});

test('a search that fails says so', async () => {
  open([], { noSearch: true });
  await press('Choose other work');
  await userEvent.type(screen.getByRole('combobox', { name: 'Another kind of work' }), 'cook');
  expect(await screen.findAllByText('The search does not work at the moment. Try again shortly.')).toHaveLength(2);
});

test('a text that was typed and not taken is not lost with the form', async () => {
  const saved = open([]);
  await press('Choose other work');
  await userEvent.type(screen.getByRole('combobox', { name: 'Another kind of work' }), 'cook');
  await press('Look for this');
  expect(choices().getByRole('alert').textContent).toBe(
    '"cook" is not chosen yet: choose from the list, or clear the field.',
  );
  expect(saved).toEqual([]);
});

test('a text that names no work says so, and Enter in it saves nothing', async () => {
  const saved = open([]);
  await press('Choose other work');
  await userEvent.type(screen.getByRole('combobox', { name: 'Another kind of work' }), 'zzz{Enter}');
  const none = 'We know no kind of work like "zzz". Try the name of a job in English.';
  expect(await screen.findAllByText(none)).toHaveLength(2);
  expect(saidOfSearch()).toBe(none);
  expect(saved).toEqual([]);
});

test('a ninth kind of work is refused until one is taken off, and so is none at all', async () => {
  const all = ['221', '222', '431', '552', '3513', '621', '811', '851'];
  const saved = open(all);
  await press('Change what we look for');
  await press('Bookkeeping and accounts');
  expect(choices().getByRole('alert').textContent).toBe('You have chosen 8 already. Take one off first.');
  expect(pressed()).toHaveLength(8);
  await press('Cooking');
  expect(choices().queryByRole('alert')).toBeNull();
  for (const code of all.filter((one) => one !== '3513')) await press(names[code] ?? '');
  await press('Look for this');
  expect(choices().getByRole('alert').textContent).toBe(
    'Choose at least one kind of work, or let your profile decide.',
  );
  expect(saved).toEqual([]);
});

test('the profile decides again after a press', async () => {
  const saved = open(['3513']);
  await press('Change what we look for');
  await press('Let my profile decide');
  expect(await screen.findByText(/^Your profile leads to this work/)).toBeTruthy();
  expect(saved).toEqual([[]]);
});

test('a choice that cannot be saved stays in the form', async () => {
  open([], { refuses: true });
  await press('Choose other work');
  await press('Finance and investment');
  await press('Look for this');
  expect((await choices().findByRole('alert')).textContent).toMatch(/away|Failed to save/);
  expect(pressed()).toContain('Finance and investment');
});

test('of two things that went wrong the later one is said', async () => {
  open(['221', '222', '431', '552', '3513', '621', '811', '851'], { refuses: true });
  await press('Change what we look for');
  await press('Bookkeeping and accounts');
  expect(choices().getByRole('alert').textContent).toMatch(/^You have chosen 8 already/);
  await press('Look for this');
  expect((await choices().findByText(/away|Failed to save/)).getAttribute('role')).toBe('alert');
  await press('Cooking');
  expect(choices().queryByRole('alert')).toBeNull();
});

test('a press that cannot be saved says so in the card, and keeps the focus', async () => {
  open([], { refuses: true });
  await press('Yes, only this');
  const card = screen.getByRole('region', { name: 'What we look for' });
  expect(await within(card).findByText(/away|Failed to save/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Yes, only this');
});

test('a profile that says nothing asks which work is wanted', async () => {
  const saved = open([], { found: [] });
  expect(await screen.findByText('Your profile does not say yet which work suits you.')).toBeTruthy();
  await press('Choose kinds of work');
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  await press('Student jobs without experience');
  await press('Look for this');
  expect(await screen.findByText('You chose this. We look for nothing else.')).toBeTruthy();
  expect(saved).toEqual([['student_jobs']]);
});
