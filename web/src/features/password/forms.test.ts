import { expect, test } from '@jest/globals';
import { forgotForm, resetForm } from './forms.ts';
import { messages } from './messages.ts';

const findings = (result: ReturnType<typeof resetForm.safeParse> | ReturnType<typeof forgotForm.safeParse>) =>
  result.success ? [] : result.error.issues.map(({ message, path }) => `${path.join('.')}: ${message}`);

test('an email address is required', () => {
  expect(findings(forgotForm.safeParse({ email: '  ' }))).toEqual([`email: ${messages.emailRequired}`]);
  expect(findings(forgotForm.safeParse({ email: 'a@b.c' }))).toEqual([]);
});

test('a new password has 8 characters and is typed twice', () => {
  expect(findings(resetForm.safeParse({ password: '1234567', confirmation: '1234567' }))).toEqual([
    'password: Password must be at least 8 characters long',
  ]);
  expect(findings(resetForm.safeParse({ password: '12345678', confirmation: '12345679' }))).toEqual([
    'confirmation: Passwords do not match',
  ]);
  expect(findings(resetForm.safeParse({ password: '12345678', confirmation: '12345678' }))).toEqual([]);
});
