import { expect, test } from '@jest/globals';
import { descriptionBody, writtenIn } from './write-description.ts';

const facts = {
  title: 'Weekend barista',
  roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
  employmentType: 'CASUAL',
  location: 'Newtown NSW',
  visaSponsorship: false,
  internationalStudentFriendly: true,
};
const terms = {
  role_category: 'SERVICE_RETAIL_HOSPITALITY',
  employment_type: 'CASUAL',
  location: 'Newtown NSW',
};

test('a description is requested with the payload of section 7', () => {
  expect(descriptionBody(facts, 'Corner & Oak')).toEqual({
    title: 'Weekend barista',
    skills: [],
    ...terms,
    context: {
      company_name: 'Corner & Oak',
      visa_sponsorship: false,
      international_student_friendly: true,
      ...terms,
    },
  });
});

test('the quick form adds prompt and model', () => {
  const instruction = { prompt: 'Write.', model: 'a-model' };
  expect(descriptionBody({ ...facts, instruction }, null)).toMatchObject(instruction);
});

test("a server's answer is in text or description; without either nothing was written", () => {
  expect(writtenIn({ description: '<p>One</p>', text: '<p>Two</p>' })).toBe('<p>One</p>');
  expect(writtenIn({ text: '<p>Two</p>' })).toBe('<p>Two</p>');
  expect(writtenIn({ foo: 1 })).toBe('');
  expect(writtenIn({ description: 5 })).toBe('');
});

test('the hours and the pay of the form are sent too', () => {
  const more = {
    salaryMin: 31,
    salaryPeriod: 'hour',
    hoursMax: 18,
    workDays: ['sat'],
    shiftStart: '09:00',
    shiftEnd: null,
  };
  expect(descriptionBody({ ...facts, ...more }, null).context).toMatchObject({
    salary_min: 31,
    salary_period: 'hour',
    hours_max: 18,
    work_days: ['sat'],
    shift_start: '09:00',
  });
});
