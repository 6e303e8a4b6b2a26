import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../ui/theme/system.ts';
import { ReadResume } from './ReadResume.tsx';
import type { Choice } from './resume-entries.ts';

const original = globalThis.fetch;
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

const barista = {
  __typename: 'WorkExperience',
  company: 'Cafe',
  title: 'Barista',
  start: '2023-03',
  end: 'Present',
  description: '',
};
const found = (...skills: string[]) => ({
  __typename: 'ResumeForm',
  skills,
  languages: [],
  licences: [],
  education: [],
  experience: [barista],
});
type Read = ReturnType<typeof found> & { uploadedAt: string | null };

const monday = '2026-11-23T07:00:00.000Z';
const tuesday = '2026-11-24T07:00:00.000Z';
const before: Read = { ...found('Coffee'), uploadedAt: monday };

/**
 * What is offered of the resume of Tuesday, uploaded here or stored already, while another one was read before; the
 * service answers with `after` once it was asked `late` times.
 */
const offeredOf = async (after: Read, late: number, { uploads = true } = {}) => {
  jest.useFakeTimers();
  globalThis.fetch = async () => new Response('{}');
  const me = {
    __typename: 'User',
    id: 3,
    resumeUrl: '/resume',
    resumeUploadedAt: tuesday,
    education: [],
    experience: [{ ...barista, start: '2023' }],
  };
  let asked = 0;
  const link = new ApolloLink(
    () =>
      new Observable((asker) => {
        asker.next({ data: { me, myResume: asked++ < late ? before : after } });
        asker.complete();
      }),
  );
  const offered: (Choice | undefined)[] = [];
  const { container } = render(
    <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
      <ChakraProvider value={system}>
        <ReadResume
          profile={{ skills: [], resumeUrl: '/resume' }}
          choice={undefined}
          onChoice={(choice) => offered.push(choice)}
          onSaved={() => undefined}
        />
      </ChakraProvider>
    </ApolloProvider>,
  );
  const input = container.querySelector('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  const file = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });
  await act(async () => {
    if (uploads) fireEvent.change(input, { target: { files: [file] } });
    else fireEvent.click(screen.getByRole('button', { name: 'Fill in from the resume' }));
  });
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  return offered;
};

const after: Read = { ...found('Latte art'), uploadedAt: tuesday };
const choice = {
  found: found('Latte art'),
  out: new Set(['experience 0']),
  known: new Map([['experience 0', 'Barista, Cafe, 2023 – Present']]),
  uploadedAt: tuesday,
};

test.each([{ uploads: true }, { uploads: false }])(
  'the stored resume is offered, however late it was read, and never the one before: %j',
  async (how) => {
    expect(await offeredOf(after, 5, how)).toEqual([choice]);
    cleanup();
    expect(await offeredOf(after, 100, how)).toEqual([]);
    expect(screen.getByText(/we are still reading it/)).toBeTruthy();
  },
);

test('a resume that says the same as the one before is offered all the same', async () => {
  expect(await offeredOf({ ...before, uploadedAt: tuesday }, 5)).toEqual([{ ...choice, found: found('Coffee') }]);
});

test('a resume announced by an earlier release is offered where it is stored, and not as one uploaded here', async () => {
  const undated = { ...found('Latte art'), uploadedAt: null };
  expect(await offeredOf(undated, 0, { uploads: false })).toEqual([choice]);
  cleanup();
  expect(await offeredOf(undated, 0)).toEqual([]);
});
