import { expect, test } from '@jest/globals';
import { textOf } from './shared-ad.ts';

test('what is shared is told once, however an app divides it', () => {
  const link = 'https://jobs.example/1';
  expect(textOf(['Barista', ' Weekend barista.\r\nCasual. ', ''])).toBe('Barista\nWeekend barista.\nCasual.');
  expect(textOf(['Weekend barista', 'Weekend barista\nCasual.', link])).toBe(`Weekend barista\nCasual.\n${link}`);
  expect(textOf([link, link, link])).toBe(link);
  expect(textOf(['Barista', `Barista ${link}`, link])).toBe(`Barista ${link}`);
  expect(textOf([' ', '', ''])).toBe('');
  expect(textOf([])).toBe('');
});
