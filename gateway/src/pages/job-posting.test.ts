import { expect, test } from '@jest/globals';
import { jobPage } from './job-page.ts';
import { jobPostingOf, PublicJob } from './job-posting.ts';

const job = PublicJob.parse({
  id: 7,
  title: 'Kitchen hand',
  description: '<p>Prep and wash up.</p>',
  company: { name: 'Harbour Kitchen' },
  location: 'Newtown NSW',
  city: 'Newtown',
  state: 'NSW',
  employmentType: 'CASUAL',
  salary: null,
  salaryMin: 33.5,
  salaryMax: null,
  salaryCurrency: 'AUD',
  salaryPeriod: 'hour',
  remoteOption: false,
  weeklyHours: { min: 12, max: 18, inferred: false },
  workDays: ['thu', 'fri', 'sat'],
  shiftStart: '17:00',
  shiftEnd: '22:00',
  visaTypes: ['500'],
  postedDate: null,
  expiresAt: null,
  isWaratahJob: true,
});

test('hours, days and times are in the JobPosting and on the page', () => {
  const words = '12 to 18 h a week, Thu to Sat, 5 pm to 10 pm';
  expect(jobPostingOf(job, 'https://waratah.example/j/7')).toHaveProperty('workHours', words);
  expect(jobPage(job, 'https://waratah.example/j/7')).toContain(words);
});

test('an ad without hours has no workHours in its JobPosting', () => {
  const silent = { ...job, weeklyHours: null, workDays: [], shiftStart: null, shiftEnd: null };
  expect(jobPostingOf(silent, 'https://waratah.example/j/7')).not.toHaveProperty('workHours');
});
