import { expect, test } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen } from '@testing-library/react';
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
        me: {
          ...me,
          __typename: 'User',
          skills: [],
          languages: [],
          experience: [],
          resumeUrl: null,
          resumeUploadedAt: null,
        },
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
          <YourMatches
            fullName="Mei Tan"
            emailVerified={false}
            next={<NextStep userId={1} />}
            fortnight={null}
            trades={null}
          />
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

const me = {
  __typename: 'User',
  id: 3,
  emailVerified: true,
  visaStatus: 'Student Visa subclass 500',
  university: 'University of Sydney',
  degree: 'Bachelor of Commerce',
  citySuburb: 'Ultimo NSW',
  skills: ['Coffee', 'Excel', 'Till'],
  languages: ['English'],
  education: [],
  experience: [],
  resumeUrl: null,
  resumeUploadedAt: null,
};
const uploadedAt = '2026-11-23T07:00:00.000Z';
const study = {
  __typename: 'Education',
  degree: 'Bachelor of Commerce',
  field: '',
  institution: 'University of Sydney',
  startYear: '2025',
  endYear: '',
};
const found = {
  __typename: 'Resume',
  uploadedAt,
  skills: ['Latte art'],
  languages: [],
  licences: [],
  education: [{ ...study, endYear: '2027' }],
};
const work = { __typename: 'Work', company: 'Kiosk', title: 'Barista', start: '', end: '', description: '' };

const open = (person: object, done: readonly string[]) => {
  const profileSteps = ['visa', 'suburb', 'skills', 'hours'].map((name) => ({
    __typename: 'ProfileStep',
    name,
    isDone: done.includes(name),
    jobs: 67,
  }));
  const data = {
    me: person,
    myMatches: { __typename: 'MyMatches', matches: [], profileSteps },
    myResume: { ...found, experience: [work] },
  };
  const link = new ApolloLink(() => new Observable((observer) => (observer.next({ data }), observer.complete())));
  cleanup();
  render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          <NextStep userId={3} />
        </MemoryRouter>
      </ChakraProvider>
    </ApolloProvider>,
  );
};

test('after the steps, what is still missing is suggested with the way to add it, and nothing once all is there', async () => {
  open(me, ['visa', 'suburb', 'skills', 'hours']);
  expect(await screen.findByRole('heading', { name: 'Add your resume' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Your profile is 78% complete' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Upload resume' }).getAttribute('href')).toBe('/profile');
  open({ ...me, resumeUrl: '/resume' }, ['visa', 'suburb', 'skills', 'hours']);
  const experience = await screen.findByRole('link', { name: 'Add experience' });
  expect(experience.getAttribute('href')).toBe('/profile?add=experience');
});

test('a step that was skipped is suggested again', async () => {
  open(me, ['visa', 'suburb', 'skills']);
  await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('textbox', { name: 'Hours a week, at most' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your next step' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(screen.getByRole('textbox', { name: 'Hours a week, at most' })).toBeTruthy();
});

test('what was found in a resume waits after a reload, and its skills are not done before they are added', async () => {
  const before = { ...me, education: [study], skills: [], resumeUrl: '/resume', resumeUploadedAt: uploadedAt };
  const done = ['visa', 'suburb', 'skills', 'hours'];
  open(before, done);
  await userEvent.click(await screen.findByRole('button', { name: 'Fill in from the resume' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Barista, Kiosk' }));
  open(before, done);
  expect(await screen.findByRole('group', { name: 'Found in your resume' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'Latte art' })).toHaveProperty('checked', true);
  expect(screen.getByRole('checkbox', { name: 'Barista, Kiosk' })).toHaveProperty('checked', false);
  const known = screen.getByRole('checkbox', { description: /^Your profile has “Bachelor of Commerce, University/ });
  expect(known).toHaveProperty('checked', false);
  await userEvent.click(screen.getByRole('button', { name: 'Skip' }));
  expect(screen.queryByRole('group', { name: 'Found in your resume' })).toBeNull();
  open(before, done);
  expect(await screen.findByRole('group', { name: 'Found in your resume' })).toBeTruthy();
  open({ ...before, resumeUploadedAt: '2026-11-24T07:00:00.000Z' }, done);
  expect(await screen.findByRole('button', { name: 'Fill in from the resume' })).toBeTruthy();
  open(before, done);
  await screen.findByRole('group', { name: 'Found in your resume' });
  await userEvent.click(screen.getByRole('button', { name: 'Leave them out' }));
  open(before, done);
  expect(await screen.findByRole('button', { name: 'Fill in from the resume' })).toBeTruthy();
});
