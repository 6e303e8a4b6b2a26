import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { Observable } from 'rxjs';
import { system } from '../../ui/theme/system.ts';
import { ApplyDialog } from './ApplyDialog.tsx';

const me = {
  __typename: 'User',
  id: 1,
  fullName: 'Mei Tan',
  email: 'mei@example.org',
  university: 'University of Sydney',
  degree: 'Bachelor of Commerce',
  graduationYear: '2027',
  languages: ['English'],
  visaStatus: 'Student Visa subclass 500',
  resumeName: 'mei.pdf',
};

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

const open = (person: object, missing: readonly string[] = []) => {
  cleanup();
  const applicationOutlook = { __typename: 'ApplicationOutlook', kind: 'open', missing };
  const link = new ApolloLink(
    () =>
      new Observable((observer) => (observer.next({ data: { applicationOutlook, me: person } }), observer.complete())),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <ApplyDialog
            job={{ id: 1, title: 'Barista', companyName: 'Harbour Kitchen' }}
            warnings={[]}
            onApply={async () => {}}
            onClose={() => {}}
          />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
};

test('only what the profile has is named, and a missing resume is said with the way to add one', async () => {
  open(me);
  const all = 'name, email address, university, degree, graduation year, languages, visa type and resume';
  expect(await screen.findByText(`Harbour Kitchen gets your ${all}, as they are now.`)).toBeTruthy();
  expect(screen.getByText(/^They also see what .* matches the job, and roughly how far away you live\.$/)).toBeTruthy();
  expect(screen.queryByText(/You have no resume yet/)).toBeNull();

  open({ ...me, graduationYear: null, languages: [], visaStatus: null, university: null, resumeName: null }, [
    'university',
  ]);
  expect(
    await screen.findByText('Harbour Kitchen gets your name, email address, university and degree, as they are now.'),
  ).toBeTruthy();
  expect(screen.getByText(/You have no resume yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Add a resume' }).getAttribute('href')).toBe('/profile?tab=profile');
});
