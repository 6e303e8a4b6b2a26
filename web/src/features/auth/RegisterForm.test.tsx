import { beforeEach, expect, test } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { otherVisaTypes, visaTypes } from '@waratah/vocabulary/visa-types';
import { MemoryRouter } from 'react-router';
import { system } from '../../ui/theme/system.ts';
import { GoogleRole } from './GoogleRole.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const open = (role: string) =>
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <RegisterForm initialRole={role} />
      </MemoryRouter>
    </ChakraProvider>,
  );

beforeEach(() => window.sessionStorage.clear());

test('the fields depend on the role', async () => {
  open('');
  expect(screen.queryByLabelText(/Degree/)).toBeNull();
  await userEvent.click(screen.getByLabelText('A student or graduate'));
  expect(screen.getByLabelText(/Degree\/course/)).toBeTruthy();
  await userEvent.click(screen.getByLabelText('An employer'));
  expect(screen.queryByLabelText(/Degree/)).toBeNull();
  expect(screen.getByLabelText(/ABN/)).toBeTruthy();
});

test('an ABN may be typed or pasted with spaces, and its digits are stored', async () => {
  open('employer');
  const abn = screen.getByLabelText(/ABN/);
  await userEvent.type(abn, '51 824-753 556');
  expect(abn).toHaveProperty('value', '51824753556');
  await userEvent.clear(abn);
  await userEvent.click(abn);
  await userEvent.paste('51 824 753 556');
  expect(abn).toHaveProperty('value', '51824753556');
  await userEvent.type(abn, '7');
  expect(abn).toHaveProperty('value', '51824753556');
});

test('an invalid ABN gives a warning when the field is left, and can be sent', async () => {
  open('employer');
  const abn = screen.getByLabelText(/ABN/);
  // A keyboard suggestion is inserted as one text without a paste; with a `maxLength` the browser would cut it.
  expect(abn).toHaveProperty('maxLength', -1);
  await userEvent.type(abn, '51824753');
  await userEvent.tab();
  expect(screen.getByText('This is not a valid ABN. Please check its 11 digits.')).toBeTruthy();
  expect(abn.getAttribute('aria-invalid')).not.toBe('true');
  await userEvent.type(abn, '556');
  expect(screen.queryByText(/no valid ABN/)).toBeNull();
});

test('the error of a missing field is at the field, also for screen readers', async () => {
  open('student');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  const degree = await screen.findByRole('textbox', {
    name: /Degree\/course/,
    description: 'Degree/course is required.',
  });
  expect(degree.getAttribute('aria-invalid')).toBe('true');
});

test('a city is chosen by keyboard', async () => {
  open('student');
  const city = screen.getByRole('combobox', { name: /City\/suburb/ });
  await userEvent.type(city, 'ult{ArrowDown}{Enter}');
  expect(city).toHaveProperty('value', 'Ultimo NSW');
});

const choicesOf = (name: string) =>
  within(screen.getByRole('combobox', { name }))
    .getAllByRole('option')
    .slice(1)
    .map(({ textContent }) => textContent);

/** The links open in a new tab: in the form's own tab they would empty it. */
function expectAgreement() {
  for (const [name, path] of [
    ['Terms', '/terms'],
    ['Privacy Policy', '/privacy'],
  ]) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([path, '_blank']);
  }
  expect(screen.getByText(/both open in a new tab/)).toBeTruthy();
}

test('the rule of the password is said once, as its error where it is broken', async () => {
  open('student');
  await userEvent.type(screen.getByLabelText(/^Password/), 'short');
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  expect((await screen.findByLabelText(/^Password/)).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByText('Minimum 8 characters')).toHaveLength(1);
});

test('who joins with Google chooses a role, and reads what they agree to', async () => {
  const chosen: string[] = [];
  render(
    <ChakraProvider value={system}>
      <MemoryRouter>
        <GoogleRole onChoose={(role) => chosen.push(role)} />
      </MemoryRouter>
    </ChakraProvider>,
  );
  expectAgreement();
  await userEvent.click(screen.getByRole('button', { name: 'An employer' }));
  expect(chosen).toEqual(['employer']);
});

test('the visas are those of the specification, of which the last opens the others', async () => {
  open('student');
  expect(choicesOf('Visa type')).toEqual(visaTypes.map(({ label }) => label));
  expect(screen.queryByRole('combobox', { name: 'Which other visa?' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Visa type' }), 'Other/Not Sure');
  expect(choicesOf('Which other visa?')).toEqual(otherVisaTypes.map(({ label }) => label));
  const other = screen.getByRole('combobox', { name: 'Which other visa?' });
  expect(other).toHaveProperty('value', 'Other/Not Sure');
  await userEvent.selectOptions(other, 'Bridging visa C');
  expect(other).toHaveProperty('value', 'Bridging visa C');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Visa type' }), 'Temporary Graduate 485');
  expect(screen.queryByRole('combobox', { name: 'Which other visa?' })).toBeNull();
});

test('the form says what a new account agrees to, and the effect of leaving out the visa', async () => {
  open('student');
  expectAgreement();
  const visa = screen.getByRole('combobox', {
    name: 'Visa type',
    description: /won't match you with jobs that name a visa/,
  });
  await userEvent.selectOptions(visa, 'Temporary Graduate 485');
  expect(screen.getByRole('combobox', { name: 'Visa type', description: '' })).toBeTruthy();
});

test('typed values are restored after a reload, except the password', async () => {
  const { unmount } = open('student');
  await userEvent.type(screen.getByLabelText(/First name/), 'Mei');
  await userEvent.type(screen.getByLabelText(/Password/, { selector: 'input' }), 'a long secret');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'University' }), 'Western Sydney University');
  unmount();
  open('student');
  expect(screen.getByLabelText(/First name/)).toHaveProperty('value', 'Mei');
  expect(screen.getByRole('combobox', { name: 'University' })).toHaveProperty('value', 'Western Sydney University');
  expect(screen.getByLabelText(/Password/, { selector: 'input' })).toHaveProperty('value', '');
  expect(Object.values(window.sessionStorage).join()).not.toContain('secret');
});

test('an email that has an account is refused at its field, with the ways to that account', async () => {
  const detail = 'An account with this email already exists';
  const body = JSON.stringify({ errors: [{ message: detail, extensions: { code: 'CONFLICT', detail } }] });
  const original = globalThis.fetch;
  globalThis.fetch = async () => new Response(body, { headers: { 'content-type': 'application/json' } });
  open('student');
  for (const [label, value] of [
    [/First name/, 'Mei'],
    [/Last name/, 'Tan'],
    [/^Email/, 'mei@example.org'],
    [/^Password/, 'a long secret'],
    [/Date of birth/, '2000-01-31'],
    [/City\/suburb/, 'Ultimo NSW'],
    [/Degree\/course/, 'Nursing'],
  ] as const)
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
  const email = await screen.findByRole('textbox', { name: /^Email/, description: detail });
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/auth?tab=login');
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/forgot-password');
  await userEvent.type(email, '.au');
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  globalThis.fetch = original;
});
