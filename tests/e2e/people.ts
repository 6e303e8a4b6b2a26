/** Invented people; every call makes somebody new, so that tests may share a portal. */

const password = 'correct horse battery';
let people = 0;
/** A unique address over all processes, since several may test one portal at the same time. */
export const address = (name: string) =>
  `${name}.${process.pid.toString(36)}.${Date.now().toString(36)}${++people}@example.org`;

export const aStudent = () => ({
  firstName: 'Mei',
  lastName: 'Tan',
  email: address('mei'),
  password,
  contactNumber: '0412 345 678',
  dateOfBirth: '2003-04-05',
  citySuburb: 'Ultimo NSW',
  university: 'University of Technology Sydney',
  degree: 'Bachelor of Information Technology',
  // no-luck: of seventeen years that the form has, so the next one by any clock
  graduationYear: String(new Date().getFullYear() + 1),
  visaType: 'Student Visa subclass 500',
});
export type Student = ReturnType<typeof aStudent>;

export const anEmployer = () => ({
  firstName: 'Priya',
  lastName: 'Nair',
  email: address('priya'),
  password,
  contactNumber: '0298765432',
  companyName: 'North Light Analytics',
  roleTitle: 'Head of Data',
  abn: '51824753556',
  website: 'northlight.example',
  companySize: '11-50',
  industry: 'Technology',
});
export type Employer = ReturnType<typeof anEmployer>;

/** The values of each person's registration form, as the REST call expects them. */
export const studentRegistration = (student: Student) => ({
  email: student.email,
  password: student.password,
  full_name: `${student.firstName} ${student.lastName}`,
  role: 'student',
  city_suburb: student.citySuburb,
  date_of_birth: student.dateOfBirth,
  university: student.university,
  degree: student.degree,
  graduation_year: student.graduationYear,
  visa_status: student.visaType,
});

export const employerRegistration = (employer: Employer) => ({
  email: employer.email,
  password: employer.password,
  full_name: `${employer.firstName} ${employer.lastName}`,
  role: 'employer',
  company_name: employer.companyName,
  employer_role_title: employer.roleTitle,
  company_abn: employer.abn,
  company_size: employer.companySize,
  industry: employer.industry,
});

export const anAd = (title: string) => ({
  title,
  category: 'Study-aligned professional',
  type: 'Part-time',
  description:
    'You prepare reports for our analysts, and keep the dashboards up to date.\n\n20 hours a week, on days that suit your classes.',
  city: 'Haymarket NSW',
  payFrom: '38',
  payTo: '42.50',
  visas: ['Student Visa subclass 500', 'Temporary Graduate 485'],
});
export type Ad = ReturnType<typeof anAd>;
