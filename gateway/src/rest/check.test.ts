import { expect, test } from '@jest/globals';
import { checkRoutes } from './check.ts';

test('a check with a field that there is not is refused, and says which, since a lost fact would change the answer', () => {
  const [check] = checkRoutes;
  const variablesOf = (fields: object) =>
    check?.variablesOf({ path: {}, query: {}, headers: {}, body: { text: 'Weekend barista', ...fields } });
  expect(variablesOf({ visa: '500', hours_worked: 8 })).toMatchObject({ visa: '500', facts: { hoursWorked: 8 } });
  expect(() => variablesOf({ visa: '500', facts: { hours_worked: 8 } })).toThrow(
    expect.objectContaining({
      detail: [{ loc: ['body', 'facts'], msg: 'There is no such field', type: 'value_error' }],
    }),
  );
});
