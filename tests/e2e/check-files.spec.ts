import type { Page } from '@playwright/test';
import { ad, answer, check, words } from './check-page.ts';
import { aBrokenPdf, aLongPdf, anAdOf, anIllustratedAd, aPicture, aScan } from './files.ts';
import { aStudent, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

/** Ads that come into the box of the page that checks them from a file, or from another app (decision 0085). */
test('the words of a file are read on the device, and a file without words is told with what to do', async ({
  page,
}) => {
  const choose = page.getByLabel('Choose a PDF or text file');
  await page.goto('/check');
  await words(page).fill('My own words');
  for (const [file, problem] of [
    [aScan(), 'This PDF is a picture of an ad'],
    [aLongPdf(), 'This PDF has more than 20 pages'],
    [aBrokenPdf(), 'This file could not be read'],
    [aPicture(), 'This is a picture'],
  ] as const) {
    await choose.setInputFiles(file);
    await expect(page.getByRole('alert').filter({ hasText: problem })).toBeVisible();
    await expect(words(page)).toHaveValue('My own words');
  }
  await choose.setInputFiles(anAdOf('Weekend barista', 'Casual, 12 hours a week.', 'Citizens only.'));
  await expect(words(page)).toHaveValue('Weekend barista\nCasual, 12 hours a week.\nCitizens only.');
  await expect(words(page)).toBeFocused();
  await expectSound(page, 'an ad of a file', { widths: [320, 1440] });
  await choose.setInputFiles(anAdOf('Cook', 'Part time, with others.'));
  await expect(words(page)).toHaveValue('Cook\nPart time, with others.');
  await choose.setInputFiles(aScan());
  await page.reload();
  await page.getByRole('button', { name: 'Put my words back' }).click();
  await expect(words(page)).toHaveValue('My own words');
  await expect(page.getByRole('button', { name: 'Put my words back' })).toHaveCount(0);
  const dropped = await page.evaluateHandle(`(() => {
    const data = new DataTransfer();
    data.items.add(new File(['Cook\\nFull time, 38 hours a week. Citizens only.'], 'ad.txt', { type: 'text/plain' }));
    return data;
  })()`);
  await page.getByLabel('Your visa').selectOption('189');
  await words(page).fill('Cook\nPart time with us, twelve hours a week at $36 an hour.');
  await check(page);
  await expect(answer(page, 'Yes, you may take this job')).toBeFocused();
  await words(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('These are the words of ad.txt.')).toBeVisible();
  await expect(answer(page, 'Yes, you may take this job')).toHaveCount(0);
  await page.getByLabel('Your visa').selectOption('500');
  await check(page);
  await expect(answer(page, 'No, not this job')).toBeFocused();
});

test('an ad with a picture is read with a word of warning', async ({ page }) => {
  await page.goto('/check');
  await page.getByLabel('Choose a PDF or text file').setInputFiles(anIllustratedAd('Weekend barista'));
  await expect(words(page)).toHaveValue('Weekend barista');
  await expect(page.getByText('Its pictures were not read')).toBeVisible();
});

test('a PDF that is never read is given up', async ({ page }) => {
  await page.clock.install();
  await page.route('**/pdf.worker*', (route) => route.fulfill({ contentType: 'text/javascript', body: 'for (;;);' }));
  await page.goto('/check');
  const started = page.waitForRequest('**/pdf.worker*');
  await page.getByLabel('Choose a PDF or text file').setInputFiles(anAdOf('Weekend barista'));
  await expect(page.getByText('Reading ad.pdf…')).toBeVisible();
  await started;
  await page.clock.fastForward('00:21');
  await expect(page.getByRole('alert').filter({ hasText: 'takes too long to read' })).toBeVisible();
  await page.getByLabel('Choose a PDF or text file').setInputFiles(anAdOf('Weekend barista'));
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Reading ad.pdf…')).toHaveCount(0);
  await expect(words(page)).toBeFocused();
});

/** Posts a form as a phone does when an app shares to the portal (web/public/manifest.webmanifest). */
const share = async (
  page: Page,
  shared: Readonly<{ title?: string; text?: string; url?: string; files?: string[] }>,
) => {
  await page.evaluate(`(async () => {
    const { files = [], ...words } = ${JSON.stringify(shared)};
    const { share_target } = await (await fetch(document.querySelector('link[rel=manifest]').href)).json();
    const { action, method, enctype, params } = share_target;
    const form = Object.assign(document.createElement('form'), { action, method, enctype });
    const add = (element, values) => form.appendChild(Object.assign(document.createElement(element), values));
    for (const [name, value] of Object.entries(words)) add('textarea', { name: params[name], value });
    const data = new DataTransfer();
    for (const file of files) data.items.add(new File([file], 'ad.txt', { type: 'text/plain' }));
    add('input', { type: 'file', name: params.files[0].name, multiple: true }).files = data.files;
    document.body.append(form);
    form.submit();
  })()`);
};

/** Waits until the browser takes what is shared, instead of the server. */
const receives = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate<string>(
        "navigator.serviceWorker.getRegistration('/check/shared').then((found) => found?.active?.state ?? '')",
      ),
    )
    .toBe('activated');

test('an ad that another app shares comes into the box, and goes nowhere else', async ({ page }) => {
  await page.goto('/check');
  await receives(page);
  await words(page).fill('My own words');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await share(page, { title: 'Weekend barista', text: ad, url: 'https://jobs.example/1' });
  expect((await answered).fromServiceWorker()).toBe(true);
  await expect(words(page)).toHaveValue(`${ad}\nhttps://jobs.example/1`);
  await expect(words(page)).toBeFocused();
  await expect(page.getByText('This is what you shared.')).toBeVisible();
  await expectSound(page, 'an ad that was shared', { widths: [320, 1440] });
  await share(page, { title: 'Barista, Newtown', text: 'https://jobs.example/1' });
  await expect(page.getByText('Links are not opened')).toBeVisible();
  await share(page, {
    text: 'Look at this',
    files: ['Cook\nFull time, 38 hours a week. Citizens only.', 'Another ad'],
  });
  await expect(page.getByText('These are the words of ad.txt.')).toBeVisible();
  await expect(page.getByText('Only the first of your files was read.')).toBeVisible();
  await expect(words(page)).toHaveValue(/^Look at this\nCook\n/);
  await page.setViewportSize({ width: 390, height: 844 });
  await share(page, { files: [''] });
  await expect(page.getByText('This file has no words.')).toBeInViewport();
  await expect(words(page)).toHaveValue(/^Look at this\n/);
  await page.reload();
  await page.getByRole('button', { name: 'Put my words back' }).click();
  await expect(words(page)).toHaveValue('My own words');
  await page.goto('/check#shared');
  await expect(page.getByText('What you shared did not arrive.')).toBeVisible();
  await expect(words(page)).toHaveValue('My own words');
  const stored = 'Promise.all([caches.keys(), indexedDB.databases()])';
  expect(await page.evaluate(stored)).toEqual([[], []]);
});

test('a student shares an ad, and is answered by their profile', async ({ page, operator }) => {
  const student = aStudent();
  await operator.register(studentRegistration(student));
  await signIn(page, student, '/check');
  await receives(page);
  await share(page, { text: 'Cook\nFull time in our kitchen, 38 hours a week. Citizens only.' });
  await expect(words(page)).toHaveValue(/^Cook\n/);
  await check(page);
  await expect(answer(page, 'No, not this job')).toBeFocused();
});
