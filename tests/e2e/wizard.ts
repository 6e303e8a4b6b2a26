import { expect, type Page } from '@playwright/test';
import { choice, text } from './forms.ts';

/** What an employer enters in the wizard, step by step. */
export const aJob = (title: string) => ({
  title,
  category: 'Study-aligned professional',
  basis: 'Part-time',
  level: 'Junior',
  location: 'Haymarket NSW',
  description: 'You prepare reports for our analysts, and keep the dashboards up to date.',
  skill: 'Python',
  pay: '42.50',
  visa: 'Student Visa subclass 500',
});
export type WizardJob = ReturnType<typeof aJob>;

export const nextStep = (page: Page) => page.getByRole('button', { name: 'Next', exact: true }).click();
export const stepHeading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2, exact: true });
export const description = (page: Page) => page.getByRole('textbox', { name: /^Description/ });

export const fillBasics = async (page: Page, job: WizardJob) => {
  await text(page, 'Job title').fill(job.title);
  await choice(page, 'Role category').selectOption(job.category);
  await choice(page, 'Employment basis').selectOption(job.basis);
  await choice(page, 'Experience level').selectOption(job.level);
  await choice(page, 'Location').pressSequentially(job.location.slice(0, 5));
  await page.getByRole('option', { name: job.location, exact: true }).click();
  await expect(choice(page, 'City')).toHaveValue(job.location.replace(/ \w+$/, ''));
};

export const fillRequirements = async (page: Page, job: WizardJob) => {
  await description(page).fill(job.description);
  await choice(page, 'Required skills').pressSequentially(job.skill.slice(0, 4).toLowerCase());
  await page.getByRole('option', { name: job.skill, exact: true }).click();
  await expect(page.getByRole('button', { name: `Remove ${job.skill}` })).toBeVisible();
};

/** From the first step, which is filled, up to the button that publishes. */
export const fillTheRest = async (page: Page, job: WizardJob) => {
  await nextStep(page);
  await fillRequirements(page, job);
  await nextStep(page);
  await text(page, 'Pay from (AUD)').fill(job.pay);
  await nextStep(page);
  await page.getByRole('checkbox', { name: job.visa }).check();
  await nextStep(page);
  await expect(stepHeading(page, 'Review & Publish')).toBeVisible();
};

/** All five steps, up to the button that publishes. */
export const fillWizard = async (page: Page, job: WizardJob) => {
  await fillBasics(page, job);
  await fillTheRest(page, job);
};

/** The newest toast with these words; an earlier one may still be visible. */
export const toast = (page: Page, words: string) => page.getByRole('status').getByText(words, { exact: true }).last();
