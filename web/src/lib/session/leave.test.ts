import { beforeEach, expect, jest, test } from '@jest/globals';
import { keepValues } from './kept-forms.ts';
import { forgetUser } from './leave.ts';
import { currentSession, signIn } from './session-store.ts';

const user = { id: 4, email: 'sam@example.org', fullName: 'Sam', role: 'employer', emailVerified: true } as const;

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  signIn({ accessToken: 'a', refreshToken: 'r', user });
});

test('a logout removes tokens, user, unsent ads and typed values, and leaves what belongs to nobody', async () => {
  window.localStorage.setItem('theme', 'dark');
  window.localStorage.setItem('post_job:4:create', '{}');
  window.localStorage.setItem('profile_skills', '["SQL"]');
  keepValues('company:4', { companyName: 'Harbour Kitchen' });
  await forgetUser();
  expect(currentSession().kind).toBe('guest');
  expect([Object.keys(window.localStorage), Object.keys(window.sessionStorage)]).toEqual([['theme'], []]);
});

test('the other tabs of the browser hear of it', async () => {
  const changed = jest.spyOn(Storage.prototype, 'setItem');
  await forgetUser();
  expect(changed.mock.calls.map(([key]) => key)).toEqual(['forgotten']);
  changed.mockRestore();
});

test('a tab that hears of a logout in another one removes what was typed in it', () => {
  keepValues('company:4', { companyName: 'Harbour Kitchen' });
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  expect(window.sessionStorage).toHaveLength(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'forgotten', newValue: 'now' }));
  expect(window.sessionStorage).toHaveLength(0);
});
