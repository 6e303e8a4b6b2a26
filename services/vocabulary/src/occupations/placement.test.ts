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
    '312114',
    '312114',
    '312114',
    '233214',
  ]);
  expect(familiesOfStudy('Bachelor of Quantity Surveying')[0]?.code).toBe('312114');
});

test.each([
  ['HR Assistant Manager', '1323'],
  ['Assistant HR Manager', '1323'],
  ['Director of Finance', '1322'],
  ['IT Director', '135'],
  ['Director of Information Technology', '135'],
  ['Assistant Principal', '1343'],
  ['Director of Nursing', '134'],
  ['Head of Marketing', '131'],
  ['Assistant Store Manager', '142'],
])('"%s" is placed by what it leads: %s', (title, code) => {
  expect(first(title)).toBe(code);
});

test.each([
  ['Café All Rounder', '431'],
  ['Pâtissier', '3511'],
  ['Façade Engineer', '233214'],
])('"%s" is read with its accents: %s', (title, code) => {
  expect(first(title)).toBe(code);
});

test.each([
  ['Auxiliar de cocina', '851'],
  ['Ejecutiva Comercial', '611'],
  ['Enfermeira', '2544'],
  ['Diseñadora gráfica', '2324'],
  ['Desenvolvedor de software', '2613'],
  ['Commis de cuisine', '3513'],
])('"%s", as resumes in other languages say, is placed: %s', (title, code) => {
  expect(first(title)).toBe(code);
});

test.each([
  ['Sub Editor', '2124'],
  ['Video Editor', '212'],
  ['Technical Writer', '212415'],
  ['Digital Producer', '212112'],
])('writers are told from those who film, and from those who write manuals or lead projects: %s', (title, code) => {
  expect(first(title)).toBe(code);
});

test.each([
  ['Support Worker for Young Nurse', '4231'],
  ['Development Team Educator for Trainee Nursing Associates', '421'],
  ['Wanted for our kitchen: Chef', '3513'],
])('for whom the work is done is not the work: %s', (title, code) => {
  expect(first(title)).toBe(code);
});

test('a word for the name of a firm says less than the work that is named before it', () => {
  expect(familiesOfTitle('Draftsperson - Home Builder')).toMatchObject([{ code: '312' }, { confidence: 0.35 }]);
});

test.each([
  ['Rolling Recruitment - Data Analyst', '2241'],
  ['Recruitment Drive: Registered Nurses', '2544'],
  ['Rolling Recruitment - Analyst Careers', undefined],
  ['Rolling Recruitment Consultant', '2231'],
])('that people are being recruited is not the work, unless it is: %s', (title, code) => {
  expect(first(title)).toBe(code);
});

test.each([
  ['Call Center Representative', '541'],
  ['Camp Counselor', '421'],
  ['General Laborer', '821'],
  ['Jewelry Designer', '2324'],
])('"%s" is placed as in Australian spelling: %s', (title, code) => {
  expect(first(title)).toBe(code);
});

test.each([
  ['Certified Nursing Assistant', '4233'],
  ['Medical Assistant', '4233'],
  ['Home Healthcare Provider', '4231'],
  ['Physical Therapist', '2525'],
  ['Elementary School Teacher', '241'],
  ['Teacher Assistant', '422'],
  ['Construction Superintendent', '1331'],
  ['Process Engineering Technician', '3123'],
  ['Product Manager', '1399'],
  ['Engineering Manager', '1332'],
  ['Warehouse Supervisor', '1336'],
  ['Event Coordinator', '1493'],
  ['Corporate Trainer', '2233'],
  ['Public Relations Intern', '2253'],
  ['Marketing Associate', '2251'],
  ['Material Handler', '741'],
  ['Janitor', '811'],
])('"%s", as resumes from elsewhere say, is placed: %s', (title, code) => {
  expect(first(title)).toBe(code);
});

test.each([
  ['Quantitative Analyst', '2222'],
  ['Commercial Sales Agent', '612'],
  ['New Home Sales Consultant', '612'],
  ['Duty Free Advisor', '621'],
  ['Export Sales Executive', '2254'],
  ['Graphic Artist', '2324'],
])('"%s" is told apart from trades that sound alike: %s', (title, code) => {
  expect(first(title)).toBe(code);
});

test.each([
  'Automation Engineer',
  'Research Assistant',
  'Controller',
  'Principal',
  'Server',
  'Host',
  'Operations Manager',
  'Designer',
  'Owner',
])('what "%s" does, the title alone does not tell', (title) => {
  expect(familiesOfTitle(title)[0]?.confidence ?? 0).toBeLessThan(0.6);
});

test('whoever leads the work of a phrase does not do it', () => {
  expect(familiesOfTitle('Digital Media Solutions Director')[0]?.confidence).toBeLessThan(0.6);
  expect(familiesOfTitle('Digital Media Specialist')[0]?.confidence).toBeGreaterThan(0.8);
});

test('whoever teaches a subject does not work in it', () => {
  expect(first('Data Analytics & Visualization Instructor - University of Adelaide')).toBe('242');
  expect(first('Software Trainer needed')).toBe('242');
  expect(first('Data Science Tutor')).toBe('2492');
  expect(['Gym Floor Instructor', 'Personal Trainer', 'ICT Trainer'].map(first)).toEqual(['452', '452', '2233']);
});
