import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Observable } from 'rxjs';
import { system } from '../../ui/theme/system.ts';
import type { Choice } from './resume-entries.ts';
import { StepForm } from './StepForm.tsx';
import type { StepName } from './steps.ts';
import { currentSession, signIn, signOut } from '../../lib/session/session-store.ts';

const saves = new ApolloLink(
  () => new Observable((observer) => (observer.next({ data: { updatePreferences: null } }), observer.complete())),
);

const open = (userId: number, name: StepName) =>
  render(
    <ApolloProvider client={new ApolloClient({ link: saves, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <StepForm name={name} profile={{ id: userId, skills: [] }} quiet={false} onSaved={() => {}} onSkip={() => {}} />
      </ChakraProvider>
    </ApolloProvider>,
  );
const mei = {
  __typename: 'User',
  id: 3,
  email: 'mei@example.test',
  emailVerified: false,
  fullName: 'Mei Tan',
  role: 'student',
  visaStatus: 'Student Visa subclass 500',
} as const;
const hours = () => screen.getByRole('textbox', { name: 'Hours a week, at most' });

test('text typed into a step is restored after a reload or another view, until it is saved', async () => {
  const before = open(1, 'hours');
  await userEvent.type(hours(), '20');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sat' }));
  before.unmount();

  const after = open(1, 'hours');
  expect(hours()).toHaveProperty('value', '20');
  expect(screen.getByRole('checkbox', { name: 'Sat' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  after.unmount();

  open(1, 'hours');
  expect(hours()).toHaveProperty('value', '');
});

test('another user of the tab does not see it', async () => {
  const before = open(1, 'studies');
  await userEvent.type(screen.getByRole('combobox', { name: 'University or college' }), 'Lake College');
  before.unmount();
  open(2, 'studies');
  expect(screen.getByRole('combobox', { name: 'University or college' })).toHaveProperty('value', '');
});

const emptyResume = { skills: [], languages: [], licences: [], education: [], experience: [] };

test('skills are saved with what was found in a resume and ticked above them', async () => {
  const inputs: unknown[] = [];
  const uploadedAt = '2026-11-23T07:00:00.000Z';
  const me = {
    __typename: 'User',
    id: 3,
    skills: ['Sql'],
    languages: [],
    education: [],
    experience: [],
  };
  const replaced = { message: 'Not this one', extensions: { code: 'CONFLICT', detail: 'Your resume was replaced.' } };
  const link = new ApolloLink(
    ({ operationName, variables }) =>
      new Observable((observer) => {
        const isReplaced = operationName === 'SaveStep' && variables['resumeUploadedAt'] !== uploadedAt;
        if (operationName === 'SaveStep' && !isReplaced) inputs.push(variables['input']);
        const data = operationName === 'ProfileBefore' ? { me } : { updateStudentProfile: mei };
        observer.next(isReplaced ? { errors: [replaced] } : { data });
        observer.complete();
      }),
  );
  const saved: StepName[] = [];
  const show = (choice?: Choice) => (
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <StepForm
          name="skills"
          profile={{ id: 3, skills: [] }}
          choice={choice}
          quiet={false}
          onSaved={(name) => saved.push(name)}
          onSkip={() => {}}
        />
      </ChakraProvider>
    </ApolloProvider>
  );
  const { rerender } = render(show());
  await userEvent.type(screen.getByRole('combobox', { name: 'Add a skill' }), 'Till');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await save();
  expect(await screen.findByText(/^Add at least 3 skills, take them from your resume/)).toBeTruthy();
  const choice = {
    found: { ...emptyResume, skills: ['Coffee', 'Excel'] },
    out: new Set(['skills Excel']),
    known: new Map(),
    uploadedAt,
  };
  rerender(show({ ...choice, uploadedAt: '2026-11-22T07:00:00.000Z' }));
  await save();
  expect(await screen.findByText('Your resume was replaced.')).toBeTruthy();
  expect(inputs).toEqual([]);
  rerender(show(choice));
  await save();
  await waitFor(() => expect(saved).toEqual(['skills']));
  expect(inputs).toEqual([{ skills: ['Sql', 'Till', 'Coffee'], languages: [], education: [], experience: [] }]);
});

test('a working holiday maker names a course for applications, but no university', async () => {
  const saved: StepName[] = [];
  const link = new ApolloLink(
    () => new Observable((observer) => (observer.next({ data: { updateStudentProfile: mei } }), observer.complete())),
  );
  const show = (visaStatus: string) => (
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <StepForm
          key={visaStatus}
          name="studies"
          profile={{ id: 4, skills: [], visaStatus, degree: 'Diploma of Cookery' }}
          quiet={false}
          onSaved={(name) => saved.push(name)}
          onSkip={() => {}}
        />
      </ChakraProvider>
    </ApolloProvider>
  );
  const { rerender } = render(show('Student Visa subclass 500'));
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await save();
  expect(await screen.findByText('Enter your university or college.')).toBeTruthy();
  rerender(show('Working Holiday 417/462'));
  await save();
  await waitFor(() => expect(saved).toEqual(['studies']));
});

test('a visa that is saved is the one that the other screens read', async () => {
  signIn({ accessToken: 'access', refreshToken: 'refresh', user: { ...mei, visaStatus: null } });
  const link = new ApolloLink(
    () => new Observable((observer) => (observer.next({ data: { updateStudentProfile: mei } }), observer.complete())),
  );
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <StepForm name="visa" profile={{ id: 3, skills: [] }} quiet={false} onSaved={() => {}} onSkip={() => {}} />
      </ChakraProvider>
    </ApolloProvider>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Visa type' }), 'Student Visa subclass 500');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(currentSession()).toMatchObject({ user: { visaStatus: 'Student Visa subclass 500' } }));
  act(() => signOut());
});
