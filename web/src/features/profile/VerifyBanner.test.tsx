import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Answered } from '../../lib/api/Answered.tsx';
import { system } from '../../ui/theme/system.ts';
import { VerifyBanner } from './VerifyBanner.tsx';

afterEach(() => void jest.useRealTimers());

const show = (problem?: 'mailbox_refuses' | 'too_many' | 'not_delivered') => {
  const { container } = render(
    <Answered answer={{ kind: 'waits' }}>
      <ChakraProvider value={system}>
        <VerifyBanner email="mei@example.com" role="student" problem={problem} />
      </ChakraProvider>
    </Answered>,
  );
  return container.textContent;
};

test.each([
  [undefined, /We sent a link to mei@example\.com\. Open it/],
  ['mailbox_refuses', /could not send the link to mei@example\.com: its provider says that there is no such mailbox/],
  ['too_many', /could not send the link to mei@example\.com: too many emails .* Ask again in an hour\./],
  ['not_delivered', /could not send the link to mei@example\.com: the mail server refused it/],
] as const)('an account whose link was not sent (%s) is told why, and may ask for another', (problem, words) => {
  expect(show(problem)).toMatch(words);
  expect(screen.getByRole('button', { name: 'Send again' })).toBeDefined();
});

test.each([
  ['too_many', 'Send again'],
  [null, 'Sent'],
] as const)('some seconds after a link was asked for, it is known whether it was sent: %s', async (problem, label) => {
  jest.useFakeTimers();
  const me = { __typename: 'User', id: 7, emailVerified: false, confirmationProblem: problem };
  render(
    <Answered answer={{ kind: 'says', data: { resendVerification: true, me } }}>
      <ChakraProvider value={system}>
        <VerifyBanner email="mei@example.com" role="student" />
      </ChakraProvider>
    </Answered>,
  );
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send again' })));
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('button', { name: 'Sent' })).toBeDefined();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByRole('button', { name: label })).toBeDefined();
});
