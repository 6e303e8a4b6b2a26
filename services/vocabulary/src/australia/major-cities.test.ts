import { expect, test } from '@jest/globals';
import { regionalityOf } from '../law/regional-areas.ts';
import { readLocalities } from './localities.ts';
import { citySuburbs, mayPlaceWorkInMajorCity } from './major-cities.ts';

const localities = await readLocalities();

test('every place with the name of one of the suburbs is outside the regional areas', () => {
  const regional = citySuburbs.filter((name) => {
    const found = localities.get(name.toLowerCase()) ?? [];
    return found.length === 0 || !found.every((locality) => regionalityOf(locality) === false);
  });
  expect(regional).toEqual([]);
});

test.each([
  'You will work in our Melbourne CBD restaurant.',
  'Based at our Sydney office',
  'The role is located in Brisbane.',
  'You will be placed at either our Toowoomba branch or our Brisbane CBD branch.',
  'Three days a week in our Melbourne office and two in Geelong.',
  'Multiple locations: Geelong, Ballarat, Melbourne.',
  'CONTRACT, CANBERRA OR SYDNEY LOCATION',
  'Travel to Melbourne weekly is part of the job.',
  'Two weeks of paid training in Sydney before you start.',
  'Interstate driver, Albury to Melbourne and Sydney runs, 4 nights per week.',
  "You'll split your week between our Geelong office and our head office in Collins Street, Melbourne.",
  'Geelong based. Head office in Collins Street, Melbourne, where you would spend one day a week.',
  'Head office in Melbourne, on-call team in Sydney.',
  "Most of our jobs are on Sydney's north shore, a short drive for our crews.",
  'Our clients are in Geelong, Werribee and Melbourne and you will visit them on site.',
  'First month at our Docklands site, then Ballarat.',
  'Some shifts at our Parramatta store.',
  'Work location: Mascot NSW 2020.',
  'Quarterly weeks at our Surry Hills office are part of the job.',
  'In spring you work six weeks at the FLEMINGTON racecourse.',
  'The rotation takes you through Newcastle, Maitland and Westmead hospitals.',
  'An hour from Melbourne, you will work there on Fridays.',
  'We are an hour from Brisbane, where half of our gardens are.',
  'Head office is in Melbourne, and Fridays are spent there.',
  'Your manager sits in Docklands and you sit next to her every Wednesday.',
  'Install blinds for customers in Melbourne.',
  'Drive to Melbourne and back with bread.',
  'Report to our Sydney office on the first Monday of each month.',
  'The workshop is at 12 King Street, Newtown NSW 2042.',
  'Sundays at our Box Hill site',
  'FIFO from Brisbane and Townsville.',
])('may place work in a major city: %s', (sentence) => {
  expect(mayPlaceWorkInMajorCity(sentence)).toBe(true);
});

test.each([
  'You will work in our Bendigo restaurant.',
  'Our head office is based in Sydney.',
  'Our Brisbane head office has won awards.',
  'A family business, founded in Melbourne in 1962.',
  'We supply fruit to Sydney and Melbourne markets.',
  'Customers in Sydney, Melbourne and Brisbane love our cheese.',
  'You will report to a manager in Sydney.',
  'The owner lived in Sydney until 2015.',
  'Your manager is based in Melbourne.',
  'Halfway between Sydney and Melbourne',
  'Melbourne is 75 km up the highway.',
  'Our shop is at 5 High Street, Orange NSW 2800.',
  'Interviews will be held in Melbourne.',
  'Trained in Melbourne?',
  'Leave Melbourne behind!',
  'Only 90 minutes from Melbourne airport.',
  'You live an hour north of Sydney, and work in Gosford.',
  "Just 2 hours' drive from Melbourne and Sydney.",
  'Voted best cafe outside Melbourne.',
  'Victoria’s second largest city after Melbourne!',
  'You are relocating from a job based in Sydney.',
  'The depot is at 5 Brisbane Street.',
  'A shop in Sydney Road',
  'Cook at our lodge in the Brisbane Ranges.',
  'A degree of the University of Sydney',
  'Our mascot needs somebody to wear it.',
  'Work at the south bank of the river.',
])('does not: %s', (sentence) => {
  expect(mayPlaceWorkInMajorCity(sentence)).toBe(false);
});
