import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { Answered } from '../../lib/api/Answered.tsx';
import { system } from '../../ui/theme/system.ts';
import { MyApplications } from './MyApplications.tsx';

const copy = {
  __typename: 'Application',
  id: 5,
  resumeName: 'mei.pdf',
  user: {
    __typename: 'Applicant',
    fullName: 'Mei Tan',
    email: 'mei@example.org',
    university: 'University of Sydney',
    degree: 'Bachelor of Commerce',
    graduationYear: null,
    languages: ['English', 'Mandarin'],
    visaType: '500',
  },
};
const sent = {
  ...copy,
  jobId: 12,
  status: 'applied',
  appliedAt: '2026-11-22T01:00:00Z',
  jobClosedReason: null,
  withdrawnAt: null,
  job: {
    __typename: 'ApplicationJob',
    title: 'Weekend barista',
    city: 'Sydney',
    state: 'NSW',
    location: null,
    company: { __typename: 'ApplicationCompany', name: 'Harbour Kitchen' },
  },
};

const open = (path: string, application: object = copy) =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter initialEntries={[path]}>
        <Answered answer={{ kind: 'says', data: { myApplications: [sent, { ...sent, id: 6 }], application } }}>
          <MyApplications />
        </Answered>
      </MemoryRouter>
    </ChakraProvider>,
  );

test('the copy that the employer has is shown on demand, part by part, and folded again', async () => {
  open('/profile?tab=applications');
  const [see] = await screen.findAllByRole('button', { name: 'See what we sent for Weekend barista' });
  expect(screen.queryByText('mei@example.org')).toBeNull();
  if (see) await userEvent.click(see);
  expect(await screen.findByText('mei@example.org')).toBeTruthy();
  expect(screen.getByText('Student Visa subclass 500')).toBeTruthy();
  expect(screen.getByText('English, Mandarin')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'mei.pdf' })).toBeTruthy();
  expect(screen.queryByText('Graduation year')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide what we sent for Weekend barista' }));
  expect(screen.queryByText('mei@example.org')).toBeNull();
});

test('the application that the address names is unfolded, and one without a resume says so', async () => {
  open('/profile?tab=applications&application=5', { ...copy, resumeName: null });
  expect(await screen.findByText('No resume')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Hide what we sent for Weekend barista' })).toHaveLength(1);
});
