import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { system } from '../../ui/theme/system.ts';
import { ReadResume } from './ReadResume.tsx';
import type { Choice } from './resume-entries.ts';

const original = globalThis.fetch;
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

const read = (...skills: string[]) => ({
  __typename: 'ResumeForm',
  skills,
  languages: [],
  licences: [],
  education: [],
  experience: [],
});

/** Uploads a resume while another is stored; the service has read `after` of it once it was asked `late` times. */
const upload = async (after: ReturnType<typeof read>, late: number) => {
  jest.useFakeTimers();
  globalThis.fetch = async () => new Response('{}');
  let asked = 0;
  const link = new ApolloLink(
    () =>
      new Observable((asker) => {
        asker.next({ data: { myResume: asked++ < late ? read('Coffee') : after } });
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
  await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  return offered;
};

test('after an upload the new resume is offered, however late it was read', async () => {
  expect(await upload(read('Latte art'), 5)).toEqual([{ found: read('Latte art'), out: new Set() }]);
});

test('while only the resume before has been read, nothing is offered as what the new one says', async () => {
  expect(await upload(read('Coffee'), 100)).toEqual([]);
  expect(screen.getByText(/so far we have read nothing new in it/)).toBeTruthy();
});
