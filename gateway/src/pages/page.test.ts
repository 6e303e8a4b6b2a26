import { expect, test } from '@jest/globals';
import { page, wayToMatches } from './page.ts';

test("pages of the gateway use the portal's header and link to further pages", () => {
  const thanks = page({ title: 'Thank you', text: 'Noted.', body: wayToMatches });
  expect(thanks).toMatch(/<header><a href="\/">.*Waratah.*<\/header><main><h1>Thank you<\/h1>/s);
  expect(thanks).toContain('href="/profile?tab=matches"');
  expect(thanks).toMatch(/<footer>.*href="\/privacy"/s);
  expect(page({ title: 'This link does not work', text: '' })).toContain('Go to the home page');
});
