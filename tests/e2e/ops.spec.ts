import { connect } from '@nats-io/transport-node';
import { natsServer } from '@waratah/kit/events/nats-server';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { followConfirmation } from './confirm.ts';
import { text } from './forms.ts';
import { aStudent, anEmployer, employerRegistration, studentRegistration } from './people.ts';
import { expect, test } from './portal.ts';
import { signIn } from './session.ts';
import { expectSound } from './sound.ts';

const owner = { email: `console.${Date.now().toString(36)}@example.org`, password: 'a key for the console' };
const Posted = z.object({ postJob: z.object({ id: z.number() }) });

const enter = async (page: Page, { email, password }: Readonly<{ email: string; password: string }>) => {
  await text(page, 'Email').fill(email);
  await text(page, 'Password').fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
};

const goTo = async (page: Page, name: string) => {
  const menu = page.getByRole('button', { name: 'Menu' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name, exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
};

test('an operator runs the portal from the console, and leaves a trace of all of it', async ({
  page,
  stack,
  inbox,
  operator,
  openBrowser,
}) => {
  test.slow();
  const step = test.step;
  const [student, employer] = [aStudent(), anEmployer()];
  await operator.createOperator(owner);
  for (const registration of [studentRegistration(student), employerRegistration(employer)])
    await operator.register(registration);
  await followConfirmation(await openBrowser(), await inbox.next(employer.email, /confirm/i), employer.password);
  const post = async (title: string, words: string) => {
    const input = {
      title,
      description: `<p>${words}</p>`,
      roleCategory: 'SERVICE_RETAIL_HOSPITALITY',
      employmentType: 'CASUAL',
      location: 'Hobart TAS',
      visaTypes: ['500'],
    };
    const query = 'mutation Post($input: JobInput!) { postJob(input: $input) { id } }';
    return Posted.parse(await operator.askAs(employer, query, { input })).postJob.id;
  };
  const [good, bad] = ['Ferry deckhand', 'Parcel agent'];
  await post(good, 'Tie the ropes and greet the passengers of the river ferry, 14 hours a week.');
  await post(bad, 'Forward parcels from your home to other addresses, whenever you like, paid by the piece.');

  await step('a student is refused at the door, in clear words, and nothing is kept', async () => {
    await page.goto('/ops/ads');
    await expect(page.getByRole('heading', { name: 'Sign in to the console', level: 1 })).toBeVisible();
    await enter(page, student);
    await expect(page.getByRole('alert').filter({ hasText: 'it is no operator account' })).toBeVisible();
    expect(await page.evaluate('localStorage.getItem("ops_access_token")')).toBeNull();
    await expectSound(page, 'console sign-in');
    await enter(page, owner);
    await expect(page.getByRole('heading', { name: 'Ads', level: 1 })).toBeVisible();
  });

  await step('what waits is counted, and an approved ad shows in the search', async () => {
    const ad = page.getByRole('article', { name: good });
    await expect(ad.getByText('We check the first ad of every new employer.')).toBeVisible();
    await expect(ad.getByText('greet the passengers of the river ferry')).toBeVisible();
    await expectSound(page, 'console ads');
    await ad.getByRole('button', { name: `Approve ${good}` }).click();
    await expect(page.getByRole('status').getByText('Approved. It is shown now.')).toBeVisible();
    await expect(ad).toBeHidden();
    const search = 'query Find { searchJobs(filter: { search: "ferry deckhand" }) { jobs { title } } }';
    await expect.poll(() => operator.askAs(student, search)).toEqual({ searchJobs: { jobs: [{ title: good }] } });
  });

  await step('a rejection needs a reason, which the employer reads in the mail', async () => {
    await page.getByRole('button', { name: `Reject ${bad}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(dialog.getByText('Please give a reason.')).toBeVisible();
    await expectSound(page, 'console reject');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Reshipping is a known fraud.');
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(page.getByRole('article', { name: bad })).toBeHidden();
    const mail = await inbox.next(employer.email, /is not shown/);
    expect(mail.text).toContain('Reshipping is a known fraud.');
  });

  await step('the day and a dry run say what the morning brings', async () => {
    await goTo(page, 'Matching');
    // Matching may hear of the new student after the first dry run.
    await expect(async () => {
      await page.reload();
      await page.getByRole('button', { name: 'Dry run' }).click();
      await expect(page.getByText(/Mei Tan \(\d+\)/).first()).toBeVisible({ timeout: 10_000 });
    }).toPass();
    await expectSound(page, 'console matching');
  });

  await step('a suspension ends the open session at once, and is undone', async () => {
    const portal = await openBrowser();
    await signIn(portal, student);
    await goTo(page, 'People');
    await page.getByRole('searchbox', { name: 'Find' }).fill(student.email);
    await page.getByRole('button', { name: 'Search' }).click();
    await expectSound(page, 'console people');
    await page.getByRole('link', { name: 'Mei Tan' }).click();
    await expect(page.getByRole('heading', { name: 'Mei Tan', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Suspend' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Shared the account.');
    await dialog.getByRole('button', { name: 'Suspend', exact: true }).click();
    await expect(page.getByText(/Suspended since .*: Shared the account\./)).toBeVisible();
    await expectSound(page, 'console person suspended');
    await portal.reload();
    await expect(portal).toHaveURL(/\/auth/);
    await enter(portal, student);
    await expect(portal.getByText('This account is suspended: Shared the account.')).toBeVisible();
    await page.getByRole('button', { name: 'Reinstate' }).click();
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('Sorted out.');
    await dialog.getByRole('button', { name: 'Reinstate', exact: true }).click();
    await expect(page.getByText(/Suspended since/)).toBeHidden();
  });

  await step('a dead letter is replayed, and discarded with a reason', async () => {
    const nats = await connect(natsServer(stack.nats));
    nats.publish('mail.message.v1.requested.mailer.0', 'no JSON');
    await nats.flush();
    await nats.close();
    const row = page.getByRole('listitem').filter({ hasText: 'mail.message.v1.requested' });
    await goTo(page, 'Dead letters');
    await expect(async () => {
      await page.reload();
      await expect(row).toHaveCount(1, { timeout: 10_000 });
    }).toPass();
    await expect(row).toContainText('mailer gave up after one try');
    await expectSound(page, 'console dead letters');
    await row.getByRole('button', { name: /^Replay mail/ }).click();
    await expect(page.getByRole('status').getByText('Put back.')).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(row).toHaveCount(1, { timeout: 10_000 });
    }).toPass();
    await row.getByRole('button', { name: /^Discard/ }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('A test wrote it.');
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('heading', { name: 'No dead letters' })).toBeVisible();
  });

  await step('the queues open', async () => {
    await goTo(page, 'Queues');
    await expect(page.getByRole('rowheader', { name: 'matching-deliver' })).toBeVisible();
    await expectSound(page, 'console queues');
    await page.getByRole('button', { name: 'Open the queues' }).click();
    await expect(page).toHaveURL(/\/ops\/queues/);
    await expect(page.getByText('matching-deliver').first()).toBeVisible();
  });

  await step('the trail shows all of it, on a phone too', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ops');
    await expect(page.getByText('Ads to review')).toBeVisible();
    await expect(page.getByRole('link', { name: /Failed jobs\s*\d/ })).toBeVisible();
    await expectSound(page, 'console today', { always: true });
    await goTo(page, 'Audit trail');
    for (const what of [
      /^reviewJob .*"approve":true/,
      /Reshipping is a known fraud/,
      /^suspendUser/,
      /^reinstateUser/,
      /^discardDeadLetter/,
      /^queues open$/,
    ])
      await expect(page.getByText(what).first()).toBeVisible();
    await expectSound(page, 'console audit trail');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click();
    await expect(page.getByRole('heading', { name: 'Sign in to the console', level: 1 })).toBeVisible();
  });
});
