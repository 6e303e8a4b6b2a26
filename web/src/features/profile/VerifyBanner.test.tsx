import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Answered } from '../../lib/api/Answered.tsx';
import { system } from '../../ui/theme/system.ts';
import { VerifyBanner } from './VerifyBanner.tsx';

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
