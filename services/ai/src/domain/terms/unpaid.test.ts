import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { termsOf } from './terms.ts';

const unpaidIn = (text: string) => termsOf('Helper', sentencesOf(text)).unpaid?.quote;

test.each([
  'There is no wage, but you get your own caravan.',
  'Swap your time for a room by the sea!',
  'Help us ten hours a week in exchange for free accommodation.',
  'This is an unpaid position.',
  'An unpaid three-month internship',
  'The trial is unpaid.',
  'The internship itself is unpaid as it is a learning program.',
  'The first month itself is not paid.',
  'First week is training, not paid.',
  'First week is training so no pay.',
  'First two shifts are free so we can see you work.',
  'Unpaid, 12 hours a week for 12 weeks.',
  'No salary at first, but great exposure and a letter of reference.',
  'Your first 20 hours of training are not remunerated.',
  'Volunteer social media manager for our for-profit startup',
  'In return for your work you get accommodation and meals.',
  'Pay us nothing, we pay you nothing.',
  'Work one day for free so we can see how you go.',
  '10 hours a week, unpaid, great for students.',
  'First 3 shifts are a trial and not paid.',
  'Trial shift unpaid (2-3 hrs), then roster',
  'Your first two shifts are unpaid as training.',
  'Voluntary role, weekends',
  'Pay: none',
  'For board and lodging only',
  'Accommodation in exchange for work',
  'We cannot pay you.',
  'Internship without pay',
  'Remuneration: nil',
  'The first month is unpaid.',
  'Two days a week, unpaid',
  'Tips only',
  'No pay for the first week while you learn',
  'Work for accommodation: 20 hours',
  'Trainee, no salary during the training',
  'Volunteers needed at the counter',
  'You are paid in shares until we raise money.',
  'Sweat equity role in a start-up',
  'Volunteer your weekends',
  'Trial shift of 3 hours, not paid',
  'Expenses only',
  'Vollies only, a cuppa is on us',
  'No pay but a good reference',
  'For course credit only',
  'Free trial shift',
  'You work the trial for free.',
  "We don't pay for the trial.",
  "The trial isn't paid.",
  'The trial shift will be paid only if you get the job.',
  'Your first shift is on the house.',
  'No wage in the first three days',
  '试工三天无薪',
  'The trial is free, then $30 an hour.',
  'Your first shift is a free trial.',
  'Come in for a free trial.',
  '3 days of free training, then the job',
  'Trial first, if you are good we pay.',
])('unpaid: %s', (text) => {
  expect(unpaidIn(text)).toBe(text);
});

test.each([
  'You work for experience-led teams.',
  'This is not a volunteer role: award wages apply.',
  'You oversee our unpaid internship program.',
  'An unpaid lunch break of 30 minutes',
  'Unpaid work is illegal and we do not do it.',
  'We offer paid and unpaid parental leave.',
  'Paid volunteer days each year',
  'Volunteer experience is welcome.',
  'You manage volunteers in an unpaid role.',
  'Chase unpaid invoices in a busy role.',
  'In return for your work we offer a bonus.',
  'There is no pay gap here.',
  'Placements may be paid or unpaid.',
  'A bonus is paid in shares each July, on top of your salary.',
  'We sell shares and options.',
  'You offer our software as a free trial.',
  'Customers get a 14 day free trial.',
  'Customers begin a free trial on our website.',
  'Three free training days each year',
  'Trial shifts are paid.',
  'Unpaid breaks of 30 minutes',
  'Unpaid leave is available.',
  'Chase overdue, unpaid, and disputed invoices.',
  'You roster our unpaid helpers.',
  'No unpaid trials here, the first shift counts like any other.',
])('says nothing of unpaid work: %s', (text) => {
  expect(unpaidIn(text)).toBeUndefined();
});

test('a title that seeks volunteers says so, one of their coordinator does not', () => {
  const unpaidAs = (title: string) => termsOf(title, sentencesOf('Join us.')).unpaid?.quote;
  for (const title of ['Volunteer Barista', 'Volunteer youth worker', 'Volunteer']) expect(unpaidAs(title)).toBe(title);
  for (const title of ['Volunteer Coordinator', 'Volunteer & Events Manager', 'Barista'])
    expect(unpaidAs(title)).toBeUndefined();
});
