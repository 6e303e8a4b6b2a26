import { beforeEach, expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { makeFragmentData } from '../../gql/fragment-masking.ts';
import type { CompanyFragment } from '../../gql/graphql.ts';
import { logoWords } from '../../ui/logo-words.ts';
import { system } from '../../ui/theme/system.ts';
import { CompanyFields, CompanyForm } from './CompanyForm.tsx';
import { messages } from './messages.ts';

const company: CompanyFragment = {
  id: 4,
  companyName: 'North Light',
  companyWebsite: null,
  companySize: null,
  industry: null,
  companyDescription: null,
  companyLogoUrl: null,
};

const refusal = { errors: [{ message: 'The server is busy.' }] };
let answer: object;

beforeEach(() => {
  answer = { data: { updateEmployerProfile: null } };
  // jsdom has no addresses of files.
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined });
  window.sessionStorage.clear();
});

const open = () =>
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={new ApolloClient({ link: new ApolloLink(() => of(answer)), cache: new InMemoryCache() })}>
        <CompanyForm company={makeFragmentData(company, CompanyFields)} />
      </ApolloProvider>
    </ChakraProvider>,
  );
const save = () => userEvent.click(screen.getByRole('button', { name: messages.save }));
const choose = (name: string, type: string) =>
  userEvent.upload(screen.getByLabelText(logoWords.choose), new File(['logo'], name, { type }), { applyAccept: false });
const saysSaved = () => screen.queryByText(messages.saved) !== null;

const openSaved = async () => {
  open();
  await save();
  expect(await screen.findByText(messages.saved)).toBeTruthy();
};

test('what was saved is no longer said once a file is refused', async () => {
  await openSaved();
  await choose('logo.pdf', 'application/pdf');
  expect(screen.getByText(logoWords.notImage)).toBeTruthy();
  expect(saysSaved()).toBe(false);
});

test('nor while a chosen file waits to be uploaded', async () => {
  await openSaved();
  await choose('logo.png', 'image/png');
  expect(screen.getByText(logoWords.chosen('logo.png'))).toBeTruthy();
  expect(saysSaved()).toBe(false);
});

test('nor once a field has changed', async () => {
  await openSaved();
  await userEvent.type(screen.getByLabelText(messages.industry), 'Design');
  expect(saysSaved()).toBe(false);
});

test('nor when the next save fails', async () => {
  await openSaved();
  answer = refusal;
  await save();
  expect(await screen.findByText('The server is busy.')).toBeTruthy();
  expect(saysSaved()).toBe(false);
});

test('a refused file is forgotten once the form is saved without it', async () => {
  open();
  await choose('logo.pdf', 'application/pdf');
  await save();
  expect(await screen.findByText(messages.saved)).toBeTruthy();
  expect(screen.queryByText(logoWords.notImage)).toBeNull();
});
