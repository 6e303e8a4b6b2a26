import { beforeEach, expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { abandonUnsavedForms } from '../platform/unsaved.ts';
import { TextField } from '../ui/TextField.tsx';
import { system } from '../ui/theme/system.ts';
import { fieldOf } from './field.ts';
import { FormShell } from './FormShell.tsx';
import { messages } from './messages.ts';
import { useServerForm } from './use-server-form.ts';

const schema = z.object({ name: z.string(), size: z.string() });

type CompanyProps = z.infer<typeof schema> & Readonly<{ afterSending?: boolean }>;

function Company({ name, size, afterSending = false }: CompanyProps) {
  const form = useServerForm({
    schema,
    values: { name, size },
    guarded: true,
    keeping: { as: 'company:1', afterSending },
    send: async () => undefined,
  });
  const field = fieldOf(form);
  return (
    <FormShell form={form} actions={<button type="submit">Save</button>}>
      <TextField label="Name" {...field('name')} />
      <TextField label="Size" {...field('size')} />
    </FormShell>
  );
}

const open = (stored: CompanyProps = { name: 'Harbour Kitchen', size: '1-10' }) =>
  render(
    <ChakraProvider value={system}>
      <Company {...stored} />
    </ChakraProvider>,
  );
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const isRestored = () => screen.queryByText(messages.restored) !== null;

/** Types a name into a form that is then reloaded. */
const typeAndReload = async () => {
  const { unmount } = open();
  expect(isRestored()).toBe(false);
  await userEvent.type(screen.getByLabelText('Name'), ' Newtown');
  return unmount;
};

beforeEach(() => window.sessionStorage.clear());

test('what was typed before a reload comes back and says so; fields that were not changed are as the server has them', async () => {
  (await typeAndReload())();
  open({ name: 'Harbour Kitchen', size: '11-50' });
  expect([valueOf('Name'), valueOf('Size'), isRestored()]).toEqual(['Harbour Kitchen Newtown', '11-50', true]);
});

test('restored values can be discarded, and are gone once they are saved', async () => {
  (await typeAndReload())();
  const second = open();
  await userEvent.click(screen.getByRole('button', { name: messages.discard }));
  expect([valueOf('Name'), isRestored()]).toEqual(['Harbour Kitchen', false]);
  await userEvent.type(screen.getByLabelText('Name'), ' Glebe');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  second.unmount();
  open();
  expect(isRestored()).toBe(false);
});

test('who leaves without saving finds the saved values later', async () => {
  const unmount = await typeAndReload();
  act(abandonUnsavedForms);
  unmount();
  open();
  expect([valueOf('Name'), isRestored()]).toEqual(['Harbour Kitchen', false]);
});

test('a form that is sent again and again keeps its values', async () => {
  const stored = { name: 'Harbour Kitchen', size: '1-10', afterSending: true };
  const first = open(stored);
  await userEvent.type(screen.getByLabelText('Name'), ' Newtown');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  first.unmount();
  open(stored);
  expect(valueOf('Name')).toBe('Harbour Kitchen Newtown');
});

test('a prerendered form takes over its markup, and restores what was typed afterwards', async () => {
  const page = (
    <ChakraProvider value={system}>
      <Company name="Harbour Kitchen" size="1-10" />
    </ChakraProvider>
  );
  const { renderToString } = await import('react-dom/server.node');
  const markup = renderToString(page);
  (await typeAndReload())();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = markup;
  const problems: unknown[] = [];
  render(page, { container, hydrate: true, onRecoverableError: (error) => problems.push(error) });
  expect(problems).toEqual([]);
  expect([valueOf('Name'), isRestored()]).toEqual(['Harbour Kitchen Newtown', true]);
});
