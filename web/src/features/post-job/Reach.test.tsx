import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { beforeEach, expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render, screen, within } from '@testing-library/react';
import type { JobInput } from '../../gql/graphql.ts';
import { system } from '../../ui/theme/system.ts';
import { Reach } from './Reach.tsx';

const because = '38 hours a week, 76 a fortnight: more than the 48 of subclass 500 in session';
const reach = {
  __typename: 'AdReach',
  students: 14,
  near: 'Newtown',
  closing: [{ __typename: 'ReachChange', change: '“Citizens or permanent residents only”', students: null }],
  opening: [{ __typename: 'ReachChange', change: 'At most 24 hours a week', students: 21 }],
};
const openings = [
  { __typename: 'VisaOpening', visa: '500', label: 'Student Visa subclass 500', kind: 'closed', because },
  { __typename: 'VisaOpening', visa: '485', label: 'Temporary Graduate 485', kind: 'open', because: '' },
];
const noContradictions: readonly string[] = [];
const weeklyHours = { __typename: 'WeeklyHours', min: 38, max: 38, inferred: false };
const workRights = { __typename: 'StatedWorkRights', kind: 'residents_only', demanded: 'citizens' };
const read = { openings, contradictions: noContradictions, reach, weeklyHours, workRights, sponsors: false };
const writtenAd = { __typename: 'WrittenAd', ...read };
const me = { __typename: 'User', id: 7, companyName: 'Harbour Kitchen' };

const answering = (answer: () => object | undefined) =>
  new ApolloLink(
    ({ operationName }) =>
      new Observable((reader) => {
        if (operationName === 'OwnCompany') {
          reader.next({ data: { me } });
          return reader.complete();
        }
        const found = answer();
        if (!found) return reader.error(new Error('The server cannot be reached.'));
        reader.next({ data: { writtenAd: found } });
        reader.complete();
      }),
  );

/** Shows the panel next to an ad; the function that it returns shows it next to a changed one. */
const openBeside = (ad: JobInput, answer: () => object | undefined) => {
  const client = new ApolloClient({ link: answering(answer), cache: new InMemoryCache() });
  const beside = (input: JobInput) => (
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <Reach input={input} />
      </ApolloProvider>
    </ChakraProvider>
  );
  const { rerender } = render(beside(ad));
  return (changed: JobInput) => rerender(beside(changed));
};

const open = (title: string, answer: object = writtenAd) => openBeside({ title, description: ' ' }, () => answer);

/** Longer than the pause in typing. */
const patience = { timeout: 30_000 };

beforeEach(() => {
  // jsdom has no media queries.
  const wide = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => wide });
});

test('it shows what student visas will see, about how many students may take the job, and what would change that', async () => {
  open('Cook');
  const panel = within(await screen.findByRole('region', { name: 'About 14 people near Newtown may take this job' }));
  expect(panel.getByText('Closed to student visas')).toBeTruthy();
  expect(panel.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    '“Citizens or permanent residents only”Fewer than 10 left',
    'At most 24 hours a weekAbout 21',
    `ClosedStudent Visa subclass 500${because}`,
    'OpenTemporary Graduate 485',
  ]);
});

test('too few to tell are shown as such with the reason; only a change that would win enough has a number', async () => {
  open('Cook', { ...writtenAd, reach: { ...reach, students: null, near: null } });
  expect(await screen.findByRole('heading', { name: 'Fewer than 10 people may take this job' })).toBeTruthy();
  expect(screen.getByText('About 21')).toBeTruthy();
  expect(screen.getByText(/no number below 10.*so that nobody can be recognised/)).toBeTruthy();
  expect(screen.queryByText(/Fewer than 10 left/)).toBeNull();
});

test('what the text says otherwise than the form is told beside it', async () => {
  const contradiction = 'The text says “38 hours a week”, the form 12 to 18 hours a week.';
  open('Cook', { ...writtenAd, contradictions: [contradiction] });
  expect(await screen.findByText(`${contradiction} Students read both: change one of them.`)).toBeTruthy();
});

test('an empty ad is told what will be counted', async () => {
  open(' ');
  expect(await screen.findByText(/we count the students whose visa allows this job/)).toBeTruthy();
  expect(screen.queryByText('Closed to student visas')).toBeNull();
});

test.each([
  ['above a week', { hoursMin: 200 }],
  ['no number', { hoursMin: Number.NaN }],
  ['in the wrong order', { hoursMin: 20, hoursMax: 10 }],
])('hours that are %s leave no verdict standing until they are mended', async (_what, hours) => {
  const ad = { title: 'Cook', description: ' ' };
  const show = openBeside(ad, () => writtenAd);
  await screen.findByText('Closed to student visas');
  show({ ...ad, ...hours });
  await screen.findByText('Mend the hours to see who may take this job.', {}, patience);
  expect(screen.queryByText('Closed to student visas')).toBeNull();
  expect(screen.queryByRole('listitem', { hidden: true })).toBeNull();
  show({ ...ad, hoursMin: 20 });
  await screen.findByText('Closed to student visas', {}, patience);
  expect(screen.queryByText(/Mend the hours/)).toBeNull();
});

test('a question without an answer leaves no verdict standing, and the next change asks again', async () => {
  let isOnline = true;
  const ad = { title: 'Cook', description: ' ' };
  const show = openBeside(ad, () => (isOnline ? writtenAd : undefined));
  await screen.findByText('Closed to student visas');
  isOnline = false;
  show({ ...ad, hoursMin: 20 });
  await screen.findByText(/^We could not ask who may take this job\. We try again/, {}, patience);
  expect(screen.queryByText('Closed to student visas')).toBeNull();
  isOnline = true;
  show({ ...ad, hoursMin: 21 });
  await screen.findByText('Closed to student visas', {}, patience);
});

test('below it stands the card that students will see, with what the form says and what was read in the text', async () => {
  const description = `<p>Cook for forty guests.</p><ul><li>${'Wash up. '.repeat(40)}</li></ul>`;
  openBeside(
    { title: ' Cook ', description, city: 'Newtown', state: 'NSW', salaryMin: 34, employmentType: 'CASUAL' },
    () => writtenAd,
  );
  const section = within(await screen.findByRole('region', { name: 'How students see it' }));
  expect(section.getByRole('heading', { name: 'Cook', level: 3 })).toBeTruthy();
  expect(await section.findByText('Harbour Kitchen · Newtown NSW · $34/hr')).toBeTruthy();
  expect(section.getByText(/^Cook for forty guests\. Wash up\..{150,200}…$/)).toBeTruthy();
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Citizens only',
    '38 h a week',
    'Casual',
  ]);
});

test('what is not written yet is said in its place', async () => {
  openBeside({ title: ' ', description: '<p>Cook for guests.</p>' }, () => ({
    ...writtenAd,
    weeklyHours: null,
    workRights: { ...workRights, kind: 'open', demanded: null },
    sponsors: true,
  }));
  const section = within(await screen.findByRole('region', { name: 'How students see it' }));
  expect(section.getByRole('heading', { name: 'No title yet' })).toBeTruthy();
  expect(await section.findByText('Harbour Kitchen · Location not specified')).toBeTruthy();
  expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Sponsors visas']);
});

test('pay that is not a number is left out', async () => {
  openBeside({ title: 'Cook', description: '', salaryMin: Number.NaN, salaryMax: 36 }, () => writtenAd);
  const section = within(await screen.findByRole('region', { name: 'How students see it' }));
  expect(await section.findByText('Harbour Kitchen · Location not specified · $36/hr')).toBeTruthy();
});
