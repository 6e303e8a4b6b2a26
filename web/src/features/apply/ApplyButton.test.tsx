import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { of, throwError } from 'rxjs';
import { makeFragmentData } from '../../gql/fragment-masking.ts';
import { setSettings } from '../../platform/settings.ts';
import { system } from '../../ui/theme/system.ts';
import { ApplyButton, ApplyButtonFields } from './ApplyButton.tsx';
import { messages } from './messages.ts';

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

const me = {
  __typename: 'User',
  id: 1,
  fullName: 'Mei Tan',
  email: 'mei@example.org',
  university: 'UTS',
  degree: 'BIT',
};
const outlook = {
  applicationOutlook: { __typename: 'ApplicationOutlook', kind: 'open', missing: [] },
  me: { ...me, graduationYear: null, languages: [], visaStatus: null, resumeName: 'mei.pdf' },
};
const job = {
  id: 7,
  title: 'Barista',
  company: { name: 'Harbour Kitchen' },
  application: null,
  withdrawnAt: null,
  fit: null,
};

const press = async (place: ReturnType<typeof within>, name: string) =>
  userEvent.click(await place.findByRole('button', { name }));

test('another press after a lost answer sends the same key, and another dialog another one', async () => {
  setSettings({ pilot: false, google: false });
  const keys: unknown[] = [];
  const link = new ApolloLink(({ operationName, variables }) => {
    if (operationName !== 'ApplyForJob') return of({ data: outlook });
    keys.push(variables.idempotencyKey);
    return throwError(() => new Error('away'));
  });
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <ApplyButton job={makeFragmentData(job, ApplyButtonFields)} />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
  await press(screen, messages.apply);
  const dialog = () => within(screen.getByRole('dialog'));
  /** Until it was sent and has failed. */
  const pressIn = async (place: ReturnType<typeof within>) => {
    const sent = keys.length;
    await press(place, messages.apply);
    await waitFor(() => expect(keys).toHaveLength(sent + 1));
    await place.findByRole('button', { name: messages.apply });
  };
  await screen.findByText(/^Harbour Kitchen gets your/);
  await pressIn(dialog());
  await pressIn(dialog());
  await press(dialog(), 'Cancel');
  await press(screen, messages.apply);
  await screen.findByText(/^Harbour Kitchen gets your/);
  await pressIn(dialog());
  const [first, second, third] = keys;
  expect(first).toEqual(expect.stringMatching(/^[\da-f]{32}$/));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('who applies is told again why the email leaves the job out, and what to ask first', async () => {
  setSettings({ pilot: false, google: false });
  const fit = { because: 'the ad does not accept subclass 500', question: 'Is it a placement of your course?' };
  const link = new ApolloLink(() => of({ data: outlook }));
  const show = (shown: Readonly<{ question: string | null; because: string | null }>) => (
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <ApplyButton job={makeFragmentData({ ...job, fit: shown }, ApplyButtonFields)} />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>
  );
  const { rerender } = render(show(fit));
  await press(screen, messages.apply);
  await screen.findByText(/^Harbour Kitchen gets your/);
  expect(
    within(screen.getByRole('dialog')).getByText(/^We would not email it to you: the ad does not accept/),
  ).toBeTruthy();
  expect(within(screen.getByRole('dialog')).getByText('Is it a placement of your course?')).toBeTruthy();
  rerender(show({ because: null, question: null }));
  expect(within(screen.getByRole('dialog')).queryByText(/We would not email it/)).toBeNull();
});
