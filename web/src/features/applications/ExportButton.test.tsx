import { beforeEach, expect, jest, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { system } from '../../ui/theme/system.ts';
import { Toaster } from '../../ui/Toaster.tsx';
import { noFilters } from './ApplicationFilters.tsx';
import { ExportButton } from './ExportButton.tsx';

const application = (id: number, fullName: string, languages: readonly string[]) => ({
  __typename: 'Application',
  id,
  status: 'applied',
  appliedAt: '2026-03-02T09:00:00Z',
  resumeName: null,
  note: null,
  job: { __typename: 'ApplicationJob', title: 'Cook', location: 'Hobart, TAS' },
  user: {
    __typename: 'Applicant',
    fullName,
    email: 'mei@example.org',
    university: 'UTAS',
    degree: 'Nursing',
    graduationYear: '2027',
    languages,
    visaType: '500',
  },
  verifiedVisa: null,
  fit: null,
});

const page = (nextCursor: string | null, ...applications: readonly unknown[]) => ({
  data: { employerApplications: { __typename: 'ApplicationPage', nextCursor, applications } },
});

/** The button with a server that answers each cursor (or '' without one). */
const shown = (answers: Readonly<Record<string, ApolloLink.Result>>, filters = noFilters) => {
  const link = new ApolloLink(({ variables }) => of(answers[String(variables['after'] ?? '')] ?? {}));
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  render(
    <ApolloProvider client={client}>
      <ChakraProvider value={system}>
        <ExportButton filters={filters} isEmpty={false} />
        <Toaster />
      </ChakraProvider>
    </ApolloProvider>,
  );
};

const saved: Blob[] = [];

beforeEach(() => {
  saved.length = 0;
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:saved';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

test('every page is exported, without the applicants that the filters leave out', async () => {
  shown(
    {
      '': page('next', application(3, 'Mei Tan', ['Mandarin']), application(2, 'Ana Silva', ['Portuguese'])),
      next: page(null, application(1, 'Li Wei', ['mandarin'])),
    },
    { ...noFilters, language: 'Mandarin' },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const names = (await saved[0]?.text())?.split('\r\n').map((line) => line.split(',')[0]);
  expect(names?.slice(1)).toEqual(['Mei Tan', 'Li Wei', '']);
});

test('nothing is saved if a page does not come', async () => {
  const failure = { data: null, errors: [{ message: 'Try again later.' }] };
  shown({ '': page('next', application(3, 'Mei Tan', [])), next: failure });
  await userEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
  expect(await screen.findByText('Failed to export applications')).toBeTruthy();
  expect(saved).toEqual([]);
  expect(screen.getByRole('button', { name: 'Export as CSV' }).hasAttribute('disabled')).toBe(false);
});
