import { expect, test } from '@jest/globals';
import { sentencesOf } from '../sentences.ts';
import { termsOf } from './terms.ts';

const readIn = (text: string, title = 'Helper') => termsOf(title, sentencesOf(text)).ongoing?.quote;

test.each([
  'Work type: Permanent Full-time',
  'Employment type: Full-time, Permanent',
  'This is a permanent full-time position based at our Perth office.',
  'Permanent part-time, 30 hours a week',
  'Job Types: Full-time, Permanent',
  'Full time – ongoing',
  'Ongoing, full-time role with every second Friday off.',
  'Job status: Ongoing',
  'The role is permanent.',
  'We have a permanent opportunity for a baker.',
  'Polaris Print is hiring a permanent marketing coordinator.',
  'Permanent storeperson needed for our warehouse.',
  'Position: Permanent Driver.',
  'Ongoing driver wanted.',
  'We are after a permanent dairy farm hand, full time.',
  'Permanent',
  'Admin, permanent, 38 hours a week.',
  'Junior developer, permanent.',
  'Permanent admin, 38 hours a week, interviews on 15 January 2027.',
  'Admin to join our team on 15 March 2027, 38 hours a week, permanent.',
  'Permanency offered from day one.',
  'Permanently employed by us from day one.',
  'A secure job with no end date.',
  'You are employed on a permanant basis.',
  'Permanent mechanic for our workshop.',
  'Permanent full-time property manager for rural farms and holiday homes.',
  '38 hours a week, ongoing.',
  'We want a permanent bookkeeper on board by 11 January.',
  'Permanent full-time cook, starting as soon as possible, apply by 5 December.',
  'Permanent full-time dental nurse, to begin on 7 December.',
  'Full-time ongoing opportunity to join our claims team.',
  'Permanent full-time role in a friendly accounts team of five.',
])('a job goes on: %s', (text) => {
  expect(readIn(text)).toBe(text);
});

test.each([
  'Permanent full-time role, 38 hours per week, with our casual dining brand.',
  'Permanent full-time, 38 hours. Holiday pay and paid public holidays.',
  'Permanent full-time, 38 hours. Smart casual dress.',
  'Perm role, full time.',
  'Full-time, permanent contract.',
  'Permanent full-time with four weeks annual leave.',
  'Permanent full-time, six weeks of training.',
  'Permanent full-time role, 38 hours a week. Student visas welcome.',
  "We're hiring a permanent full time Sales Consultant for our showroom.",
  'Permanent full-time positions on our afternoon shift. These are direct roles, not labour hire.',
  'Permanent full-time consultants. We start with four weeks of paid training on 18 January.',
])('harmless words beside a job that goes on: %s', (text) => {
  expect(readIn(text)).toBeDefined();
});

test('a title says that the job goes on', () => {
  expect(readIn('We bake.', 'Baker - Permanent Full Time')).toBe('Baker - Permanent Full Time');
  expect(readIn('We bake.', 'Baker - permanent')).toBe('Baker - permanent');
});

test.each([
  'Full-time for the summer, with a permanent position for the best of you.',
  'Casual at first, then permanent part-time.',
  '1 month trial, then permanent full-time.',
  'Permanent full-time hours through labour hire.',
  'Professional development (ongoing)',
  'Support from our team - ongoing',
  'Permanent full-time hours for four weeks of paid harvest work.',
  'A permanent position may follow.',
  'Possibility of a permanent role for the right person.',
  'Permanent or fixed-term, full-time or part-time.',
  'Is this a permanent position?',
  'This is not a permanent position.',
  'You must be an Australian citizen or permanent resident.',
  'Full-time, permanent residents only.',
  'Full time permanent visa holders only.',
  'Full-time, ongoing training and support.',
  'We provide ongoing opportunities for professional development.',
  'You place people in permanent roles for our clients.',
  'We need permanent residents for this project.',
  'Permanent make-up artist wanted.',
  'Permanent way labourer.',
  'Permanent residents welcome.',
  'Permanent visa holders',
  'Ongoing training.',
  'Ongoing career advancement',
  'Ongoing police check required',
  'Ongoing first aid certificate needed',
  'Permanent Australian working rights required.',
  'We are looking for a permanent and a casual baker.',
  'Permanent full-time, from 7 December to 26 March.',
  'Lead a team of permanent full-time cooks.',
  'Full-time, with the opportunity to join us in an ongoing position.',
  'Permanent recruitment consultant, full-time.',
  'Permanent full-time. Six month contract.',
  'Full-time permanent. The season runs from December to March.',
  'A chance to become permanent full-time.',
  'Temp to perm, full-time.',
  'Fixed-term until 1 May with ongoing full-time hours.',
  'Full-time hours, no end in sight.',
  'Full-time.',
  '38 hours a week from 1 December to 29 January. Permanent full-time jobs are listed on our site.',
  'Unlike permanent full-time staff, you finish on 31 January. 38 hours.',
  'In place of a permanent full-time worker, to 29 January, 38 hours.',
  "Full time 38 hours per week. Six weeks' work. Ongoing role unlikely. Mail sorting.",
  'Full time 38 hours per week. Six to eight weeks only. For a permanent role see our other ad.',
  'Full time 38 hours a week. This role sits alongside a permanent full-time role that is advertised separately; yours ends 29 January. Admin.',
  "Full time 38 hours per week. You'll replace someone in an ongoing role while they travel until 10 February.",
  'Full time 38 hours per week. The permanent position was filled; we need someone to bridge till they start in January. Office.',
  'Full time 38 hours per week. Ongoing full-time position from March for someone else; you cover December and January. Vet clinic.',
  'Ongoing full time work, 38 hours per week, until the job is done in early February. Painting crew.',
  'Permanent job, full time 38 hours per week; we can cut to 24 hours a week when your course resumes. Dumpling bar.',
  'Ongoing position with flexible hours: full time 38 hours per week now, part time later when your classes start.',
  "Full time permanent job, 38 hours per week, but we're also ok with people who leave in Feb. Juice bar.",
  'Permanent full-time hours (38 hours per week) for eight weeks. Cherry shed in Orange.',
  'Full time 38 hours per week. Permanent full-time hours guaranteed until the end of the harvest in January. Grape farm.',
])('nothing says that a job surely goes on: %s', (text) => {
  expect(readIn(text)).toBeUndefined();
});
