import { expect, type Page } from '@playwright/test';
import type { Ad, Employer, Student } from './people.ts';

/** Fields by their labels. */
export const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const choice = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });

/** Types the beginning of a place and chooses it from the suggestions. */
const chooseCity = async (page: Page, city: string) => {
  await choice(page, 'City/suburb').pressSequentially(city.slice(0, 4));
  await page.getByRole('option', { name: city, exact: true }).click();
};

const fillAccount = async (page: Page, person: Student | Employer) => {
  await text(page, 'First name').fill(person.firstName);
  await text(page, 'Last name').fill(person.lastName);
  await text(page, 'Email').fill(person.email);
  await text(page, 'Password').fill(person.password);
  await text(page, 'Contact number').fill(person.contactNumber);
};

/** Fills in every field of a student's registration. */
export const fillStudent = async (page: Page, student: Student) => {
  await page.getByRole('radio', { name: 'A student or graduate' }).check();
  await fillAccount(page, student);
  await text(page, 'Date of birth').fill(student.dateOfBirth);
  await chooseCity(page, student.citySuburb);
  await choice(page, 'University').selectOption(student.university);
  await text(page, 'Degree/course').fill(student.degree);
  await choice(page, 'Graduation year').selectOption(student.graduationYear);
  await choice(page, 'Visa type').selectOption(student.visaType);
};

/** Fills in every field of an employer's registration. */
export const fillEmployer = async (page: Page, employer: Employer) => {
  await page.getByRole('radio', { name: 'An employer' }).check();
  await fillAccount(page, employer);
  await text(page, 'Company name').fill(employer.companyName);
  await text(page, 'Role title').fill(employer.roleTitle);
  await text(page, 'ABN').fill(employer.abn);
  await text(page, 'Company website').fill(employer.website);
  await choice(page, 'Company size').selectOption(employer.companySize);
  await choice(page, 'Industry').selectOption(employer.industry);
};

export const createAccount = (page: Page) => page.getByRole('button', { name: 'Create Account' }).click();

export const fillAd = async (page: Page, ad: Ad) => {
  await text(page, 'Job title').fill(ad.title);
  await choice(page, 'Role category').selectOption(ad.category);
  await choice(page, 'Employment type').selectOption(ad.type);
  await text(page, 'Description').fill(ad.description);
  await page.getByText('Add details').click();
  await chooseCity(page, ad.city);
  await expect(choice(page, 'State')).toHaveValue('NSW');
  await text(page, 'Hourly pay from (AUD)').fill(ad.payFrom);
  await text(page, 'Hourly pay to (AUD)').fill(ad.payTo);
  for (const visa of ad.visas) await page.getByRole('checkbox', { name: visa }).check();
};

/** For tests of signing in itself; other tests use `signIn` (session.ts). */
export const signInByForm = async (page: Page, { email, password }: Readonly<{ email: string; password: string }>) => {
  await page.goto('/auth');
  await text(page, 'Email').fill(email);
  await text(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('status').getByText('Successfully logged in')).toBeVisible();
  await expect(page).not.toHaveURL(/auth/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
};

/** Opens the form of a student's profile from any view. */
export const editStudent = async (page: Page) => {
  await page.getByRole('tab', { name: 'Profile', exact: true }).click();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
};
