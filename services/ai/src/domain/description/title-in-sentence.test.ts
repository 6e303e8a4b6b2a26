import { expect, test } from '@jest/globals';
import { readBrief } from './brief.ts';
import { localText } from './local-text.ts';
import { htmlOf } from './text.ts';
import { personOf, shownTitle } from './title-in-sentence.ts';

test.each([
  ['Event staff', 'event staff'],
  ['bubble tea staff', 'bubble tea staff'],
  ['Bar crew', 'bar crew'],
  ['kitchen hands wanted', 'kitchen hands'],
  ['Bakers for night shift', 'bakers for night shift'],
  ['Mum’s help', 'a mum’s help'],
  ['Team member', 'a team member'],
  ['Assistant in nursing', 'an assistant in nursing'],
  ['Head of marketing', 'a head of marketing'],
  ['Odd jobs', 'odd jobs'],
  ['CNS', 'a CNS'],
])('staff, crews and several people take no article: “%s”', (title, person) => expect(personOf(title)).toBe(person));

test.each([
  ['Barista position', 'a barista'],
  ['Chef role', 'a chef'],
  ['Cleaner required urgently', 'a cleaner'],
  ['Urgent: cleaner needed!', 'a cleaner'],
  ['Wanted: chef', 'a chef'],
  ['Now hiring baristas', 'baristas'],
  ['We’re hiring - waiter', 'a waiter'],
  ['A barista', 'a barista'],
  ['We are looking for a nanny', 'a nanny'],
  ['We need a driver with own car', 'a driver with own car'],
  ['I’m looking for a nanny', 'a nanny'],
  ['Barista needed for a café', 'a barista for a café'],
  ['cleaners wanted urgently in Geelong', 'cleaners in Geelong'],
  ['🔥 Barista wanted 🔥', 'a barista'],
  ['Urgent care nurse', 'an urgent care nurse'],
  ['Cook.', 'a cook'],
  ['Waiter waiter waiter', 'a waiter'],
  ['Forklift driver LF', 'a forklift driver LF'],
  ['Call centre', undefined],
  ['McDonald’s crew member', 'a McDonald’s crew member'],
])('the announcement around “%s” is left out', (title, person) => expect(personOf(title)).toBe(person));

test.each([
  ['Hourly cleaner', 'an hourly cleaner'],
  ['honest broker', 'an honest broker'],
  ['X-ray technician', 'an x-ray technician'],
  ['Usher', 'an usher'],
  ['Ute driver', 'a ute driver'],
  ['A grade electrician', 'an A grade electrician'],
  ['B double driver', 'a B double driver'],
  ['UX designer', 'a UX designer'],
  ['NDIS support worker', 'an NDIS support worker'],
  ['MIG welder', 'a MIG welder'],
  ['Café all-rounder', 'a café all-rounder'],
])('the article of “%s” follows its sound', (title, person) => expect(personOf(title)).toBe(person));

test.each([
  ['European chef', 'a European chef'],
  ['thai cook', 'a Thai cook'],
  ['Christmas casual', 'a Christmas casual'],
  ['Polish chef', 'a Polish chef'],
  ['JAPANESE CHEF', 'a Japanese chef'],
  ['URGENT CLEANER NEEDED', 'a cleaner'],
  ['BARISTA', 'a barista'],
  ['BARISTA wanted', 'a barista'],
  ['SQL DEVELOPER', 'an SQL developer'],
  ['RN', 'an RN'],
  ['AIN', 'an AIN'],
  ['hr officer', 'an HR officer'],
])('names and abbreviations keep their capitals, shouted words do not: “%s”', (title, person) =>
  expect(personOf(title)).toBe(person),
);

test.each(
  'Marketing, Nursing, Hospitality, Warehouse, Accounts, Retail, Housekeeping, Data entry, IT, HR, UX, Customer service, Front of house, Human resources'.split(
    ', ',
  ),
)('“%s” is a field of work, not a person', (title) => {
  expect(personOf(title)).toBeUndefined();
  expect(shownTitle(`${title.toLowerCase()}.`)).toBe(title);
});

test('a unit of pay in a title is no abbreviation of a field', () => {
  expect(shownTitle('Cleaner – $30/hr')).toBe('Cleaner – $30/hr');
  expect(shownTitle('2 x hr officers')).toBe('2 x HR officers');
});

test('an opening in a field is named with its place and one full stop', () => {
  const html = (title: string) => htmlOf(localText(readBrief({ title, companyName: 'Acme', location: 'Hobart Tas.' })));
  expect(html('MARKETING ROLE')).toContain('Acme has an opening in Hobart Tas: Marketing.');
  expect(html('Marketing (2 positions).')).toContain('Acme has an opening in Hobart Tas: Marketing (2 positions).');
  expect(html('Chef.')).not.toContain('..');
});

test.each([
  ['AIN - aged care, PM shift', 'an AIN'],
  ['Pick packer - afternoon shift', 'a pick packer'],
  ['Commercial cleaner (evenings)', 'a commercial cleaner'],
  ['Pizza delivery driver - own car', 'a pizza delivery driver'],
  ['Mechanic’s apprentice (light vehicle), 1st yr', 'a mechanic’s apprentice'],
  ['Uni student wanted - maths tutor yrs 7-10', 'a maths tutor'],
  ['Retail assistant Xmas casual', 'a retail assistant'],
  ['Chef (2 positions).', 'a chef'],
  ['Level 1 support officer', undefined],
  ['2IC Café', undefined],
])('what stands behind a dash, a comma or in brackets in “%s” is not whom we look for', (title, person) =>
  expect(personOf(title)).toBe(person),
);

test.each([
  ['wait staff for Thai restaurant', 'wait staff for a Thai restaurant'],
  ['Barista for Italian cafe', 'a barista for an Italian cafe'],
  ['Cook at our pub', 'a cook at our pub'],
  ['cleaner for Mario’s restaurant', 'a cleaner for Mario’s restaurant'],
  ['Assistant in nursing', 'an assistant in nursing'],
  ['Shed hand / rouseabout', 'a shed hand or rouseabout'],
  ['Bartender/waiter', 'a bartender or waiter'],
  ['Waiter & bartender', 'a waiter and bartender'],
  ['Checkout operator/dude', undefined],
])('“%s” is said in a sentence as “%s”', (title, person) => expect(personOf(title)).toBe(person));

test.each([
  ['Disability support worker - female preferred for personal care', 'a disability support worker'],
  ['Female disability support worker', 'a disability support worker'],
  ['Barista male/female', 'a barista'],
  ['Waiter male only', 'a waiter'],
  ['Receptionist (girls only)', 'a receptionist'],
  ['Bartender 18+', 'a bartender'],
  ['Waiter aged 18 to 25', 'a waiter'],
  ['Waiter under 25', 'a waiter'],
  ['Nanny 20-30 years old', 'a nanny'],
  ['Swim teacher for kids aged 5 to 8', undefined],
])('the sex and age in “%s” are not repeated', (title, person) => {
  expect(personOf(title)).toBe(person);
  expect(htmlOf(localText(readBrief({ title })))).not.toMatch(/male|girls|18|25|30/);
});

test('without a company name the employer says we', () => {
  const html = (title: string) => htmlOf(localText(readBrief({ title, location: 'Hobart' })));
  expect(html('Barista')).toMatch(/<p>We (?:are looking for|need) a barista in Hobart\./);
  expect(html('Marketing')).toContain('We have an opening in Hobart: Marketing.');
});
