import { expect, test } from '@jest/globals';
import { employerForm } from './employer-form.ts';

const company = {
  fullName: 'Sam Lee',
  contactNumber: '',
  companyName: 'Wattle Diner',
  companyWebsite: '',
  companySize: '',
  industry: '',
  companyDescription: '',
  employerRoleTitle: '',
};

test('a wrong ABN from the registration keeps nobody from saving the rest, and cannot become another wrong one', () => {
  const accepts = (companyAbn: string) => employerForm('51824753557').safeParse({ ...company, companyAbn }).success;
  expect(['51824753557', '51824753556', '', '51824753558'].map(accepts)).toEqual([true, true, true, false]);
});
