import { scaled } from '../support/scale.ts';
import { choice, text } from './forms.ts';
import { anEmployer, employerRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';
import { aJob, description, fillBasics, nextStep, toast } from './wizard.ts';

/** A description written by a model: it grows, can be stopped, and fails in every way, without losing anything. */

test.beforeEach(async ({ page, operator }) => {
  const employer = anEmployer();
  await operator.register(employerRegistration(employer));
  await signIn(page, employer);
});

const failure = 'AI generation failed. Please try again or write the description manually.';
const empty = 'AI generated empty or invalid content';

/** Records what the field shows from now on. As text, because the project's types do not include the DOM. */
const recordTexts = `(() => {
  window.texts = [];
  const note = () => window.texts.push(document.querySelector('[role=textbox][aria-multiline]')?.textContent ?? '');
  new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
})()`;

for (const width of scaled({ landing: [1440], share: [1440, 390] })) {
  test(`the text grows in the form at ${width} px and is there when it is whole`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/employer/post-job');
    await fillBasics(page, aJob('Weekend barista'));
    await nextStep(page);
    await expect(description(page)).toBeVisible();
    await page.evaluate(recordTexts);
    await page.getByRole('button', { name: 'Write with AI' }).click();
    await expect(toast(page, 'Job description generated successfully!')).toBeVisible();
    await expect(description(page)).toContainText('Come and see us.');
    const texts = await page.evaluate<readonly string[]>('window.texts');
    const early = texts.filter((words) => words.includes('The early shift') && !words.includes('Come and see us.'));
    expect(new Set(early.map((words) => words.length)).size).toBeGreaterThan(1);
    await expect(description(page).locator('img')).toHaveCount(0);
    await expect(page).not.toHaveTitle('owned');
    await expect(description(page)).toHaveAttribute('aria-readonly', 'false');
  });

  test(`what grows at ${width} px may be stopped, and what stood there before is there again`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/employer/post-job');
    await fillBasics(page, aJob('Barista halts'));
    await nextStep(page);
    await description(page).fill('What I had written before.');
    await page.getByRole('button', { name: 'Write with AI' }).click();
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(description(page)).toContainText('The early shift needs somebody.');
    await expect(description(page)).toHaveAttribute('aria-readonly', 'true');
    await expectSound(page, `a description that grows at ${width} px`);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(description(page)).toHaveText('What I had written before.');
    await expect(page.getByText(failure)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Write with AI' })).toBeEnabled();
  });
}

const failures = [
  ['Barista nonsense', empty],
  ['Barista cut off', failure],
  ['Barista refused', failure],
  ['Barista too slow', failure],
] as const;
for (const [title, sentence] of failures.slice(0, scaled({ landing: 1, share: failures.length })))
  test(`a model that fails (${title}) gives the toast, and the words of the employer stay`, async ({ page }) => {
    await page.goto('/employer/fast-post');
    await text(page, 'Job title').fill(title);
    await choice(page, 'Role category').selectOption({ index: 1 });
    await text(page, 'Description').fill('What I had written before.');
    await page.getByRole('button', { name: 'Write with AI' }).click();
    await page.getByRole('button', { name: 'Replace', exact: true }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(text(page, 'Description')).toHaveText('What I had written before.');
    await expect(text(page, 'Description')).toBeEditable();
  });

test('too many requests give the toast, and the reason stays below the button', async ({ page }) => {
  await page.route('**/api/ai/generate/**', (route) =>
    route.fulfill({ status: 429, json: { detail: 'You have had 50 descriptions written today.' } }),
  );
  await page.goto('/employer/fast-post');
  await text(page, 'Job title').fill('Barista');
  await choice(page, 'Role category').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Write with AI' }).click();
  await expect(page.getByText(failure)).toBeVisible();
  await expect(page.getByText('You have had 50 descriptions written today.')).toBeVisible();
});

test('a title that names no job, or hours in the wrong order, are questioned at their field', async ({ page }) => {
  await page.goto('/employer/fast-post');
  await text(page, 'Job title').fill('Urgent staff wanted');
  await choice(page, 'Role category').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Write with AI' }).click();
  await expect(text(page, 'Job title')).toHaveAccessibleDescription(
    /^What is the job\? We cannot tell from “Urgent staff/,
  );
  await expect(text(page, 'Job title')).toBeFocused();
  await expectSound(page, 'a title that is questioned');
  await text(page, 'Job title').fill('Weekend barista');
  await page.getByLabel('Hours a week from').fill('30');
  await page.getByLabel('Hours a week to').fill('10');
  await page.getByRole('button', { name: 'Write with AI' }).click();
  await expect(page.getByLabel('Hours a week from')).toHaveAccessibleDescription(/The fewest hours must not be above/);
});
