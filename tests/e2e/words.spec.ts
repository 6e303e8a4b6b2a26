import type { Page } from '@playwright/test';
import { z } from 'zod';
import { answerWith, failAt } from './answers.ts';
import { aLogo, aResume, aVevo } from './files.ts';
import { choice, text } from './forms.ts';
import { aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { aJob, fillBasics, fillRequirements, toast } from './wizard.ts';

/**
 * Texts of the specification that other tests do not show: fallbacks, failures, labels
 * (tests/contracts/words/table.ts).
 */
const student = aStudent();
const employer = anEmployer();
const newcomer = anEmployer();
const ad = {
  title: 'Orchard bookkeeper',
  description: '<p>Keep the books of an orchard, twelve hours a week, from a desk among apple trees.</p>',
  roleCategory: 'STUDY_ALIGNED_PROFESSIONAL',
  employmentType: 'PART_TIME',
  experienceLevel: 'entry',
  location: 'Orange NSW',
  city: 'Orange',
  state: 'NSW',
  remoteOption: true,
  visaSponsorship: true,
  visaTypes: ['500', '485'],
  requiredSkills: ['Bookkeeping'],
  preferredSkills: ['Pruning'],
  educationRequirements: 'A year of accounting',
  salaryMin: 60_000,
  salaryMax: 80_000,
};
const draftTitle = 'Orchard picker';
const Posted = z.object({ postJob: z.object({ id: z.number() }) });
let jobId = 0;

test.beforeAll(async ({ operator }) => {
  await operator.register(studentRegistration(student));
  for (const one of [employer, newcomer]) await operator.register(employerRegistration(one));
  const post = 'mutation ($input: JobInput!) { postJob(input: $input) { id } }';
  jobId = Posted.parse(await operator.askAs(employer, post, { input: ad })).postJob.id;
  await operator.askAs(employer, 'mutation ($input: JobInput!) { createJobDraft(input: $input, step: 3) { id } }', {
    input: { title: draftTitle, employmentType: 'CASUAL', visaTypes: ['500'] },
  });
});

const main = (page: Page) => page.getByRole('main');
const shown = async (page: Page, words: readonly string[]) => {
  for (const one of words) await expect(main(page).getByText(one, { exact: true }).first(), one).toBeVisible();
};

test('the dashboard of a newcomer is worded as specified', async ({ page }) => {
  await signIn(page, newcomer);
  await expect(main(page).getByRole('heading', { name: 'Employer Dashboard', level: 1 })).toBeVisible();
  await shown(page, ['Total Jobs', 'Active Jobs', 'Total Applications', 'Pending Review']);
  await shown(page, ['Recent Job Postings', 'No job postings yet', 'Recent Applications', 'No applications yet']);
  for (const [name, path] of [
    ['Post New Job', '/employer/post-job'],
    ['View Applications', '/employer/applications'],
    ['Company Info', '/employer/company'],
    ['View All', '/employer/post-job'],
    ['Post Your First Job', '/employer/post-job'],
  ] as const)
    await expect(main(page).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', path);
});

test("an employer's job page has every section and fact, and words for what is missing", async ({ page }) => {
  await signIn(page, employer);
  await expect(main(page).getByText('$60k - $80k').or(main(page).getByText('$60k–$80k'))).toBeVisible();
  await page.goto(`/employer/jobs/${jobId}`);
  await shown(page, ['Required Skills', 'Preferred Skills', 'Education Requirements', 'Inactive']);
  await shown(page, ['Remote Work Available', 'Visa Sponsorship Available', 'Student Visa subclass 500']);
  for (const term of ['Location', 'Posted', 'Expires', 'Salary', 'Employment Type', 'Experience Level', 'Job Status'])
    await expect(main(page).getByRole('term').filter({ hasText: term }).first(), term).toBeVisible();
  await expect(main(page).getByRole('term').filter({ hasText: 'Accepted Visa Types' })).toBeVisible();
  await expect(main(page).getByText(/AUD/).first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Back to Dashboard' })).toBeVisible();
  const missing = {
    description: '',
    standing: 'paused',
    company: { __typename: 'Company', id: 1, name: '' },
    postedDate: null,
  };
  await answerWith(page, 'EmployerJob', missing);
  await page.reload();
  await shown(page, ['No description provided.', 'Your Company', 'Inactive', 'Date not available']);
  await page.unrouteAll();
  await answerWith(page, 'EmployerJob', { postedDate: 'some day', standing: 'live' });
  await page.reload();
  await shown(page, ['Invalid Date', 'Active']);
  await page.goto('/employer/jobs/999999');
  await shown(page, ['Job Not Found', "The job you're looking for doesn't exist or has been removed."]);
  await expect(main(page).getByRole('link', { name: 'Back to Dashboard', exact: true })).toBeVisible();
});

test('a job page that does not load, and a deletion that fails, say so', async ({ page }) => {
  await signIn(page, employer);
  await failAt(page, 'DeleteJob');
  await page.goto(`/employer/jobs/${jobId}`);
  await page.getByRole('button', { name: `Delete ${ad.title}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Failed to delete job', { exact: true })).toBeVisible();
  await failAt(page, 'EmployerJob');
  await page.goto(`/employer/jobs/${jobId}`);
  await expect(page.getByText('Failed to load job details', { exact: true })).toBeVisible();
  await expect(page).toHaveURL('/employer/dashboard');
});

test('the wizard names its five steps, and says what could not be saved', async ({ page }) => {
  await signIn(page, employer, '/employer/post-job');
  for (const name of ['Basics', 'Requirements', 'Compensation', 'Accepted Visas', 'Review & Publish'])
    await expect(main(page).getByRole('listitem').filter({ hasText: name }).first(), name).toBeVisible();
  const job = aJob('Orchard guide');
  await fillBasics(page, job);
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeVisible();
  await fillRequirements(page, job);
  await failAt(page, 'CreateDraft');
  await page.getByRole('button', { name: 'Save Draft' }).click();
  await expect(page.getByText('Failed to save draft', { exact: true }).first()).toBeVisible();
  await failAt(page, 'UpdateWizardJob');
  await page.goto(`/employer/post-job?edit=${jobId}`);
  await text(page, 'Job title').fill('Orchard bookkeeper, senior');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to update job', { exact: true }).first()).toBeVisible();
});

test('an ad without an employment basis is not published', async ({ page }) => {
  await signIn(page, employer);
  await answerWith(page, 'PostJobEdit', { employmentType: null });
  await page.goto(`/employer/post-job?edit=${jobId}`);
  await expect(text(page, 'Job title')).toHaveValue(/Orchard/);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Please select an employment basis.').first()).toBeVisible();
});

test('a description that comes back empty is refused in the words of the specification', async ({ page }) => {
  await signIn(page, employer);
  await page.route('**/api/ai/generate/**', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: 'event: done\ndata: {"description":""}\n\n' }),
  );
  await page.goto('/employer/fast-post');
  await text(page, 'Job title').fill('Orchard bookkeeper');
  await page.getByRole('button', { name: 'Write with AI' }).click();
  await expect(page.getByText('AI generated empty or invalid content')).toBeVisible();
});

test('a draft has its step, its actions, and words for what fails', async ({ page }) => {
  await signIn(page, employer, '/employer/drafts');
  const card = main(page).getByRole('listitem').filter({ hasText: draftTitle });
  for (const words of ['Step 3: Options', 'Edit', 'Publish', 'Delete', 'Casual'])
    await expect(card.getByText(words, { exact: words !== 'Casual' }).first(), words).toBeVisible();
  for (const [step, name] of ['Basics', 'Requirements', 'Compensation', 'Options', 'Review & Publish'].entries()) {
    await page.unrouteAll();
    await answerWith(page, 'EmployerDrafts', { step });
    await page.reload();
    await expect(card.getByText(`Step ${step}: ${name}`, { exact: true })).toBeVisible();
  }
  await failAt(page, 'PublishDraft');
  await card.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('Failed to publish job', { exact: true }).first()).toBeVisible();
  await failAt(page, 'DeleteDraft');
  await card.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Failed to delete draft', { exact: true }).first()).toBeVisible();
});

test('the company page has its fields, is busy while it saves, and says what failed', async ({ page }) => {
  await signIn(page, employer, '/employer/company');
  for (const name of ['Company Name', 'Website', 'Company Size', 'Industry', 'Company Details'])
    await expect(text(page, name), name).toBeVisible();
  await shown(page, ['e.g., 11-50, 51-200', 'Company Logo']);
  await expect(text(page, 'Company Details')).toHaveAttribute('rows', '8');
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/auth/employer/company/logo', async (route) => {
    await seen.promise;
    return route.fulfill({ status: 500, json: {} });
  });
  await page.getByLabel('Choose a logo').setInputFiles(aLogo());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Saving…', exact: true })).toBeVisible();
  seen.resolve();
  await expect(page.getByText('Failed to save company info', { exact: true })).toBeVisible();
});

test("what fails on a student's profile is said in the words of the specification", async ({ page }) => {
  await signIn(page, student);
  const broken = (path: string) => page.route(path, (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await broken('**/api/auth/profile/resume');
  await page.getByLabel('Upload resume').setInputFiles(aResume());
  await expect(page.getByText('Failed to upload resume. Please try again.')).toBeVisible();
  await page.unrouteAll();
  await page.getByLabel('Upload resume').setInputFiles(aResume());
  await expect(toast(page, 'Resume uploaded successfully')).toBeVisible();
  await page.route('**/api/auth/resume/view', (route) => route.fulfill({ json: { resume_url: null } }));
  await page.getByRole('button', { name: 'View resume' }).click();
  await expect(page.getByText('Failed to load resume')).toBeVisible();
  await failAt(page, 'UpdateStudentProfile');
  await text(page, 'Full name').fill('Mei Ling Tan');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Failed to update profile')).toBeVisible();
});

test('a profile lists the latest education and experience first, and what goes on before what ended', async ({
  page,
  operator,
}) => {
  const ravi = aStudent();
  await operator.register(studentRegistration(ravi));
  const study = (degree: string, endYear: string) => ({
    institution: 'UTS',
    degree,
    field: '',
    startYear: '2015',
    endYear,
  });
  const work = (title: string, end: string) => ({ company: 'Orchard', title, start: '2016-01', end, description: '' });
  await operator.askAs(ravi, 'mutation ($input: StudentProfileInput!) { updateStudentProfile(input: $input) { id } }', {
    input: {
      education: [study('Certificate', '2018'), study('Master', '2025'), study('Bachelor', '2021')],
      experience: [work('Picker', '2019-03'), work('Grower', 'Present'), work('Packer', '2022-11')],
    },
  });
  await signIn(page, ravi);
  const titles = main(page).getByRole('heading', { name: /Certificate|Master|Bachelor|Picker|Grower|Packer/ });
  await expect(titles).toHaveText([/Master/, /Bachelor/, /Certificate/, 'Grower', 'Packer', 'Picker']);
});

test('a VEVO document that cannot be uploaded says so', async ({ page }) => {
  await signIn(page, student, '/profile?tab=visa');
  await page.route('**/api/auth/visa/documents/upload**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel('Choose a file').setInputFiles(aVevo());
  await page.getByRole('checkbox', { name: /I consent/ }).check();
  await page.getByRole('button', { name: 'Send for verification' }).click();
  await expect(page.getByText('Failed to upload VEVO document. Please try again.')).toBeVisible();
});

test('a password that cannot be asked for, or set, says so', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page).toHaveURL('/forgot-password');
  await failAt(page, 'ForgotPassword');
  const send = page.getByRole('button', { name: 'Send reset link' });
  await expect(send).toBeVisible();
  await text(page, 'Email').fill(student.email);
  await send.click();
  await expect(page.getByText('Failed to send reset email. Please try again.')).toBeVisible();
  await failAt(page, 'ResetPassword');
  await page.goto('/reset-password?token=whatever');
  for (const name of ['New password', 'Confirm new password']) await text(page, name).fill('long enough');
  await page.getByRole('button', { name: 'Reset password', exact: true }).click();
  await expect(page.getByText('Failed to reset password. Please try again.')).toBeVisible();
});

test('the search counts, pages and filters in the words of the specification', async ({ page }) => {
  await signIn(page, student);
  await answerWith(page, 'SearchJobs', { total: 128, totalPages: 11 });
  await page.goto('/jobs?visa_sponsorship=false&page=2');
  await expect(page.getByRole('heading', { name: '128 Jobs Found', exact: true })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of results' });
  for (const name of ['Previous', 'Next']) await expect(pages.getByText(name, { exact: true })).toBeVisible();
  await expect(pages.getByRole('link', { name: /^Page \d+$/ })).toHaveCount(5);
  const options = async (name: string) => {
    await expect(choice(page, name)).toBeVisible();
    return (await choice(page, name).locator('option').allTextContents()).slice(1);
  };
  const filters = page.getByRole('button', { name: 'Filters' });
  if (await filters.isVisible()) await filters.click();
  expect(await options('Category')).toEqual(['Software', 'Design', 'Marketing', 'Sales']);
  expect(await options('Work type')).toEqual(
    expect.arrayContaining(['Full-time', 'Part-time', 'Contract', 'Internship']),
  );
  await expect(page.getByRole('button', { name: 'Remote friendly', exact: true })).toBeVisible();
  expect(await options('Visa accepted')).toEqual(['Subclass 500', 'Subclass 485', 'Subclass 482']);
});

test('a job that does not load, is not there, or says nothing of itself, has words for it', async ({ page }) => {
  await signIn(page, student, '/jobs?job=999999');
  await shown(page, ['Job Not Found', "The job you're looking for doesn't exist or has been removed."]);
  // Its own employer, because the ad waits for the email to be confirmed.
  await signIn(page, employer);
  await answerWith(page, 'JobsPage', { description: '', location: '', city: '', state: '', remoteOption: false });
  await page.goto(`/jobs?job=${jobId}`);
  await shown(page, ['No description provided.']);
  await expect(main(page).getByText('Location not specified').first()).toBeVisible();
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('JobsPage') ? route.fulfill({ status: 502, body: 'no' }) : route.fallback(),
  );
  await page.goto(`/jobs?job=${jobId}`);
  await expect(page.getByText('Failed to load job details', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('An unexpected error occurred', { exact: true }).first()).toBeVisible();
});

test('the matching page and the story lead on', async ({ page }) => {
  await page.goto('/how-it-works');
  await expect(main(page).getByRole('listitem')).toHaveCount(3);
  await shown(page, ['Complete your profile', 'We match new postings daily', 'You get curated email updates']);
  await main(page).getByRole('link', { name: 'Join Pilot Matching' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await page.goto('/about');
  await expect(main(page).getByRole('link', { name: 'Create Your Profile' }).first()).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Explore Opportunities' }).first()).toHaveAttribute(
    'href',
    '/jobs',
  );
  await signIn(page, employer, '/about');
  await expect(main(page).getByRole('link', { name: 'Create Your Profile' })).toBeHidden();
  await expect(main(page).getByRole('link', { name: 'Post Opportunities' }).first()).toHaveAttribute(
    'href',
    '/employer/post-job',
  );
});

test('terms, privacy and the guide state their facts', async ({ page }) => {
  for (const [path, facts] of [
    ['/terms', ['18 or older', 'subclass 500 or 485', 'New South Wales']],
    ['/privacy', ['within 30 days']],
    [
      '/employer-visa-guide',
      [
        '48 hours per fortnight',
        'unlimited hours in official breaks',
        'No sponsorship is needed',
        'fall under the Fair Work rules',
        'legal only if they are mandatory for the course',
        'We verify every listing',
        'The bottom line',
      ],
    ],
  ] as const) {
    await page.goto(path);
    for (const fact of facts) await expect(main(page).getByText(fact).first(), `${path}: ${fact}`).toBeVisible();
  }
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) }),
  ).toHaveCount(6);
});
