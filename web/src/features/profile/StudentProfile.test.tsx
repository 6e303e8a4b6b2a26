import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router';
import { makeFragmentData } from '../../gql/fragment-masking.ts';
import { Answered } from '../../lib/api/Answered.tsx';
import { useUnsaved } from '../../platform/unsaved.ts';
import { system } from '../../ui/theme/system.ts';
import { StudentProfile, StudentProfileFields } from './StudentProfile.tsx';
import { StudentTabs } from './StudentTabs.tsx';

const mei = {
  id: 3,
  email: 'mei@example.org',
  fullName: 'Mei Tan',
  contactNumber: '+61491570006',
  citySuburb: 'Ultimo NSW',
  university: 'University of Sydney',
  degree: 'Bachelor of Commerce',
  graduationYear: '2027',
  visaStatus: 'Student Visa subclass 500',
  education: [],
  experience: [],
  skills: [],
  activities: [],
  languages: [],
  resumeUrl: null,
  missingFields: [],
};

const open = (path: string) => {
  cleanup();
  const data = { myMatches: { __typename: 'MyMatches', matches: [] }, suggestSkills: [] };
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[path]}>
        <Answered answer={{ kind: 'says', data }}>
          <StudentProfile
            user={makeFragmentData(mei, StudentProfileFields)}
            matches={null}
            visaCard={null}
            visa={null}
            settings={null}
            applications={null}
            saved={null}
          />
        </Answered>
      </MemoryRouter>
    </ChakraProvider>,
  );
};

test('a missing part is added where it stands in the form, with the focus in its first field', async () => {
  open('/profile');
  await userEvent.click(await screen.findByRole('button', { name: 'Add experience' }));
  const fields = screen.getByRole('group', { name: 'Experience 1' });
  expect(fields.contains(document.activeElement)).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit Profile' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add languages' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Add a language' }));
});

test('the part that the address names is opened, and closed for good', async () => {
  open('/profile?add=education');
  expect(await screen.findByRole('group', { name: 'Education 1' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeTruthy();
  open('/profile?add=anything');
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeTruthy();
});

function Settings({ unsaved }: Readonly<{ unsaved: boolean }>) {
  useUnsaved(unsaved);
  return <p>settings</p>;
}

test.each([
  [true, 'PUSH'],
  [false, 'REPLACE'],
])('unsaved changes %p: another tab is a step in the history that can be asked about: %s', async (unsaved, action) => {
  const settings = <Settings unsaved={unsaved} />;
  const views = { matches: null, applications: null, saved: null, profile: null, visa: null, settings };
  const router = createMemoryRouter([{ path: '/profile', element: <StudentTabs views={views} /> }], {
    initialEntries: ['/profile?tab=settings'],
  });
  cleanup();
  render(
    <ChakraProvider value={system}>
      <Answered answer={{ kind: 'says', data: { myMatches: { __typename: 'MyMatches', matches: [] } } }}>
        <RouterProvider router={router} />
      </Answered>
    </ChakraProvider>,
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Visa' }));
  expect(router.state.location.search).toBe('?tab=visa');
  expect(router.state.historyAction).toBe(action);
});
