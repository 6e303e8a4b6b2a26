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
  await expect(page).toHaveURL('/profile?tab=matches');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeInViewport();
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Employer Sponsors' })).toHaveAttribute('href', '/jobs');
  await expect(footer.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:hello@waratah.example');
  const browse = page.getByRole('banner').getByRole('link', { name: 'Browse Jobs' });
  await expect(browse).toBeEnabled();
  await browse.click();
  await expect(page).toHaveURL('/jobs');
  await expect(page.getByText('Browsing is paused')).toBeHidden();

  await page.goto('/jobs?search=zookeeper&location=Sydney+NSW');
  await page.getByRole('button', { name: 'Email me new ones' }).click();
  await expect(page.getByText('What is new in "zookeeper in Sydney NSW" comes with the morning email.')).toBeVisible();
  await page.goto('/profile?tab=settings');
  const saved = page.getByRole('region', { name: 'Saved searches' });
  await saved.getByRole('button', { name: 'Pause: zookeeper in Sydney NSW' }).click();
  await expect(saved.getByText('Paused')).toBeVisible();
  await saved.getByRole('button', { name: 'Rename: zookeeper in Sydney NSW' }).click();
  await saved.getByRole('textbox', { name: 'Name' }).fill('Zoos');
  await expectSound(page, 'a saved search that is renamed');
  await saved.getByRole('button', { name: 'Save name' }).click();
  await expect(saved.getByRole('link', { name: 'Zoos' })).toHaveAttribute(
    'href',
    '/jobs?search=zookeeper&location=Sydney+NSW',
  );
  await saved.getByRole('button', { name: 'Delete: Zoos' }).click();
  await expect(saved.getByText(/^None\./)).toBeVisible();
});
