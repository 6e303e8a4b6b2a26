import { expect, test } from '@jest/globals';
import { authRoutes } from './auth.ts';

test('a registration with a field that there is not is refused, and says which', () => {
  const register = authRoutes.find(({ path }) => path === '/auth/register');
  const body = { email: 'mei@example.org', password: 'Waratah-2026', full_name: 'Mei Tan', role: 'student' };
  const variablesOf = (fields: object) =>
    register?.variablesOf({ path: {}, query: {}, headers: {}, body: { ...body, ...fields } });
  expect(variablesOf({ visa_status: 'Student Visa subclass 500' })).toMatchObject({
    input: { visaStatus: 'Student Visa subclass 500' },
  });
  expect(() => variablesOf({ visa_type: 'Student Visa subclass 500' })).toThrow(
    expect.objectContaining({
      detail: [{ loc: ['body', 'visa_type'], msg: 'There is no such field', type: 'value_error' }],
    }),
  );
});
