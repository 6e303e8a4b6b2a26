import { expect, test } from '@jest/globals';
import { overIn } from './over.ts';

const today = '2026-11-26';

test.each([
  ['Applications close Monday 12 May 2025.', '12 May 2025'],
  ['Closing date: 5pm, 3rd of March 2023', '3 March 2023'],
  ['Applications must be received by 1/02/2026', '1 February 2026'],
  ['Apply before November 25th, 2026', '25 November 2026'],
  ['Applications close: 25-11-26', '25 November 2026'],
  ['Closes 20 November', '20 November 2026'],
  ['Deadline for applications is 31 August.', '31 August 2026'],
])('%j has closed', (text, day) => {
  expect(overIn(`Barista wanted.\n${text}`, today)).toEqual({ quote: text, meaning: `Applications closed on ${day}` });
});

test.each([
  'This position has been filled.',
  'The role is now closed.',
  'We are no longer accepting applications.',
  'This job is no longer available.',
  'EXPIRED',
  'Applications closed',
])('%j says that it is over', (text) => {
  expect(overIn(`Barista wanted.\n${text}`, today)?.quote).toBe(text);
});

test.each([
  'Applications close 26 November 2026.',
  'Applications close on 3 December.',
  'Closing date: 10 January',
  'Applications close 31 November 2025.',
  'We advertise until the position is filled.',
  'Applications may close early if the role is filled.',
  'The shop closes at 5pm, call 12 3456 7890 before 3 May.',
  'We were founded on 1 May 2001.',
  'Ads stay for a month, whether or not the position is filled.',
  'We are not accepting applications from agencies.',
  'Once applications are closed, we call you.',
  'The kitchen closes 14 days a year.',
  'You start on 5 May 2025.',
])('%j does not', (text) => {
  expect(overIn(`Barista wanted.\n${text}`, today)).toBeUndefined();
});
