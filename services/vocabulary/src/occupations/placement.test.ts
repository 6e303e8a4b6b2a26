import { expect, test } from '@jest/globals';
import { familiesOfStudy, familiesOfTitle } from './placement.ts';

const first = (title: string) => familiesOfTitle(title)[0]?.code;

test('a later part of a title can complete the name of the occupation', () => {
  expect(first('Project Engineer - Electrical - Development Company')).toBe('2333');
  expect(first('Casual Teacher - Electrical')).toBe('242');
  expect(first('Graduate Engineer (Civil)')).toBe('2332');
  expect(familiesOfTitle('Chef / Cook').map(({ code }) => code)).toEqual(['3513']);
  expect(familiesOfTitle('Data Analyst | Software Engineer').map(({ code }) => code)).toEqual(['2241', '2613']);
});

test('those who measure and cost what is built are not the engineers who design it', () => {
  expect(['Quantity Surveyor', 'Cost Planner', 'Senior Estimator', 'Structural Engineer'].map(first)).toEqual([
    '312',
    '312',
    '312',
    '2332',
  ]);
  expect(familiesOfStudy('Bachelor of Quantity Surveying')[0]?.code).toBe('312');
});

test('whoever teaches a subject does not work in it', () => {
  expect(first('Data Analytics & Visualization Instructor - University of Adelaide')).toBe('242');
  expect(first('Software Trainer needed')).toBe('242');
  expect(first('Data Science Tutor')).toBe('2492');
  expect(['Gym Floor Instructor', 'Personal Trainer', 'ICT Trainer'].map(first)).toEqual(['452', '452', '223']);
});
