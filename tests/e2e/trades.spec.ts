import { aStudent, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

test('a student says which work they want, and sees it among their matches and settings', async ({
  page,
  operator,
}) => {
  const mei = aStudent();
  await operator.register(studentRegistration(mei));
  await signIn(page, mei);
  await page.goto('/profile?tab=matches');
  const card = page.getByRole('region', { name: 'What we look for' });
  await card.getByRole('button', { name: /^Choose/ }).click();
  const another = card.getByRole('combobox', { name: 'Another kind of work' });
  await another.fill('qwxz');
  await expect(card.getByText(/^We know no kind of work like "qwxz"/).first()).toBeVisible();
  // A list that scrolls is no stop of the Tab key: it closes, and the focus would be lost.
  await another.fill('nurse');
  await expect(card.getByRole('option')).toHaveCount(8);
  await another.press('Tab');
  await expect(card.getByRole('button', { name: 'Look for this' })).toBeFocused();
  await another.fill('barista');
  await expectSound(page, 'kinds of work to choose from');
  await card.getByRole('option', { name: 'Café, bar and restaurant service' }).click();
  await another.fill('cook');
  await card.getByRole('option', { name: 'Cooking' }).click();
  await card.getByRole('button', { name: 'Look for this' }).click();
  await expect(card.getByText('You chose this. We look for nothing else.')).toBeVisible();
  await expect(card.getByRole('heading', { name: 'What we look for' })).toBeFocused();
  await expectSound(page, 'chosen kinds of work');

  await page.goto('/profile?tab=settings');
  await expect(card.getByRole('listitem')).toContainText(['Café, bar and restaurant service', 'Cooking']);
  await card.getByRole('button', { name: 'Change what we look for' }).click();
  await card.getByRole('button', { name: 'Let my profile decide' }).click();
  await expect(card.getByText('You chose this. We look for nothing else.')).toBeHidden();
});
