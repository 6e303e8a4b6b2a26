import { aStudent, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

test('without the pilot there is no banner, and a student may browse', async ({ page, operator }) => {
  const student = aStudent();
  await operator.register(studentRegistration(student));
  await signIn(page, student);
  await expect(page.getByRole('complementary', { name: 'Pilot notice' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name: 'View Applications' })).toBeVisible();
  await page.getByRole('button', { name: 'Your account: Mei Tan' }).click();
  await expect(page.getByRole('link', { name: 'Find Jobs' })).toBeEnabled();
  await expectSound(page, "a student's menu without the pilot");
  await page.getByRole('link', { name: 'Recommendations' }).click();
  await expect(page).toHaveURL('/profile?show=matches');
  await expect(page.getByRole('heading', { name: 'Your matches' })).toBeInViewport();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Employer Sponsors' })).toHaveAttribute('href', '/jobs');
  await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:hello@waratah.example');
  const browse = page.getByRole('banner').getByRole('link', { name: 'Browse Jobs' });
  await expect(browse).toBeEnabled();
  await browse.click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByText('Browsing is paused')).toBeHidden();
});
