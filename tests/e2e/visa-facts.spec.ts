import type { Page } from '@playwright/test';
import { editStudent } from './forms.ts';
import { aStudent, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

const course = ['When does your course begin?', 'Level of your course', 'When does your enrolment (CoE) end?'];
const studentsCourse = ["When does the student's course begin?", "Level of the student's course"];
const sponsor = ['Your sponsor', 'When did your job with the sponsor end?'];
const employer = ['Your employer now', 'Since when have you worked for them?'];
const grant = ['What does your grant notice say about work?'];
const waiting = ['Has the visa before your bridging visa ended?', ...grant];

/** Every visa, in the order of the forms, and the additional questions to its holder. */
const asked: Readonly<Record<string, readonly string[]>> = {
  'Student Visa subclass 500': course,
  'Temporary Graduate 485': [],
  'Skilled Independent 189': [],
  'Skilled Nominated 190': [],
  'Skilled Work Regional 491': [],
  'Employer Sponsored TSS 482': sponsor,
  'Employer Nomination 186': [],
  'Working Holiday 417/462': employer,
  'Other/Not Sure': grant,
  'Australian citizen': [],
  'Another permanent visa': [],
  'Second Temporary Graduate 485, for a regional stay': [],
  'Family member of a student, subclass 500': studentsCourse,
  'Family member of a 482 holder': [],
  'Skilled Employer Sponsored Regional 494': sponsor,
  'Family member of a 494 holder': [],
  'Training 407': ['Your sponsor'],
  'Temporary Activity 408': ['Your sponsor'],
  'Family member of a 407 holder': [],
  'Workplace Justice 408': [],
  'Partner (provisional) 309/820': [],
  'Permanent Residence (Skilled Regional) 191': [],
  'Child 101': [],
  'Resident Return 155': [],
  'New Zealand citizen, Special Category 444': [],
  'Prospective Marriage 300': [],
  'Dependent Child 445': [],
  'New Zealand Citizen Family 461': [],
  'Temporary Protection 785/790': [],
  'Skilled Regional (provisional) 489': [],
  'Business Innovation (provisional) 188': [],
  'Contributory Parent (temporary) 173/884': [],
  'Temporary Work 400 or 403': ['Your sponsor'],
  'Bridging visa A': waiting,
  'Bridging visa B': waiting,
  'Bridging visa C': grant,
  'Bridging visa D': [],
  'Bridging visa E': grant,
  'Student Guardian 590': [],
  'Medical Treatment 602': [],
  'Sponsored Parent (temporary) 870': [],
  'Visitor 600, 601 or 651': [],
};
const everyQuestion = [...new Set(Object.values(asked).flat())];

const optionsOf = async (page: Page, name: string) =>
  (await page.getByRole('combobox', { name }).getByRole('option').allTextContents()).slice(1);

/** Chooses a visa in the profile, from the second list if the first does not contain it. */
const chooseVisa = async (page: Page, visa: string) => {
  await editStudent(page);
  const listed = await optionsOf(page, 'Visa status');
  const inFirst = listed.includes(visa);
  await page.getByRole('combobox', { name: 'Visa status' }).selectOption(inFirst ? visa : 'Other/Not Sure');
  if (!inFirst) await page.getByRole('combobox', { name: 'Which other visa?' }).selectOption(visa);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toBeVisible();
};

test('the holder of each visa is asked what the law must know of them, and nothing else', async ({
  page,
  operator,
}) => {
  const student = aStudent();
  await operator.register(studentRegistration(student));
  await signIn(page, student);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const listed = await optionsOf(page, 'Visa status');
  expect(listed).toEqual(Object.keys(asked).slice(0, listed.length));
  await page.getByRole('combobox', { name: 'Visa status' }).selectOption('Other/Not Sure');
  expect([...listed, ...(await optionsOf(page, 'Which other visa?'))]).toEqual(Object.keys(asked));
  await expectSound(page, 'the second list of visas');
  await page.getByRole('button', { name: 'Cancel' }).click();
  for (const [visa, questions] of Object.entries(asked))
    await test.step(visa, async () => {
      await chooseVisa(page, visa);
      await page.getByRole('tab', { name: 'Settings' }).click();
      await page.getByRole('button', { name: 'Change matching preferences' }).click();
      for (const question of everyQuestion) {
        const field = page.getByLabel(question, { exact: true });
        if (questions.includes(question)) await expect(field).toBeVisible();
        else await expect(field).toHaveCount(0);
      }
      await page.getByRole('button', { name: 'Cancel' }).click();
    });
});

test('an answer is kept, shown, and a wrong one is named by its field', async ({ page, operator }) => {
  const student = { ...aStudent(), visaType: 'Working Holiday 417/462' };
  await operator.register(studentRegistration(student));
  await signIn(page, student, '/profile?tab=settings');
  await page.getByRole('button', { name: 'Change matching preferences' }).click();
  await page.getByLabel('Your employer now').fill('x'.repeat(201));
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByLabel('Your employer now')).toHaveAccessibleDescription(/At most 200 characters/);
  await expectSound(page, 'a wrong answer about the visa');
  await page.getByLabel('Your employer now').fill('Harbour Kitchen');
  await page.getByLabel('Since when have you worked for them?').fill('2026-08-03');
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('Harbour Kitchen')).toBeVisible();
  await expect(page.getByText('3 Aug 2026')).toBeVisible();
});

test('answers lead to further questions, and a number that no condition has is named at its field', async ({
  page,
  operator,
}) => {
  const student = { ...aStudent(), visaType: 'Bridging visa A' };
  await operator.register(studentRegistration(student));
  await signIn(page, student, '/profile?tab=settings');
  await page.getByRole('button', { name: 'Change matching preferences' }).click();
  await page.getByLabel(waiting[0] ?? '').selectOption('Still mine: Student Visa subclass 500');
  await page.getByLabel('When does that visa end?').fill('2027-03-15');
  await expect(page.getByLabel('Level of your course')).toBeVisible();
  await page.getByLabel(grant[0] ?? '').selectOption('Something else: I will give the numbers');
  const numbers = page.getByLabel('Numbers of the conditions on your grant');
  await numbers.fill('8999');
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(numbers).toHaveAccessibleDescription(/Condition 8999 is not one that we know/);
  await expectSound(page, 'a condition that is not known');
  await numbers.fill('8105 8503');
  await page.getByRole('button', { name: 'Save preferences' }).click();
  await expect(page.getByText('8105, 8503')).toBeVisible();
  await expect(page.getByText('15 Mar 2027')).toBeVisible();
});
