import { expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Button } from './button.ts';
import { FileButton } from './FileButton.tsx';
import { system } from './theme/system.ts';

const show = (content: ReactNode) => render(<ChakraProvider value={system}>{content}</ChakraProvider>);

/** A form that is being sent until `answer` is called. */
function Sending({ sent, until }: Readonly<{ sent: () => void; until: Promise<void> }>) {
  const [busy, setBusy] = useState(false);
  const send = async () => {
    sent();
    setBusy(true);
    await until;
    setBusy(false);
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <input aria-label="Name" />
      <Button type="submit" disabled={busy}>
        Send
      </Button>
    </form>
  );
}

test('a button keeps the focus while it is disabled, and neither it nor the Enter key sends the form again', async () => {
  let sent = 0;
  let answer = () => {};
  const until = new Promise<void>((resolve) => (answer = resolve));
  show(<Sending sent={() => sent++} until={until} />);
  const button = screen.getByRole('button', { name: 'Send' });
  await userEvent.click(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Mei{Enter}');
  expect(sent).toBe(1);
  await act(async () => answer());
  expect(button.hasAttribute('aria-disabled')).toBe(false);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
  expect(sent).toBe(2);
});

test('a button for a file keeps the focus while it is disabled, and takes no file', async () => {
  const chosen: string[] = [];
  const button = (disabled: boolean) => (
    <ChakraProvider value={system}>
      <FileButton label="Resume" accept=".pdf" disabled={disabled} onFile={({ name }) => chosen.push(name)} />
    </ChakraProvider>
  );
  const { rerender } = render(button(false));
  const input = screen.getByLabelText('Resume');
  await userEvent.upload(input, new File(['one'], 'one.pdf'));
  rerender(button(true));
  expect(document.activeElement).toBe(input);
  expect(input.matches(':disabled')).toBe(false);
  await userEvent.upload(input, new File(['two'], 'two.pdf'));
  expect(chosen).toEqual(['one.pdf']);
  rerender(button(false));
  await userEvent.upload(input, new File(['three'], 'three.pdf'));
  rerender(button(true));
  fireEvent.change(input, { target: { files: [new File(['dropped'], 'dropped.pdf')] } });
  expect(chosen).toEqual(['one.pdf', 'three.pdf']);
});
